import Foundation

/// The common interface of tables and collection views, for code that drives them or provides their data.
package protocol ListScrollView: UIScrollView {
    var engine: ListEngine { get }
    var numberOfSections: Int { get }
    var backgroundView: UIView? { get }
    func reloadData()
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
}

extension ListScrollView {
    /// Whether the list scrolls horizontally.
    package var scrollsSideways: Bool { engine.axis == .horizontal }
    /// The number of sections, like ``numberOfSections``, but without first performing a pending layout.
    package var sectionCount: Int { engine.sectionCount }
    /// Returns the number of rows or items in a section; 0 if the section does not exist.
    package func rowCount(inSection section: Int) -> Int { engine.rowCount(section) ?? 0 }
    /// The selected rows, in the order of selection.
    package var selectedIndexPaths: [IndexPath] { engine.selectedPaths.map(engine.indexPath) }
    /// Whether the list is in editing mode.
    package var isInEditingMode: Bool { engine.isEditing }

    /// Whether rows can be dragged out of the list, if the drag delegate returns items for them.
    package var hasDragDelegate: Bool { engine.list.hasDragDelegate }

    // MARK: Visible cells and views

    /// The visible cells with the index paths of their rows or items, in order.
    package var shownCells: [(indexPath: IndexPath, cell: any ListCell)] {
        engine.carryOutPending()
        if engine.placeholders.isEmpty { return engine.shown.map { ($0.path.indexPath, $0.cell) } }
        return engine.shown.filter { !$0.cell.reuse.isPlaceholder }.map { (engine.indexPath($0.path), $0.cell) }
    }

    /// Returns the cell of a row or item; `nil` if it is not visible.
    package func shownCell(at indexPath: IndexPath) -> (any ListCell)? {
        engine.carryOutPending()
        guard let path = engine.path(indexPath) else { return nil }
        return engine.shownCell(path)
    }

    /// The visible cells of which bars leave a part in sight, with the index paths of their rows or items, in order.
    package var cellsInSight: [(indexPath: IndexPath, cell: any ListCell)] {
        barInsets == .zero ? shownCells : shownCells.filter { showsPart(of: $0.cell) }
    }

    /// Returns the cell of a row or item; `nil` if it is not visible, or if bars cover all of it.
    package func cellInSight(at indexPath: IndexPath) -> (any ListCell)? {
        shownCell(at: indexPath).flatMap { barInsets == .zero || showsPart(of: $0) ? $0 : nil }
    }

    /// Returns the cell of a row or item, like ``shownCell(at:)``, but without first performing a pending layout.
    package func presentCell(at indexPath: IndexPath) -> (any ListCell)? {
        engine.path(indexPath).flatMap(engine.shownCell)
    }

    /// Returns the index path of the row or item that a cell shows; `nil` if the cell is not visible in this list.
    package func indexPath(ofCell cell: any ListCell) -> IndexPath? {
        guard cell.superviewStorage?.listEngine === engine, !cell.reuse.isPlaceholder else { return nil }
        return cell.path.map(engine.indexPath)
    }

    /// Returns a section's header or footer; `nil` if it is not visible.
    package func shownSectionView(_ section: Int, isHeader: Bool) -> UIView? {
        engine.carryOutPending()
        return engine.sectionView(SectionViewKey(section: section, isHeader: isHeader))
    }

    /// Returns the scroll view of a section that scrolls orthogonally; `nil` for any other section, or if the section
    /// is not visible.
    package func scrollView(ofSection section: Int) -> UIScrollView? { engine.carousel(section) }

    /// An explanation of why no row can be visible; `nil` if neither the width nor the height of the list is 0.
    package var reasonForNoSize: String? {
        guard frame.width <= 0 || frame.height <= 0 else { return nil }
        let size = String(format: "%g × %g", frame.width, frame.height)
        return "the \(engine.list.terms.short) is \(size); it has \(sourcesOfSize) that give it a size"
    }

    // MARK: For the CellDirector library

    /// Whether rows have been loaded and no reload is pending. If not, there are no rows to update.
    package var isShowingRows: Bool { engine.geometry != nil }
    /// State that a list keeps when its `TableDirector` or `CollectionDirector` is replaced.
    package var keptByDirectors: AnyObject? {
        get { engine.keptByDirectors }
        set { engine.keptByDirectors = newValue }
    }
    /// Removes headers and footers, and requests them again. The rows are kept.
    package func askAgain(forSectionViews views: [(section: Int, isHeader: Bool)]) {
        engine.askAgain(for: Set(views.map { SectionViewKey(section: $0.section, isHeader: $0.isHeader) }))
    }
    /// Performs work at the end of the current layout or, if there is none, at the end of the next layout.
    package func afterLayout(_ work: @escaping @MainActor () -> Void) { engine.afterLayout(work) }
    /// Performs work immediately or, if a layout is in progress, when the outermost layout has ended.
    package func afterCurrentLayouts(_ work: @escaping @MainActor () -> Void) { UIView.afterLayouts(work) }
    /// Whether rows are being counted, measured or shown, so that a change to the rows would interrupt this work.
    package var isCountingOrShowing: Bool { engine.phases.isShowing || engine.phases.isCounting }

    /// Raises an exception, as UIKit does. If the exception handler returns (see ``ListException``), the list becomes
    /// unusable.
    package func stop(_ reason: String, name: String = "NSInternalInconsistencyException") {
        engine.stop(reason, name: name)
    }

    // MARK: For diffable data sources

    func performBatchUpdates(_ updates: @escaping () -> Void) { engine.performBatchUpdates(updates, nil) }
    func update(_ updates: [BatchUpdate]) { engine.update(updates) }
    func reconfigure(_ indexPaths: [IndexPath]) { engine.reconfigure(indexPaths) }
}
