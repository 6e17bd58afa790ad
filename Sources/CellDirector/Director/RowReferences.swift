/// The visible rows that have references or in which text is being edited. When an update gives the rows new cells, the
/// references are attached to those cells.
@MainActor
struct RowReferences {
    private struct Row {
        let view: UIView
        let reference: RowReferenceStorage?
        /// The configurator that represents the row after the update, and its index path. For a header or footer, only
        /// the section of the index path is valid.
        var successor: PlacedRow?
        /// The kind of section view, or `nil` for a row.
        var kind: SectionViewKind?
    }

    private let rows: [Row]

    /// Finds the rows in the new sections. Must be called before the identities of the rows can change.
    init(_ list: any DirectedList, _ old: any SectionList, _ new: any SectionList, _ proxy: CellActionProxy) {
        let views = list.possibleCells.compactMap { view -> (UIView, CellBinding, IndexPath?)? in
            guard let binding = view.cellBinding, binding.isActive, binding.registry === proxy.registry,
                binding.reference != nil || view.isEditingText
            else { return nil }
            // If a row is being edited while it is off screen, the list returns no index path for its cell.
            let last = binding.lastIndexPath
            let isThere = old.configurator(at: last) === binding.configurator
            return (view, binding, list.indexPath(ofShown: view) ?? (isThere ? last : nil))
        }
        guard !views.isEmpty else {
            rows = []
            return
        }
        let finder = RowFinder(views.compactMap { $0.2 }, from: old, to: new)
        let index = RowIndex(new)
        rows = views.map { view, binding, indexPath in
            var row = Row(view: view, reference: binding.reference)
            if let indexPath {
                row.successor = finder[indexPath].flatMap { path in new.configurator(at: path).map { ($0, path) } }
                return row
            }
            let (configurator, last) = (binding.configurator, binding.lastIndexPath)
            let found = index.find(configurator, RowKind(at: last))
            row.kind = SectionViewKind.allCases.first { list.shownView($0, section: last.section) === view }
            guard let kind = row.kind else {
                // A row that is being edited while it is off screen has a cell without an index path.
                row.successor = found
                return row
            }
            // Tries the section with the same index first, then the section where the header or footer was found, since
            // the section may have moved.
            let sections = [last.section, found?.indexPath.section ?? -1]
            row.successor =
                sections.lazy.compactMap { section -> PlacedRow? in
                    guard let now = new.view(kind, of: section), now.hasSameIdentity(as: configurator) else {
                        return nil
                    }
                    return (now, IndexPath(row: NSNotFound, section: section))
                }.first
            return row
        }
        for row in rows { row.reference?.hold() }
    }

    /// Binds each view in which text is being edited to its row's new configurator. This is necessary because editing
    /// ends when the list removes the view, and the view then sends the edited text.
    func bindEditedViews(in core: RowCore) {
        for row in rows where row.view.isEditingText {
            guard let (configurator, indexPath) = row.successor else { continue }
            core.bind(row.view, to: configurator, at: indexPath)
        }
    }

    /// Attaches the references to the cells that now show their rows, and ends references to rows that are no longer
    /// shown.
    func restore(in core: RowCore) {
        guard !rows.isEmpty else { return }
        core.list.layoutIfNeeded()
        for row in rows {
            guard let reference = row.reference, let (configurator, indexPath) = row.successor else { continue }
            let view =
                row.kind.map { core.list.shownView($0, section: indexPath.section) }
                ?? core.list.cellNow(at: indexPath)
            guard let view, let binding = view.cellBinding, binding.isActive, binding.configurator === configurator
            else { continue }
            binding.take(reference, cell: view)
        }
        for row in rows { row.reference?.release() }
    }
}
