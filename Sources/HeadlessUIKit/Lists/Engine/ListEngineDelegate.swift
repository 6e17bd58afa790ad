import Foundation

/// What a list engine asks of its list, role by role.
@MainActor
protocol ListEngineDelegate: ListScrollView, ListMeasuring, ListCells, ListSectionViews, ListAttachedViews, ListEditing,
    ListTouching
{
    /// What it calls itself and its rows where it stops.
    var terms: ListTerminology { get }
}

/// Counts and measures.
@MainActor
protocol ListMeasuring: AnyObject {
    /// The direction in which it scrolls.
    var axis: ListAxis { get }

    /// How many sections there are, as the data source says now.
    func askForSectionCount() -> Int

    /// How many rows a section has, as the data source says now.
    func askForRowCount(_ section: Int) -> Int

    /// How far rows, headers and footers lie from the list's edges across the axis, in points.
    var sideInset: Double { get }

    /// Sections of so many rows, as far as they are known before a row comes into sight.
    func makeGeometry(_ counts: [Int]) -> ListGeometry

    /// A row's height, in points, as its delegate says now.
    func askForHeight(_ path: RowPath) -> RowHeight

    /// How high a row is taken to be whose cell does not say.
    func askForEstimate(_ path: RowPath) -> Double

    /// Whether something has no estimate, so that its height is needed before it comes into sight.
    var hasNoEstimates: Bool { get }

    /// Whether all rows are as high as the geometry says, so that none is to be asked for.
    var hasUniformHeights: Bool { get }

    /// Whether places hang on how far the list reaches along the axis, too.
    var hangsOnSize: Bool { get }

    /// Whether items that share a line change sides.
    var flipsItems: Bool { get }

    /// How large a cell wants to be, in points, at a breadth; `nil`: it does not say.
    func fittingSize(_ cell: any ListCell, _ path: RowPath, breadth: Double) -> CGSize?

    /// Whether a row on screen is measured again when its cell changes.
    var selfSizes: Bool { get }

    /// Whether it is measured again when a constraint inside changes, too.
    var followsConstraints: Bool { get }

    /// Whether items that share lines say themselves how large they are.
    var measuresPlacedItems: Bool { get }

    /// Lays out what lies around the sections, and says how large the content is.
    func fitContent(_ geometry: ListGeometry) -> CGSize
}

/// What is to be measured again at the next layout.
enum Measuring: Comparable {
    case isCurrent
    /// What is known without cells; rows that were measured keep their heights.
    case keepsHeights
    case forgetsHeights
}

/// Where a row's height comes from, in points.
enum RowHeight {
    /// The layout knows it, as far as items are measured.
    case placed
    case fixed(Double)
    /// The row's cell says how high it wants to be.
    case automatic
}

/// Cells, and the delegate.
@MainActor
protocol ListCells: AnyObject {
    /// A row's cell, as the data source gives it.
    func askForCell(_ path: RowPath) -> (any ListCell)?

    /// Whether a cell is to look as one that is being edited.
    func showsEditing(_ path: RowPath) -> Bool

    func willDisplay(_ cell: any ListCell, _ path: RowPath)
    func didEndDisplaying(_ cell: any ListCell, _ path: RowPath)

    /// Whether somebody wants to hear which rows will be needed soon.
    var prefetches: Bool { get }

    /// Rows will be needed soon, the nearest first.
    func prefetch(_ indexPaths: [IndexPath])

    /// Rows that were announced are not needed after all.
    func cancelPrefetching(_ indexPaths: [IndexPath])
}

/// Headers and footers.
@MainActor
protocol ListSectionViews: AnyObject {
    /// Whether headers or footers stay in sight as long as their section does.
    func floats(isHeader: Bool) -> Bool

    func askForSectionView(_ key: SectionViewKey) -> UIView?

    /// How high a section's header or footer is taken to be that says so itself once it has a view; `nil` if that does not
    /// hang on the view.
    func automaticHeight(_ key: SectionViewKey) -> Double?

    /// How high a header or footer wants to be, in points, at a breadth; `nil`: it does not say.
    func fittingHeight(_ view: UIView, _ key: SectionViewKey, breadth: Double) -> Double?

    func willDisplay(_ view: UIView, _ key: SectionViewKey)
    func didEndDisplaying(_ view: UIView, _ key: SectionViewKey)
    func keepForReuse(_ view: UIView, _ key: SectionViewKey)
}

/// Views that the layout attaches to items, groups, sections and the whole list.
@MainActor
protocol ListAttachedViews: AnyObject {
    var attachesViews: Bool { get }
    func attachedViewsInSight() -> [AttachedView]
    func askForAttachedView(_ key: AttachedView.Key) -> (any ReusableView)?

    /// How large an attached view wants to be, in points; `nil`: it does not say.
    func fittingSize(_ view: any ReusableView, _ place: AttachedView) -> CGSize?

    /// Attached views proved larger or smaller.
    func attachedViewsChanged()

    /// How much of the list's beginning and end is covered by attached views that stay in sight, in points along the axis.
    var pinned: (start: Double, end: Double) { get }

    /// The level of a header or footer.
    func level(_ key: SectionViewKey) -> Int

    func willDisplay(_ view: any ReusableView, _ key: AttachedView.Key)
    func didEndDisplaying(_ view: any ReusableView, _ key: AttachedView.Key)
    func keepForReuse(_ view: any ReusableView, _ key: AttachedView.Key)
}

/// A list whose layout attaches nothing.
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
    /// Whether a row can be edited, and so swiped open.
    func canEdit(_ path: RowPath) -> Bool

    /// What an edge of a row opens to; `nil` for nothing.
    func swipeConfiguration(_ row: FollowedRow, _ edge: SwipeEdge) -> UISwipeActionsConfiguration?

    /// A swipe is about to open a row.
    func willSwipe(_ path: RowPath)

    /// A row that a swipe opened has closed; `nil` if it is gone.
    func didSwipe(_ path: RowPath?)

    /// A row shows its actions, or does so no longer.
    func showActions(_ row: OpenRow, _ isShown: Bool)
}

/// Selecting, and what a finger does with rows.
@MainActor
protocol ListTouching: AnyObject {
    var allowsSelection: Bool { get }
    var allowsSelectionDuringEditing: Bool { get }
    var allowsMultipleSelection: Bool { get }
    var allowsMultipleSelectionDuringEditing: Bool { get }

    /// A finger goes down on a row.
    ///
    /// - Returns: Whether lifting the finger counts as a tap.
    func press(_ row: FollowedRow, _ cell: any ListCell) -> Bool

    /// The finger lifts from a row that is still there.
    func lift(_ row: FollowedRow, _ cell: any ListCell)

    /// Something else takes the touch.
    func cancelPress(_ path: RowPath, _ cell: any ListCell)

    /// Opens the context menu that the delegate gives for a row.
    ///
    /// - Returns: Whether the delegate gave one, which takes the touch from the row.
    func openContextMenu(_ row: FollowedRow) -> Bool

    /// A finger drags a row over the rows between it and its destination, and lets go.
    func drag(_ row: FollowedRow, to destination: RowPath) throws(TouchRefusal)

    /// The rows change under a row that is being dragged from code.
    func cancelMovement()
}

extension ListEngineDelegate {
    /// How far rows, headers and footers reach across the axis, in points.
    var rowBreadth: Double { max(0, axis.breadth(frame.size) - 2 * sideInset) }
}

extension UIListEnvironment {
    /// UIKit insets these sections to the list's margins: 16 points on a phone (unverified: as wide on every device).
    var sideInset: Double { self == .insetGrouped ? 16 : 0 }
}
