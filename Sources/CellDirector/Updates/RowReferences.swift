/// The rows on screen that somebody holds references to, to be given the cells that show them after a reload.
@MainActor
struct RowReferences<Section: DirectedSection> {
    private let rows: [(configurator: any CellConfigurator, reference: BoundRow)]

    init(_ list: any DirectedList<Section>, _ proxy: CellActionProxy) {
        rows = list.subviews.compactMap { view in
            guard let binding = view.cellBinding, binding.isActive, binding.proxy === proxy,
                let reference = binding.reference
            else { return nil }
            return (binding.configurator, reference)
        }
    }

    /// The references to rows that the list still shows go on with the cells that show them now.
    func restore(in core: ListCore<Section>) {
        guard !rows.isEmpty else { return }
        core.list.layoutIfNeeded()
        for (configurator, reference) in rows {
            guard let indexPath = core.find(configurator)?.indexPath else { continue }
            let views =
                indexPath.row == NSNotFound
                ? SectionViewKind.allCases.map { core.list.shownView($0, section: indexPath.section) }
                : [core.list.shownCell(at: indexPath)]
            for case let view? in views {
                guard let binding = view.cellBinding, binding.isActive,
                    RowIdentity(binding.configurator) == RowIdentity(configurator)
                else { continue }
                binding.take(reference, cell: view)
            }
        }
    }
}
