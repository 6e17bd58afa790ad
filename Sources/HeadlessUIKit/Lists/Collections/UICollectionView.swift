import Foundation

/// Items in sections, laid out by a layout. Mirrors `UICollectionView` and its members, UIKit, without drawing.
///
/// It is a real list, like ``UITableView``: cells are made for the items that are visible and reused for those that scroll
/// in. A reload asks nothing at once: as all that is pending, it is carried out before each touch, on `layoutIfNeeded()`,
/// and when something visible is asked for.
open class UICollectionView: UIScrollView, ListScrollView {
    /// Mirrors `UICollectionView.ScrollDirection`.
    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }

    /// Mirrors `UICollectionView.ScrollPosition`; each member mirrors UIKit's of the same name.
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

    // MARK: Making

    // Before the other properties, and so deallocated before them: what they say as they go finds no list by way of it.
    package final private(set) lazy var engine = ListEngine(self)

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.engine = engine
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.engine = engine
    }

    /// Setting another keeps the cells.
    @exclusivity(unchecked) open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            // Another list may have taken it over.
            if oldValue.engine === engine { oldValue.engine = nil }
            collectionViewLayout.engine = engine
            engine.dropDecorations(of: oldValue)
            layoutChanged()
        }
    }

    /// There is no time: it is done on return.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        let old = collectionViewLayout
        for view in shownViews { view.willTransition(from: old, to: layout) }
        collectionViewLayout = layout
        engine.carryOutPending()
        for view in shownViews { view.didTransition(from: old, to: layout) }
        completion?(true)
    }

    /// Cells, headers, footers and what else the layout shows.
    private var shownViews: [UICollectionReusableView] {
        let views =
            engine.shown.map { $0.cell as UIView } + engine.sectionViews.map(\.view)
            + engine.attached.map { $0.view as UIView }
        return views.compactMap { $0 as? UICollectionReusableView }
    }

    final override var isList: Bool { true }
    final override var listEnvironment: UIListEnvironment? { collectionViewLayout.listEnvironment }

    /// Not retained.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            engine.unimplemented = []
            // A flow layout asks its delegate for measures.
            if delegate !== oldValue { setNeedsMeasuring() }
        }
    }

    /// Not retained.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            engine.unimplemented = []
            outlineSource = nil
            reloadData()
        }
    }

    /// The data source once a section of it is an outline.
    final weak var outlineSource: (any OutlineSource)?

    /// Hears at each layout which items will be needed soon. Not retained. Headlessly a prefetched item has no cell
    /// until it comes into sight.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet {
            guard prefetchDataSource !== oldValue else { return }
            engine.prefetching = Prefetching()
            setNeedsLayout()
        }
    }

    open var isPrefetchingEnabled = true
    /// The views that were dequeued and not shown yet.
    final var dequeued: [any ReusableView] = []
    /// Tells registrations made while this view's data source gives a view.
    let number = RegistrationIdentity.nextNumber()

    /// When rows on screen are measured again. A batch of updates does it at any rate.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    final var selfSizes: Bool { selfSizingInvalidation != .disabled }
    final var followsConstraints: Bool { selfSizingInvalidation == .enabledIncludingConstraints }

    /// Mirrors `UICollectionView.SelfSizingInvalidation`.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled
        /// When a cell's intrinsic content size or content configuration changes.
        case enabled
        /// When the constraints inside a cell change, too.
        case enabledIncludingConstraints
    }

    // MARK: Counts

    open var numberOfSections: Int {
        engine.carryOutWorks()
        return engine.sectionCount
    }

    /// Stops on a section that does not exist (unverified: the words).
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

    /// `nil` takes the registration back.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        engine.register(cellClass, as: UICollectionViewCell.self, CellRegistry.Key(identifier: identifier))
    }

    /// `nil` takes the registration back.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        engine.register(
            viewClass, as: UICollectionReusableView.self, CellRegistry.Key(kind: elementKind, identifier: identifier))
    }

    /// A cell for an item: the one that the item has if it is being reconfigured, else a used or a new one.
    ///
    /// Stops on an identifier that is not registered. A cell that is dequeued must be shown: the collection view stops
    /// on one that is not, as since iOS 18.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeueCell(identifier, indexPath) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
    }

    /// Stops on an identifier that is not registered for the kind.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueSectionView(elementKind, identifier) as? UICollectionReusableView
            ?? UICollectionReusableView(frame: .zero)
    }

    // MARK: What is on screen

    /// The cell of a visible item; `nil` for another.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shownCell(at: indexPath) as? UICollectionViewCell
    }

    /// The index path of a visible cell; `nil` for another.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { indexPath(ofCell: cell) }
    /// In the order of the items, which UIKit does not promise.
    open var visibleCells: [UICollectionViewCell] { shownCells.compactMap { $0.cell as? UICollectionViewCell } }
    /// In the order of the items, which UIKit does not promise.
    open var indexPathsForVisibleItems: [IndexPath] { shownCells.map(\.indexPath) }

    /// A visible header or footer.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        if let attached = shownAttachedViews(elementKind).first(where: { $0.key.indexPath == indexPath }) {
            return attached.view as? UICollectionReusableView
        }
        return sectionViewKey(elementKind, indexPath).flatMap { shownSectionView($0.section, isHeader: $0.isHeader) }
            as? UICollectionReusableView
    }

    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        let views =
            shownSectionViews(elementKind).map(\.view) + shownAttachedViews(elementKind).map { $0.view as UIView }
        return views.compactMap { $0 as? UICollectionReusableView }
    }

    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shownSectionViews(elementKind).map(\.key.indexPath) + shownAttachedViews(elementKind).map(\.key.indexPath)
    }

    /// `nil` if the view is not visible here.
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        engine.sectionViews.first { $0.view === supplementaryView }?.key.indexPath
            ?? engine.attached.first { $0.view === supplementaryView && !$0.key.isDecoration }?.key.indexPath
    }

    // MARK: Where items lie

    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        engine.loadPlaces()
        return engine.row(at: point)?.indexPath
    }

    /// Where an item lies; `nil` for one that does not exist.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        engine.loadPlaces()
        guard let frame = RowPath(indexPath).flatMap(engine.rect) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame
        return attributes
    }

    /// Where a header or footer lies, or another supplementary view that is visible; `nil` if there is none.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        engine.loadPlaces()
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: indexPath)
        if let attached = shownAttachedViews(kind).first(where: { $0.key.indexPath == indexPath }) {
            attributes.frame = attached.frame
            return attributes
        }
        guard let key = sectionViewKey(kind, indexPath), let geometry = engine.geometry,
            geometry.sections.indices.contains(key.section)
        else { return nil }
        let frame = engine.rect(of: key, geometry)
        guard axis.length(frame.size) > 0 else { return nil }
        attributes.frame = frame
        return attributes
    }

    /// Stops on an item that does not exist. There is no time: the scroll has ended on return. A position across the
    /// scroll brings the item into sight (unverified).
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard scrollPosition != [] else { return }
        engine.scroll(
            to: indexPath, scrollPosition.alignment(axis),
            sideways: scrollPosition.alignment(axis == .vertical ? .horizontal : .vertical))
    }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelection = false
    open var allowsMultipleSelectionDuringEditing = false
    /// In the order of their selection; empty if there are none.
    open var indexPathsForSelectedItems: [IndexPath]? { selectedIndexPaths }

    /// Selects an item from code: no delegate is called. `nil` drops the selection. Without effect while nothing can be
    /// selected.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelection || engine.selectsRows, engine.select(indexPath), let indexPath else { return }
        scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Deselects an item from code: no delegate is called. Without effect while nothing can be selected.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard engine.isInUse(), allowsSelection || engine.selectsRows else { return }
        if let path = RowPath(indexPath) { engine.setSelected(false, path) }
    }

    /// Recorded: a headless finger moves no focus. That it is true is unverified.
    open var allowsFocus = true
    /// Recorded: a headless finger moves no focus.
    open var selectionFollowsFocus = false

    // MARK: Editing and moving

    /// Tells every visible cell, by its configuration state. At the end the selection is dropped where several items
    /// can be selected only during editing (unverified).
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

    /// Whether its controller lets a finger drag items anywhere, not by a handle alone.
    final var hasMovementGesture = false
    /// The item that a finger, or code, drags.
    final var movement: ItemMovement? {
        didSet {
            if oldValue?.cell !== movement?.cell { oldValue?.cell?.isReordering = false }
            movement?.cell?.isReordering = true
        }
    }
    /// What waits until a dropped item is shown where it belongs.
    final var worksAfterMoving: [@MainActor () -> Void] = []
    /// Begins to drag an item, if the data source lets it.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        guard engine.isInUse() else { return false }
        engine.carryOutPending()
        guard let asked = engine.row(indexPath), let dataSource, !engine.unimplemented.contains(.move) else {
            return false
        }
        let item = engine.follow(asked)
        // The data source may change the items as it is asked.
        guard dataSource.collectionView(self, canMoveItemAt: indexPath), let path = item.path else { return false }
        movement = ItemMovement(source: path, cell: engine.shownCell(path) as? UICollectionViewCell, target: path)
        return true
    }

    /// Drags the item over the one at a point. Between items it stays where it was. Headlessly the other items make
    /// room when it is dropped.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        if let over = engine.row(at: targetPosition) { drag(over: over) }
    }

    /// Drops the item. Unverified: dropped where it was, the data source hears nothing.
    open func endInteractiveMovement() {
        guard let ended = movement else { return }
        cancelInteractiveMovement()
        guard ended.target != ended.source, let dataSource, engine.isInUse() else { return }
        engine.phases.begin(.dragging)
        dataSource.collectionView(self, moveItemAt: ended.source.indexPath, to: ended.target.indexPath)
        // A data source that changed the list itself has moved the item already.
        if engine.phases.end(), !engine.unimplemented.contains(.move) { engine.moved(ended.source, to: ended.target) }
        layoutIfNeeded()
        let works = worksAfterMoving
        worksAfterMoving = []
        for work in works { work() }
    }
    /// The item stays where it was.
    open func cancelInteractiveMovement() { movement = nil }

    // MARK: Updates

    /// Asks for everything again, at the next layout. The selection is dropped, and no delegate is called (unverified).
    open func reloadData() { engine.reload() }

    /// Carries out the insertions, deletions, reloads and moves of a block together.
    ///
    /// Blocks nest: the outermost carries all out. There is no time: the completion is called before this returns.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        engine.performBatchUpdates(updates, completion)
    }

    /// Whether a block of updates is open.
    open var hasUncommittedUpdates: Bool { engine.phases.block != nil }
    /// The index paths are those after the update.
    open func insertItems(at indexPaths: [IndexPath]) { engine.update(indexPaths) { .insertRow($0) } }
    /// The index paths are those before the update. An item named twice is no error, as in UIKit, where a later update
    /// may then crash; here it is deleted once.
    open func deleteItems(at indexPaths: [IndexPath]) { engine.update(indexPaths) { .deleteRow($0) } }
    /// Reloads items with new cells. The old ones go out as they come in. The index paths are those before the update.
    open func reloadItems(at indexPaths: [IndexPath]) { engine.update(indexPaths) { .reloadRow($0) } }
    /// Reconfigures the existing cells of items. Items without a cell are left alone.
    ///
    /// The data source must return the item's own cell, which dequeuing gives.
    open func reconfigureItems(at indexPaths: [IndexPath]) { engine.reconfigure(indexPaths) }
    /// Mirrors `UICollectionView.moveItem(at:to:)`: from before the update, to after it. The item keeps its cell.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { engine.move(indexPath, to: newIndexPath) }
    open func insertSections(_ sections: IndexSet) { engine.update(sections.map { .insertSection($0) }) }
    open func deleteSections(_ sections: IndexSet) { engine.update(sections.map { .deleteSection($0) }) }
    open func reloadSections(_ sections: IndexSet) { engine.update(sections.map { .reloadSection($0) }) }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        engine.update([.moveSection(section, to: newSection)])
    }

    // MARK: Layout

    /// Recorded, not shown.
    open var backgroundView: UIView?

    final override func traitsChanged(_ before: Traits, _ after: Traits) { engine.traitsChanged(before, after) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        engine.layOut()
        guard !engine.phases.isShowing else { return }
        checkDequeued()
        collectionViewLayout.tellVisibleItems(self)
    }
}
