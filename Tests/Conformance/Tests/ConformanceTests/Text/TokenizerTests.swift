import CellDirector
import XCTest

/// Tests the units of text that a tokenizer finds, and styles of paragraphs.
final class TokenizerTests: ConformanceTestCase {
    @MainActor
    private func word(_ offset: Int, _ direction: UITextStorageDirection, in view: UITextView) -> String? {
        guard let position = view.position(from: view.beginningOfDocument, offset: offset) else { return nil }
        return view.tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage(direction))
            .flatMap { view.text(in: $0) }
    }

    @MainActor
    func testATokenizerFindsWords() async throws {
        let view = UITextView(frame: rect(0, 0, 300, 200))
        view.text = "one, two"
        XCTAssertEqual(word(1, .forward, in: view), "one")
        XCTAssertEqual(word(3, .backward, in: view), "one")
        XCTAssertEqual(word(5, .forward, in: view), "two")
        XCTAssertNil(word(8, .forward, in: view))
        let start = view.beginningOfDocument
        let end = view.tokenizer.position(from: start, toBoundary: .word, inDirection: .storage(.forward))
        XCTAssertEqual(end.map { view.offset(from: start, to: $0) }, 3)
        XCTAssertTrue(view.tokenizer.isPosition(start, atBoundary: .word, inDirection: .storage(.backward)))
    }

    @MainActor
    func testATokenizerFindsParagraphsAndTheDocument() async throws {
        let view = UITextView(frame: rect(0, 0, 300, 200))
        view.text = "one two\nthree"
        let position = try XCTUnwrap(view.position(from: view.beginningOfDocument, offset: 9))
        let forward = UITextDirection.storage(.forward)
        let paragraph = view.tokenizer.rangeEnclosingPosition(position, with: .paragraph, inDirection: forward)
        XCTAssertEqual(paragraph.flatMap { view.text(in: $0) }, "three")
        let document = view.tokenizer.rangeEnclosingPosition(position, with: .document, inDirection: forward)
        XCTAssertEqual(document.flatMap { view.text(in: $0) }, view.text)
    }

    @MainActor
    func testATextViewKeepsTheDirectionOfItsParagraphs() async throws {
        let view = UITextView(frame: rect(0, 0, 300, 200))
        view.text = "one"
        let range = try XCTUnwrap(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
        XCTAssertEqual(view.baseWritingDirection(for: range.start, in: .forward), .natural)
        view.setBaseWritingDirection(.rightToLeft, for: range)
        XCTAssertEqual(view.baseWritingDirection(for: range.start, in: .forward), .rightToLeft)
    }

    @MainActor
    func testStylesOfParagraphsAreCopied() async throws {
        let style = try XCTUnwrap(NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle)
        XCTAssertEqual(style.tabStops.count, 12)
        XCTAssertEqual(style.tabStops.first?.location, 28)
        style.lineSpacing = 3
        style.hyphenationFactor = 1
        let copy = try XCTUnwrap(style.copy() as? NSParagraphStyle)
        XCTAssertEqual(copy, style)
        style.lineSpacing = 5
        XCTAssertEqual(copy.lineSpacing, 3)
        let other = NSMutableParagraphStyle()
        other.setParagraphStyle(copy)
        XCTAssertEqual(other.hyphenationFactor, 1)
    }

    @MainActor
    func testImagesKeepTheirInsets() async {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let image = UIImage().resizableImage(withCapInsets: insets, resizingMode: .stretch)
        XCTAssertEqual(image.capInsets, insets)
        XCTAssertEqual(image.resizingMode, .stretch)
        XCTAssertEqual(UIImage().withAlignmentRectInsets(insets).alignmentRectInsets, insets)
        XCTAssertTrue(UIImage().imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
    }

    @MainActor
    func testContentIsReadOnDemand() async {
        let content = AXCustomContent(label: "Rating", value: "5 stars")
        content.importance = .high
        XCTAssertEqual((content.copy() as? AXCustomContent)?.importance, .high)
        XCTAssertEqual([content.label, content.attributedValue.string], ["Rating", "5 stars"])
    }
}
