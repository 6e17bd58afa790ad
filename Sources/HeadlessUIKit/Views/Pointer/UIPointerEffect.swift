/// The change of a view that the pointer is over. Mirrors `UIPointerEffect`, UIKit.
@MainActor @preconcurrency
public enum UIPointerEffect {
    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// Mirrors `UIPointerEffect.TintMode`.
    public enum TintMode: Int, Sendable {
        case none, overlay, underlay
    }

    /// The preview of the view.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}
