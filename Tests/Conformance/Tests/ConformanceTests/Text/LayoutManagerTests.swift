import CellDirector
import XCTest

/// Tests the places of characters that layout managers find.
final class LayoutManagerTests: ConformanceTestCase {
    @MainActor
    func testACharacterIsFoundAtThePointOfATouch() async {
        let font = UIFont.systemFont(ofSize: 17)
        let text = "Read the terms\nand conditions"
        let storage = NSTextStorage(attributedString: NSAttributedString(string: text, attributes: [.font: font]))
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 200)))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        XCTAssertTrue(manager.textStorage === storage)
        XCTAssertEqual(manager.numberOfGlyphs, 29)
        let used = manager.usedRect(for: container)
        XCTAssertEqual(used.height, 2 * font.lineHeight, accuracy: 3)
        XCTAssertLessThan(used.width, 200)
        for word in ["Read", "terms", "and", "conditions"] {
            let range = (text as NSString).range(of: word)
            let area = manager.boundingRect(forGlyphRange: range, in: container)
            XCTAssertEqual(area.minY, word == "and" || word == "conditions" ? font.lineHeight : 0, accuracy: 2)
            let index = manager.characterIndex(
                for: CGPoint(x: area.midX, y: area.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
            XCTAssertTrue(NSLocationInRange(index, range), "\(word): \(index)")
        }
        var fraction: CGFloat = -1
        let first = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 1), in: container)
        let index = manager.characterIndex(
            for: CGPoint(x: first.width * 0.75, y: 5), in: container,
            fractionOfDistanceBetweenInsertionPoints: &fraction)
        XCTAssertEqual(index, 0)
        XCTAssertEqual(fraction, 0.75, accuracy: 0.05)
    }

    @MainActor
    func testATextViewHasALayoutManager() async {
        let view = UITextView(frame: rect(0, 0, 200, 200))
        view.text = "one two"
        let area = view.layoutManager.boundingRect(
            forGlyphRange: NSRange(location: 4, length: 3), in: view.textContainer)
        XCTAssertGreaterThan(area.minX, view.textContainer.lineFragmentPadding + 10)
    }
}
