/// The sections that an update shows.
enum UpdateContent<Section: DirectedSection> {
    /// Replaces the rows of the only section, and keeps its header and footer. If there is not exactly one section,
    /// replaces all sections with a section that contains the rows.
    case rows([Section.Row])
    case sections([Section])
    /// When the update is carried out, passes the current sections to a closure that changes them. If there are no
    /// sections, the closure gets a single empty section.
    case change(@MainActor (inout [Section]) -> Void)
    /// Reads the models when the update is carried out.
    case model(@MainActor (inout [Section]) -> Void)

    /// Returns the sections to show in place of the current sections.
    @MainActor
    func sections(after old: [Section]) -> [Section] {
        switch self {
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
        }
    }
}

extension Array where Element: DirectedSection {
    /// Returns the sections after removing the first plain section (see ``DirectedSection/isPlain``) that has no rows.
    @_semantics("optimize.sil.specialize.generic.never")
    func withoutEmptyPlainSection() -> Self {
        var sections = self
        if let empty = sections.firstIndex(where: { $0.rows.isEmpty && $0.isPlain }) { sections.remove(at: empty) }
        return sections
    }
}
