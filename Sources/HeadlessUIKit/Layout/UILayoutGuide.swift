import Foundation

/// A rectangle to lay out against. Mirrors `UILayoutGuide`, UIKit.
@MainActor
open class UILayoutGuide: NSObject {
    /// Mirrors `UILayoutGuide.init()`.
    public override init() {
        kind = .custom
        super.init()
    }

    init(_ kind: Kind, of view: UIView) {
        self.kind = kind
        super.init()
        identifier = kind.rawValue
        owningView = view
    }

    /// What decides where a guide lies, by the name that UIKit prints for it.
    enum Kind: String {
        /// Constraints do.
        case custom = ""
        case safeArea = "UIViewSafeAreaLayoutGuide"
        case margins = "UIViewLayoutMarginsGuide"
        case readable = "UIViewReadableContentGuide"
        case keyboard = "UIViewKeyboardLayoutGuide"
        /// The guide whose constraints size a scroll view's content.
        case content = "UIScrollView-contentLayoutGuide"
        case frame = "UIScrollView-frameLayoutGuide"
    }

    final let kind: Kind

    /// Mirrors `UILayoutGuide.owningView`.
    open internal(set) weak var owningView: UIView?
    /// Mirrors `UILayoutGuide.identifier`.
    open var identifier = ""

    /// In the owning view's coordinates, in points. Mirrors `UILayoutGuide.layoutFrame`.
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        if let insets { return view.bounds.inset(by: insets) }
        view.carryOutConstraints()
        return view.viewLayout?.system?.rect(of: self) ?? .zero
    }

    /// Whether constraints leave open where the guide lies. Mirrors `UILayoutGuide.hasAmbiguousLayout`.
    open var hasAmbiguousLayout: Bool { owningView?.isAmbiguous(self) ?? false }

    /// How far the guide lies inside its view's edges; `nil`: constraints decide where it lies.
    final var insets: UIEdgeInsets? {
        guard let view = owningView else { return nil }
        switch kind {
        case .custom, .content: return nil
        case .safeArea: return view.safeAreaInsets
        case .margins: return view.layoutMargins
        case .readable: return view.readableInsets
        case .frame: return .zero
        case .keyboard:
            var insets = view.safeAreaInsets
            insets.top = view.frame.height - insets.bottom
            return insets
        }
    }

    // MARK: Anchors

    /// Mirrors `UILayoutGuide.leadingAnchor`.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// Mirrors `UILayoutGuide.trailingAnchor`.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// Mirrors `UILayoutGuide.leftAnchor`.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// Mirrors `UILayoutGuide.rightAnchor`.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// Mirrors `UILayoutGuide.centerXAnchor`.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// Mirrors `UILayoutGuide.topAnchor`.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// Mirrors `UILayoutGuide.bottomAnchor`.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// Mirrors `UILayoutGuide.centerYAnchor`.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// Mirrors `UILayoutGuide.widthAnchor`.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// Mirrors `UILayoutGuide.heightAnchor`.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
