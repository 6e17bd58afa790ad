import Foundation

/// What tables and collection views have in common. It is not in UIKit, and not for use elsewhere.
///
/// It measures rows as they come into sight, brings cells, headers and footers on and off screen, carries out batches of
/// updates, and keeps the selection and the scroll. What it shows is said by the members under "What a list says of
/// itself", which `UITableView` and `UICollectionView` override.
open class ListScrollView: UIScrollView {
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: State

    /// What can't be gone on with; set by an exception.
    final var failure: ListException?
    final var registry = CellRegistry()
    final var geometry: ListGeometry?
    /// The cells on screen, in the order of their rows.
    final var shown: [(path: RowPath, cell: any ListCell)] = []
    final var visibleSupplements: [(key: SupplementKey, view: UIView)] = []
    /// The request for a cell that the data source is answering now.
    final var request: CellRequest?
    /// Whether rows are being brought on and off screen now.
    final var isUpdating = false
    /// What waits until rows have been brought on and off screen.
    final var worksAfterLayout: [@MainActor () -> Void] = []
    final var selectedPaths: [RowPath] = []
    final var pending = PendingUpdates()
    /// How many batches of updates and reloads there were: rows being shown meanwhile have other places since.
    final var changes = 0
    /// What the scroll is to keep in place once the rows in sight are measured; `nil`: it is as it should be.
    final var unsettledScroll: UnsettledScroll?
    /// How many rows each section has while that is asked for, and their places are found: who is asked may ask for it.
    final var knownCounts: [Int]?
    final var isEditingStorage = false
    final var prefetching = Prefetching()
    /// The row that shows its actions.
    final var openRow: OpenRow?
    /// The rows that touches are about, the innermost last; `nil` where a row has gone.
    final var followedPaths: [RowPath?] = []
    /// The optional methods that the delegate and the data source turned out to leave out.
    final var leftOut: LeftOutMethods = []

    // MARK: What a list says of itself

    /// What it calls itself and its rows where it stops.
    var nouns: BatchNouns { .table }

    /// The direction in which it scrolls.
    var axis: ListAxis { .vertical }

    /// How many rows each section has, as the data source says now.
    func askForCounts() -> [Int] { [] }

    /// Sections of so many rows, as far as they are known before a row comes into sight.
    func makeGeometry(_ counts: [Int]) -> ListGeometry { ListGeometry(sections: [], top: 0) }

    /// Rows were inserted, deleted or moved.
    func rowsChanged() {}

    /// A row's height, in points, as its delegate says now.
    func askForHeight(_ path: RowPath) -> Double { 0 }

    /// A row's cell, as the data source gives it.
    func askForCell(_ path: RowPath) -> (any ListCell)? { nil }

    /// Whether a cell is to look as one that is being edited.
    func showsEditing(_ path: RowPath) -> Bool { false }

    func willDisplay(_ cell: any ListCell, _ path: RowPath) {}

    func didEndDisplaying(_ cell: any ListCell, _ path: RowPath) {}

    /// Whether a row can be edited, and so swiped open.
    func canEdit(_ path: RowPath) -> Bool { false }

    /// What an edge of a row opens to; `nil` for nothing.
    func swipeConfiguration(_ path: RowPath, _ edge: SwipeEdge) -> UISwipeActionsConfiguration? { nil }

    /// A swipe is about to open a row.
    func willSwipe(_ path: RowPath) {}

    /// A row that a swipe opened has closed; `nil` if it is gone.
    func didSwipe(_ path: RowPath?) {}

    /// Whether somebody wants to hear which rows will be needed soon.
    var prefetches: Bool { false }

    /// Rows will be needed soon, the nearest first.
    func prefetch(_ paths: [RowPath]) {}

    /// Rows that were announced are not needed after all.
    func cancelPrefetching(_ paths: [RowPath]) {}

    /// A row shows its actions.
    func show(_ row: OpenRow) {
        row.cell.addSubview(row.view)
        row.cell.isSwiped = row.isSwiped
    }

    /// A row shows its actions no longer.
    func hide(_ row: OpenRow) {
        row.view.removeFromSuperview()
        row.cell.isSwiped = false
    }

    /// A finger goes down on a row.
    ///
    /// - Returns: Whether lifting the finger counts as a tap.
    func touchDown(_ path: RowPath, _ cell: any ListCell) -> Bool { false }

    /// The finger lifts.
    func touchUp(_ path: RowPath, _ cell: any ListCell) {}

    /// Something else takes the touch.
    func touchCancelled(_ path: RowPath, _ cell: any ListCell) {}

    /// A finger stays on a row.
    ///
    /// - Returns: Whether the delegate gave a context menu, which takes the touch from the row.
    func hold(_ path: RowPath) -> Bool { false }

    /// A finger drags a row over the rows between it and its destination, and lets go.
    func drag(_ source: RowPath, to destination: RowPath) throws(TouchRefusal) {}

    /// Whether headers or footers stay in sight as long as their section does.
    func floats(isHeader: Bool) -> Bool { false }

    /// A section's header or footer.
    func askForSectionView(_ key: SupplementKey) -> UIView? { nil }

    /// How high a section's header or footer is if it has a view; `nil` if that does not hang on the view.
    func automaticHeight(_ key: SupplementKey) -> Double? { nil }

    func willDisplay(_ view: UIView, _ key: SupplementKey) {}

    /// Keeps the view to be used again, too.
    func didEndDisplaying(_ view: UIView, _ key: SupplementKey) {}

    /// Lays out what lies around the sections, and tells how large the content is.
    func fitContent() {
        guard let geometry else { return }
        contentSize = axis.rect(0, geometry.bottom, across: 0, axis.breadth(frame.size)).size
    }

    // MARK: Selection and editing, as properties

    /// Mirrors `UITableView.allowsSelection` and `UICollectionView.allowsSelection`.
    open var allowsSelection = true
    /// Mirrors `UITableView.allowsSelectionDuringEditing` and `UICollectionView.allowsSelectionDuringEditing`.
    open var allowsSelectionDuringEditing = false
    /// Mirrors `UITableView.allowsMultipleSelection` and `UICollectionView.allowsMultipleSelection`.
    open var allowsMultipleSelection = false
    /// Mirrors `UITableView.allowsMultipleSelectionDuringEditing` and
    /// `UICollectionView.allowsMultipleSelectionDuringEditing`.
    open var allowsMultipleSelectionDuringEditing = false
    /// Mirrors `UITableView.backgroundView` and `UICollectionView.backgroundView`. Recorded, not shown.
    open var backgroundView: UIView?

    // MARK: Reloading

    /// Everything is asked for anew, at the next layout. The selection is dropped, and no delegate is told (believed).
    ///
    /// Mirrors `UITableView.reloadData()` and `UICollectionView.reloadData()`.
    open func reloadData() {
        guard isInUse() else { return }
        geometry = nil
        changes += 1
        selectedPaths = []
        followedPaths = followedPaths.map { _ in nil }
        prefetching = Prefetching()
        if pending.depth > 0 { pending.isReloaded = true }
        setNeedsLayout()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        showVisibleRows()
        guard !isUpdating else { return }
        let works = worksAfterLayout
        worksAfterLayout = []
        for work in works { work() }
        updatePrefetching()
    }

    /// Does work at the end of the layout that is under way, else of the next one.
    package final func afterLayout(_ work: @escaping @MainActor () -> Void) {
        worksAfterLayout.append(work)
        setNeedsLayout()
    }
}

// MARK: - Along the axis

extension ListScrollView {
    /// Where the window begins.
    final var windowStart: Double {
        get { axis.along(boundsOrigin) }
        set { boundsOrigin = axis.moving(boundsOrigin, to: newValue) }
    }

    final var windowLength: Double { axis.length(frame.size) }

    final var windowEnd: Double { windowStart + windowLength }
}

// MARK: - Stopping

extension ListScrollView {
    /// Stops as UIKit does; should the handler return, this list is out of use.
    package final func stop(_ reason: String, name: String = "NSInternalInconsistencyException") {
        let exception = ListException(reason, name: name)
        if failure == nil { failure = exception }
        ListException.raise(exception)
    }

    /// Whether the list may be used; says so if not.
    final func isInUse() -> Bool {
        guard let failure else { return true }
        ListException.raise(.outOfUse(after: failure))
        return false
    }
}
