/// A change of the rows that was asked for.
struct PendingUpdate<Section: DirectedSection> {
    enum Content {
        /// The rows of the one section, whose header and footer stay.
        case rows([Section.Row])
        case sections([Section])
        /// What changes the sections that are there by then.
        case change(@MainActor (inout [Section]) -> Void)
        /// What changes one row that is there by then.
        case row(@MainActor () -> Void)
    }

    let content: Content
    let isAnimated: Bool
    let position: KeptPosition
    let completion: (() -> Void)?

    /// What is to be shown in place of other sections.
    @MainActor
    func sections(after old: [Section]) -> [Section] {
        switch content {
        case .sections(let sections): return sections
        case .rows(let rows):
            var section = old.count == 1 ? old[0] : Section(_rows: [])
            section._rows = rows
            return [section]
        case .change(let change):
            var sections = old
            change(&sections)
            return sections
        case .row: return old
        }
    }
}
