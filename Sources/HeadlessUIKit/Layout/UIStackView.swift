import Foundation

/// Arranges views in a row or a column. Mirrors `UIStackView` and its members, UIKit.
///
/// As in UIKit, a stack view does not set frames itself. It creates constraints with UIKit's identifiers and recreates
/// them when the arrangement changes. Hidden views take up neither space nor spacing. If sizes are ambiguous, the first
/// view takes the remaining space (UIKit: "based on their index"; unverified).
open class UIStackView: UIView {
    /// Mirrors `UIStackView.Distribution`.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// Mirrors `UIStackView.Alignment`.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a stack view from an interface file. Unlike that of other views, the initializer can't fail, as in UIKit.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        if let coder = coder as? InterfaceCoder { decode(coder) }
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Arrangement

    open private(set) var arrangedSubviews: [UIView] = []
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsArrangement(axis != oldValue) } }
    /// The spacing between views, in points.
    open var spacing: CGFloat = 0 { didSet { setNeedsArrangement(spacing != oldValue) } }
    open var alignment = Alignment.fill { didSet { setNeedsArrangement(alignment != oldValue) } }
    open var distribution = Distribution.fill { didSet { setNeedsArrangement(distribution != oldValue) } }
    /// Whether the spacing of a vertical stack is measured between baselines.
    open var isBaselineRelativeArrangement = false {
        didSet { setNeedsArrangement(isBaselineRelativeArrangement != oldValue) }
    }
    /// Whether the views are inset by the layout margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { setNeedsArrangement(isLayoutMarginsRelativeArrangement != oldValue) }
    }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Inserts a view into the arrangement, makes it a subview, and turns off the translation of its autoresizing mask
    /// into constraints.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        let isNew = view.superview !== self
        if !isNew { arrangedSubviews.removeAll { $0 === view } }
        let index = min(max(0, stackIndex), arrangedSubviews.count)
        arrangedSubviews.insert(view, at: index)
        view.translatesAutoresizingMaskIntoConstraints = false
        if isNew { addSubview(view) }
        if isNew, isArranged, index == arrangedSubviews.count - 1 {
            appended.append(view)
            setNeedsUpdateConstraints()
        } else {
            setNeedsArrangement()
        }
    }

    /// Removes a view from the arrangement; it stays a subview. Mirrors `UIStackView.removeArrangedSubview(_:)`.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
        arrangedSubviews.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        setNeedsArrangement()
    }

    /// Sets the spacing after a view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        let key = ObjectIdentifier(arrangedSubview)
        let old = customSpacings.updateValue(spacing, forKey: key)
        if spacing == UIStackView.spacingUseDefault { customSpacings[key] = nil }
        setNeedsArrangement(old != spacing)
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// Requests the stack's ``spacing`` after a view. Mirrors `UIStackView.spacingUseDefault`. The value is the largest
    /// finite number, as in UIKit (unverified).
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// Requests a spacing of 8 points (unverified). Mirrors `UIStackView.spacingUseSystem`. The value is the smallest
    /// normal number, as in UIKit (unverified).
    public static let spacingUseSystem = CGFloat.leastNormalMagnitude

    /// Returns the spacing that applies after a view, in points.
    final func shownSpacing(after view: UIView) -> CGFloat {
        let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
        return spacing == UIStackView.spacingUseSystem ? 8 : spacing
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UIStackView.stackViewProperties, to: self)
    }
    override func addDecoded(_ view: UIView, _ element: InterfaceElement) { addArrangedSubview(view) }
    override func insertDecoded(_ view: UIView, at index: Int) { insertArrangedSubview(view, at: index) }

    // MARK: Constraints

    private var arrangement = StackArrangement()
    private var isArranged = false
    /// The views that were added at the end since the views were arranged.
    private var appended: [UIView] = []

    private func setNeedsArrangement(_ isChange: Bool = true) {
        guard isChange else { return }
        isArranged = false
        setNeedsUpdateConstraints()
        contentLengthChanged()
    }

    final override func subviewChanged(_ subview: UIView) {
        if isArranged, !arrangement.isCurrent(subview, in: self) {
            setNeedsArrangement()
        } else {
            contentLengthChanged()
        }
    }

    /// Tells the stack around this one, whose share of its length may depend on the views in it.
    private func contentLengthChanged() { (superview as? UIStackView)?.subviewChanged(self) }

    open override func updateConstraints() {
        let new = appended
        appended = []
        if !isArranged || !new.isEmpty && !arrangement.append(new, in: self) {
            isArranged = true
            arrangement.remake(in: self)
        }
        super.updateConstraints()
    }

    /// In a column, the first baseline comes from the first visible view, and the last baseline from the last visible
    /// view. In a row, both baselines come from the first visible view (unverified).
    override var baselineOffsets: (first: CGFloat, last: CGFloat) {
        let views = arrangedSubviews.filter { !$0.isHidden }
        guard let first = views.first, let last = axis == .horizontal ? first : views.last else { return (0, 0) }
        return (first.baselineOffsets.first, last.baselineOffsets.last)
    }
}
