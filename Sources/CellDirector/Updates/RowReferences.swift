/// The rows on screen that somebody holds references to, to be given the cells that show them after a reload.
@MainActor
struct RowReferences<Section: DirectedSection> {
    private struct Row {
        let configurator: any CellConfigurator
        let reference: BoundRow
        /// `nil` for a header or footer.
        let indexPath: IndexPath?
    }

    private let sections: [Section]
    private let rows: [Row]

    init(_ list: any DirectedList<Section>, _ sections: [Section], _ proxy: CellActionProxy) {
        self.sections = sections
        rows = list.subviews.compactMap { view in
            guard let binding = view.cellBinding, binding.isActive, binding.proxy === proxy,
                let reference = binding.reference
            else { return nil }
            let indexPath = list.indexPath(ofShown: view)
            return Row(configurator: binding.configurator, reference: reference, indexPath: indexPath)
        }
        for row in rows { row.reference.hold() }
    }

    /// The references to rows that the list still shows go on with the cells that show them now. The others end.
    func restore(in core: ListCore<Section>) {
        guard !rows.isEmpty else { return }
        core.list.layoutIfNeeded()
        let finder = RowFinder(rows.compactMap(\.indexPath), from: sections, to: core.sections, in: core.list)
        for row in rows {
            for view in views(of: row, finder, core) {
                guard let binding = view.cellBinding, binding.isActive,
                    RowIdentity(binding.configurator) == RowIdentity(row.configurator)
                else { continue }
                binding.take(row.reference, cell: view)
            }
        }
        for row in rows { row.reference.release() }
    }

    /// The views that may show a row now.
    private func views(of row: Row, _ finder: RowFinder, _ core: ListCore<Section>) -> [UIView] {
        if let before = row.indexPath {
            return finder[before].flatMap { core.list.shownCell(at: $0) }.map { [$0] } ?? []
        }
        guard let section = core.find(row.configurator)?.indexPath.section else { return [] }
        return SectionViewKind.allCases.compactMap { core.list.shownView($0, section: section) }
    }
}
