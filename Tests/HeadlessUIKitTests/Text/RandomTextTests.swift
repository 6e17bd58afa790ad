import Foundation
import HeadlessUIKit
import TestSupport
import XCTest

final class RandomTextTests: XCTestCase {
    private static let font = UIFont.systemFont(ofSize: 100)
    private static let letters: [Character] = [
        "a", "b", "i", "m", "W", "O", "7", ".", "-", "-", " ", " ", " ", " ", "漢", "字", "🙂", "é", "e\u{301}", "👨‍👩‍👧", "\n",
    ]

    private func randomText(_ random: inout SplitMix64) -> String {
        let few = Bool.random(using: &random) ? Self.letters : Array(Self.letters.prefix(13))
        return String(
            (0..<Int.random(in: 0...40, using: &random)).compactMap { _ in few.randomElement(using: &random) })
    }

    @MainActor
    func testLinesBreakWhereANaiveWrapperBreaksThem() async {
        forEachSeed(1...UInt64(timesToRun("CELLDIRECTOR_TEXTS", else: 400))) { seed in
            var random = SplitMix64(state: seed)
            let label = UILabel()
            label.font = Self.font
            let text = randomText(&random)
            label.text = text
            label.lineBreakStrategy = []
            label.numberOfLines = [0, 0, 2, 3].randomElement(using: &random) ?? 0
            if Int.random(in: 0..<4, using: &random) == 0 { label.lineBreakMode = .byCharWrapping }
            // Wider than an emoji, the widest character.
            let limit = CGFloat(Int.random(in: 113...900, using: &random))
            let size = label.sizeThatFits(CGSize(width: limit, height: 0))
            let model = NaiveWrapping(
                text, Self.font, limit: limit, maximumLines: label.numberOfLines,
                breaksWords: label.lineBreakMode == .byCharWrapping)
            let comment = "\(text.debugDescription) at \(limit), \(label.numberOfLines) lines: \(model.widths)"
            // A label's width is rounded up to whole pixels, three of which are a point.
            let width = ((model.widths.max() ?? 0) * 3 - 0.001).rounded(.up) / 3
            XCTAssertEqual(size.width, min(width, limit), accuracy: 0.001, comment)
            XCTAssertEqual(
                size.height, CGFloat(model.widths.count) * Self.font.lineHeight, accuracy: 0.5, comment)
        }
    }

    @MainActor
    func testPushingAWordOutAddsNoLine() async {
        forEachSeed(1...100) { seed in
            var random = SplitMix64(state: seed)
            let label = UILabel()
            label.numberOfLines = 0
            label.text = randomText(&random)
            let limit = CGSize(width: CGFloat(Int.random(in: 18...300, using: &random)), height: 0)
            let pushed = label.sizeThatFits(limit)
            label.lineBreakStrategy = []
            let plain = label.sizeThatFits(limit)
            let comment = "\(label.text?.debugDescription ?? "") at \(limit.width)"
            XCTAssertEqual(pushed.height, plain.height, comment)
            XCTAssertLessThanOrEqual(pushed.width, plain.width, comment)
        }
    }

    @MainActor
    func testAWiderLabelIsNeverTaller() async {
        forEachSeed(1...100) { seed in
            var random = SplitMix64(state: seed)
            let label = UILabel()
            label.numberOfLines = 0
            label.text = randomText(&random)
            var last = CGFloat.infinity
            for width in stride(from: CGFloat(18), through: 300, by: 3) {
                let size = label.sizeThatFits(CGSize(width: width, height: 0))
                XCTAssertLessThanOrEqual(size.width, width)
                XCTAssertLessThanOrEqual(size.height, last, "\(label.text?.debugDescription ?? "") at \(width)")
                last = size.height
            }
        }
    }
}
