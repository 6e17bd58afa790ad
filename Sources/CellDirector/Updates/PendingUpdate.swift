/// A requested change to the rows.
struct PendingUpdate<Section: DirectedSection> {
    enum Content {
        /// Replaces the rows of the only section, and keeps its header and footer. If there is not exactly one section,
        /// replaces all sections with a section that contains the rows.
        case rows([Section.Row])
        case sections([Section])
        /// When the update is carried out, passes the current sections to a closure that changes them. If there are no
        /// sections, the closure gets a single empty section.
        case change(@MainActor (inout [Section]) -> Void)
        /// Reads the models when the update is carried out.
        case model(@MainActor (inout [Section]) -> Void)
        /// Changes one row when the update is carried out.
        case row(@MainActor () -> Void)
        /// Displays one row, which has already changed.
        case display(@MainActor () -> Void)
    }

    let content: Content
    let isAnimated: Bool
    let position: ScrollAnchoring
    var completions: [() -> Void]
    /// The number of requested updates that this update comprises: it may have made others unnecessary.
    var requestCount = 1

    /// The work of an update that changes or displays a single row, or `nil` for an update of all rows.
    var workOnRow: (@MainActor () -> Void)? {
        switch content {
        case .row(let work), .display(let work): work
        case .rows, .sections, .change, .model: nil
        }
    }

    /// Whether the update makes an earlier update unnecessary, because it replaces everything that the earlier update
    /// would show. Closures are called in any case.
    func supersedes(_ earlier: Self) -> Bool {
        switch (content, earlier.content) {
        case (.sections, .sections), (.sections, .rows), (.rows, .rows): true
        default: false
        }
    }

    /// Whether the update changes rows, so that later changes must wait for it.
    var changesRows: Bool { if case .display = content { false } else { true } }

    /// Returns the sections to show in place of the current sections.
    @MainActor
    @_semantics("optimize.sil.specialize.generic.never")
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
        case .row, .display: return old
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
