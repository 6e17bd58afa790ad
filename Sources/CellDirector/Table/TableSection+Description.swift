import ListDifference

extension TableSection: DescribedSection {
    func view(_ kind: SectionViewKind) -> (any CellConfigurator)? { kind == .header ? header : footer }

    func title(_ kind: SectionViewKind) -> String? { kind == .header ? headerTitle : footerTitle }

    func hasSameTraits(as other: TableSection) -> Bool { indexTitle == other.indexTitle }

    static func row(_ configurator: any CellConfigurator) -> (any TableRowConfigurator)? {
        configurator as? any TableRowConfigurator
    }

    static func difference(
        from old: [ComparedSection<TableSection>], to new: [ComparedSection<TableSection>], since: Int?
    ) -> SectionDifference<TableSection> {
        SectionDifference<TableSection>(old, new, SectionModel.matching, TableRowMatching(since: since))
    }

    static func didChange(in list: any DirectedList, from old: [TableSection], to new: [TableSection]) {
        if !old.elementsEqual(new, by: { $0.hasSameTraits(as: $1) }) {
            (list as? UITableView)?.reloadSectionIndexTitles()
        }
    }
}
