import ListDifference

/// The interface through which a director uses its table or collection view.
@MainActor
protocol DirectedList<Section>: ListOnBus {
    associatedtype Section: DirectedSection

    // MARK: Contents of a section

    /// Returns the configurator of a section's header or footer.
    func view(_ kind: SectionViewKind, of section: Section) -> (any CellConfigurator)?
    /// Returns the text of a section's header or footer, which is shown if the section has no view of that kind.
    func title(_ kind: SectionViewKind, of section: Section) -> String?
    /// Whether two sections are equal in all respects except their identities, rows, headers and footers, and layouts,
    /// which can't be compared.
    func hasSameTraits(_ section: Section, _ other: Section) -> Bool
    /// Replaces the layouts of sections by those of the corresponding sections in another list of sections. Returns
    /// whether there were any layouts to replace.
    func takeLayouts(of others: [Section], into sections: inout [Section]) -> Bool
    /// Returns a configurator as a row, or `nil` if the list does not support it.
    func row(_ configurator: any CellConfigurator) -> Section.Row?
    /// Returns the row at an index path, or `nil` if there is none. Each kind of list has its own implementation, which
    /// knows the type of the list's rows.
    func configurator(at indexPath: IndexPath, in sections: [Section]) -> (any CellConfigurator)?
    func eachConfigurator(of section: Section, _ body: (any CellConfigurator, _ row: Int) -> Void)
    /// Returns the difference between two lists of sections.
    ///
    /// Each list implements this method for its own row type, so that rows need no boxing or dynamic lookup. The
    /// contents of rows are compared if `since` is not `nil`.
    func difference(
        from old: [ComparedSection<Section>],
        to new: [ComparedSection<Section>], since: Int?
    ) -> SectionDifference<Section>

    // MARK: Visible views

    /// The cells on screen, in no particular order.
    var shownCells: [UIView] { get }
    func shownCell(at indexPath: IndexPath) -> UIView?
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
    /// Called when the list's sections have been replaced.
    func didChange(from old: [Section], to new: [Section])
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

    var registrations: CellRegistrations { get }
    /// Replaces headers and footers with their current versions, while changing as little else as the list allows.
    func replaceViews(_ views: [SectionViewPlace], _ isCurrent: (SectionViewPlace) -> Bool)
    var showsRows: Bool { get }
    var isOnScreen: Bool { get }
    func cellNow(at indexPath: IndexPath) -> UIView?
    func afterDisplaying(_ work: @escaping @MainActor () -> Void)
    func afterNextDisplaying(_ work: @escaping @MainActor () -> Void)
    func afterLayouts(_ work: @escaping @MainActor () -> Void)
    var isDisplaying: Bool { get }
    func refuse(_ reason: String)
}

extension DirectedList {
    /// The subviews of the list, and those of the scroll views of sections that scroll orthogonally. They include every
    /// cell that the list shows or keeps because its text is being edited.
    var possibleCells: [UIView] {
        var views = subviews
        for view in views where view is UIScrollView { views += view.subviews }
        return views
    }
}

extension Array where Element: DirectedSection {
    /// Returns the row at an index path, or `nil` if there is none.
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
    /// Whether the configurator represents the header or footer at an index path.
    @_semantics("optimize.sil.specialize.generic.never")
    func has(_ configurator: any CellConfigurator, besideRowsAt indexPath: IndexPath, of sections: [Section]) -> Bool {
        guard RowKind(at: indexPath) == .sectionView, sections.indices.contains(indexPath.section) else { return false }
        return SectionViewKind.allCases.contains { view($0, of: sections[indexPath.section]) === configurator }
    }

    /// The visible rows with their cells, from the first to the last.
    var shownRows: [(indexPath: IndexPath, cell: UIView)] {
        let shown = shownCells.compactMap { cell in indexPath(ofShown: cell).map { (indexPath: $0, cell: cell) } }
        return sortedOnce(shown) { $0.indexPath < $1.indexPath }
    }
}

extension DirectedList {
    /// Converts configurators to rows. An `AnyRow` is converted to the row of its `base`. Reports each configurator that
    /// the list does not support as a programming error, and leaves it out.
    @_semantics("optimize.sil.specialize.generic.never")
    func rows(_ configurators: [any CellConfigurator]) -> [Section.Row] {
        configurators.compactMap { configurator in
            let configurator = configurator.held
            if let row = row(configurator) { return row }
            let (type, list) = (String(describing: type(of: configurator)), type(of: self))
            refuse("\(type) is not a row of a \(list), which takes a \(Section.Row.self)")
            return nil
        }
    }
}

/// The difference between two states of a director's list.
package typealias SectionDifference<Section: DirectedSection> = SectionedDifference<SectionModel<Section>, Section.Row>

/// A section and its rows, as input to a comparison.
typealias ComparedSection<Section: DirectedSection> = ListSection<SectionModel<Section>, Section.Row>
