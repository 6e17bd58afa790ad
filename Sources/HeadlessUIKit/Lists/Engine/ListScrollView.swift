import Foundation

/// What tables and collection views have in common, for whoever drives or feeds either.
package protocol ListScrollView: UIScrollView {
    var engine: ListEngine { get }
    var numberOfSections: Int { get }
    func reloadData()
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
}

extension ListScrollView {
    /// Whether it scrolls from left to right, and not from top to bottom.
    package var scrollsSideways: Bool { engine.axis == .horizontal }
    /// How many rows or items a section has; 0 if it does not exist.
    package func rowCount(inSection section: Int) -> Int { engine.rowCount(section) ?? 0 }
    /// The rows that are selected, in the order of their selection.
    package var selectedIndexPaths: [IndexPath] { engine.selectedPaths.map(\.indexPath) }
    /// Whether the whole list is being edited.
    package var isInEditingMode: Bool { engine.isEditing }

    // MARK: What is on screen

    /// The cells on screen with their rows or items, in order.
    package var shownCells: [(indexPath: IndexPath, cell: any ListCell)] {
        engine.carryOutPending()
        return engine.shown.map { ($0.path.indexPath, $0.cell) }
    }

    /// The cell of a row or item, or `nil` while it is not on screen.
    package func shownCell(at indexPath: IndexPath) -> (any ListCell)? {
        engine.carryOutPending()
        guard let path = RowPath(indexPath) else { return nil }
        return engine.shownCell(path)
    }

    /// The same, without carrying out what is pending for the answer.
    package func presentCell(at indexPath: IndexPath) -> (any ListCell)? {
        RowPath(indexPath).flatMap(engine.shownCell)
    }

    /// The row or item that a cell shows; `nil` if it shows none of this list's.
    package func indexPath(ofCell cell: any ListCell) -> IndexPath? {
        cell.superviewStorage?.listEngine === engine ? cell.path?.indexPath : nil
    }

    /// A section's header or footer, or `nil` while it is not on screen.
    package func shownSectionView(_ section: Int, isHeader: Bool) -> UIView? {
        engine.carryOutPending()
        return engine.sectionView(SectionViewKey(section: section, isHeader: isHeader))
    }

    /// What scrolls a section that scrolls across the list's scroll; `nil` for another, and off screen.
    package func scrollView(ofSection section: Int) -> UIScrollView? { engine.carousel(section) }

    /// Why nothing can be on screen, as a sentence, where the list itself has no size; `nil`: it has one.
    package var reasonForNoSize: String? {
        guard frame.width <= 0 || frame.height <= 0 else { return nil }
        let size = String(format: "%g × %g", frame.width, frame.height)
        return "the \(engine.list.terms.short) is \(size); it has \(sourcesOfSize) that give it a size"
    }

    // MARK: For directors

    /// Whether rows have been shown and no reload is pending: else there is nothing that a change could begin from.
    package var isShowingRows: Bool { engine.geometry != nil }
    /// What directors keep with the list, from one to the next.
    package var keptByDirectors: AnyObject? {
        get { engine.keptByDirectors }
        set { engine.keptByDirectors = newValue }
    }
    /// Takes headers and footers off screen, and asks for those that there are now. Rows stay.
    package func askAgain(forSectionViews views: [(section: Int, isHeader: Bool)]) {
        engine.askAgain(for: Set(views.map { SectionViewKey(section: $0.section, isHeader: $0.isHeader) }))
    }
    /// Does work at the end of the layout that is under way, else of the next one.
    package func afterLayout(_ work: @escaping @MainActor () -> Void) { engine.afterLayout(work) }

    /// Stops as UIKit does; should the handler return, this list is out of use.
    package func stop(_ reason: String, name: String = "NSInternalInconsistencyException") {
        engine.stop(reason, name: name)
    }

    // MARK: For diffable data sources

    func performBatchUpdates(_ updates: @escaping () -> Void) { engine.performBatchUpdates(updates, nil) }
    func update(_ updates: [BatchUpdate]) { engine.update(updates) }
    func reconfigure(_ indexPaths: [IndexPath]) { engine.reconfigure(indexPaths) }
}
