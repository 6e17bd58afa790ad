import TestSupport
import XCTest

final class SeedTests: XCTestCase {
    func testTheGeneratorReturnsItsReferenceNumbers() {
        var generator = SplitMix64(state: 1_234_567)
        XCTAssertEqual(
            (0..<3).map { _ in generator.next() },
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
    }

    func testATestUsesItsOwnSeedsUnlessOthersAreRequested() {
        XCTAssertEqual(Seeds.chosen(instead: [3, 5], by: nil), [3, 5])
        XCTAssertEqual(Seeds.chosen(instead: [3, 5], by: "7"), [7, 8])
        XCTAssertEqual(Seeds.chosen(instead: [3, 5], by: "18446744073709551615"), [.max, 0])
        let fresh = Seeds.chosen(instead: [3, 5], by: "random")
        XCTAssertEqual(fresh?.count, 2)
        XCTAssertNotEqual(fresh, Seeds.chosen(instead: [3, 5], by: "random"))
    }

    func testAnInvalidSeedIsRefused() {
        for setting in ["", "-1", "fresh", "18446744073709551616"] {
            XCTAssertNil(Seeds.chosen(instead: [3, 5], by: setting), setting)
        }
    }

    func testTheCommandRepeatsOneTestWithItsSeedAndSettings() {
        let environment = [
            "CELLDIRECTOR_TOUCHES": "9", "CELLDIRECTOR_PAIRS": "2", "CELLDIRECTOR_SEED": "1", "HOME": "/",
        ]
        for name in ["SeedTests.testX", "-[TestSupportTests.SeedTests testX]"] {
            XCTAssertEqual(
                Seeds.command(seed: 7, test: name, of: SeedTests.self, environment: environment),
                "CELLDIRECTOR_SEED=7 CELLDIRECTOR_PAIRS=2 CELLDIRECTOR_TOUCHES=9 "
                    + "swift test --filter TestSupportTests.SeedTests/testX")
        }
    }

    func testEverySeedIsUsed() {
        var used: [UInt64] = []
        forEachSeed([3, 5]) { used.append($0) }
        XCTAssertEqual(used.count, 2)
    }
}
