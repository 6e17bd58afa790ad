import Foundation

/// How a preview looks. Mirrors `UIPreviewParameters`, UIKit, without its paths. Recorded, not drawn.
@MainActor
open class UIPreviewParameters: NSObject {
    /// Mirrors `UIPreviewParameters.init()`.
    public override init() { super.init() }

    /// Mirrors `UIPreviewParameters.backgroundColor`. Setting `nil` brings the default back.
    open var backgroundColor: UIColor! = .systemBackground {
        didSet { if backgroundColor == nil { backgroundColor = .systemBackground } }
    }
}
