import Foundation

/// A rectangle with views inside it. Mirrors `UIView` and its members, UIKit, without drawing.
@MainActor @preconcurrency
open class UIView: UIResponder {
    // MARK: Making

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
        if !AppearanceProxies.shared.isEmpty { AppearanceProxies.shared.apply(to: self) }
    }

    /// Nibs and storyboards do not exist headlessly: the coder is not read.
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
        if !AppearanceProxies.shared.isEmpty { AppearanceProxies.shared.apply(to: self) }
    }

    open class func appearance() -> Self { AppearanceProxies.shared.proxy(of: self, [], appearanceProperties) }
    open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceProxies.shared.proxy(of: self, containerTypes, appearanceProperties)
    }

    /// What can be set at ``appearance()``.
    class var appearanceProperties: [AppearanceProperty] {
        [.init(\UIView.backgroundColor), .init(\UIView.tintColor), .init(\UIView.semanticContentAttribute)]
    }

    public convenience override init() { self.init(frame: .zero) }

    deinit {
        for view in subviewStorage { view.superviewStorage = nil }
        madeLayer?.view = nil
    }

    // MARK: Geometry

    /// The rectangle in the superview's coordinates, in points.
    @exclusivity(unchecked) open var frame: CGRect {
        didSet {
            if frame.size != oldValue.size {
                setNeedsLayout()
                if autoresizesSubviews { resizeSubviews(from: oldValue.size) }
                sizeChanged()
            }
            if let viewLayout, frame != oldValue { viewLayout.system?.frameChanged(of: self) }
        }
    }

    /// The frame has another size.
    func sizeChanged() {}

    /// The rectangle in the view's own coordinates, in points. Another size leaves ``center`` where it is.
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
    @exclusivity(unchecked) final var boundsOrigin = CGPoint.zero {
        didSet {
            if let viewLayout, viewLayout.isScrollWatched, boundsOrigin != oldValue {
                viewLayout.system?.geometryChanged()
            }
        }
    }

    /// The middle of ``frame``.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// `nil` until the view has to do with Auto Layout: who does not pays one word.
    final var viewLayout: ViewLayout?

    /// In points, and with the safe area's insets. At first 8 at each edge, 16 at the sides of a controller's view, and in the content
    /// view of a row or header of a list what lines up with the standard texts there.
    open var layoutMargins: UIEdgeInsets {
        get { margins }
        set { setMargins(newValue) }
    }
    /// The ``layoutMargins``, of which the leading one is on the right where the view is laid out from right to left. Those
    /// that were set here change sides with the direction, and those that were set there do not (unverified).
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(layoutMargins, isMirrored: isMirrored) }
        set {
            layoutMargins = UIEdgeInsets(newValue, isMirrored: isMirrored)
            viewLayout?.hasDirectionalMargins = true
        }
    }
    open var preservesSuperviewLayoutMargins: Bool {
        get { viewLayout?.preservesSuperviewMargins ?? false }
        set {
            madeViewLayout.preservesSuperviewMargins = newValue
            insetsChanged()
        }
    }
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { viewLayout?.insetsMarginsFromSafeArea ?? true }
        set {
            madeViewLayout.insetsMarginsFromSafeArea = newValue
            insetsChanged()
        }
    }
    /// Mirrors `UIView.layoutMarginsDidChange()`: called for the view whose ``layoutMargins`` were set.
    open func layoutMarginsDidChange() {}

    /// In points. Zero until a controller's view is laid out: what the named device takes, what the controller's
    /// `additionalSafeAreaInsets` say, and how far that reaches into the views inside. A device without a name takes nothing.
    open var safeAreaInsets: UIEdgeInsets { safeArea }
    /// Headlessly called for views of controllers.
    open func safeAreaInsetsDidChange() {}

    /// What the margins are until somebody sets them.
    var defaultLayoutMargins: UIEdgeInsets {
        if controller != nil { return UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16) }
        return superviewStorage?.defaultLayoutMargins(inside: self)
            ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }

    /// What the margins of a subview are until somebody sets them; `nil`: as anywhere.
    func defaultLayoutMargins(inside subview: UIView) -> UIEdgeInsets? { nil }

    // MARK: Tree

    @exclusivity(unchecked) private(set) final var subviewStorage: [UIView] = []
    /// Changes with each view that is put somewhere or taken out, anywhere: who searches a tree need not do so again before.
    @exclusivity(unchecked) package private(set) static var treeChanges = 0
    /// Not retained; cleared when the superview goes. Read as it is here, nothing is retained for the reading either.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) final var superviewReference: Unmanaged<UIView>?
    nonisolated private(set) final var superviewStorage: UIView? {
        get { superviewReference?.takeUnretainedValue() }
        set { superviewReference = newValue.map(Unmanaged.passUnretained) }
    }
    /// Not retained; the controller clears it when it goes.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) final var controllerReference: Unmanaged<UIViewController>?
    /// The controller whose view this is.
    nonisolated final var controller: UIViewController? {
        get { controllerReference?.takeUnretainedValue() }
        set { controllerReference = newValue.map(Unmanaged.passUnretained) }
    }

    /// The menu that is open over the screen whose root the view is.
    final var menuOverIt: OpenMenu?

    open var superview: UIView? { superviewStorage }

    /// The views inside, back to front.
    open var subviews: [UIView] { subviewStorage }

    /// The view's controller, else its superview. Mirrors `UIView`'s `next`.
    open override var next: UIResponder? {
        if let controller { return controller }
        return superviewStorage
    }

    /// Adds a view in front of the others. A subview comes to the front, and nothing else changes. Mirrors
    /// `UIView.addSubview(_:)`: "If view already has a superview and that view is not the receiver, this method removes the
    /// previous superview".
    open func addSubview(_ view: UIView) { insert(view) { $0.count } }

    /// Of a subview the index is that without it (unverified).
    open func insertSubview(_ view: UIView, at index: Int) { insert(view) { min(max(0, index), $0.count) } }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view) { $0.firstIndex(of: siblingSubview) ?? $0.count }
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view) { ($0.firstIndex(of: siblingSubview) ?? $0.count - 1) + 1 }
    }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        subviewStorage.swapAt(index1, index2)
        Self.treeChanges &+= 1
    }

    open func bringSubviewToFront(_ view: UIView) {
        if view.superviewStorage === self { restack(view) { $0.count } }
    }

    open func sendSubviewToBack(_ view: UIView) {
        if view.superviewStorage === self { restack(view) { _ in 0 } }
    }

    /// Text is not edited any longer in a view that goes.
    open func removeFromSuperview() {
        if UIResponder.firstResponder != nil { endEditing(true) }
        leaveSuperview()
    }

    /// - Parameter next: the view that this one comes into next, if any.
    private func leaveSuperview(for next: UIView? = nil) {
        guard let parent = superviewStorage else { return }
        let leaving = parent.controllersToDisappear(with: self, for: next)
        for controller in leaving { controller.beginAppearanceTransition(false, animated: false) }
        let hasWindow = window != nil
        if hasWindow { forAllInside { $0.willMove(toWindow: nil) } }
        willMove(toSuperview: nil)
        parent.willRemoveSubview(self)
        parent.take(out: self)
        let wasRoot = viewLayout != nil && isRootOfLayout
        if UITraitCollection.isAnyChanged { keepTraits(of: parent) }
        superviewStorage = nil
        Self.treeChanges &+= 1
        leaveLayout(of: parent, wasRoot: wasRoot)
        if hasWindow { forAllInside { $0.didMoveToWindow() } }
        didMoveToSuperview()
        for controller in leaving { controller.endAppearanceTransition() }
    }

    private func insert(_ view: UIView, at index: ([UIView]) -> Int) {
        guard view.superviewStorage !== self else { return restack(view, at: index) }
        view.leaveSuperview(for: self)
        let arriving = controllersToAppear(with: view)
        for controller in arriving { controller.beginAppearanceTransition(true, animated: false) }
        let window = window
        let traits = UITraitCollection.isAnyChanged ? view.traitsAround : nil
        if let window { view.forAllInside { $0.willMove(toWindow: window) } }
        view.willMove(toSuperview: self)
        put(view, at: index(subviewStorage))
        view.superviewStorage = self
        Self.treeChanges &+= 1
        if view.needsLayout || view.descendantNeedsLayout { markDescendantNeedsLayout() }
        setNeedsLayout()
        view.joinLayout()
        if let traits { view.tellTraitsAround(traits, resolvedTraits) }
        if window != nil { view.forAllInside { $0.didMoveToWindow() } }
        if AppearanceProxies.shared.haveContainers { AppearanceProxies.shared.apply(inside: view) }
        view.didMoveToSuperview()
        didAddSubview(view)
        for controller in arriving { controller.appearAtNextLayout() }
    }

    /// Moves a view among the subviews, and changes nothing else: no constraint, and no callback.
    private func restack(_ view: UIView, at index: ([UIView]) -> Int) {
        take(out: view)
        put(view, at: index(subviewStorage))
        Self.treeChanges &+= 1
    }

    private func put(_ view: UIView, at index: Int) {
        madeLayer?.subviewComes(at: index)
        subviewStorage.insert(view, at: index)
    }

    private func take(out view: UIView) {
        let last = subviewStorage.count - 1
        guard last >= 0,
            let index = subviewStorage[last] === view ? last : subviewStorage.firstIndex(where: { $0 === view })
        else { return }
        subviewStorage.remove(at: index)
        madeLayer?.subviewGoes(from: index)
    }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}

    /// Whether the view is the other or lies inside it.
    open func isDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.superviewStorage
        }
        return false
    }

    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviewStorage {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: What the user sees and touches

    open var tag = 0
    @exclusivity(unchecked) open var isHidden = false {
        didSet { if isHidden != oldValue { superviewStorage?.subviewChanged(self) } }
    }
    /// From 0 to 1. Mirrors `UIView.alpha`; below 0.01 a finger does not reach the view.
    @exclusivity(unchecked) open var alpha: CGFloat = 1
    @exclusivity(unchecked) open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var isOpaque = true
    open var clipsToBounds = false
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = .tintColor {
        didSet { if tintColor != oldValue { tintColorDidChange() } }
    }
    /// Mirrors `UIView.tintColorDidChange()`: called for the view whose ``tintColor`` was set. Headlessly views do not inherit
    /// it.
    open func tintColorDidChange() {}
    open var contentMode = ContentMode.scaleToFill

    /// Mirrors `UIView.ContentMode`.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    open class var layerClass: AnyClass { CALayer.self }
    /// Of the view's ``layerClass``. Recorded, not drawn.
    open var layer: CALayer {
        if let madeLayer { return madeLayer }
        let new = (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
        new.view = self
        madeLayer = new
        return new
    }
    private final var madeLayer: CALayer?

    /// `nil` until the view has something that few views have: who has not pays one word.
    final var rareProperties: RareViewProperties?

    /// How the view is moved, scaled and rotated about its middle. Recorded: a finger finds it where its ``frame`` is.
    open var transform: CGAffineTransform {
        get { rareProperties?.transform ?? .identity }
        set { madeRareProperties.transform = newValue }
    }

    // MARK: Gestures

    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { rareProperties.flatMap { $0.recognizers.isEmpty ? nil : $0.recognizers } }
        set {
            for old in rareProperties?.recognizers ?? [] { removeGestureRecognizer(old) }
            for new in newValue ?? [] { addGestureRecognizer(new) }
        }
    }
    /// Mirrors `UIView.addGestureRecognizer(_:)`: a recognizer belongs to one view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        madeRareProperties.recognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
    }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        rareProperties?.recognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Window

    /// The window around the view: headlessly there is one only where a ``UIWindow`` was made.
    ///
    /// - Complexity: O(views around this one).
    open var window: UIWindow? { UIWindow.isAny ? root as? UIWindow : nil }
    /// Mirrors `UIView.willMove(toWindow:)`: called for a view and everything inside that comes into a window or leaves it.
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    /// Ends editing in this view or a text field inside. Returns whether it ended. A forced field's delegate is not
    /// asked whether it agrees (unverified).
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let editor = UIResponder.firstResponder as? UIView, editor.isDescendant(of: self) else { return false }
        guard force else { return editor.resignFirstResponder() }
        editor.endBeingFirstResponder()
        return true
    }

    // MARK: Traits

    /// The traits of the view. Headlessly those of a phone held upright, in a light room, or of the ``UIDevice`` that a
    /// test has described: what is overridden counts from there inwards, and a list says what it is. A view that is taken out
    /// keeps what was overridden around it until it is put somewhere (unverified).
    ///
    /// - Complexity: O(views around this one).
    open var traitCollection: UITraitCollection { surroundingTraits }

    /// For this view and everything inside; the same as in ``traitOverrides`` (unverified).
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.style }
        set { if newValue != traitOverrides.style { traitOverrides.style = newValue } }
    }

    /// Whether the view is mirrored where the language is written from right to left: for what lies in it, and not for what
    /// lies in that in turn.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { rareProperties?.semanticContentAttribute ?? .unspecified }
        set {
            guard newValue != semanticContentAttribute else { return }
            if newValue == .forceRightToLeft { Self.isAnyRightToLeft = true }
            madeRareProperties.semanticContentAttribute = newValue
            directionChanged()
        }
    }
    /// In which direction what lies directly in the view is laid out: as the traits say, unless the view's
    /// ``semanticContentAttribute`` keeps it from being mirrored.
    ///
    /// - Complexity: O(views around this one); O(1) as long as nothing is laid out from right to left.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        guard Self.isAnyRightToLeft else { return .leftToRight }
        return UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
    /// In the direction of the application.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }
    /// Playback and spatial content is never mirrored.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    /// Which of the device's settings the view has heard of, where it is in no superview.
    final var settingsNumber = DeviceSettings.number

    /// What a list is to the views inside it; `nil`: this is no list.
    var listEnvironment: UIListEnvironment? { nil }
    /// Whether the view is a list, which places its rows and knows its content's size itself.
    var isList: Bool { false }
    /// Whether a list shows the view as one of its rows.
    var isRow: Bool { false }

    /// The traits have changed, here and perhaps inside.
    func traitsChanged(_ before: Traits, _ after: Traits) {}

    /// Called when the view's traits changed. At once, for a view whose traits are overridden, or that comes where they
    /// are, and for those inside that follow it. UIKit deprecates it: ``registerForTraitChanges(_:handler:)``.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Accessibility

    /// What tests and scripts find the view by.
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var isAccessibilityElement = false
    /// Recorded: headlessly a control does not set its own.
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// Recorded.
    open var accessibilityElementsHidden = false
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// What represents the view to somebody who can't see it. Recorded, but for the custom actions of those that are
    /// ``UIAccessibilityElement``s.
    open var accessibilityElements: [Any]? {
        get { rareProperties?.accessibilityElements }
        set { madeRareProperties.accessibilityElements = newValue }
    }
    /// Recorded.
    open var shouldGroupAccessibilityChildren: Bool {
        get { rareProperties?.groupsAccessibilityChildren ?? false }
        set { madeRareProperties.groupsAccessibilityChildren = newValue }
    }

    // MARK: Layout

    @exclusivity(unchecked) final var needsLayout = true
    /// Whether something inside has a layout pending; kept so that nothing is searched.
    @exclusivity(unchecked) final var descendantNeedsLayout = false

    open func setNeedsLayout() {
        needsLayout = true
        superviewStorage?.markDescendantNeedsLayout()
    }

    private func markDescendantNeedsLayout() {
        guard !descendantNeedsLayout else { return }
        descendantNeedsLayout = true
        superviewStorage?.markDescendantNeedsLayout()
    }

    /// Solves constraints and carries out pending layouts, here and inside. It begins with the outermost of the
    /// superviews that wait for one.
    open func layoutIfNeeded() { outermostToLayOut.layOut() }

    /// Carries out what is pending here and inside. A layout may ask for another.
    private func layOut() {
        defer { controller?.layoutEnded() }
        let isStable = repeatUntilStable(
            "\(UILayoutGuide.name(self)) still needs layout", because: "each round asks for another"
        ) {
            guard needsLayout || descendantNeedsLayout else { return true }
            prepareLayout()
            viewLayout?.system?.update()
            if needsLayout {
                needsLayout = false
                if let controller {
                    controller.updateSafeArea(of: self)
                    controller.appearIfPlaced()
                    controller.updateUnavailableContent()
                    controller.viewWillLayoutSubviews()
                }
                layoutSubviews()
                controller?.viewDidLayoutSubviews()
            }
            if descendantNeedsLayout {
                descendantNeedsLayout = false
                for view in subviewStorage where view.needsLayout || view.descendantNeedsLayout { view.layOut() }
            }
            return false
        }
        if !isStable { dropPendingLayout() }
    }

    /// Forgets what is pending here and inside.
    private func dropPendingLayout() {
        needsLayout = false
        guard descendantNeedsLayout else { return }
        descendantNeedsLayout = false
        for view in subviewStorage { view.dropPendingLayout() }
    }

    /// What must have happened before the view and those inside are laid out.
    func prepareLayout() {}

    /// A constraint that is solved with this view has changed, or the size of a content.
    func constraintsInsideChanged() {}

    /// Asks for ``prepareLayout()`` at the next layout, and for nothing else.
    final func setNeedsPreparation() { markDescendantNeedsLayout() }

    /// Puts the views inside where constraints say.
    open func layoutSubviews() { if let viewLayout { placeSubviews(by: viewLayout) } }

    /// Nothing is drawn: nothing calls it headlessly.
    open func draw(_ rect: CGRect) {}
    /// Nothing is drawn.
    open func setNeedsDisplay() {}
    /// Nothing is drawn.
    open func setNeedsDisplay(_ rect: CGRect) {}

    /// The text by which constraints name the view, if it shows one.
    var printedText: String? { nil }

    // MARK: Sizes

    /// Mirrors `UIView.sizeThatFits(_:)`: the size that the view has.
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }

    open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

    /// The size that constraints and content give the view. It is as near to the target as they allow; without any,
    /// what ``sizeThatFits(_:)`` says.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    public static let layoutFittingCompressedSize = CGSize.zero
    /// Mirrors `UIView.layoutFittingExpandedSize`; the value is unverified.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The content's natural size, in points. ``UIView/noIntrinsicMetric`` for an axis along which the content asks for
    /// nothing.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// The size of the content where the view is given a width, in points; `nil`: no width is known. What text wraps overrides this.
    func intrinsicContentSize(atWidth width: CGFloat?) -> CGSize { intrinsicContentSize }

    /// How far the first baseline lies below the top, and the last one above the bottom, in points. What shows text overrides this.
    var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }

    open func invalidateIntrinsicContentSize() {
        contentChanged()
        superviewStorage?.subviewChanged(self)
    }

    /// A view inside was hidden or shown, or its content has another size. What arranges views overrides this.
    func subviewChanged(_ subview: UIView) {}

    public static let noIntrinsicMetric: CGFloat = -1

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        madeViewLayout.hugging[axis] = priority
        contentChanged()
    }
    /// 250 at first.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(axis) }
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        madeViewLayout.compressionResistance[axis] = priority
        contentChanged()
    }
    /// 750 at first.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        compressionResistance(axis)
    }

    // MARK: Autoresizing

    /// Whether the view's frame and mask become constraints.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { viewLayout?.system?.becomeStale() } }
    }
    /// What becomes of the frame when the superview has another size.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { viewLayout?.system?.becomeStale() } }
    }
    open var autoresizesSubviews = true

    // MARK: Constraints

    /// Whether the view needs constraints even if there are none yet.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Whether constraints here and inside are solved apart from those around the view, which has its frame from elsewhere.
    var isRootOfLayout: Bool { false }

    /// Whether ``updateConstraints()`` is to be called.
    final var constraintsNeedUpdate = true

    open func setNeedsUpdateConstraints() {
        constraintsNeedUpdate = true
        takePartInLayout().constraintsNeedUpdate()
    }
    open func needsUpdateConstraints() -> Bool { constraintsNeedUpdate }
    open func updateConstraintsIfNeeded() { updateConstraintsInside() }
    /// Called before constraints are solved: once for each view among constraints, the innermost first, and then for
    /// those who ask for it.
    open func updateConstraints() {}

    /// The active constraints whose nearest common view this is.
    open var constraints: [NSLayoutConstraint] { viewLayout?.constraints ?? [] }
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
    /// Whether constraints leave open where the view lies.
    open var hasAmbiguousLayout: Bool { isAmbiguous(self) }

    // MARK: Layout guides and anchors

    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }
    /// Its constraints go with it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }
    /// Those that were added.
    open var layoutGuides: [UILayoutGuide] { viewLayout?.guides.filter { $0.kind == .custom } ?? [] }
    open var layoutMarginsGuide: UILayoutGuide { layoutGuide(.margins) }
    open var safeAreaLayoutGuide: UILayoutGuide { layoutGuide(.safeArea) }
    /// Within the margins, and no wider than is easy to read.
    open var readableContentGuide: UILayoutGuide { layoutGuide(.readable) }
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    // MARK: Hit testing

    /// The front-most view at a point that takes touches, itself included. `nil` where it takes none, or is hidden or
    /// as good as transparent.
    ///
    /// - Complexity: O(views on the way and their siblings).
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        let views = subviewStorage
        var index = views.count
        while index > 0 {
            index -= 1
            let view = views[index]
            let (origin, scrolled) = (view.frame.origin, view.boundsOrigin)
            let inside = CGPoint(x: point.x - origin.x + scrolled.x, y: point.y - origin.y + scrolled.y)
            if let hit = view.hitTest(inside, with: event) { return hit }
        }
        return self
    }

    /// Whether a point of this view's coordinates lies in its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let size = frame.size
        let (x, y) = (point.x - boundsOrigin.x, point.y - boundsOrigin.y)
        return x >= 0 && x < size.width && y >= 0 && y < size.height
    }

    // MARK: Coordinates

    /// Converts a point to another view's coordinates; `nil` is the root.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (root, origin) = (rootPoint(point), view?.rootPoint(.zero) ?? .zero)
        return CGPoint(x: root.x - origin.x, y: root.y - origin.y)
    }
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
        var result = CGPoint(x: point.x - boundsOrigin.x, y: point.y - boundsOrigin.y)
        var view: UIView? = self
        while let current = view, let parent = current.superviewStorage {
            result.x += current.frame.minX - parent.boundsOrigin.x
            result.y += current.frame.minY - parent.boundsOrigin.y
            view = parent
        }
        return result
    }

    // MARK: Animation

    /// There is no time: both run at once.
    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// There is no time: both run at once.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    private static var animates = true

    /// Whether changes are animated, for code that asks: there is no time.
    open class var areAnimationsEnabled: Bool { animates }

    open class func setAnimationsEnabled(_ enabled: Bool) { animates = enabled }

    /// Makes changes while animations are disabled.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let before = animates
        animates = false
        defer { animates = before }
        actionsWithoutAnimation()
    }
}
