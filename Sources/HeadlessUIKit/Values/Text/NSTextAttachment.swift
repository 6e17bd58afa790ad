@preconcurrency import Foundation

/// An image within a text. Mirrors `NSTextAttachment` and its members, UIKit. The text has the character `U+FFFC` in its
/// place, with the attachment as its `NSAttributedString.Key.attachment` attribute.
///
/// Labels, text views and the methods that measure text take the attachment's bounds into account, and pictures of the
/// screen show its image. Views and files as attachments are not supported.
open class NSTextAttachment: NSObject {
    /// The character that an attachment has in a text. Mirrors `NSTextAttachment.character`.
    public static let character = 0xFFFC

    /// Creates an attachment with data, which is stored. Its image is only what ``image`` is set to.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    public override convenience init() { self.init(data: nil, ofType: nil) }

    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    open var contents: Data?
    open var fileType: String?
    open var image: UIImage?
    /// The bounds in points. The origin is relative to the baseline, and y increases upward. If they are zero, the attachment
    /// has the size of its image.
    open var bounds = CGRect.zero

    /// Returns the bounds of the attachment in a line, in points; see ``bounds``. HeadlessUIKit calls the method with a
    /// proposed line fragment without a size, at the point zero.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
    }

    /// Returns the image to draw.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }
}

extension NSTextAttachment {
    /// Returns the bounds of the attachment at an index of a text, in points.
    package final func bounds(at index: Int) -> CGRect {
        attachmentBounds(
            for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: index)
    }
}

extension NSAttributedString.Key {
    /// The key of an ``NSTextAttachment``. Mirrors `NSAttributedString.Key.attachment`.
    @_disfavoredOverload public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension NSAttributedString {
    /// Creates a text that consists of an attachment. Mirrors `NSAttributedString.init(attachment:)`.
    @_disfavoredOverload
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Whether the text contains an attachment. Mirrors `NSAttributedString.containsAttachments(in:)`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of runs in the range.
    @_disfavoredOverload
    public func containsAttachments(in range: NSRange) -> Bool {
        var found = false
        enumerateAttribute(.attachment, in: range) { value, _, stop in
            guard value is NSTextAttachment else { return }
            found = true
            stop.pointee = true
        }
        return found
    }
}
