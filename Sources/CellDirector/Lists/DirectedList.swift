import ListDifference

/// A row with a cell, and the cell.
typealias ShownRow = (indexPath: IndexPath, cell: UIView)

/// The interface through which a director uses its table or collection view.
@MainActor
protocol DirectedList: ListOnBus {
    // MARK: Visible views

    /// The cells on screen, in no particular order.
    var shownCells: [UIView] { get }
    func shownView(_ kind: SectionViewKind, section: Int) -> UIView?
    func indexPath(ofShown cell: UIView) -> IndexPath?
    /// Returns the frame of a row in the coordinate system of the list's content.
    func frameOfRow(at indexPath: IndexPath) -> CGRect

    // MARK: Selection

    var selectedPaths: [IndexPath] { get }
    func selectAgain(_ indexPath: IndexPath)

    // MARK: Changes

    func reloadData()
    /// If the list has deferred a reload, carries it out immediately.
    func carryOutReload()
    /// Applies one stage of the changes in a batch update. The closure is called at the start of the batch update, and
    /// replaces the director's rows.
    func performBatchUpdates<Model, Row>(of stage: SectionedStage<Model, Row>, _ exchangeRows: @escaping () -> Void)
    /// Configures the cells of rows again, in place.
    func reconfigure(_ indexPaths: [IndexPath])
    /// Remeasures rows that have no cells.
    func measureAgain(_ indexPaths: [IndexPath])
    /// Measures headers and footers again.
    func measureSectionViewsAgain()
    /// Changes the text of a section's header or footer, in the view that shows it.
    func show(title: String?, _ kind: SectionViewKind, section: Int)

    // MARK: Director

    /// The list's data source.
    var currentDataSource: AnyObject? { get }

    // MARK: Platform-dependent members

    /// An object for the use of the list's directors.
    var keptByDirectors: AnyObject? { get set }
    /// Replaces headers and footers with their current versions, while changing as little else as the list allows.
    func replaceViews(_ views: [SectionViewPlace], _ isCurrent: (SectionViewPlace) -> Bool)
    /// Whether the list shows rows that an update could change. UIKit's lists show rows only in a window.
    var showsRows: Bool { get }
    /// Whether the list is in a window or, in a headless hierarchy, in the view of a controller that has appeared.
    var isOnScreen: Bool { get }
    /// Returns the cell that currently shows a row. A headless list does not carry out a pending layout first.
    func cellNow(at indexPath: IndexPath) -> UIView?
    /// Performs work when the list has finished displaying and removing cells.
    func afterDisplaying(_ work: @escaping @MainActor () -> Void)
    /// Performs work when the layout in progress has ended, including the layout of the list's superviews. If there is
    /// none, a headless list performs the work immediately.
    func afterLayouts(_ work: @escaping @MainActor () -> Void)
    /// Whether a headless list is counting, measuring or displaying rows. It is unknown when UIKit's lists do so.
    var isDisplaying: Bool { get }
    /// Handles a programming error. On iOS, raises an exception, as UIKit does. In a headless list, calls a handler that
    /// tests can replace.
    func refuse(_ reason: String)
}

extension DirectedList {
    /// The cell types that the list's directors have registered.
    var registrations: CellRegistrations {
        if let known = keptByDirectors as? CellRegistrations { return known }
        let registrations = CellRegistrations()
        keptByDirectors = registrations
        return registrations
    }

    /// The subviews of the list, and those of the scroll views of sections that scroll orthogonally. They include every
    /// cell that the list shows or keeps because its text is being edited.
    var possibleCells: [UIView] {
        var views = subviews
        for view in views where view is UIScrollView { views += view.subviews }
        return views
    }

    /// The visible rows with their cells, from the first to the last.
    var shownRows: [ShownRow] {
        let shown = shownCells.compactMap { cell in indexPath(ofShown: cell).map { (indexPath: $0, cell: cell) } }
        return sortedOnce(shown) { $0.indexPath < $1.indexPath }
    }
}
