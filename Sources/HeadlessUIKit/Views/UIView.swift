import Foundation

/// A rectangular area with subviews. Mirrors `UIView` and its members, UIKit, without drawing.
@MainActor @preconcurrency
open class UIView: UIResponder, DescribedView, DecodedObject, _ViewFromType {
    // MARK: Initialization

    public init(frame: CGRect) {
        untransformedFrame = frame
        super.init()
        _ = Latches.once
    }

    /// Creates a view from an interface file, with its subviews. The contents of other coders are ignored.
    public required init?(coder: NSCoder) {
        untransformedFrame = .zero
        super.init()
        _ = Latches.once
        if let coder = coder as? InterfaceCoder { decode(coder) }
    }

    /// Reads the view's properties and makes its subviews. Subclasses read their own properties after that.
    func decode(_ coder: InterfaceCoder) {
        coder.apply(UIView.viewProperties, to: self)
        decodeContent(coder)
    }

    /// Adds a subview that has been made from an interface file.
    func addDecoded(_ view: UIView, _ element: InterfaceElement) { addSubview(view) }

    /// Adds a subview that has been made from an interface file, when the size classes require it.
    func insertDecoded(_ view: UIView, at index: Int) { insertSubview(view, at: index) }

    open override func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection {
        guard name == "gestureRecognizers" else { return super._setOutlet(name, to: value) }
        return .outlet(value) { (recognizers: [UIGestureRecognizer]) in recognizers.forEach(addGestureRecognizer) }
    }
    open override func _setInspectable(_ name: String, to value: Any?) -> InterfaceConnection {
        setKeyPath(name, to: value)
    }

    open class func appearance() -> Self { AppearanceProxies.shared.proxy(of: self, [], appearanceProperties) }
    open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceProxies.shared.proxy(of: self, containerTypes, appearanceProperties)
    }

    /// The values that appearance proxies set last, by the index of their property in ``appearanceProperties``.
    final var appearanceValues: [Int: Any] = [:]

    /// The properties that ``appearance()`` can set.
    class var appearanceProperties: [AppearanceProperty] {
        [.init(\UIView.backgroundColor), .init(\UIView.ownTintColor), .init(\UIView.semanticContentAttribute)]
    }

    public convenience override init() { self.init(frame: .zero) }

    /// Creates a view from a metatype; see ``_ViewFromType``. UIKit has no such initializer.
    @available(*, unavailable, message: "a view is made by init(frame:)")
    public required convenience init(_madeWith frame: CGRect) { self.init(frame: frame) }

    /// Creates a view from a metatype; see ``_ViewFromType``. The plugin overrides it in classes with an initializer
    /// without parameters. UIKit has no such method.
    open class func _makeFromType() -> UIView? { nil }

    deinit {
        for view in subviewStorage { view.superviewStorage = nil }
        madeLayer?.view = nil
    }

    // MARK: Geometry

    /// The frame in the superview's coordinates, in points. If the view has a transform, this is the bounding box of the
    /// transformed bounds, and setting it changes the bounds and the center, so that the bounding box fits as well as the
    /// transform allows. Raises UIKit's exception if a number is not a number.
    open var frame: CGRect {
        get {
            guard RareViewProperties.isAnyTransformSet, let rareProperties else { return untransformedFrame }
            return untransformedFrame.transformed(by: rareProperties.transform, around: rareProperties.anchorPoint)
        }
        set {
            guard RareViewProperties.isAnyTransformSet, let rareProperties else { return untransformedFrame = newValue }
            untransformedFrame = newValue.untransformed(
                by: rareProperties.transform, around: rareProperties.anchorPoint)
        }
    }

    /// The frame that the view would have without its transform.
    @exclusivity(unchecked) package final var untransformedFrame: CGRect {
        didSet {
            let frame = untransformedFrame
            if frame.hasNoPlace {
                refuse("position", frame.origin, frame.size)
                untransformedFrame = oldValue
                return
            }
            if frame.size != oldValue.size {
                setNeedsLayout()
                if autoresizesSubviews { resizeSubviews(from: oldValue.size) }
                sizeChanged()
            }
            if let viewLayout, frame != oldValue { viewLayout.system?.frameChanged(of: self) }
            if KeyValueObserving.isActive { KeyValueObserving.changed(self) }
            if Self.isAnySafeAreaSet, frame != oldValue, superviewStorage?.isList != true { updateSafeInsetsInside() }
        }
    }

    /// Raises UIKit's exception for a frame or bounds that contain a number that is not a number.
    private func refuse(_ what: String, _ origin: CGPoint, _ size: CGSize) {
        let numbers =
            what == "position"
            ? String(format: "[%g %g]", origin.x + size.width / 2, origin.y + size.height / 2)
            : String(format: "[%g %g; %g %g]", origin.x, origin.y, size.width, size.height)
        ListException.raise(ListException("CALayer \(what) contains NaN: \(numbers)", name: "CALayerInvalidGeometry"))
    }

    /// Called when the size of the frame has changed.
    func sizeChanged() {}

    /// The view's rectangle in its own coordinates, in points. Changing the size does not move ``center``.
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: untransformedFrame.size) }
        set {
            boundsOrigin = newValue.origin
            guard newValue.size != untransformedFrame.size else { return }
            let (center, anchor) = (center, anchorPoint)
            settle(
                in: CGRect(
                    x: center.x - anchor.x * newValue.width, y: center.y - anchor.y * newValue.height,
                    width: newValue.width, height: newValue.height))
        }
    }
    @exclusivity(unchecked) final var boundsOrigin = CGPoint.zero {
        didSet {
            if boundsOrigin.x.isNaN || boundsOrigin.y.isNaN {
                refuse("bounds", boundsOrigin, untransformedFrame.size)
                boundsOrigin = oldValue
                return
            }
            if let viewLayout, viewLayout.isScrollWatched, boundsOrigin != oldValue {
                viewLayout.system?.geometryChanged()
            }
            if KeyValueObserving.isActive { KeyValueObserving.changed(self) }
        }
    }

    /// The position of the ``anchorPoint``, by default the middle of the view, in the superview's coordinates.
    open var center: CGPoint {
        get {
            let (frame, anchor) = (untransformedFrame, anchorPoint)
            return CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        }
        set {
            let (size, anchor) = (untransformedFrame.size, anchorPoint)
            let origin = CGPoint(x: newValue.x - anchor.x * size.width, y: newValue.y - anchor.y * size.height)
            settle(in: CGRect(origin: origin, size: size))
        }
    }

    /// The point of the view that is at its ``center`` and around which it is transformed, as fractions of its size.
    /// Setting it moves the view, so that the center stays.
    open var anchorPoint: CGPoint {
        get { rareProperties?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
        set {
            let center = center
            madeRareProperties.anchorPoint = newValue
            self.center = center
        }
    }

    /// The view's Auto Layout state. To save memory, it is `nil` until the view uses Auto Layout.
    final var viewLayout: ViewLayout?

    /// The margins in points, including the safe area.
    ///
    /// By default, they are 8 at each edge. For a controller's view, they are at least the controller's
    /// ``UIViewController/systemMinimumLayoutMargins``. In the content view of a list's row or header, they match the
    /// margins of the standard text.
    open var layoutMargins: UIEdgeInsets {
        get { margins }
        set { setMargins(newValue) }
    }
    /// The ``layoutMargins`` relative to the layout direction: in a right-to-left layout, the leading margin is on the
    /// right. Margins set with this property change sides when the direction changes, unlike ``layoutMargins``
    /// (unverified).
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
    /// Called only on a view whose ``layoutMargins`` were set to different values. Mirrors
    /// `UIView.layoutMarginsDidChange()`.
    open func layoutMarginsDidChange() {}

    /// The insets of the safe area, in points.
    ///
    /// For a controller's view and the views in it, they are zero until the controller's view is laid out. After that,
    /// they are the parts of the named device's safe area, of the bars around the controller and of its
    /// `additionalSafeAreaInsets` that overlap the view. An unnamed device has no safe area.
    open var safeAreaInsets: UIEdgeInsets { safeArea }
    /// Called before the layout when the view's safe area has changed.
    open func safeAreaInsetsDidChange() {}

    /// The default layout margins, which apply until other margins are set.
    var defaultLayoutMargins: UIEdgeInsets {
        if let controller { return UIEdgeInsets(controller.systemMinimumLayoutMargins, isMirrored: isMirrored) }
        return superviewStorage?.defaultLayoutMargins(inside: self)
            ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }

    /// Returns the default layout margins of a subview; `nil` for the usual margins.
    func defaultLayoutMargins(inside subview: UIView) -> UIEdgeInsets? { nil }

    /// The margins that reach into subviews that preserve the margins of their superview.
    var marginsOfContent: UIEdgeInsets { layoutMargins }

    /// Whether any controller's view has had a safe area.
    static var hasControllerSafeArea = false

    // MARK: Tree

    @exclusivity(unchecked) private(set) final var subviewStorage: [UIView] = []
    /// A number that changes whenever any view is added, moved or removed. As long as it does not change, the result of
    /// an earlier search of the view tree remains valid.
    @exclusivity(unchecked) package private(set) static var treeChanges = 0
    /// The superview. Neither storing nor reading the reference retains the superview. The reference is cleared when
    /// the superview is deallocated.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) final var superviewReference: Unmanaged<UIView>?
    nonisolated private(set) final var superviewStorage: UIView? {
        get { superviewReference?.takeUnretainedValue() }
        set { superviewReference = newValue.map(Unmanaged.passUnretained) }
    }
    /// The controller, which is not retained. This reference is cleared when the controller is deallocated.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) final var controllerReference: Unmanaged<UIViewController>?
    /// The controller that owns the view.
    nonisolated final var controller: UIViewController? {
        get { controllerReference?.takeUnretainedValue() }
        set {
            controllerReference = newValue.map(Unmanaged.passUnretained)
            if newValue != nil { MainActor.assumeIsolated { superviewStorage?.markHasControllers() } }
        }
    }
    /// Whether the views of controllers were ever added inside the view. Stored so that views without controllers do not
    /// have to be searched.
    @exclusivity(unchecked) private(set) final var hasControllers = false

    private final func markHasControllers() {
        guard !hasControllers else { return }
        hasControllers = true
        superviewStorage?.markHasControllers()
    }

    /// The menu that is open over the screen, if this is the screen's root view.
    final var menuOverIt: OpenMenu?

    open var superview: UIView? { superviewStorage }

    /// The subviews from back to front.
    open var subviews: [UIView] { subviewStorage }
    /// The subviews, except the title label and the image view of a button, because their text and image belong to the
    /// button.
    package var ownSubviews: [UIView] { subviews }

    /// The view's controller or, if it has none, its superview. Mirrors `UIView`'s `next`. A window's next responder is
    /// its scene or, if it has no scene, the app.
    open override var next: UIResponder? {
        if let controller { return controller }
        return superviewStorage
    }

    /// Adds a view in front of the other subviews. A view that is already a subview is only moved to the front. Mirrors
    /// `UIView.addSubview(_:)`: "If view already has a superview and that view is not the receiver, this method removes
    /// the previous superview".
    ///
    /// For a view that has another superview, `willMove(toSuperview:)` and `didMoveToSuperview()` are called once, and
    /// `willMove(toWindow:)` and `didMoveToWindow()` only if the window changes (unverified). Raises UIKit's exception
    /// if the view is this view or contains it.
    open func addSubview(_ view: UIView) { insert(view) { $0.count } }

    /// Inserts a view at an index. If the view is already a subview, the index refers to the list of subviews without
    /// that view (unverified).
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

    /// Removes the view from its superview. Also ends text editing inside the view.
    open func removeFromSuperview() {
        if UIResponder.firstResponder != nil { endEditing(true) }
        leaveSuperview()
    }

    /// Removes the view from its superview.
    ///
    /// - Parameter next: The superview to which the view moves, if any.
    private func leaveSuperview(for next: UIView? = nil) {
        guard let parent = superviewStorage else { return }
        let leaving = parent.controllersToDisappear(with: self, for: next)
        for controller in leaving { controller.beginAppearanceTransition(false, animated: false) }
        let changesWindow = window !== next?.window
        willMove(to: next)
        parent.willRemoveSubview(self)
        parent.take(out: self)
        let wasRoot = viewLayout != nil && isRootOfLayout
        if UITraitCollection.isAnyChanged { keepTraits(of: parent) }
        superviewStorage = nil
        Self.treeChanges &+= 1
        leaveLayout(of: parent, wasRoot: wasRoot)
        if next == nil {
            if changesWindow { forAllInside { $0.didMoveToWindow() } }
            didMoveToSuperview()
            controller?.viewMoved()
        }
        for controller in leaving { controller.endAppearanceTransition() }
    }

    /// Calls the methods that announce a move to another superview or, if `next` is `nil`, the removal from the
    /// superview.
    private func willMove(to next: UIView?) {
        let newWindow = next?.window
        if window !== newWindow { forAllInside { $0.willMove(toWindow: newWindow) } }
        willMove(toSuperview: next)
    }

    private func insert(_ view: UIView, at index: ([UIView]) -> Int) {
        guard view.superviewStorage !== self else { return restack(view, at: index) }
        guard !refuses(view) else { return }
        let tint = Self.isAnyTintColorSet && view.setTintColor == nil ? view.tintColor : nil
        let (hadSuperview, changesWindow) = (view.superviewStorage != nil, view.window !== window)
        view.leaveSuperview(for: self)
        let arriving = controllersToAppear(with: view)
        for controller in arriving { controller.beginAppearanceTransition(true, animated: false) }
        let traits = UITraitCollection.isAnyChanged ? view.traitsAround : nil
        if !hadSuperview { view.willMove(to: self) }
        put(view, at: index(subviewStorage))
        view.superviewStorage = self
        Self.treeChanges &+= 1
        if view.isLayoutPending { markDescendantNeedsLayout() }
        if view.followsSafeArea || view.hasSafeAreaFollowers { markHasSafeAreaFollowers() }
        if view.controllerReference != nil || view.hasControllers { markHasControllers() }
        setNeedsLayout()
        view.joinLayout()
        if let traits { view.propagateSurroundingTraits(traits, resolvedTraits) }
        if let tint, view.tintColor != tint { view.tintColorChanged() }
        if changesWindow { view.forAllInside { $0.didMoveToWindow() } }
        if changesWindow, window != nil, !AppearanceProxies.shared.isEmpty {
            AppearanceProxies.shared.apply(inside: view)
        }
        view.didMoveToSuperview()
        didAddSubview(view)
        view.controller?.viewMoved()
        for controller in arriving { controller.appearAtNextLayout() }
    }

    /// Raises UIKit's exception if a view that is about to be added is this view or contains it.
    ///
    /// - Complexity: O(*n*), where *n* is the number of superviews; O(1) if the added view has no subviews.
    private func refuses(_ view: UIView) -> Bool {
        if view === self {
            ListException.raise(ListException("Can't add self as subview", name: "NSInvalidArgumentException"))
            return true
        }
        guard !view.subviewStorage.isEmpty else { return false }
        var ancestor = superviewStorage
        while let current = ancestor, current !== view { ancestor = current.superviewStorage }
        guard ancestor != nil else { return false }
        let reason = "layer <\(Swift.type(of: view).layerClass): 0x0> is a part of cycle in its layer tree"
        ListException.raise(ListException(reason, name: "CALayerInvalid"))
        return true
    }

    /// Changes a view's position among the subviews without changing constraints or calling methods such as
    /// ``didMoveToSuperview()``.
    private func restack(_ view: UIView, at index: ([UIView]) -> Int) {
        take(out: view)
        put(view, at: index(subviewStorage))
        Self.treeChanges &+= 1
        view.controller?.viewMoved()
    }

    private func put(_ view: UIView, at index: Int) {
        madeLayer?.willInsertSubview(at: index)
        subviewStorage.insert(view, at: index)
    }

    private func take(out view: UIView) {
        let last = subviewStorage.count - 1
        guard last >= 0,
            let index = subviewStorage[last] === view ? last : subviewStorage.firstIndex(where: { $0 === view })
        else { return }
        subviewStorage.remove(at: index)
        madeLayer?.didRemoveSubview(from: index)
    }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open dynamic func didMoveToSuperview() {}

    /// Returns whether this view is the given view or one of its descendants.
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

    // MARK: Appearance and interaction

    open var tag = 0
    @exclusivity(unchecked) open var isHidden = false {
        didSet {
            if isHidden != oldValue { superviewStorage?.subviewChanged(self) }
            if KeyValueObserving.isActive { KeyValueObserving.changed(self) }
        }
    }
    /// The opacity, from 0 to 1. Mirrors `UIView.alpha`; below 0.01, a finger can't touch the view.
    @exclusivity(unchecked) open var alpha: CGFloat = 1 {
        didSet { if KeyValueObserving.isActive { KeyValueObserving.changed(self) } }
    }
    @exclusivity(unchecked) open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var isOpaque = true
    open var clipsToBounds = false
    open var backgroundColor: UIColor?
    /// The tint color. If no tint color has been set on a view, the view inherits the tint color of its superview or,
    /// if it has no superview, uses `UIColor.tintColor`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of superviews.
    open var tintColor: UIColor! {
        get {
            let color: UIColor = setTintColor ?? superviewStorage?.undimmedTintColor ?? .tintColor
            return RareViewProperties.isAnyTintDimmed && tintAdjustmentMode == .dimmed ? color.inGray : color
        }
        set {
            let before = tintColor
            setTintColor = newValue
            if newValue != nil { Self.isAnyTintColorSet = true }
            if tintColor != before { tintColorChanged() }
        }
    }
    private final var setTintColor: UIColor?
    /// The tint color before ``tintAdjustmentMode`` is applied.
    private final var undimmedTintColor: UIColor? { setTintColor ?? superviewStorage?.undimmedTintColor }
    /// How the ``tintColor`` is adjusted. A view without a mode of its own has that of its superview, and `normal` if there
    /// is none. A dimmed tint color is gray, as bright as the original (the shade is unverified).
    ///
    /// - Complexity: O(*n*), where *n* is the number of superviews.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get {
            if let mode = rareProperties?.tintAdjustmentMode, mode != .automatic { return mode }
            return RareViewProperties.isAnyTintDimmed ? superviewStorage?.tintAdjustmentMode ?? .normal : .normal
        }
        set {
            let before = tintAdjustmentMode
            madeRareProperties.tintAdjustmentMode = newValue
            if newValue == .dimmed { RareViewProperties.isAnyTintDimmed = true }
            if tintAdjustmentMode != before { tintModeChanged() }
        }
    }
    private final func tintModeChanged() {
        withCurrentTraits { tintColorDidChange() }
        for view in subviewStorage where view.rareProperties?.tintAdjustmentMode ?? .automatic == .automatic {
            view.tintModeChanged()
        }
    }

    /// Mirrors `UIView.TintAdjustmentMode`.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic, normal, dimmed
    }
    /// Whether the tint color of any view was ever set. If so, added views must be checked.
    static var isAnyTintColorSet = false
    /// The tint color that was set on this view.
    private final var ownTintColor: UIColor? {
        get { setTintColor }
        set { tintColor = newValue }
    }

    private final func tintColorChanged() {
        withCurrentTraits { tintColorDidChange() }
        for view in subviewStorage where view.setTintColor == nil { view.tintColorChanged() }
    }

    /// Called when ``tintColor`` has changed, on the view and on all views in it that inherit the color. Also called
    /// when the view is added to a superview with a different tint color.
    open func tintColorDidChange() {}
    open var contentMode = ContentMode.scaleToFill

    /// Mirrors `UIView.ContentMode`.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// The view whose alpha channel masks the view. Its layer is the ``CALayer/mask`` of the view's layer.
    open var mask: UIView? {
        get { rareProperties?.mask }
        set {
            madeRareProperties.mask = newValue
            layer.mask = newValue?.layer
        }
    }

    open class var layerClass: AnyClass { CALayer.self }
    /// The layer, an instance of ``layerClass``. It is drawn in pictures of the screen.
    open var layer: CALayer {
        if let madeLayer { return madeLayer }
        let new = (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
        new.attach(to: self)
        madeLayer = new
        return new
    }
    private final var madeLayer: CALayer?

    /// The rarely used properties. To save memory, `nil` until one of them is set.
    final var rareProperties: RareViewProperties?

    /// The transform around the ``anchorPoint``. It is applied by the methods that convert points and rectangles, and by
    /// hit testing, and the ``frame`` is the bounding box of the transformed bounds.
    open var transform: CGAffineTransform {
        get { rareProperties?.transform ?? .identity }
        set { madeRareProperties.transform = newValue }
    }

    /// The transform in three dimensions. Pictures and touches use its part in the plane, which is the ``transform``.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    // MARK: Gestures

    /// The gesture recognizers; `nil` until the first one is added, and empty after the last one is removed.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { rareProperties?.recognizers }
        set {
            for old in gestureRecognizers ?? [] { removeGestureRecognizer(old) }
            for new in newValue ?? [] { addGestureRecognizer(new) }
        }
    }
    /// Adds a gesture recognizer, removing it from its previous view. Mirrors `UIView.addGestureRecognizer(_:)`.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        madeRareProperties.recognizers = madeRareProperties.recognizers ?? []
        rareProperties?.recognizers?.append(gestureRecognizer)
        gestureRecognizer.view = self
    }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        rareProperties?.recognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Interactions

    open var interactions: [any UIInteraction] {
        get { rareProperties?.interactions ?? [] }
        set {
            for old in interactions { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }
    /// Adds an interaction, removing it from its previous view. Mirrors `UIView.addInteraction(_:)`.
    open func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        madeRareProperties.interactions.append(interaction)
        interaction.didMove(to: self)
    }
    open func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        rareProperties?.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    // MARK: Focus

    /// Whether the view has the focus. Only cells of lists receive it.
    open var isFocused: Bool { false }
    /// Whether the view can receive the focus. HeadlessUIKit does not ask it: only cells receive the focus, as their list's
    /// delegate decides.
    open var canBecomeFocused: Bool { false }
    /// The views to which the focus moves first. Not used.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// Has no effect: the focus moves when a ``Finger`` presses a key.
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Window

    /// The window that contains the view. There is none unless the program has created a ``UIWindow``.
    ///
    /// - Complexity: O(*n*), where *n* is the number of superviews.
    open var window: UIWindow? { UIWindow.isAny ? root as? UIWindow : nil }
    /// Called on a view and its descendants before they are added to a window or removed from it. Mirrors
    /// `UIView.willMove(toWindow:)`.
    open func willMove(toWindow newWindow: UIWindow?) {}
    open dynamic func didMoveToWindow() {}

    /// Ends text editing in this view or its descendants, and returns whether editing has ended. If `force` is `true`,
    /// editing ends without asking the text field's delegate for permission (unverified).
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let editor = UIResponder.firstResponder as? UIView, editor.isDescendant(of: self) else { return false }
        guard force else { return editor.resignFirstResponder() }
        editor.endBeingFirstResponder()
        return true
    }

    // MARK: Traits

    /// The traits of the view.
    ///
    /// By default, they are the traits of an iPhone in portrait orientation and light mode, or of the ``UIDevice`` that
    /// a test has created. Overrides apply to a view and its descendants, and a list sets the list environment. After a
    /// view is removed from its superview, it keeps its inherited traits until it is added to a view again or its
    /// controller appears (unverified).
    ///
    /// - Complexity: O(*n*), where *n* is the number of superviews.
    open var traitCollection: UITraitCollection { surroundingTraits }

    /// The interface style that overrides the inherited style for this view and its descendants. It is stored in
    /// ``traitOverrides`` (unverified).
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.style }
        set { if newValue != traitOverrides.style { traitOverrides.style = newValue } }
    }

    /// The meaning of the content, which determines whether the view is mirrored in right-to-left languages. It affects
    /// the layout of the subviews, but not the layout of their own subviews.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { rareProperties?.semanticContentAttribute ?? .unspecified }
        set {
            guard newValue != semanticContentAttribute else { return }
            if newValue == .forceRightToLeft { Self.isAnyRightToLeft = true }
            madeRareProperties.semanticContentAttribute = newValue
            directionChanged()
        }
    }
    /// The direction in which the subviews are laid out: the layout direction of the traits, unless the
    /// ``semanticContentAttribute`` specifies a different direction.
    ///
    /// - Complexity: O(*n*), where *n* is the number of superviews; O(1) as long as nothing is laid out from right to
    ///   left.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        guard Self.isAnyRightToLeft else { return .leftToRight }
        return UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
    /// Returns the layout direction for a semantic content attribute, relative to the layout direction of the app.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }
    /// Returns the layout direction for a semantic content attribute, relative to the given layout direction. Playback
    /// and spatial content is never mirrored.
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

    /// The index in ``DeviceSettings/known`` of the settings that the view was last notified of. It is used only while
    /// the view has no superview.
    final var settingsNumber = DeviceSettings.number

    /// The list environment for this view and its descendants; `nil` if the view inherits it. Lists and their cells
    /// override this property.
    var listEnvironment: UIListEnvironment? { nil }
    /// Whether the rows of a list limit their content to the readable width.
    var limitsRowsToReadableWidth: Bool { false }
    /// Whether the view is a list. A list determines its own content size and the frames of its rows.
    var isList: Bool { false }
    var isScrollView: Bool { false }
    /// Whether scroll views, or views that are notified of changes of the safe area, were ever added inside the view.
    /// Stored so that other views do not have to be searched.
    @exclusivity(unchecked) final var hasSafeAreaFollowers = false
    /// Whether the view is a row of a list.
    var isRow: Bool { false }

    /// Called when the traits of this view, and possibly those of its descendants, have changed.
    func traitsChanged(_ before: Traits, _ after: Traits) {}

    /// Called immediately when the view's traits have changed because of an override, a move to a different superview,
    /// or a change to the device or its settings. Deprecated in UIKit in favor of
    /// ``registerForTraitChanges(_:handler:)``.
    open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Accessibility

    /// The identifier that tests and scripts use to find the view.
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var isAccessibilityElement = false
    /// Stored, but has no effect. Controls do not set their own traits.
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// Stored, but has no effect.
    open var accessibilityElementsHidden = false
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// Increases the value of an adjustable view, for users of assistive technology. A test calls it.
    open func accessibilityIncrement() {}
    /// Decreases the value of an adjustable view, for users of assistive technology. A test calls it.
    open func accessibilityDecrement() {}
    /// The elements that represent the view to assistive technologies. The value is stored, but only the custom actions
    /// of ``UIAccessibilityElement`` objects have an effect.
    open var accessibilityElements: [Any]? {
        get { rareProperties?.accessibilityElements }
        set { madeRareProperties.accessibilityElements = newValue }
    }
    /// The number of ``accessibilityElements``.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    /// Returns the position of an object among the ``accessibilityElements``, or `NSNotFound`.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
    /// The words by which users of Voice Control name the view. Stored, but has no effect.
    open var accessibilityUserInputLabels: [String]! {
        get { rareProperties?.accessibilityUserInputLabels ?? [] }
        set { madeRareProperties.accessibilityUserInputLabels = newValue ?? [] }
    }
    /// Called when a user of assistive technology scrolls. A test calls it.
    ///
    /// - Returns: Whether the view has scrolled.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// The rotors that the view adds for users of assistive technology. A test performs their searches.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { rareProperties?.accessibilityCustomRotors }
        set { madeRareProperties.accessibilityCustomRotors = newValue }
    }
    /// Called when a user of assistive technology wants to leave a view. A test calls it.
    ///
    /// - Returns: Whether the view could be left.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Called when a user of assistive technology performs the main action of the screen. A test calls it.
    ///
    /// - Returns: Whether there was such an action.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Stored, but has no effect.
    open var shouldGroupAccessibilityChildren: Bool {
        get { rareProperties?.groupsAccessibilityChildren ?? false }
        set { madeRareProperties.groupsAccessibilityChildren = newValue }
    }

    // MARK: Layout

    @exclusivity(unchecked) final var needsLayout = true
    /// Whether the layout of a descendant is pending. Stored so that the descendants do not have to be searched.
    @exclusivity(unchecked) final var descendantNeedsLayout = false
    @exclusivity(unchecked) private var needsPreparation = false
    private var isLayoutPending: Bool { needsLayout || descendantNeedsLayout || needsPreparation }

    open func setNeedsLayout() {
        needsLayout = true
        superviewStorage?.markDescendantNeedsLayout()
    }

    private func markDescendantNeedsLayout() {
        guard !descendantNeedsLayout else { return }
        descendantNeedsLayout = true
        superviewStorage?.markDescendantNeedsLayout()
    }

    /// Solves constraints and performs the pending layout of this view and its descendants. If superviews in an
    /// unbroken chain directly above this view also need layout, the layout starts at the outermost of these
    /// superviews.
    open func layoutIfNeeded() {
        Self.layoutDepth += 1
        outermostToLayOut.layOut()
        Self.layoutDepth -= 1
        guard Self.layoutDepth == 0, !Self.worksAfterLayouts.isEmpty else { return }
        let works = Self.worksAfterLayouts
        Self.worksAfterLayouts = []
        for work in works { work() }
    }

    /// The nesting depth of layouts in progress.
    @exclusivity(unchecked) private static var layoutDepth = 0
    private static var worksAfterLayouts: [@MainActor () -> Void] = []

    /// Performs work immediately or, if a layout is in progress, when the outermost layout has ended. Unlike work in a
    /// layout, it may request a layout that is not part of the current one.
    static func afterLayouts(_ work: @escaping @MainActor () -> Void) {
        if layoutDepth == 0 { work() } else { worksAfterLayouts.append(work) }
    }

    /// Performs the pending layout of this view and its descendants. If one layout requests another, repeats the
    /// layout.
    private func layOut() {
        defer { controller?.layoutEnded() }
        let isStable = repeatUntilStable(
            "\(UILayoutGuide.name(self)) still needs layout", because: reasonForLayouts
        ) {
            guard isLayoutPending else { return true }
            needsPreparation = false
            prepareLayout()
            viewLayout?.system?.update()
            if needsLayout {
                updateSafeArea()
                needsLayout = false
                withCurrentTraits { layOutSubviews() }
            }
            if descendantNeedsLayout {
                descendantNeedsLayout = false
                for view in subviewStorage where view.isLayoutPending { view.layOut() }
            }
            return false
        }
        if !isStable { dropPendingLayout() }
    }

    private func layOutSubviews() {
        if let controller {
            controller.appearIfPlaced()
            controller.updateUnavailableContent()
            controller.arrangeParts()
            controller.viewWillLayoutSubviews()
        }
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
    }

    /// Drops the pending layout of this view and its descendants.
    private func dropPendingLayout() {
        layoutWasDropped()
        needsLayout = false
        needsPreparation = false
        guard descendantNeedsLayout else { return }
        descendantNeedsLayout = false
        for view in subviewStorage { view.dropPendingLayout() }
    }

    /// The reason why each layout of this view requires another; `nil` if a warning about it has been logged.
    var reasonForLayouts: String? { "each round asks for another" }

    /// Called when the view's pending layout is abandoned, because its layout or that of a superview never becomes
    /// stable.
    func layoutWasDropped() {}

    /// Called before the view and its descendants are laid out.
    func prepareLayout() {}

    /// Called when a constraint inside this view, or the intrinsic size of a view inside it, has changed.
    func constraintsInsideChanged() {}

    /// Requests a call to ``prepareLayout()`` at the next layout, without requesting the view's own layout.
    final func setNeedsPreparation() {
        guard !needsPreparation else { return }
        needsPreparation = true
        superviewStorage?.markDescendantNeedsLayout()
    }

    /// Places the subviews according to the constraints.
    open func layoutSubviews() { if let viewLayout { placeSubviews(by: viewLayout) } }

    /// Never called by HeadlessUIKit: pictures do not show custom drawing.
    open func draw(_ rect: CGRect) {}
    /// Does nothing: views are drawn only in pictures.
    open func setNeedsDisplay() {}
    /// Does nothing: views are drawn only in pictures.
    open func setNeedsDisplay(_ rect: CGRect) {}

    /// The text that identifies the view in messages about constraints; `nil` if the view shows no text.
    var printedText: String? { nil }

    /// The class, the frame and the layer, in the form in which UIKit prints them. Mirrors `UIView`'s `description`.
    open override nonisolated var description: String {
        isOnMainActor ? MainActor.assumeIsolated { printed } : super.description
    }

    // MARK: Sizes

    /// Returns the current size of the view. Mirrors `UIView.sizeThatFits(_:)`.
    open func sizeThatFits(_ size: CGSize) -> CGSize { untransformedFrame.size }

    open func sizeToFit() {
        let frame = untransformedFrame
        settle(in: CGRect(origin: frame.origin, size: sizeThatFits(frame.size)))
    }

    /// Returns the size closest to the target that satisfies the view's constraints and fits its content. If the view
    /// has neither constraints nor an intrinsic content size, returns the result of ``sizeThatFits(_:)``.
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

    /// The natural size of the content, in points; ``UIView/noIntrinsicMetric`` for an axis without a natural size.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// Returns the intrinsic size for a given width, in points. A width of `nil` means that the width is not known.
    /// Views with wrapping text override this method.
    func intrinsicContentSize(atWidth width: CGFloat?) -> CGSize {
        rareProperties?.content?.size(width) ?? intrinsicContentSize
    }

    /// Whether the width of ``intrinsicContentSize(atWidth:)`` is that of the widest line, which the view then has if its
    /// constraints allow that.
    var mayBeAsWideAsItsLines: Bool { false }

    /// The distances of the first baseline from the top and of the last baseline from the bottom, in points. Views with
    /// text override this property.
    var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }

    /// Whether text of one line is in the middle of the view, however tall the view is. If so, its baseline is at a
    /// constant distance from the middle.
    var centersText: Bool { false }

    /// The insets of the rectangle that constraints align, in points. The frame is larger than that rectangle by the
    /// insets. Mirrors `UIView.alignmentRectInsets`. The intrinsic size is that of the frame. Stack views align frames.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    open func invalidateIntrinsicContentSize() {
        contentChanged()
        superviewStorage?.subviewChanged(self)
        if KeyValueObserving.isActive { KeyValueObserving.changed(self) }
    }

    /// Called when a subview has been hidden or shown, or when its intrinsic size has changed. Views that arrange their
    /// subviews override this method.
    func subviewChanged(_ subview: UIView) {}

    /// Called when a view inside this view has stopped being the first responder.
    func editingEndedInside() {}

    public static let noIntrinsicMetric: CGFloat = -1

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        madeViewLayout.hugging[axis] = priority
        contentChanged()
    }
    /// Returns the hugging priority along an axis; 250 by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(axis) }
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        madeViewLayout.compressionResistance[axis] = priority
        contentChanged()
    }
    /// Returns the compression resistance priority along an axis; 750 by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        compressionResistance(axis)
    }

    // MARK: Autoresizing

    /// Whether the frame and the autoresizing mask are translated into constraints.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { viewLayout?.system?.becomeStale() } }
    }
    /// The parts of the frame that change when the superview is resized.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { viewLayout?.system?.becomeStale() } }
    }
    open var autoresizesSubviews = true

    // MARK: Constraints

    /// Whether the view depends on constraints even if none exist yet.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Whether the constraints of this view and its descendants are solved separately from those of its superviews,
    /// within a frame that is not determined by constraints.
    var isRootOfLayout: Bool { false }

    /// Whether ``updateConstraints()`` needs to be called.
    final var constraintsNeedUpdate = true

    open func setNeedsUpdateConstraints() {
        constraintsNeedUpdate = true
        takePartInLayout().constraintsNeedUpdate()
    }
    open func needsUpdateConstraints() -> Bool { constraintsNeedUpdate }
    open func updateConstraintsIfNeeded() { updateConstraintsInside() }
    /// Called before constraints are solved, once for each view in the view tree, even for a view without constraints,
    /// beginning with the innermost views. Called again for views that request it.
    open func updateConstraints() {}

    /// The active constraints between items whose nearest common ancestor is this view.
    open var constraints: [NSLayoutConstraint] { viewLayout?.constraints ?? [] }
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
    /// Whether the constraints do not fully determine the view's frame.
    open var hasAmbiguousLayout: Bool { isAmbiguous(self) }

    // MARK: Layout guides and anchors

    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }
    /// Removes a guide and deactivates its constraints.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }
    /// The guides that were added to the view.
    open var layoutGuides: [UILayoutGuide] { viewLayout?.guides.filter { $0.kind == .custom } ?? [] }
    open var layoutMarginsGuide: UILayoutGuide { layoutGuide(.margins) }
    open var safeAreaLayoutGuide: UILayoutGuide { layoutGuide(.safeArea) }
    /// The area inside the margins, limited to a readable width.
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
    /// The view whose first baseline constraints of this view refer to. Constraints use the view itself.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last baseline constraints of this view refer to. Constraints use the view itself.
    open var forLastBaselineLayout: UIView { self }
    open func forBaselineLayout() -> UIView { self }
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    // MARK: Hit testing

    /// Returns the frontmost view at a point, which may be this view. Returns `nil` if the point is outside the view,
    /// or if the view does not accept touches, is hidden or is almost transparent.
    ///
    /// - Complexity: O(*n*), where *n* is the number of views on the path to the result and their siblings.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        let views = subviewStorage
        var index = views.count
        while index > 0 {
            index -= 1
            let view = views[index]
            let (origin, scrolled) = (view.untransformedFrame.origin, view.boundsOrigin)
            var inside = CGPoint(x: point.x - origin.x + scrolled.x, y: point.y - origin.y + scrolled.y)
            if RareViewProperties.isAnyTransformSet { inside = view.pointInside(point) ?? inside }
            if let hit = view.hitTest(inside, with: event) { return hit }
        }
        return self
    }

    /// Returns whether a point in the view's coordinates is inside its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let size = untransformedFrame.size
        let (x, y) = (point.x - boundsOrigin.x, point.y - boundsOrigin.y)
        return x >= 0 && x < size.width && y >= 0 && y < size.height
    }

    /// The area that the view's background covers, in the coordinates of its frame's origin.
    package var coveredArea: CGRect { CGRect(origin: .zero, size: untransformedFrame.size) }

    // MARK: Coordinates

    /// Converts a point to the coordinates of another view or, if `view` is `nil`, to those of the root view. Views with
    /// different roots are converted as if one superview contained both roots.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        if RareViewProperties.isAnyTransformSet, let result = transformed(point, to: view) { return result }
        return converted(point, to: view)
    }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        if RareViewProperties.isAnyTransformSet, let result = transformed(point, from: view) { return result }
        if let view { return view.converted(point, to: self) }
        let origin = rootPoint(.zero).point
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    /// Converts a rectangle to the coordinates of another view. If a view between them is rotated, returns the bounding
    /// box of the result. Mirrors `UIView.convert(_:to:)` for rectangles.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        if RareViewProperties.isAnyTransformSet { return rect.boundingBox { convert($0, to: view) } }
        return CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }
    /// Converts a rectangle from the coordinates of another view. If a view between them is rotated, returns the bounding
    /// box of the result. Mirrors `UIView.convert(_:from:)` for rectangles.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        if RareViewProperties.isAnyTransformSet { return rect.boundingBox { convert($0, from: view) } }
        return CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// Converts a point as ``convert(_:to:)`` does, ignoring transforms.
    private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (place, root) = rootPoint(point)
        guard let view else { return place }
        let (origin, otherRoot) = view.rootPoint(.zero)
        let gap = root.gap(to: otherRoot)
        return CGPoint(x: place.x - origin.x - gap.x, y: place.y - origin.y - gap.y)
    }

    /// Converts a point in this view's coordinates to the root view's coordinates, ignoring transforms, and returns it
    /// with the root view.
    private func rootPoint(_ point: CGPoint) -> (point: CGPoint, root: UIView) {
        var result = CGPoint(x: point.x - boundsOrigin.x, y: point.y - boundsOrigin.y)
        var view = self
        while let parent = view.superviewStorage {
            result.x += view.untransformedFrame.minX - parent.boundsOrigin.x
            result.y += view.untransformedFrame.minY - parent.boundsOrigin.y
            view = parent
        }
        return (result, view)
    }

    // MARK: Animation

    /// Calls both closures immediately: animations complete before the method returns.
    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationDuration.during(duration, animations)
        if let completion { AnimationEnd.call { completion(true) } }
    }

    /// Calls both closures immediately: animations complete before the method returns.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationDuration.during(duration, animations)
        if let completion { AnimationEnd.call { completion(true) } }
    }

    private static var animates = true

    /// Whether animations are enabled. Stored, but has no effect: animations always complete immediately.
    open class var areAnimationsEnabled: Bool { animates }

    /// The duration of the animation whose changes are being performed, in seconds; 0 outside of animations.
    open class var inheritedAnimationDuration: TimeInterval { AnimationDuration.current }

    open class func setAnimationsEnabled(_ enabled: Bool) { animates = enabled }

    /// Performs changes while animations are disabled.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let before = animates
        animates = false
        defer { animates = before }
        actionsWithoutAnimation()
    }

    // MARK: Description

    package nonisolated class var viewKind: ViewKind? { nil }
    package var ownText: String? { accessibilityLabel }
    package var shownValue: ShownValue? { nil }
    /// Whether the view shows a text that wraps, so that its height depends on its width.
    var wrapsText: Bool { false }
    package var isBlank: Bool { false }
    package var hasSizeOfUIKit: Bool { false }
    package var precedesSuperviews: Bool { false }
    package var adviceForTap: String? { nil }
    package var fingerChange: FingerChange? { .tap }
    package func textDrawing(value: String) -> TextDrawing? { nil }
}

extension CGRect {
    /// Whether the position of the center or an edge is not a number, so that the rectangle can't be a frame.
    fileprivate var hasNoPlace: Bool {
        let (x, y) = (origin.x + size.width / 2, origin.y + size.height / 2)
        return x.isNaN || y.isNaN || size.width == -.infinity || size.height == -.infinity
    }
}
