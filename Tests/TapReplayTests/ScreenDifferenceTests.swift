import TestSupport
import XCTest

@testable import TapReplay

/// Tests the difference between two screens: which lines of the previous screen are kept, and which lines are new.
final class ScreenDifferenceTests: XCTestCase {
    func testTheLongestRunIsKept() {
        let before = ["top", "-", "a", "-", "b", "-", "c", "end"]
        let after = ["top", "-", "b", "-", "c", "-", "d", "end"]
        XCTAssertEqual(
            ScreenDifference(from: before, to: after).parts,
            [.kept(0..<2), .kept(4..<7), .kept(1..<2), .new("d"), .kept(7..<8)])
    }

    func testADifferenceTurnsAnyScreenIntoAnyOther() {
        forEachSeed(0..<500) { seed in
            var generator = SplitMix64(state: seed)
            func screen() -> [String] {
                (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                    String("abc-".randomElement(using: &generator) ?? "-")
                }
            }
            let (before, after) = (screen(), screen())
            let made = ScreenDifference(from: before, to: after).applied(to: before)
            XCTAssertEqual(made ?? [], after, "\(before) → \(after)")
        }
    }

    func testRepeatedLinesAreWrittenAsNumbers() throws {
        var (written, read) = (ScreenDifference.Lines(), ScreenDifference.Lines())
        var screen: [String] = []
        let screens = [["a", "b", "c"], ["d"], ["b", "a", "e", "a"]]
        var parts: [[ScreenDifference.Part]] = []
        for next in screens {
            var difference = ScreenDifference(from: screen, to: next)
            difference.shorten(&written)
            parts.append(difference.parts)
            var again = try JSONDecoder().decode(ScreenDifference.self, from: JSONEncoder().encode(difference))
            XCTAssertEqual(again.parts, difference.parts)
            again.lengthen(&read)
            XCTAssert(again.fits(screen))
            screen = again.applied(to: screen) ?? []
            XCTAssertEqual(screen, next)
        }
        XCTAssertEqual(parts[2], [.known(1), .known(0), .new("e"), .known(0)])
        var damaged = ScreenDifference(from: [], to: ["a"])
        damaged.shorten(&written)
        damaged.lengthen(&read)
        var empty = ScreenDifference.Lines()
        damaged.shorten(&written)
        damaged.lengthen(&empty)
        XCTAssertFalse(damaged.fits([]), "a difference with an unknown line number does not fit")
    }
}
