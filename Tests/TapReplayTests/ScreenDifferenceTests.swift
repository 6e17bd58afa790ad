import TestSupport
import XCTest

@testable import TapReplay

/// What a screen has of the one before it.
final class ScreenDifferenceTests: XCTestCase {
    func testTheLongestRunIsKept() {
        let before = ["top", "-", "a", "-", "b", "-", "c", "end"]
        let after = ["top", "-", "b", "-", "c", "-", "d", "end"]
        XCTAssertEqual(
            ScreenDifference(from: before, to: after).parts,
            [.kept(0..<2), .kept(4..<7), .kept(1..<2), .new("d"), .kept(7..<8)])
    }

    func testAnyScreenIsMadeOfAnyOther() {
        forEachSeed(0..<500) { seed in
            var generator = SplitMix64(state: seed)
            func screen() -> [String] {
                (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                    String("abc-".randomElement(using: &generator) ?? "-")
                }
            }
            let (before, after) = (screen(), screen())
            let made = ScreenDifference(from: before, to: after).parts.flatMap { part in
                switch part {
                case .kept(let range): Array(before[range])
                case .new(let line): [line]
                }
            }
            XCTAssertEqual(made, after, "\(before) → \(after)")
        }
    }
}
