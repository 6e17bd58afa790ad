import ListDifference

extension ListCore {
    /// What changed between two lists of sections.
    ///
    /// - Parameter since: Rows whose items differ, or have changed since then, are updates; `nil`: nobody wants to know.
    func difference(from old: [Section], to new: [Section], since: Int?) -> SectionDifference<Section> {
        let pairing = SectionPairing(from: old, to: new, in: list)
        return list.difference(
            from: compared(old, pairing.source), to: compared(new, pairing.target), since: since)
    }

    private func compared(_ sections: [Section], _ identities: [SectionIdentity]) -> [ComparedSection<Section>] {
        zip(sections, identities).map { section, identity in
            let model = SectionModel(section: section, identity: identity, surroundings: list.surroundings(section))
            return ListSection(model: model, rows: section._rows)
        }
    }
}
