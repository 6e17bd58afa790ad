@preconcurrency import Foundation

/// Where the lines of a text view lie. Mirrors `NSTextContainer`, UIKit, as far as a text view's size needs it.
@MainActor
open class NSTextContainer: NSObject {
    final var changed: (() -> Void)?

    /// Mirrors `NSTextContainer.init(size:)`; the size is in points.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }
    /// Mirrors `NSTextContainer.init()`.
    public override convenience init() { self.init(size: .zero) }

    /// In points. Mirrors `NSTextContainer.size`. Recorded: a text view's own width counts.
    open var size: CGSize
    /// What lies free at both ends of a line, in points. Mirrors `NSTextContainer.lineFragmentPadding`.
    open var lineFragmentPadding: CGFloat = 5 { didSet { changed?() } }
    /// 0 means as many as the text takes. Mirrors `NSTextContainer.maximumNumberOfLines`.
    open var maximumNumberOfLines = 0 { didSet { changed?() } }
    /// Mirrors `NSTextContainer.lineBreakMode`. Recorded, not drawn.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
}
