import Foundation

/// How a preview looks. Mirrors `UIPreviewParameters` and its members, UIKit, without its paths. Recorded, not drawn.
@MainActor @preconcurrency
open class UIPreviewParameters: NSObject {
    public override init() { super.init() }

    /// Setting `nil` brings the default back.
    open var backgroundColor: UIColor! = .systemBackground {
        didSet { if backgroundColor == nil { backgroundColor = .systemBackground } }
    }
}
