import ListDifference

/// A list view, as the directors' common core sees it: a table or a collection view.
@MainActor
protocol DirectedList: UIScrollView {
    associatedtype Section: DirectedSection
    associatedtype CellView: UIView

    // MARK: What is on screen

    var visibleCells: [CellView] { get }
    /// From the first to the last.
    var visiblePaths: [IndexPath] { get }
    func indexPath(for cell: CellView) -> IndexPath?
    func shownCell(at indexPath: IndexPath) -> UIView?
    func shownView(_ kind: SectionViewKind, section: Int) -> UIView?
    /// Where a row lies in the list's content.
    func frameOfRow(at indexPath: IndexPath) -> CGRect

    // MARK: Selection

    var selectedPaths: [IndexPath] { get }
    func selectAgain(_ indexPath: IndexPath)

    // MARK: Changes

    func reloadData()
    /// Carries out a reload that was asked for, where the list puts it off.
    func carryOutReload()
    /// The list has got other sections.
    func didChange(from old: [Section], to new: [Section])
    func batch(_ changes: @escaping () -> Void)
    /// Tells the list of one stage's changes. To be called inside a batch update, after the rows were exchanged.
    func perform<Model, Row>(_ stage: SectionedStage<Model, Row>)
    /// Configures the cells of rows again, in place.
    func reconfigure(_ indexPaths: [IndexPath])
    /// Replaces a section and all its views.
    func replaceSection(_ section: Int)
    /// Shows another text above or below the rows of a section, in the view that shows one.
    func show(title: String?, _ kind: SectionViewKind, section: Int)

    // MARK: What depends on the platform

    var showsRows: Bool { get }
    func afterDisplaying(_ work: @escaping @MainActor () -> Void)
    func refuse(_ reason: String)
}
