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
        func chosen(_ setting: String?) -> [UInt64]? { Seeds.chosen(instead: [3, 5], by: setting, isThorough: true) }
        XCTAssertEqual(chosen(nil), [3, 5])
        XCTAssertEqual(chosen("7"), [7, 8])
        XCTAssertEqual(chosen("18446744073709551615"), [.max, 0])
        let fresh = chosen("random")
        XCTAssertEqual(fresh?.count, 2)
        XCTAssertNotEqual(fresh, chosen("random"))
    }

    func testAQuickRunUsesAnEighthOfTheSeeds() {
        for (count, quick) in [(0, 0), (1, 1), (8, 1), (9, 2), (100, 13)] {
            let seeds = Array(1...100).prefix(count).map(UInt64.init)
            XCTAssertEqual(Seeds.chosen(instead: seeds, by: nil, isThorough: false), Array(seeds.prefix(quick)))
        }
        XCTAssertEqual(Seeds.chosen(instead: [3, 5], by: "7", isThorough: false), [7])
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
        XCTAssertEqual(used.count, isThorough ? 2 : 1)
    }
}
