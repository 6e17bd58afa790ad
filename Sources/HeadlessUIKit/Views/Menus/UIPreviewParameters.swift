import Foundation

/// The appearance of a preview. Mirrors `UIPreviewParameters` and its members, UIKit, without its paths. Stored, but
/// not drawn.
@MainActor @preconcurrency
open class UIPreviewParameters: NSObject {
    public override init() { super.init() }

    /// The background color. Setting it to `nil` restores the default.
    open var backgroundColor: UIColor! = .systemBackground {
        didSet { if backgroundColor == nil { backgroundColor = .systemBackground } }
    }
}
