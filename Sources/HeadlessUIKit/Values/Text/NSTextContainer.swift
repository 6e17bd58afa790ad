@preconcurrency import Foundation

/// The region in which a text view lays out its lines. Mirrors `NSTextContainer` and its members, UIKit. Only the
/// padding and the maximum number of lines affect the size of the text view.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
    final var changed: (() -> Void)?

    /// Creates a container of the given size, in points. Mirrors `NSTextContainer.init(size:)`.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }
    public override convenience init() { self.init(size: .zero) }

    /// The size in points. Stored, but has no effect: text wraps at the text view's own width.
    open var size: CGSize
    /// The padding at both ends of a line, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { changed?() } }
    /// The maximum number of lines; 0 means no limit.
    open var maximumNumberOfLines = 0 { didSet { changed?() } }
    /// Only layout managers that are not those of text views follow the mode, and only whether it wraps characters.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
}
