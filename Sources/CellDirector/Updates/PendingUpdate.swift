/// A change of the rows that was asked for.
struct PendingUpdate<Section: DirectedSection> {
    enum Content {
        /// The rows of the one section, whose header and footer stay.
        case rows([Section.Row])
        case sections([Section])
        /// A change of the sections that exist by then. Or of the one section that exists once it has rows.
        case change(@MainActor (inout [Section]) -> Void)
        /// What is read when it is the update's turn.
        case model(@MainActor (inout [Section]) -> Void)
        /// A change of one row that exists by then.
        case row(@MainActor () -> Void)
    }

    let content: Content
    let isAnimated: Bool
    let position: ScrollAnchoring
    let completion: (() -> Void)?

    /// What to show in place of other sections.
    @MainActor
    func sections(after old: [Section]) -> [Section] {
        switch content {
        case .sections(let sections): return sections
        case .rows(let rows):
            var section = old.count == 1 ? old[0] : Section(rows: [])
            section.rows = rows
            return [section].withoutEmptyPlainSection()
        case .change(let change):
            var sections = old.isEmpty ? [Section(rows: [])] : old
            change(&sections)
            return old.isEmpty || sections.count == 1 ? sections.withoutEmptyPlainSection() : sections
        case .model(let read):
            var sections = old
            read(&sections)
            return sections
        case .row: return old
        }
    }
}

extension Array where Element: DirectedSection {
    /// Without the first section that has no rows and is nothing else either.
    func withoutEmptyPlainSection() -> Self {
        var sections = self
        if let empty = sections.firstIndex(where: { $0.rows.isEmpty && $0.isPlain }) { sections.remove(at: empty) }
        return sections
    }
}
