import Foundation

/// A rectangle with views inside it. Mirrors `UIView`, UIKit, without drawing.
///
/// Frames are what they are set to: Auto Layout is recorded, not solved (``constraints``).
@MainActor
open class UIView: UIResponder {
    // MARK: Making

    /// Mirrors `UIView.init(frame:)`.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// Mirrors `UIView.init(coder:)`. Nibs and storyboards do not exist headlessly: the coder is not read.
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    /// Mirrors `UIView.init()`.
    public convenience override init() { self.init(frame: .zero) }

    deinit {
        for view in subviewStorage { view.superviewStorage = nil }
    }

    // MARK: Geometry

    /// The rectangle in the superview's coordinates, in points. Mirrors `UIView.frame`.
    open var frame: CGRect {
        didSet { if frame.size != oldValue.size { setNeedsLayout() } }
    }

    /// The rectangle in the view's own coordinates, in points. Another size leaves ``center`` where it is.
    ///
    /// Mirrors `UIView.bounds`.
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: frame.size) }
        set {
            boundsOrigin = newValue.origin
            guard newValue.size != frame.size else { return }
            let center = center
            frame = CGRect(
                x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
                height: newValue.height)
        }
    }
    var boundsOrigin = CGPoint.zero

    /// The middle of ``frame``. Mirrors `UIView.center`.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// Mirrors `UIView.layoutMargins`.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// Mirrors `UIView.directionalLayoutMargins`.
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    /// Mirrors `UIView.preservesSuperviewLayoutMargins`.
    open var preservesSuperviewLayoutMargins = false

    // MARK: Tree

    private(set) final var subviewStorage: [UIView] = []
    /// Not retained; cleared when the superview goes.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) unowned(unsafe) final var superviewStorage: UIView?
    /// The controller whose view this is; it clears this when it goes.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) final var controller: UIViewController?

    /// The menu that is open over the screen whose root the view is.
    final var menuOverIt: OpenMenu?

    /// Mirrors `UIView.superview`.
    open var superview: UIView? { superviewStorage }

    /// The views inside, back to front. Mirrors `UIView.subviews`.
    open var subviews: [UIView] { subviewStorage }

    /// The view's controller, else its superview. Mirrors `UIView`'s `next`.
    open override var next: UIResponder? {
        if let controller { return controller }
        return superviewStorage
    }

    /// Mirrors `UIView.addSubview(_:)`.
    open func addSubview(_ view: UIView) { insert(view, at: subviewStorage.count) }

    /// Mirrors `UIView.insertSubview(_:at:)`.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Mirrors `UIView.insertSubview(_:belowSubview:)`.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        view.leaveSuperview()
        insert(view, at: subviewStorage.firstIndex(of: siblingSubview) ?? subviewStorage.count)
    }

    /// Mirrors `UIView.insertSubview(_:aboveSubview:)`.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        view.leaveSuperview()
        insert(view, at: (subviewStorage.firstIndex(of: siblingSubview) ?? subviewStorage.count - 1) + 1)
    }

    /// Mirrors `UIView.exchangeSubview(at:withSubviewAt:)`.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { subviewStorage.swapAt(index1, index2) }

    /// Mirrors `UIView.bringSubviewToFront(_:)`.
    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviewStorage.firstIndex(of: view) else { return }
        subviewStorage.append(subviewStorage.remove(at: index))
    }

    /// Mirrors `UIView.sendSubviewToBack(_:)`.
    open func sendSubviewToBack(_ view: UIView) {
        guard let index = subviewStorage.firstIndex(of: view) else { return }
        subviewStorage.insert(subviewStorage.remove(at: index), at: 0)
    }

    /// Mirrors `UIView.removeFromSuperview()`. Text is not edited any longer in a view that goes.
    open func removeFromSuperview() {
        if UIResponder.firstResponder != nil { endEditing(true) }
        leaveSuperview()
    }

    private func leaveSuperview() {
        guard let parent = superviewStorage else { return }
        let hasWindow = window != nil
        if hasWindow { forAllInside { $0.willMove(toWindow: nil) } }
        willMove(toSuperview: nil)
        parent.willRemoveSubview(self)
        if parent.subviewStorage.last === self {
            parent.subviewStorage.removeLast()
        } else if let index = parent.subviewStorage.firstIndex(where: { $0 === self }) {
            parent.subviewStorage.remove(at: index)
        }
        superviewStorage = nil
        if hasWindow { forAllInside { $0.didMoveToWindow() } }
        didMoveToSuperview()
    }

    private func insert(_ view: UIView, at index: Int) {
        view.leaveSuperview()
        let window = window
        if let window { view.forAllInside { $0.willMove(toWindow: window) } }
        view.willMove(toSuperview: self)
        subviewStorage.insert(view, at: min(index, subviewStorage.count))
        view.superviewStorage = self
        if view.needsLayout || view.descendantNeedsLayout { markDescendantNeedsLayout() }
        setNeedsLayout()
        if window != nil { view.forAllInside { $0.didMoveToWindow() } }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    /// Mirrors `UIView.didAddSubview(_:)`.
    open func didAddSubview(_ subview: UIView) {}
    /// Mirrors `UIView.willRemoveSubview(_:)`.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Mirrors `UIView.willMove(toSuperview:)`.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Mirrors `UIView.didMoveToSuperview()`.
    open func didMoveToSuperview() {}

    /// Whether the view is the other or lies inside it. Mirrors `UIView.isDescendant(of:)`.
    open func isDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.superviewStorage
        }
        return false
    }

    /// Mirrors `UIView.viewWithTag(_:)`.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviewStorage {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: What a person sees and touches

    /// Mirrors `UIView.tag`.
    open var tag = 0
    /// Mirrors `UIView.isHidden`.
    open var isHidden = false
    /// From 0 to 1. Mirrors `UIView.alpha`; below 0.01 a finger does not reach the view.
    open var alpha: CGFloat = 1
    /// Mirrors `UIView.isUserInteractionEnabled`.
    open var isUserInteractionEnabled = true
    /// Mirrors `UIView.isMultipleTouchEnabled`.
    open var isMultipleTouchEnabled = false
    /// Mirrors `UIView.isExclusiveTouch`.
    open var isExclusiveTouch = false
    /// Mirrors `UIView.isOpaque`.
    open var isOpaque = true
    /// Mirrors `UIView.clipsToBounds`.
    open var clipsToBounds = false
    /// Mirrors `UIView.backgroundColor`.
    open var backgroundColor: UIColor?
    /// Mirrors `UIView.tintColor`.
    open var tintColor: UIColor! = .tintColor {
        didSet { if tintColor != oldValue { tintColorDidChange() } }
    }
    /// Mirrors `UIView.tintColorDidChange()`: called for the view whose ``tintColor`` was set. Headlessly views do not inherit
    /// it.
    open func tintColorDidChange() {}
    /// Mirrors `UIView.contentMode`.
    open var contentMode = ContentMode.scaleToFill

    /// Mirrors `UIView.ContentMode`.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// Mirrors `UIView.layerClass`.
    open class var layerClass: AnyClass { CALayer.self }
    /// Of the view's ``layerClass``. Mirrors `UIView.layer`. Recorded, not drawn.
    open private(set) lazy var layer = (Self.layerClass as? CALayer.Type)?.init(madeFor: Self.self) ?? CALayer()

    /// `nil` until the view has something that few views have: who has not pays one word.
    final var rarities: ViewRarities?

    /// How the view is moved, scaled and rotated about its middle. Recorded: a finger finds it where its ``frame`` is. Mirrors
    /// `UIView.transform`.
    open var transform: CGAffineTransform {
        get { rarities?.transform ?? .identity }
        set { madeRarities.transform = newValue }
    }

    // MARK: Gestures

    /// Mirrors `UIView.gestureRecognizers`.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { rarities.flatMap { $0.recognizers.isEmpty ? nil : $0.recognizers } }
        set {
            for old in rarities?.recognizers ?? [] { removeGestureRecognizer(old) }
            for new in newValue ?? [] { addGestureRecognizer(new) }
        }
    }
    /// Mirrors `UIView.addGestureRecognizer(_:)`: a recognizer belongs to one view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        madeRarities.recognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
    }
    /// Mirrors `UIView.removeGestureRecognizer(_:)`.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        rarities?.recognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
    /// Mirrors `UIView.gestureRecognizerShouldBegin(_:)`.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Window

    /// The window around the view: headlessly there is one only where a ``UIWindow`` was made. Mirrors `UIView.window`.
    ///
    /// - Complexity: O(views around this one).
    open var window: UIWindow? { UIWindow.isAny ? root as? UIWindow : nil }
    /// Mirrors `UIView.willMove(toWindow:)`: called for a view and everything inside that comes into a window or leaves it.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Mirrors `UIView.didMoveToWindow()`.
    open func didMoveToWindow() {}

    /// Has the view or the text field inside that is edited stop, and says whether it did. A forced field's delegate is not
    /// asked whether it agrees (believed). Mirrors `UIView.endEditing(_:)`.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let editor = UIResponder.firstResponder as? UIView, editor.isDescendant(of: self) else { return false }
        guard force else { return editor.resignFirstResponder() }
        editor.endBeingFirstResponder()
        return true
    }

    // MARK: Traits

    /// Headlessly those of a phone held upright, in a light room: the style may be overridden, and a list says what it is.
    ///
    /// Mirrors `UITraitEnvironment.traitCollection`.
    ///
    /// - Complexity: O(views around this one).
    open var traitCollection: UITraitCollection { surroundingTraits }

    /// Mirrors `UIView.overrideUserInterfaceStyle`: for this view and everything inside.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet {
            guard overrideUserInterfaceStyle != oldValue else { return }
            Self.isAnyStyleOverridden = true
            let style = oldValue == .unspecified ? superviewStorage?.surroundingTraits.userInterfaceStyle : oldValue
            traitsDidChange(from: style ?? .light)
        }
    }
    /// So that nobody walks up for what nobody ever set.
    @exclusivity(unchecked) private(set) static var isAnyStyleOverridden = false

    /// What a list is to the views inside it; `nil`: this is no list.
    var listEnvironment: UIListEnvironment? { nil }
    /// What shows the rows of a list; `nil`: this is no list.
    var listEngine: ListEngine? { nil }
    /// The view itself, if it shows a row.
    var listCell: (any ListCell)? { nil }

    /// The traits have changed, here and perhaps inside.
    func traitsChanged() {}

    /// Mirrors `UITraitEnvironment.traitCollectionDidChange(_:)`: called for a view whose style was overridden and for those
    /// inside that follow it.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Accessibility

    /// What tests and scripts find the view by. Mirrors `UIAccessibilityIdentification.accessibilityIdentifier`.
    open var accessibilityIdentifier: String?
    /// Mirrors `NSObject.accessibilityLabel`.
    open var accessibilityLabel: String?
    /// Mirrors `NSObject.accessibilityHint`.
    open var accessibilityHint: String?
    /// Mirrors `NSObject.accessibilityValue`.
    open var accessibilityValue: String?
    /// Mirrors `NSObject.isAccessibilityElement`.
    open var isAccessibilityElement = false
    /// Mirrors `NSObject.accessibilityTraits`. Recorded: headlessly a control does not set its own.
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// Mirrors `NSObject.accessibilityElementsHidden`. Recorded.
    open var accessibilityElementsHidden = false
    /// Mirrors `NSObject.accessibilityCustomActions`.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// What stands for the view to somebody who can't see it. Mirrors `NSObject.accessibilityElements`. Recorded, but for the
    /// custom actions of those that are ``UIAccessibilityElement``s.
    open var accessibilityElements: [Any]? {
        get { rarities?.accessibilityElements }
        set { madeRarities.accessibilityElements = newValue }
    }
    /// Mirrors `NSObject.shouldGroupAccessibilityChildren`. Recorded.
    open var shouldGroupAccessibilityChildren: Bool {
        get { rarities?.groupsAccessibilityChildren ?? false }
        set { madeRarities.groupsAccessibilityChildren = newValue }
    }

    // MARK: Layout

    final var needsLayout = true
    /// Whether something inside has a layout pending; kept so that nothing is searched.
    final var descendantNeedsLayout = false

    /// Mirrors `UIView.setNeedsLayout()`.
    open func setNeedsLayout() {
        needsLayout = true
        superviewStorage?.markDescendantNeedsLayout()
    }

    private func markDescendantNeedsLayout() {
        guard !descendantNeedsLayout else { return }
        descendantNeedsLayout = true
        superviewStorage?.markDescendantNeedsLayout()
    }

    /// Carries out every layout that is pending here and inside. Mirrors `UIView.layoutIfNeeded()`.
    open func layoutIfNeeded() {
        // A layout may ask for another; UIKit too stops after some rounds.
        for _ in 0..<100 where needsLayout || descendantNeedsLayout {
            prepareLayout()
            if needsLayout {
                needsLayout = false
                controller?.viewWillLayoutSubviews()
                layoutSubviews()
                controller?.viewDidLayoutSubviews()
            }
            if descendantNeedsLayout {
                descendantNeedsLayout = false
                for view in subviewStorage where view.needsLayout || view.descendantNeedsLayout {
                    view.layoutIfNeeded()
                }
            }
        }
    }

    /// What must have happened before the view and those inside are laid out.
    func prepareLayout() {}

    /// Asks for ``prepareLayout()`` at the next layout, and for nothing else.
    final func setNeedsPreparation() { markDescendantNeedsLayout() }

    /// Lays out the views inside. Mirrors `UIView.layoutSubviews()`.
    open func layoutSubviews() {}

    /// Mirrors `UIView.setNeedsDisplay()`. Nothing is drawn.
    open func setNeedsDisplay() {}

    /// Mirrors `UIView.sizeThatFits(_:)`: the size that the view has.
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }

    /// Mirrors `UIView.sizeToFit()`.
    open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

    /// Mirrors `UIView.systemLayoutSizeFitting(_:)`: constraints are not solved, so it is what ``sizeThatFits(_:)`` says.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

    /// Mirrors `UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`: as without
    /// priorities.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { systemLayoutSizeFitting(targetSize) }

    /// Mirrors `UIView.layoutFittingCompressedSize`.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// Mirrors `UIView.layoutFittingExpandedSize`; the value is believed.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Mirrors `UIView.intrinsicContentSize`: unknown, since nothing is measured.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// The size of the content where the view is given a width, in points; `nil`: no width is known. What text wraps overrides this.
    func intrinsicContentSize(atWidth width: CGFloat?) -> CGSize { intrinsicContentSize }

    /// Mirrors `UIView.invalidateIntrinsicContentSize()`. Nothing is measured.
    open func invalidateIntrinsicContentSize() {}

    /// Mirrors `UIView.setNeedsUpdateConstraints()`. Constraints are recorded, not solved.
    open func setNeedsUpdateConstraints() {}

    /// Mirrors `UIView.updateConstraints()`. Not called headlessly: constraints are recorded, not solved.
    open func updateConstraints() {}

    /// Mirrors `UIView.noIntrinsicMetric`.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The constraints that were made active on this view: kept so that a test can look at them, not solved.
    /// Mirrors `UIView.constraints`.
    open internal(set) var constraints: [NSLayoutConstraint] = []
    /// Mirrors `UIView.translatesAutoresizingMaskIntoConstraints`.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// Mirrors `UIView.autoresizingMask`. Recorded, not applied.
    open var autoresizingMask: AutoresizingMask = []

    /// Mirrors `UIView.AutoresizingMask`.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    // MARK: Constraints

    /// Mirrors `UIView.addConstraint(_:)`.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Mirrors `UIView.addConstraints(_:)`.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    /// Mirrors `UIView.removeConstraint(_:)`.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    /// Mirrors `UIView.removeConstraints(_:)`.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
    /// Mirrors `UIView.setContentHuggingPriority(_:for:)`. Accepted; nothing is solved.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    /// Mirrors `UIView.setContentCompressionResistancePriority(_:for:)`. Accepted; nothing is solved.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}

    // MARK: Layout guides and anchors

    /// Mirrors `UIView.addLayoutGuide(_:)`.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
    /// Mirrors `UIView.layoutMarginsGuide`.
    open var layoutMarginsGuide: UILayoutGuide { guide("UIViewLayoutMarginsGuide") }
    /// Mirrors `UIView.safeAreaLayoutGuide`.
    open var safeAreaLayoutGuide: UILayoutGuide { guide("UIViewSafeAreaLayoutGuide") }
    /// Mirrors `UIView.readableContentGuide`.
    open var readableContentGuide: UILayoutGuide { guide("UIViewReadableContentGuide") }

    private final var guides: [String: UILayoutGuide] = [:]

    private func guide(_ identifier: String) -> UILayoutGuide {
        if let known = guides[identifier] { return known }
        let guide = UILayoutGuide()
        guide.identifier = identifier
        guide.owningView = self
        guides[identifier] = guide
        return guide
    }

    /// Mirrors `UIView.leadingAnchor`.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// Mirrors `UIView.trailingAnchor`.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// Mirrors `UIView.leftAnchor`.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// Mirrors `UIView.rightAnchor`.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// Mirrors `UIView.centerXAnchor`.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// Mirrors `UIView.topAnchor`.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// Mirrors `UIView.bottomAnchor`.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// Mirrors `UIView.centerYAnchor`.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// Mirrors `UIView.firstBaselineAnchor`.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// Mirrors `UIView.lastBaselineAnchor`.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
    /// Mirrors `UIView.widthAnchor`.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// Mirrors `UIView.heightAnchor`.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    // MARK: Coordinates

    /// A point of this view in another's coordinates; `nil` stands for the root. Mirrors `UIView.convert(_:to:)`.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (root, origin) = (rootPoint(point), view?.rootPoint(.zero) ?? .zero)
        return CGPoint(x: root.x - origin.x, y: root.y - origin.y)
    }
    /// Mirrors `UIView.convert(_:from:)`.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (root, origin) = (view?.rootPoint(point) ?? point, rootPoint(.zero))
        return CGPoint(x: root.x - origin.x, y: root.y - origin.y)
    }
    /// Mirrors `UIView.convert(_:to:)` for rectangles.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }
    /// Mirrors `UIView.convert(_:from:)` for rectangles.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// A point of this view in the root's coordinates.
    private func rootPoint(_ point: CGPoint) -> CGPoint {
        var result = point
        var view: UIView? = self
        while let current = view, let parent = current.superviewStorage {
            result.x += current.frame.minX - parent.boundsOrigin.x
            result.y += current.frame.minY - parent.boundsOrigin.y
            view = parent
        }
        return result
    }

    // MARK: Animation

    /// Mirrors `UIView.animate(withDuration:animations:completion:)`. There is no time: both run at once.
    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Mirrors `UIView.animate(withDuration:delay:options:animations:completion:)`. There is no time: both run at once.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Mirrors `UIView.performWithoutAnimation(_:)`.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
}
