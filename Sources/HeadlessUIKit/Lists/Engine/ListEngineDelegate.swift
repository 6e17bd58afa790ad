import Foundation

/// The requirements that a list engine places on its list, with one protocol per role.
@MainActor
protocol ListEngineDelegate: ListScrollView, ListMeasuring, ListCells, ListSectionViews, ListAttachedViews, ListEditing,
    ListTouching, ListDragging, ListFocusing
{
    /// The terms for the list and its rows in exception messages.
    var terms: ListTerminology { get }
}

/// Counts and measures rows.
@MainActor
protocol ListMeasuring: AnyObject {
    /// The direction in which the list scrolls.
    var axis: ListAxis { get }

    /// Whether the list requests the number of rows when it is reloaded, as a table does, and not at the next layout.
    var readsCountsAtOnce: Bool { get }
    /// Whether the list has a data source, which it does not retain.
    var hasDataSource: Bool { get }
    /// Asks the data source for the number of sections.
    func askForSectionCount() -> Int

    /// Asks the data source for the number of rows in a section.
    func askForRowCount(_ section: Int) -> Int

    /// The insets by which the safe area or, in a flow layout, the content insets reduce the breadth of rows or of their
    /// content. If they change, the rows are measured again.
    var insetsAcross: InsetsAcross { get }

    /// The position at which rows, headers and footers start, in points, measured perpendicular to the axis.
    var rowStart: Double { get }

    /// The breadth of rows, headers and footers, in points.
    var rowBreadth: Double { get }

    /// Creates a geometry for the given row counts, from the sizes that can be determined before rows become visible.
    func makeGeometry(_ counts: [Int]) -> ListGeometry

    /// Asks the delegate for a row's height, in points.
    func askForHeight(_ path: RowPath) -> RowHeight

    /// Returns a self-sizing row's estimated height, in points, which is also used if the row's cell has no fitting
    /// size.
    func askForEstimate(_ path: RowPath) -> Double

    /// Whether some heights have no estimate and must therefore be determined before the rows become visible.
    var hasNoEstimates: Bool { get }

    /// Whether the layout can begin with the row heights in the geometry, without requesting the height of each row.
    var hasUniformHeights: Bool { get }

    /// Whether positions depend on the list's length along the axis, in addition to its breadth.
    var dependsOnSize: Bool { get }

    /// Whether items that share a line are mirrored, because the list's layout direction is opposite to the direction
    /// for which the layout was developed.
    var flipsItems: Bool { get }

    /// Returns a cell's fitting size at a breadth, in points; `nil` if the cell has no fitting size.
    func fittingSize(_ cell: any ListCell, _ path: RowPath, breadth: Double) -> CGSize?

    /// Whether a visible row is measured again when its cell changes.
    var selfSizes: Bool { get }

    /// Whether a visible row is also measured again when a constraint inside its cell changes.
    var followsConstraints: Bool { get }

    /// Whether items that share lines can size themselves.
    var measuresPlacedItems: Bool { get }

    /// Lays out the views around the sections, and returns the content size.
    func fitContent(_ geometry: ListGeometry) -> CGSize
}

/// The sizes that must be measured again at the next layout.
enum Measuring: Comparable {
    case isCurrent
    /// Sizes that can be determined without cells must be measured again; rows that have been measured keep their
    /// heights.
    case keepsHeights
    case forgetsHeights
}

/// How a row's height, in points, is determined.
enum RowHeight {
    /// The layout specifies the height, or the item's measured size is used.
    case placed
    case fixed(Double)
    /// The row's cell determines the height.
    case automatic
}

/// Provides cells, makes the delegate calls for them, and prefetches rows.
@MainActor
protocol ListCells: AnyObject {
    /// Asks the data source for a row's cell.
    func askForCell(_ path: RowPath) -> (any ListCell)?

    /// Whether a row's cell is shown in editing mode.
    func showsEditing(_ path: RowPath) -> Bool

    func willDisplay(_ cell: any ListCell, _ path: RowPath)
    func didEndDisplaying(_ cell: any ListCell, _ path: RowPath)

    /// Whether prefetching is enabled and there is a prefetching data source.
    var prefetches: Bool { get }

    /// Asks the prefetching data source to prepare rows that will soon be needed, nearest rows first.
    func prefetch(_ indexPaths: [IndexPath])

    /// Notifies the prefetching data source of rows that are no longer needed.
    func cancelPrefetching(_ indexPaths: [IndexPath])
}

/// Provides and measures headers and footers.
@MainActor
protocol ListSectionViews: AnyObject {
    /// Whether headers or footers stay visible while their section is visible.
    func floats(isHeader: Bool) -> Bool

    func askForSectionView(_ key: SectionViewKey) -> UIView?

    /// Whether a header or footer on screen has the element kind that the layout defines for it.
    func hasCurrentKind(_ view: UIView, _ key: SectionViewKey) -> Bool

    /// Returns the height that a self-sizing header or footer has until its view is measured; `nil` if the height does
    /// not depend on the view.
    func automaticHeight(_ key: SectionViewKey) -> Double?

    /// Returns the height of a self-sizing header or footer without a view.
    func emptyHeight(_ key: SectionViewKey) -> Double

    /// Returns the fitting height of a header or footer at a breadth, in points; `nil` if the view has no fitting
    /// height.
    func fittingHeight(_ view: UIView, _ key: SectionViewKey, breadth: Double) -> Double?

    func willDisplay(_ view: UIView, _ key: SectionViewKey)
    func didEndDisplaying(_ view: UIView, _ key: SectionViewKey)
    func keepForReuse(_ view: UIView, _ key: SectionViewKey)
}

/// The defaults for a list whose headers and footers have no kinds, and take up no space if they have no view.
extension ListSectionViews {
    func emptyHeight(_ key: SectionViewKey) -> Double { 0 }
    func hasCurrentKind(_ view: UIView, _ key: SectionViewKey) -> Bool { true }
}

/// Provides the views that the layout attaches to items, groups, sections and the whole list.
@MainActor
protocol ListAttachedViews: AnyObject {
    var attachesViews: Bool { get }
    func attachedViewsInSight() -> [AttachedView]
    func askForAttachedView(_ key: AttachedView.Key) -> (any ReusableView)?

    /// Returns the fitting size of an attached view, in points; `nil` if the view has no fitting size.
    func fittingSize(_ view: any ReusableView, _ place: AttachedView) -> CGSize?

    /// Called when the measured sizes of attached views have changed.
    func attachedViewsChanged()

    /// The lengths at the start and end of the visible area that pinned attached views cover, in points along the axis.
    var pinned: (start: Double, end: Double) { get }

    /// Returns the z-order level of a header or footer.
    func level(_ key: SectionViewKey) -> Int

    func willDisplay(_ view: any ReusableView, _ key: AttachedView.Key)
    func didEndDisplaying(_ view: any ReusableView, _ key: AttachedView.Key)
    func keepForReuse(_ view: any ReusableView, _ key: AttachedView.Key)
}

/// The defaults for a list whose layout attaches no views.
extension ListAttachedViews {
    var attachesViews: Bool { false }
    func attachedViewsInSight() -> [AttachedView] { [] }
    func askForAttachedView(_ key: AttachedView.Key) -> (any ReusableView)? { nil }
    func fittingSize(_ view: any ReusableView, _ place: AttachedView) -> CGSize? { nil }
    func attachedViewsChanged() {}
    var pinned: (start: Double, end: Double) { (0, 0) }
    func level(_ key: SectionViewKey) -> Int { 1 }
    func willDisplay(_ view: any ReusableView, _ key: AttachedView.Key) {}
    func didEndDisplaying(_ view: any ReusableView, _ key: AttachedView.Key) {}
    func keepForReuse(_ view: any ReusableView, _ key: AttachedView.Key) {}
}

/// Editing and swiping.
@MainActor
protocol ListEditing: AnyObject {
    /// Whether a row can be edited and, therefore, swiped open.
    func canEdit(_ path: RowPath) -> Bool

    /// Returns the swipe actions at an edge of a row; `nil` if there are none.
    func swipeConfiguration(_ row: FollowedRow, _ edge: SwipeEdge) -> UISwipeActionsConfiguration?

    /// Called when a swipe is about to open a row.
    func willSwipe(_ path: RowPath)

    /// Called when a row that was opened by a swipe has closed. The path is `nil` if the row no longer exists.
    func didSwipe(_ path: RowPath?)

    /// Shows or hides a row's actions.
    func showActions(_ row: OpenRow, _ isShown: Bool)
}

/// Selection and touches.
@MainActor
protocol ListTouching: AnyObject {
    var allowsSelection: Bool { get }
    var allowsSelectionDuringEditing: Bool { get }
    var allowsMultipleSelection: Bool { get }
    var allowsMultipleSelectionDuringEditing: Bool { get }

    /// Called when a finger touches a row.
    ///
    /// - Returns: Whether lifting the finger counts as a tap.
    func press(_ row: FollowedRow, _ cell: any ListCell) -> Bool

    /// Called when the finger is lifted from a row that still exists, which completes a tap.
    func lift(_ row: FollowedRow, _ cell: any ListCell)

    /// Called when a press on a row ends without a tap, because a gesture recognizer or a menu takes the touch.
    func cancelPress(_ path: RowPath, _ cell: any ListCell)

    /// Opens a row's context menu, if the delegate returns a configuration.
    ///
    /// - Returns: Whether the delegate returned a configuration. If so, the row's touch is canceled.
    func openContextMenu(_ row: FollowedRow) -> Bool

    /// Drags a row over the rows between it and its destination, and drops it there.
    func drag(_ row: FollowedRow, to destination: RowPath) throws(TouchRefusal)

    /// Cancels an interactive movement that was started programmatically. Called when the rows change.
    func cancelMovement()
}

/// The insets at the two sides of a list, in points, measured perpendicular to the axis.
struct InsetsAcross: Equatable {
    var near = 0.0
    var far = 0.0
}

extension ListMeasuring where Self: UIScrollView {
    /// The insets by which the safe area reduces the breadth of rows that are as broad as the list. With
    /// ``UIScrollView/contentInsetAdjustmentBehavior`` set to `always`, the rows already begin inside the safe area, but
    /// end outside the list.
    var safeInsetsAcross: InsetsAcross {
        guard Self.isAnySafeAreaSet else { return InsetsAcross() }
        let (safe, moved) = (safeArea, axis.near(safeInset))
        return InsetsAcross(near: max(0, axis.near(safe) - moved), far: max(0, axis.far(safe) + moved))
    }
}

extension UIListEnvironment {
    /// Returns the inset of the sections of a list, in points, which is the margin of its rows.
    @MainActor func sideInset(in list: UIView) -> Double { self == .insetGrouped ? Double(list.rowMargin) : 0 }

    /// The space above the first section and in place of each missing header or footer, in points, as reported by
    /// developers (unverified).
    var sectionSpace: Double { self == .grouped || self == .insetGrouped ? 17.5 : 0 }
}
