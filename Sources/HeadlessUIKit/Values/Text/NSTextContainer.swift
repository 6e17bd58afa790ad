@preconcurrency import Foundation

/// Where the lines of a text view lie. Mirrors `NSTextContainer` and its members, UIKit, as far as a text view's size
/// needs it.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
    final var changed: (() -> Void)?

    /// Mirrors `NSTextContainer.init(size:)`; the size is in points.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }
    public override convenience init() { self.init(size: .zero) }

    /// In points. Recorded: a text view's own width counts.
    open var size: CGSize
    /// What lies free at both ends of a line, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { changed?() } }
    /// 0 means as many as the text takes.
    open var maximumNumberOfLines = 0 { didSet { changed?() } }
    /// Recorded, not drawn.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
}
