import HeadlessUIKit
import ScreenPictures
import XCTest

/// Tests that text is drawn with the same size and line breaks that were used to measure it.
final class TextPictureTests: XCTestCase {
    @MainActor
    private func label(_ text: String, _ width: CGFloat, _ height: CGFloat, lines: Int = 0) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @MainActor
    func testALineIsAsWideAsItWasMeasuredAndVerticallyCentered() async throws {
        let label = label("Follow", 200, 44, lines: 1)
        let text = try XCTUnwrap(picture(of: label).texts.first)
        XCTAssertEqual(text.text, "Follow")
        XCTAssertEqual(text.number("textLength"), label.sizeThatFits(.zero).width, accuracy: 0.5)
        let height = label.font.lineHeight
        XCTAssertEqual(text.place.y, 22 - height / 2 + label.font.ascender, accuracy: 0.01)
        XCTAssertEqual(text.place.x, 0)
        label.textAlignment = .right
        XCTAssertEqual(
            try XCTUnwrap(picture(of: label).texts.first).place.x, 200 - text.number("textLength"), accuracy: 0.02)
    }

    @MainActor
    func testLinesBreakAsTheyWereMeasured() async {
        let text = "Great men are not always wise: neither do the aged understand judgment."
        let label = label(text, 120, 400)
        let height = label.sizeThatFits(CGSize(width: 120, height: 0)).height
        let lines = picture(of: label).texts
        XCTAssertEqual(CGFloat(lines.count) * label.font.lineHeight, height, accuracy: 0.6)
        XCTAssertEqual(lines.map(\.text).joined(separator: " "), text)
        for line in lines { XCTAssertLessThanOrEqual(line.number("textLength"), 120.01) }
        XCTAssertEqual(lines.map(\.place.y), lines.map(\.place.y).sorted())
    }

    /// Recordings show that a label does not leave a single word on the last line of a paragraph, unless the line above
    /// would then be shorter than the last one.
    @MainActor
    func testALastSingleWordIsJoinedByTheWordBeforeIt() async {
        typealias Strategy = NSParagraphStyle.LineBreakStrategy
        /// The lines of a text without a strategy, in a label that is just as wide, and those with the standard strategy if
        /// they differ.
        let cases: [(greedy: [String], pushed: [String]?)] = [
            (["The kettle is on the", "stove"], ["The kettle is on", "the stove"]),
            (["Bread, milk and butter are", "out"], ["Bread, milk and butter", "are out"]),
            (
                ["Three of the lamps in the", "hall were repaired by the", "neighbors"],
                ["Three of the lamps in the", "hall were repaired by", "the neighbors"]
            ),
            // The last line has two words already.
            (["The kettle is on the", "old stove"], nil),
            // The line above would become shorter than the last one.
            (["On Mondays", "greenhouses are", "inaccessible"], nil),
            // There is no other word on the line above.
            (["An", "uncharacteristically", "warm"], nil),
            (["Marvellous", "greenhouses"], nil),
            // A hyphen ends a line, but not a word.
            (["Half of the house is semi-", "detached"], nil),
        ]
        func lines(_ label: UILabel) -> [String] { picture(of: label).texts.map(\.text) }
        for (greedy, pushed) in cases {
            let expected = pushed ?? greedy
            let width = (greedy.map { self.label($0, 0, 0).sizeThatFits(.zero).width }.max() ?? 0) + 1
            let text = greedy.joined(separator: " ").replacing("- ", with: "-")
            // Each paragraph has its own last line.
            let label = label(text + "\n" + text, width, 400)
            XCTAssertEqual(label.lineBreakStrategy, .standard)
            XCTAssertEqual(lines(label), expected + expected)
            let size = label.sizeThatFits(CGSize(width: width, height: 400))
            for (strategy, result) in [
                (Strategy(), greedy), (.hangulWordPriority, greedy), (.pushOut, expected), (.standard, expected),
            ] {
                label.lineBreakStrategy = strategy
                XCTAssertEqual(lines(label), result + result, "\(strategy)")
                let other = label.sizeThatFits(CGSize(width: width, height: 400))
                XCTAssertEqual(other.height, size.height)
                XCTAssertTrue(result == expected ? other == size : other.width >= size.width)
                // The strategy of a paragraph style takes precedence over the label's.
                let style = NSMutableParagraphStyle()
                style.lineBreakStrategy = strategy
                let styled = self.label("", width, 400)
                styled.lineBreakStrategy = strategy.isEmpty ? .standard : []
                styled.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
                XCTAssertEqual(lines(styled), result, "\(strategy)")
            }
            label.numberOfLines = 1
            XCTAssertEqual(lines(label).count, 1)
            XCTAssertEqual(lines(label).first?.last, "…", "a text that is cut off has no last line")
        }
    }

    @MainActor
    func testTextThatDoesNotFitEndsInAnEllipsis() async throws {
        let label = label("A title that is much too long for its label", 100, 30, lines: 1)
        func shown() throws -> String { try XCTUnwrap(picture(of: label).texts.first).text }
        let tail = try shown()
        XCTAssert(tail.hasPrefix("A title") && tail.hasSuffix("…"), tail)
        label.lineBreakMode = .byTruncatingHead
        XCTAssertEqual(picture(of: label).texts.map(\.text).joined().prefix(1), "…")
        XCTAssertEqual(picture(of: label).texts.map(\.text).joined().suffix(5), "label")
        label.lineBreakMode = .byTruncatingMiddle
        let middle = picture(of: label).texts.map(\.text).joined()
        XCTAssert(middle.hasPrefix("A") && middle.contains("…") && middle.hasSuffix("l"), middle)
        label.lineBreakMode = .byTruncatingTail
        label.numberOfLines = 2
        label.frame.size.height = 44
        let lines = picture(of: label).texts.map(\.text)
        XCTAssertEqual(lines.count, 2)
        XCTAssert(lines[1].hasSuffix("…"), "\(lines)")
    }

    @MainActor
    func testAClippedLineEndsAtItsLineBreak() async {
        let label = label("one\ntwo", 100, 30, lines: 1)
        label.lineBreakMode = .byClipping
        XCTAssertEqual(picture(of: label).texts.map(\.text), ["one"])
    }

    @MainActor
    func testALabelThatIsTooShortShowsTheLinesThatFit() async {
        XCTAssertEqual(picture(of: label("one\ntwo\nthree\nfour", 100, 45)).texts.map(\.text).first, "one")
        XCTAssertEqual(picture(of: label("one\ntwo\nthree\nfour", 100, 45)).texts.count, 2)
        XCTAssertEqual(picture(of: label("one\ntwo", 100, 10)).texts.map(\.text), ["one…"])
    }

    @MainActor
    func testATextThatShrinksToFitIsMeasuredInItsSmallerSize() async throws {
        let label = label("A title that is too long", 100, 30, lines: 1)
        label.adjustsFontSizeToFitWidth = true
        let text = try XCTUnwrap(picture(of: label).texts.first)
        XCTAssertEqual(text.text, "A title that is too long")
        XCTAssertLessThanOrEqual(text.number("textLength"), 100.01)
    }

    @MainActor
    func testRunsHaveTheirFontsAndColors() async throws {
        let text = NSMutableAttributedString(
            string: "Total ", attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red])
        text.append(
            NSAttributedString(
                string: "4.20",
                attributes: [.font: UIFont.systemFont(ofSize: 20, weight: .bold), .strikethroughStyle: 1 as NSNumber]))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        label.attributedText = text
        let svg = ScreenPicture(of: label).svg
        let pieces = picture(of: label).texts
        XCTAssertEqual(pieces.map(\.text), ["Total", "4.20"])
        XCTAssertEqual(pieces[0].place.y, pieces[1].place.y, "both runs have the same baseline")
        XCTAssertGreaterThan(pieces[1].place.x, pieces[0].place.x + pieces[0].number("textLength"))
        XCTAssert(svg.contains("font:700 20px") && svg.contains("font:400 12px") && svg.contains("fill:#f00"), svg)
        XCTAssertEqual(picture(of: label).all("rect").count, 1, "the strikethrough is drawn")
    }

    @MainActor
    func testSpecialCharactersOfXMLAreEscaped() async {
        XCTAssertEqual(picture(of: label("a < b & \"c\" > d", 300, 30)).texts.map(\.text), ["a < b & \"c\" > d"])
        XCTAssertEqual(picture(of: label("\u{1}", 300, 30)).texts.map(\.text), ["\u{FFFD}"])
        XCTAssertEqual(picture(of: label("👩‍👩‍👧 日本", 300, 30)).texts.map(\.text), ["👩‍👩‍👧 日本"])
        XCTAssertEqual(picture(of: label("a \u{301}", 300, 30)).texts.map(\.text), ["a \u{301}"])
    }

    @MainActor
    func testInARightToLeftLayoutALineBeginsAtTheRight() async throws {
        let label = label("Follow", 200, 44)
        label.semanticContentAttribute = .forceRightToLeft
        let text = try XCTUnwrap(picture(of: label).texts.first)
        XCTAssertEqual(text.place.x + text.number("textLength"), 200, accuracy: 0.02)
    }
}
