import Foundation

/// Items in sections, laid out by a layout. Mirrors `UICollectionView`, UIKit, without drawing.
///
/// It is a real list, like ``UITableView``: cells are made for the items that are visible and reused for those that scroll
/// in. A reload asks nothing at once: as all that is pending, it is carried out before each touch, on `layoutIfNeeded()`,
/// and when something visible is asked for.
open class UICollectionView: ListScrollView {
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

    /// Mirrors `UICollectionView.elementKindSectionHeader`.
    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    /// Mirrors `UICollectionView.elementKindSectionFooter`.
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

    // MARK: Making

    /// Mirrors `UICollectionView.init(frame:collectionViewLayout:)`.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// Mirrors `UICollectionView.init(coder:)`.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    /// Setting another keeps the cells. Mirrors `UICollectionView.collectionViewLayout`.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            layoutChanged()
        }
    }

    /// Mirrors `UICollectionView.setCollectionViewLayout(_:animated:)`. There is no time: it is done on return.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Mirrors `UICollectionView.setCollectionViewLayout(_:animated:completion:)`.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        carryOutPending()
        completion?(true)
    }

    /// Mirrors `UICollectionView.delegate`. Not retained.
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            leftOut = []
            // A flow layout asks its delegate for measures.
            if delegate !== oldValue { setNeedsMeasuring() }
        }
    }

    /// Mirrors `UICollectionView.dataSource`. Not retained.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            leftOut = []
            reloadData()
        }
    }

    /// Hears at each layout which items will be needed soon. Not retained. Mirrors `UICollectionView.prefetchDataSource`.
    /// Headlessly a prefetched item has no cell until it comes into sight.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet {
            guard prefetchDataSource !== oldValue else { return }
            prefetching = Prefetching()
            setNeedsLayout()
        }
    }

    /// Mirrors `UICollectionView.isPrefetchingEnabled`.
    open var isPrefetchingEnabled = true

    /// The views that were dequeued and not shown yet.
    final var dequeued: [ListReusableView] = []
    /// The item that a finger, or code, drags.
    final var movement: ItemMovement? {
        didSet {
            guard movement?.source != oldValue?.source else { return }
            for path in [oldValue?.source, movement?.source].compactMap(\.self) {
                (shownCell(path) as? UICollectionViewCell)?.isReordering = path == movement?.source
            }
        }
    }
    /// What waits until a dropped item is shown in its new place.
    final var worksAfterMoving: [@MainActor () -> Void] = []
    /// Tells registrations made while this view's data source gives a view.
    let number = Registration.nextNumber()
    private final var measuredSize = CGSize.zero
    private final var needsMeasuring = false

    override final var listEnvironment: UIListEnvironment? { collectionViewLayout.listEnvironment }

    // MARK: Editing

    /// Tells every visible cell, by its configuration state. Mirrors `UICollectionView.isEditing`.
    open var isEditing: Bool {
        get { isEditingStorage }
        set {
            guard newValue != isEditingStorage else { return }
            closeOpenRow()
            isEditingStorage = newValue
            for (path, cell) in shown { cell.isEditing = showsEditing(path) }
        }
    }

    /// Mirrors `UICollectionView.allowsFocus`. Recorded: a headless finger moves no focus. That it is true is believed.
    open var allowsFocus = true
    /// Mirrors `UICollectionView.selectionFollowsFocus`. Recorded: a headless finger moves no focus.
    open var selectionFollowsFocus = false

    // MARK: Layout

    open override func layoutSubviews() {
        if !isUpdating { measureIfNeeded() }
        super.layoutSubviews()
        if !isUpdating { checkDequeued() }
    }

    /// All places are found anew, at the next layout.
    final func setNeedsMeasuring() {
        needsMeasuring = true
        setNeedsLayout()
    }

    /// Asks for the counts and the places, if they are not known or no longer right.
    final func measureIfNeeded() {
        let hasOtherSize = measuredSize != frame.size && collectionViewLayout.hangsOnSize
        if geometry != nil, needsMeasuring || hasOtherSize { forgetHeights() }
        loadIfNeeded()
    }

    /// Another layout, or the same with another direction: the cells stay, and all places are new.
    final func layoutChanged() {
        guard geometry != nil else { return }
        boundsOrigin = axis.moving(
            CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top), to: windowStart)
        setNeedsMeasuring()
    }

    // MARK: What it says of itself

    override var nouns: BatchNouns {
        BatchNouns(
            row: "item", list: "collection view", short: "collection view", tail: "\nCollection view: \(self)",
            forgivesRepeatedDeletes: true)
    }

    override var axis: ListAxis { collectionViewLayout.axis }

    override func askForCounts() -> [Int] {
        guard let dataSource else { return [] }
        return count(dataSource.numberOfSections(in: self)) {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
    }

    override func makeGeometry(_ counts: [Int]) -> ListGeometry {
        measuredSize = frame.size
        needsMeasuring = false
        return collectionViewLayout.makeGeometry(counts, self)
    }

    /// Believed: an item that is being dragged is let go.
    override func rowsChanged() { cancelInteractiveMovement() }

    open override func reloadData() {
        cancelInteractiveMovement()
        super.reloadData()
    }

    /// Nothing is measured: an item keeps the height that its layout gave it.
    override func askForHeight(_ path: RowPath) -> Double { geometry?.rowHeight(path) ?? 0 }

    override func askForCell(_ path: RowPath) -> (any ListCell)? {
        guard let dataSource else { return nil }
        let cell = Registration.answering(number) { dataSource.collectionView(self, cellForItemAt: path.indexPath) }
        return check(cell)
    }

    override func showsEditing(_ path: RowPath) -> Bool { isEditingStorage && canEdit(path) }

    /// Believed: items that can't be edited can't be swiped either.
    override func canEdit(_ path: RowPath) -> Bool {
        delegate?.collectionView(self, canEditItemAt: path.indexPath) ?? true
    }

    override func willDisplay(_ cell: any ListCell, _ path: RowPath) {
        guard let cell = cell as? UICollectionViewCell else { return }
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path.indexPath)
    }

    override func didEndDisplaying(_ cell: any ListCell, _ path: RowPath) {
        guard let cell = cell as? UICollectionViewCell else { return }
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path.indexPath)
    }

    override func swipeConfiguration(_ path: RowPath, _ edge: SwipeEdge) -> UISwipeActionsConfiguration? {
        collectionViewLayout.swipeConfiguration(path, edge)
    }

    override func touchDown(_ path: RowPath, _ cell: any ListCell) -> Bool { press(path, cell) }

    override func touchUp(_ path: RowPath, _ cell: any ListCell) { lift(path, cell) }

    override func touchCancelled(_ path: RowPath, _ cell: any ListCell) { cancelPress(path, cell) }

    override func hold(_ path: RowPath) -> Bool { openContextMenu(path) }

    override func drag(_ source: RowPath, to destination: RowPath) throws(TouchRefusal) {
        try dragItem(source, to: destination)
    }

    override var prefetches: Bool { isPrefetchingEnabled && prefetchDataSource != nil }

    override func prefetch(_ paths: [RowPath]) {
        prefetchDataSource?.collectionView(self, prefetchItemsAt: paths.map(\.indexPath))
    }

    override func cancelPrefetching(_ paths: [RowPath]) {
        prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths.map(\.indexPath))
    }

    override func floats(isHeader: Bool) -> Bool { collectionViewLayout.floats(isHeader: isHeader) }

    override func askForSectionView(_ key: SupplementKey) -> UIView? {
        guard let dataSource else { return nil }
        let view = Registration.answering(number) {
            dataSource.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
        }
        return check(view, key)
    }

    override func willDisplay(_ view: UIView, _ key: SupplementKey) {
        guard let view = view as? UICollectionReusableView else { return }
        delegate?.collectionView(
            self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.indexPath)
    }

    override func didEndDisplaying(_ view: UIView, _ key: SupplementKey) {
        guard let view = view as? UICollectionReusableView else { return }
        delegate?.collectionView(
            self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.indexPath)
        registry.keep(view, kind: key.kind)
    }
}

extension SupplementKey {
    /// What a collection view calls it.
    @MainActor var kind: String {
        isHeader ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    }

    /// A collection view's index path of a header or footer.
    var indexPath: IndexPath { IndexPath(item: 0, section: section) }
}
