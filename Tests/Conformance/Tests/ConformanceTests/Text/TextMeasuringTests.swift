import CellDirector
import XCTest

/// Tests how paragraph styles and attachments affect the size of text.
final class TextMeasuringTests: ConformanceTestCase {
    private let text = "one two three four five six seven eight nine ten"
    private let font = UIFont.systemFont(ofSize: 17)

    @MainActor
    private func height(_ mode: NSLineBreakMode?, _ options: NSStringDrawingOptions = .usesLineFragmentOrigin)
        -> CGFloat
    {
        var attributes: [NSAttributedString.Key: Any] = [.font: font]
        if let mode {
            let style = NSMutableParagraphStyle()
            style.lineBreakMode = mode
            attributes[.paragraphStyle] = style
        }
        let size = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
        return (text as NSString).boundingRect(with: size, options: options, attributes: attributes, context: nil)
            .height
    }

    @MainActor
    func testAStyleThatTruncatesOrClipsMakesAStringASingleLine() async {
        let line = font.lineHeight
        XCTAssertGreaterThan(height(nil), 2 * line)
        XCTAssertEqual(height(.byWordWrapping), height(nil), accuracy: 0.01)
        XCTAssertGreaterThan(height(.byCharWrapping), 2 * line)
        for mode in [NSLineBreakMode.byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle] {
            XCTAssertLessThan(height(mode), 1.5 * line, "\(mode.rawValue)")
        }
    }

    @MainActor
    func testALabelWithSeveralLinesWrapsTextWhoseStyleTruncates() async {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style])
        XCTAssertGreaterThan(label.sizeThatFits(CGSize(width: 100, height: 1000)).height, 2 * font.lineHeight)
    }

    @MainActor
    func testAnAttachmentTakesUpItsBounds() async {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -5, width: 40, height: 60)
        XCTAssertEqual(NSAttributedString(attachment: attachment).string.unicodeScalars.first?.value, 0xFFFC)
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
        let plain = text.size()
        text.insert(NSAttributedString(attachment: attachment), at: 1)
        XCTAssertEqual(text.size().width, plain.width + 40, accuracy: 0.5)
        XCTAssertEqual(text.size().height, 60, accuracy: 1)
        let label = UILabel()
        label.attributedText = text
        XCTAssertEqual(label.intrinsicContentSize.height, 60, accuracy: 1)
        XCTAssertEqual(text.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment, attachment)
        XCTAssertTrue(text.containsAttachments(in: NSRange(location: 0, length: 3)))
        XCTAssertFalse(text.containsAttachments(in: NSRange(location: 2, length: 1)))
    }

    @MainActor
    func testAnAttachmentWithoutBoundsHasTheSizeOfItsImage() async {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 50)).image { _ in }
        let text = NSAttributedString(attachment: NSTextAttachment(image: image))
        XCTAssertEqual(text.size().width, 30, accuracy: 0.5)
        XCTAssertGreaterThanOrEqual(text.size().height, 50)
    }

    @MainActor
    func testALineBreaksBeforeAnAttachmentThatDoesNotFit() async {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 60, height: 10)
        let text = NSMutableAttributedString(string: "word", attributes: [.font: font])
        for _ in 0..<2 { text.append(NSAttributedString(attachment: attachment)) }
        let size = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
        let height = text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).height
        XCTAssertGreaterThan(height, 1.5 * font.lineHeight)
    }
}
