import Foundation

/// A rectangle that views can be aligned with. Mirrors `UILayoutGuide` and its members, UIKit.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
    public override init() {
        kind = .custom
        super.init()
    }

    init(_ kind: Kind, of view: UIView) {
        self.kind = kind
        super.init()
        identifier = kind.rawValue
        owner = view
    }

    /// The kind of a guide, which determines its frame. The raw value is the name that UIKit prints.
    enum Kind: String {
        /// A guide that is positioned by constraints.
        case custom = ""
        case safeArea = "UIViewSafeAreaLayoutGuide"
        case margins = "UIViewLayoutMarginsGuide"
        case readable = "UIViewReadableContentGuide"
        case keyboard = "UIViewKeyboardLayoutGuide"
        /// The guide whose constraints determine the content size of a scroll view.
        case content = "UIScrollView-contentLayoutGuide"
        case frame = "UIScrollView-frameLayoutGuide"
    }

    final let kind: Kind

    /// The view that owns the guide. Setting it adds the guide to the view; setting `nil` removes it.
    open weak var owningView: UIView? {
        get { owner }
        set { if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) } }
    }
    final weak var owner: UIView?
    open var identifier = ""

    /// The frame in the owning view's coordinates, in points.
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        if let insets { return view.bounds.inset(by: insets) }
        view.carryOutConstraints()
        return view.viewLayout?.system?.rect(of: self) ?? .zero
    }

    /// Whether constraints don't fully determine the guide's frame.
    open var hasAmbiguousLayout: Bool { owningView?.isAmbiguous(self) ?? false }

    /// The insets from the edges of the owning view; `nil` if the guide is positioned by constraints or has no owning
    /// view.
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
            let covered = view.heightUnderKeyboard
            insets.top = view.frame.height - max(insets.bottom, covered)
            if covered > 0 { insets.bottom = 0 }
            return insets
        }
    }

    // MARK: Anchors

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
