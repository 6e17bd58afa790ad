import ListDifference

extension CollectionSection: DescribedSection {
    func view(_ kind: SectionViewKind) -> (any CellConfigurator)? { kind == .header ? header : footer }

    func title(_ kind: SectionViewKind) -> String? { nil }

    func hasSameTraits(as other: CollectionSection) -> Bool {
        indexTitle == other.indexTitle && hasSameMeasures(as: other)
    }

    static func row(_ configurator: any CellConfigurator) -> (any CollectionItemConfigurator)? {
        configurator as? any CollectionItemConfigurator
    }

    static func difference(
        from old: [ComparedSection<CollectionSection>], to new: [ComparedSection<CollectionSection>], since: Int?
    ) -> SectionDifference<CollectionSection> {
        SectionDifference<CollectionSection>(old, new, SectionModel.matching, CollectionItemMatching(since: since))
    }

    static func takeLayouts(of others: [CollectionSection], into sections: inout [CollectionSection]) -> Bool {
        guard sections.count == others.count else { return false }
        let changed = sections.indices.filter {
            sections[$0].id == others[$0].id && !sections[$0].hasSameLayout(as: others[$0])
        }
        for section in changed { sections[section].takeLayout(of: others[section]) }
        return !changed.isEmpty
    }

    static func didChange(in list: any DirectedList, from old: [CollectionSection], to new: [CollectionSection]) {
        (list as? UICollectionView)?.didChange(from: old, to: new)
    }
}
