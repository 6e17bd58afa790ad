@preconcurrency import Foundation

/// A visual effect that a view applies to the views behind it. Mirrors `UIVisualEffect`, UIKit. Pictures of the screen
/// show a blur effect as a translucent background, and ignore other effects.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
    override init() { super.init() }
}

/// Mirrors `UIVibrancyEffectStyle`, UIKit.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill
    case separator
}

/// A view that applies a visual effect to the views behind it. Mirrors `UIVisualEffectView` and its members, UIKit.
///
/// Views in the content view can be touched like views in any other view.
open class UIVisualEffectView: UIView {
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addSubview(contentView)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        effect = Self.effect(coder.element)
        if let content = coder.element.value("contentView") {
            coder.decode(content, into: contentView) { $0.decode(coder) }
        }
    }

    open var effect: UIVisualEffect?
    /// The view to which an app adds subviews.
    open private(set) var contentView = UIView(frame: .zero)

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = CGRect(origin: .zero, size: untransformedFrame.size)
    }
}
