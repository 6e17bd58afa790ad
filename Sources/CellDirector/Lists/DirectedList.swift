import ListDifference

/// A list view, as its director sees it: a table or a collection view.
@MainActor
protocol DirectedList<Section>: ListOnBus {
    associatedtype Section: DirectedSection

    // MARK: What a section has

    /// The configurator of what is above or below the rows.
    func view(_ kind: SectionViewKind, of section: Section) -> (any CellConfigurator)?
    /// The text above or below the rows where there is no view.
    func title(_ kind: SectionViewKind, of section: Section) -> String?
    /// Whether two sections say the same of what is neither rows nor above or below them.
    func hasSameTraits(_ section: Section, _ other: Section) -> Bool
    /// A configurator as a row, `nil` if the list takes no such one.
    func row(_ configurator: any CellConfigurator) -> Section.Row?
    /// The row at an index path, `nil` if there is none. To be asked of the list, where the type of its rows is known.
    func configurator(at indexPath: IndexPath, in sections: [Section]) -> (any CellConfigurator)?
    func eachConfigurator(of section: Section, _ body: (any CellConfigurator, _ row: Int) -> Void)
    /// What changed between two lists of sections. Each list has its own, in which the type of its rows is known, so
    /// that nothing is boxed or looked up for a row. Contents of rows are compared where that is wanted.
    func difference(
        from old: [ComparedSection<Section>],
        to new: [ComparedSection<Section>], since: Int?
    ) -> SectionDifference<Section>

    // MARK: What is on screen

    /// The cells on screen, in no order.
    var shownCells: [UIView] { get }
    func shownCell(at indexPath: IndexPath) -> UIView?
    func shownView(_ kind: SectionViewKind, section: Int) -> UIView?
    func indexPath(ofShown cell: UIView) -> IndexPath?
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
    /// Tells the list of one stage's changes in a batch update, in which the rows are exchanged first.
    func performBatchUpdates<Model, Row>(of stage: SectionedStage<Model, Row>, _ exchangeRows: @escaping () -> Void)
    /// Configures the cells of rows again, in place.
    func reconfigure(_ indexPaths: [IndexPath])
    /// Asks again how high rows are that have no cell.
    func measureAgain(_ indexPaths: [IndexPath])
    /// Asks again how large headers and footers are.
    func measureSectionViewsAgain()
    /// Shows another text above or below the rows of a section, in the view that shows one.
    func show(title: String?, _ kind: SectionViewKind, section: Int)

    // MARK: Who directs it

    /// What answers the list as its data source.
    var currentDataSource: AnyObject? { get }

    // MARK: What depends on the platform

    var registrations: CellRegistrations { get }
    /// Replaces headers and footers by those that there are now, and nothing else as far as the list can.
    func replaceViews(_ views: [SectionViewPlace], _ isCurrent: (SectionViewPlace) -> Bool)
    var showsRows: Bool { get }
    var isOnScreen: Bool { get }
    func cellNow(at indexPath: IndexPath) -> UIView?
    func afterDisplaying(_ work: @escaping @MainActor () -> Void)
    func refuse(_ reason: String)
}

extension Array where Element: DirectedSection {
    /// The row at an index path, `nil` if there is none.
    @inline(__always)
    func configurator(at indexPath: IndexPath) -> (any CellConfigurator)? {
        guard indexPath.count == 2 else { return nil }
        let (section, row) = (indexPath[0], indexPath[1])
        guard section >= 0, section < count else { return nil }
        let rows = self[section].rows
        return row >= 0 && row < rows.count ? Element.configurator(of: rows[row]) : nil
    }
}

extension DirectedList {
    /// Whether a configurator is that of the header or footer whose index path this is.
    func has(_ configurator: any CellConfigurator, besideRowsAt indexPath: IndexPath, of sections: [Section]) -> Bool {
        guard RowKind(at: indexPath) == .sectionView, sections.indices.contains(indexPath.section) else { return false }
        return SectionViewKind.allCases.contains { view($0, of: sections[indexPath.section]) === configurator }
    }

    /// The rows on screen with their cells, from the first to the last.
    var shownRows: [(indexPath: IndexPath, cell: UIView)] {
        let shown = shownCells.compactMap { cell in indexPath(ofShown: cell).map { (indexPath: $0, cell: cell) } }
        return shown.sorted { $0.indexPath < $1.indexPath }
    }
}

extension DirectedList {
    /// Configurators of any kind as rows. Those that the list does not take are refused.
    func rows(_ configurators: [any CellConfigurator]) -> [Section.Row] {
        configurators.compactMap { configurator in
            if let row = row(configurator) { return row }
            let (type, list) = (String(describing: type(of: configurator)), type(of: self))
            refuse("\(type) is no row of a \(list), which takes a \(Section.Row.self)")
            return nil
        }
    }
}

/// What changed between two states of a director's list.
package typealias SectionDifference<Section: DirectedSection> = SectionedDifference<SectionModel<Section>, Section.Row>

/// A section and its rows, as the difference of two lists compares them.
typealias ComparedSection<Section: DirectedSection> = ListSection<SectionModel<Section>, Section.Row>
