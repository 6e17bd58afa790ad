import Foundation

/// A scroll view that shows items in sections, positioned by a layout. Mirrors `UICollectionView` and its members,
/// UIKit, without drawing.
///
/// Cells are created only for visible items and reused for items that scroll into view, as in ``UITableView``. A
/// pending reload or layout is performed before each touch, in `layoutIfNeeded()`, and when visible cells or views are
/// requested.
open class UICollectionView: UIScrollView, ListScrollView {
    /// Mirrors `UICollectionView.ScrollDirection`.
    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }

    /// Mirrors `UICollectionView.ScrollPosition`. Each member mirrors the UIKit member of the same name.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

    // MARK: Initialization

    // Declared first so that it is deallocated before the other properties. Code that runs during their deallocation
    // then can't access the list through the engine.
    package final private(set) lazy var engine = ListEngine(self)
    package final override var ownSubviews: [UIView] { engine.visible(subviews) }

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        attachLayout()
    }

    public required init?(coder: NSCoder) {
        let layout = (coder as? InterfaceCoder)?.make("collectionViewLayout", as: UICollectionViewLayout.self)
        collectionViewLayout = layout ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        attachLayout()
    }

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UICollectionView.collectionViewProperties, to: self)
        decodeItems(coder)
    }
    override func setDelegate(_ delegate: any UIScrollViewDelegate) {
        self.delegate = delegate as? any UICollectionViewDelegate
    }
    open override func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection {
        switch name {
        case "dataSource": .outlet(value) { (source: any UICollectionViewDataSource) in dataSource = source }
        case "prefetchDataSource":
            .outlet(value) { (source: any UICollectionViewDataSourcePrefetching) in prefetchDataSource = source }
        case "collectionViewLayout":
            .outlet(value) { (layout: UICollectionViewLayout) in collectionViewLayout = layout }
        case "backgroundView": .outlet(value) { (view: UIView) in backgroundView = view }
        case "dragDelegate": .outlet(value) { (delegate: any UICollectionViewDragDelegate) in dragDelegate = delegate }
        case "dropDelegate": .outlet(value) { (delegate: any UICollectionViewDropDelegate) in dropDelegate = delegate }
        default: super._setOutlet(name, to: value)
        }
    }

    /// The layout. The cells are kept when it changes.
    @exclusivity(unchecked) open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            // If another collection view already uses the old layout, the layout keeps that collection view's engine.
            if oldValue.engine === engine { oldValue.engine = nil }
            engine.dropDecorations(of: oldValue)
            attachLayout()
            layoutChanged()
        }
    }

    private func attachLayout() {
        let layout = collectionViewLayout
        layout.engine = engine
        engine.exchangePlacing(layout.placesElements ? LayoutPlacing(layout, self) : nil)
        if engine.geometry != nil { engine.placing?.willReload() }
    }

    override final func originWillChange(to origin: CGPoint) {
        engine.placing?.boundsWillChange(to: CGRect(origin: origin, size: untransformedFrame.size))
    }

    open override var frame: CGRect {
        willSet {
            guard newValue.size != frame.size, let placing = engine.placing else { return }
            placing.boundsWillChange(to: CGRect(origin: boundsOrigin, size: newValue.size))
        }
    }

    open override var bounds: CGRect {
        willSet { if newValue.origin != boundsOrigin { originWillChange(to: newValue.origin) } }
    }

    final override func rest(from start: CGPoint, lifted: CGPoint) -> CGPoint {
        let rest = super.rest(from: start, lifted: lifted)
        if isPagingEnabled { return rest }
        return collectionViewLayout.targetContentOffset(
            forProposedContentOffset: rest, withScrollingVelocity: .zero)
    }

    /// Changes the layout. Animations take no time: the change is complete when the method returns.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        let old = collectionViewLayout
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        for view in shownViews { view.willTransition(from: old, to: layout) }
        collectionViewLayout = layout
        engine.carryOutPending()
        for view in shownViews { view.didTransition(from: old, to: layout) }
        old.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
        completion?(true)
    }

    /// Mirrors `UICollectionView.LayoutInteractiveTransitionCompletion`.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    /// Begins a transition to another layout. Mirrors `UICollectionView.startInteractiveTransition(to:completion:)`. The
    /// items stay in their places until ``finishInteractiveTransition()`` is called.
    ///
    /// - Returns: The layout of the transition: that of the delegate, or a plain one.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        let transition =
            delegate?.collectionView(self, transitionLayoutForOldLayout: collectionViewLayout, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
        interactiveTransition = InteractiveTransition(layout: transition, completion: completion)
        return transition
    }

    /// Changes the layout to the one to which the transition leads. Does nothing if there is no transition; UIKit raises an
    /// exception (unverified).
    open func finishInteractiveTransition() {
        guard let transition = interactiveTransition else { return }
        interactiveTransition = nil
        setCollectionViewLayout(transition.layout.nextLayout, animated: true) { transition.completion?($0, true) }
    }

    /// Ends the transition. The layout remains.
    open func cancelInteractiveTransition() {
        guard let transition = interactiveTransition else { return }
        interactiveTransition = nil
        transition.completion?(true, false)
    }

    /// The transition that has begun and has not ended; `nil` if there is none.
    private var interactiveTransition: InteractiveTransition?

    /// Whether a drag that rests on an item selects it, unless the delegate decides. Stored, but has no effect: a ``Finger``
    /// rests nowhere.
    open var isSpringLoaded = false

    /// The visible cells, headers, footers and other views of the layout.
    private var shownViews: [UICollectionReusableView] {
        let views =
            engine.shown.map { $0.cell as UIView } + engine.sectionViews.map(\.view)
            + engine.attached.map { $0.view as UIView }
        return views.compactMap { $0 as? UICollectionReusableView }
    }

    final override var isList: Bool { true }
    final override var pagesFromRight: Bool { flipsItems }
    /// The margins in the direction of scrolling do not reach into items, because the size of an item does not depend on
    /// its position on screen (unverified).
    final override var marginsOfContent: UIEdgeInsets {
        var margins = marginsWithoutBars
        if axis == .vertical { (margins.top, margins.bottom) = (0, 0) } else { (margins.left, margins.right) = (0, 0) }
        return margins
    }
    final override var listEnvironment: UIListEnvironment? { collectionViewLayout.listEnvironment }

    /// The collection view's delegate. Not retained.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            engine.unimplemented = []
            // A flow layout requests sizes from the delegate, so the items must be measured again.
            if delegate !== oldValue { setNeedsMeasuring() }
        }
    }

    /// The collection view's data source. Not retained.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            engine.unimplemented = []
            outlineSource = nil
            engine.reload()
        }
    }

    /// The data source, if a section snapshot has been applied to one of its sections.
    final weak var outlineSource: (any OutlineSource)?

    /// The object that prefetches the items that will soon be needed. It is called after a layout that changes the
    /// visible items. Not retained. In HeadlessUIKit, a prefetched item has no cell until it becomes visible.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet {
            guard prefetchDataSource !== oldValue else { return }
            engine.prefetching = Prefetching()
            setNeedsLayout()
        }
    }

    open var isPrefetchingEnabled = true

    /// The object that provides the items to drag. Not retained.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    /// The object that handles drops. Not retained.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// Whether items can be dragged, if there is a ``dragDelegate``. Default:
    /// ``UIDragInteraction/isEnabledByDefault``.
    open var dragInteractionEnabled: Bool {
        get { engine.allowsDrags ?? UIDragInteraction.isEnabledByDefault }
        set { engine.allowsDrags = newValue }
    }
    /// Whether a drag that began in the collection view has not ended.
    open var hasActiveDrag: Bool { engine.activeDrag != nil }
    /// Whether a drag is over the collection view, and the drop delegate can handle it.
    open var hasActiveDrop: Bool { engine.hasActiveDrop }
    /// The views that have been dequeued, but that the data source has not returned yet.
    final var dequeued: [any ReusableView] = []
    /// A unique number. Registrations use it to detect that they were created while this view's data source was
    /// providing a view.
    let number = RegistrationIdentity.nextNumber()

    /// Determines which changes cause visible items to be measured again. A batch of updates always causes this.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    final var selfSizes: Bool { selfSizingInvalidation != .disabled }
    final var followsConstraints: Bool { selfSizingInvalidation == .enabledIncludingConstraints }

    /// Mirrors `UICollectionView.SelfSizingInvalidation`.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled
        /// Measures a cell again when its intrinsic content size or content configuration changes.
        case enabled
        /// Also measures a cell again when the constraints inside it change.
        case enabledIncludingConstraints
    }

    // MARK: Counts

    open var numberOfSections: Int {
        engine.carryOutWorks()
        return engine.sectionCount
    }

    /// Returns the number of items in a section. Raises an exception if the section does not exist (the message is
    /// unverified).
    open func numberOfItems(inSection section: Int) -> Int {
        engine.carryOutWorks()
        if let count = engine.rowCount(section) { return count }
        if engine.isInUse() {
            stop(
                "request for number of items in section \(section) when there are only \(numberOfSections) sections in the "
                    + "collection view")
        }
        return 0
    }

    // MARK: Cells

    /// Registers a cell class. `nil` removes the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        engine.register(cellClass, as: UICollectionViewCell.self, CellRegistry.Key(identifier: identifier))
    }

    /// Registers a nib whose only top-level object is a cell. `nil` removes the registration.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        engine.registry.register(nib, for: CellRegistry.Key(identifier: identifier))
    }

    /// Registers a nib whose only top-level object is a supplementary view. `nil` removes the registration.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        engine.registry.register(nib, for: CellRegistry.Key(kind: kind, identifier: identifier))
    }

    /// Registers a class of headers, footers or other supplementary views. `nil` removes the registration. A table's header
    /// can be registered, but not dequeued, as tests of a public library assert.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        let key = CellRegistry.Key(kind: elementKind, identifier: identifier)
        guard !(viewClass is UITableViewHeaderFooterView.Type) else {
            return engine.registry.register(nil as AnyClass?, for: key)
        }
        engine.register(viewClass, as: UICollectionReusableView.self, key)
    }

    /// Returns a cell for an item: the item's current cell if the item is being reconfigured; otherwise, a reused or
    /// new cell.
    ///
    /// Raises an exception if the identifier is not registered. As in iOS 18 and later, the collection view also raises
    /// an exception if the data source does not return a dequeued cell.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeueCell(identifier, indexPath) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
    }

    /// Returns a header, footer or other supplementary view. Raises an exception if the identifier is not registered
    /// for the kind.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueSectionView(elementKind, identifier) as? UICollectionReusableView
            ?? UICollectionReusableView(frame: .zero)
    }

    // MARK: Visible cells and views

    /// Returns the cell of a visible item; `nil` for any other item.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shownCell(at: indexPath) as? UICollectionViewCell
    }

    /// Returns the index path of a visible cell; `nil` for any other cell.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { indexPath(ofCell: cell) }
    /// The visible cells, in the order of their items. UIKit does not guarantee an order.
    open var visibleCells: [UICollectionViewCell] {
        engine.carryOutPending()
        return engine.shown.compactMap { $0.cell as? UICollectionViewCell }
    }
    /// The index paths of the visible items, in ascending order. UIKit does not guarantee an order.
    open var indexPathsForVisibleItems: [IndexPath] { shownCells.map(\.indexPath) }

    /// Returns a visible header, footer or other supplementary view.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        if let attached = shownAttachedViews(elementKind).first(where: { $0.key.indexPath == indexPath }) {
            return attached.view as? UICollectionReusableView
        }
        let view = engine.sectionViews.first {
            $0.key.indexPath == indexPath && ($0.view as? UICollectionReusableView)?.reuse.kind == elementKind
        }?.view
        return view as? UICollectionReusableView
    }

    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        let views =
            shownSectionViews(elementKind).map(\.view) + shownAttachedViews(elementKind).map { $0.view as UIView }
        return views.compactMap { $0 as? UICollectionReusableView }
    }

    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shownSectionViews(elementKind).map(\.key.indexPath) + shownAttachedViews(elementKind).map(\.key.indexPath)
    }

    /// Returns the index path of a supplementary view; `nil` if the view is not visible.
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        engine.sectionViews.first { $0.view === supplementaryView }?.key.indexPath
            ?? engine.attached.first { $0.view === supplementaryView && !$0.key.isDecoration }?.key.indexPath
    }

    // MARK: Positions of items

    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        engine.loadPlaces()
        return engine.row(at: point).map(engine.indexPath)
    }

    /// Returns the layout attributes of an item; `nil` if the item does not exist.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        engine.loadPlaces()
        if let placing = engine.placing as? LayoutPlacing {
            return engine.row(indexPath).flatMap { placing.attributes(at: $0) }
        }
        guard let frame = engine.path(indexPath).flatMap(engine.rect) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame
        return attributes
    }

    /// Returns the layout attributes of a header or footer, or of another supplementary view that is visible; `nil` if
    /// there is none.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        engine.loadPlaces()
        if let placing = engine.placing as? LayoutPlacing { return placing.attributes(ofKind: kind, at: indexPath) }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: indexPath)
        if let attached = shownAttachedViews(kind).first(where: { $0.key.indexPath == indexPath }) {
            attributes.frame = attached.frame
            return attributes
        }
        guard let key = sectionViewKey(kind, indexPath), let geometry = engine.geometry,
            geometry.sections.indices.contains(key.section)
        else { return nil }
        let frame = engine.rect(of: key, geometry)
        guard axis.length(frame.size) > 0 else {
            return collectionViewLayout.ownAttributes(ofKind: kind, at: indexPath)
        }
        attributes.frame = frame
        return attributes
    }

    /// Scrolls to an item. Has no effect if `scrollPosition` is empty; otherwise, raises an exception if the item does
    /// not exist, or if the position combines several horizontal or several vertical positions (the message is
    /// unverified). Animations take no time: the scroll is complete when the method returns. If the position specifies
    /// no alignment along the scroll direction, scrolls in that direction only as far as necessary to make the item
    /// visible (unverified). Unverified: if only an orthogonally scrolling section has to scroll, the delegate is not
    /// notified of the end of the animation.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard scrollPosition != [] else { return }
        guard scrollPosition.isSingle(.vertical), scrollPosition.isSingle(.horizontal) else {
            return stop(
                "attempt to scroll to an item with several positions of the same grouping (horizontal or vertical)",
                name: "NSInvalidArgumentException")
        }
        scroll(animated: animated) {
            engine.scroll(
                to: indexPath, scrollPosition.alignment(axis),
                sideways: scrollPosition.alignment(axis == .vertical ? .horizontal : .vertical))
        }
    }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelection = false
    open var allowsMultipleSelectionDuringEditing = false
    /// The index paths of the selected items, in the order of selection; empty if no item is selected.
    open var indexPathsForSelectedItems: [IndexPath]? { selectedIndexPaths }

    /// Selects an item programmatically, without calling the delegate. `nil` clears the selection. Has no effect while
    /// selection is not allowed.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelection || engine.selectsRows, engine.select(indexPath), let indexPath else { return }
        scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Deselects an item programmatically, without calling the delegate. Has no effect while selection is not allowed.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard engine.isInUse(), allowsSelection || engine.selectsRows else { return }
        if let path = engine.path(indexPath) { engine.setSelected(false, path) }
    }

    /// Whether items can receive the focus, unless the delegate decides. The default value `true` is unverified.
    open var allowsFocus = true
    /// Whether an item is selected when it receives the focus, unless the delegate prevents it. As documented, its primary
    /// action is not performed. The default value `false` is unverified.
    open var selectionFollowsFocus = false
    /// Whether the focus returns to the item that had it when it left. Default: `false`.
    open var remembersLastFocusedIndexPath = false

    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        delegate?.collectionView(self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self))
            ?? true
    }
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        delegate?.collectionView(
            self, didUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self), with: coordinator)
    }

    // MARK: Editing and moving

    /// Whether the collection view is in editing mode. Setting it updates the configuration state of every visible
    /// cell. When editing ends, the selection is cleared if multiple selection is allowed only during editing
    /// (unverified).
    open var isEditing: Bool {
        get { engine.isEditing }
        set {
            guard newValue != engine.isEditing else { return }
            engine.closeOpenRow()
            engine.isEditing = newValue
            for (path, cell) in engine.shown { cell.isEditing = showsEditing(path) }
            engine.dropSelectionOfEditing()
        }
    }

    /// Whether the view controller lets an item be dragged from anywhere in its cell, not only by its reorder handle.
    final var hasMovementGesture = false
    /// The item that is being dragged by the user or programmatically.
    final var movement: ItemMovement? {
        didSet {
            if oldValue?.cell !== movement?.cell { oldValue?.cell?.isReordering = false }
            movement?.cell?.isReordering = true
        }
    }
    /// The closures to run after the dropped item has been shown at its new position.
    final var worksAfterMoving: [@MainActor () -> Void] = []
    /// Begins to drag an item if the data source allows it. Returns whether the drag has begun.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        guard engine.isInUse() else { return false }
        engine.carryOutPending()
        guard let asked = engine.row(indexPath), let dataSource, !engine.unimplemented.contains(.move) else {
            return false
        }
        let item = engine.follow(asked)
        // The data source may change the items when it is called, so the item's current path is used below.
        guard dataSource.collectionView(self, canMoveItemAt: indexPath), let path = item.path else { return false }
        movement = ItemMovement(source: path, cell: engine.shownCell(path) as? UICollectionViewCell, target: path)
        return true
    }

    /// Moves the dragged item over the item at a point. If there is no item at the point, the dragged item does not
    /// move. In HeadlessUIKit, the other items move only when the dragged item is dropped.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        if let over = engine.row(at: targetPosition) { drag(over: over) }
    }

    /// Drops the dragged item. Unverified: the data source is not called if the item is dropped at its original
    /// position.
    open func endInteractiveMovement() {
        guard let ended = movement else { return }
        cancelInteractiveMovement()
        guard ended.target != ended.source, let dataSource, engine.isInUse() else { return }
        engine.phases.begin(.dragging)
        dataSource.collectionView(self, moveItemAt: engine.indexPath(ended.source), to: engine.indexPath(ended.target))
        // If the data source has updated the list itself, the item has already been moved, and is not moved again.
        if engine.phases.end(), !engine.unimplemented.contains(.move) { engine.moved(ended.source, to: ended.target) }
        layoutIfNeeded()
        let works = worksAfterMoving
        worksAfterMoving = []
        for work in works { work() }
    }
    /// Ends the drag. The item stays at its original position.
    open func cancelInteractiveMovement() { movement = nil }

    // MARK: Updates

    /// Discards all items and requests them again at the next layout. Clears the selection without calling the delegate
    /// (unverified).
    open func reloadData() { engine.reload() }

    /// Calls a closure, and collects the insertions, deletions, reloads and moves that it requests. When the closure
    /// returns, performs them as one batch.
    ///
    /// Blocks can be nested: the updates of all blocks are performed when the outermost block ends. Animations take no
    /// time: the completion handler is called before this method returns.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        engine.performBatchUpdates(updates, completion)
    }

    /// An overload that takes a non-escaping closure, as UIKit's method does.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Whether a block of updates is in progress, or a placeholder is shown.
    open var hasUncommittedUpdates: Bool { engine.phases.block != nil || !engine.placeholders.isEmpty }
    /// Inserts items. The index paths refer to the state after the update.
    open func insertItems(at indexPaths: [IndexPath]) { engine.update(indexPaths) { .insertRow($0) } }
    /// Deletes items. The index paths refer to the state before the update. Repeating an index path is not an error:
    /// the item is deleted once. UIKit also accepts this, but may crash during a later update.
    open func deleteItems(at indexPaths: [IndexPath]) { engine.update(indexPaths) { .deleteRow($0) } }
    /// Replaces the cells of items with new cells. The new cells are displayed before the old cells become available
    /// for reuse. The index paths refer to the state before the update.
    open func reloadItems(at indexPaths: [IndexPath]) { engine.update(indexPaths) { .reloadRow($0) } }
    /// Reconfigures the existing cells of items. Items without a cell are skipped.
    ///
    /// The data source must return the item's existing cell, which it obtains by dequeuing a cell.
    open func reconfigureItems(at indexPaths: [IndexPath]) { engine.reconfigure(indexPaths) }
    /// Mirrors `UICollectionView.moveItem(at:to:)`: the first index path refers to the state before the update, and the
    /// second index path to the state after it. The item keeps its cell.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { engine.move(indexPath, to: newIndexPath) }
    open func insertSections(_ sections: IndexSet) { engine.update(sections.map { .insertSection($0) }) }
    open func deleteSections(_ sections: IndexSet) { engine.update(sections.map { .deleteSection($0) }) }
    open func reloadSections(_ sections: IndexSet) { engine.update(sections.map { .reloadSection($0) }) }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        engine.update([.moveSection(section, to: newSection)])
    }

    // MARK: Layout

    /// The view behind the items. It always fills the visible area.
    open var backgroundView: UIView? {
        get { engine.backgroundView }
        set { engine.backgroundView = newValue }
    }

    final override var reasonForLayouts: String? { engine.reasonForLayouts }
    final override func layoutWasDropped() { engine.layoutWasDropped() }
    final override func editingEndedInside() { engine.editingEndedInside() }
    final override func traitsChanged(_ before: Traits, _ after: Traits) {
        engine.traitsChanged(before, after)
        if collectionViewLayout.dependsOnTraits { collectionViewLayout.invalidateLayout() }
    }

    /// The size at the last layout; `nil` before the first layout.
    private final var laidOutSize: CGSize?

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let laidOutSize, laidOutSize != untransformedFrame.size, engine.placing == nil,
            collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
        {
            collectionViewLayout.invalidateLayout()
        }
        laidOutSize = untransformedFrame.size
        engine.layOut()
        guard !engine.phases.isShowing else { return }
        checkDequeued()
        collectionViewLayout.callVisibleItemsHandlers(self)
    }

    // MARK: Description

    package override nonisolated class var viewKind: ViewKind? { .list }
}
