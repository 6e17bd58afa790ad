extension UICollectionView {
    /// Lays out sections that bring their layouts: takes a layout made of them, if the collection view has not done that.
    func takeLayout(of sections: [CollectionSection]) {
        guard sections.contains(where: { $0.layout != nil }), !(collectionViewLayout is DirectedLayout) else { return }
        let layout = DirectedLayout(sectionProvider: { [weak self] index, environment in
            let adapter = self?.dataSource as? CollectionAdapter
            return adapter?.core.section(index)?.layout(in: environment)
                ?? .list(
                    using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
        })
        setCollectionViewLayout(layout, animated: false)
    }
}

/// A layout that asks a director's sections.
private final class DirectedLayout: UICollectionViewCompositionalLayout {}

extension CollectionSection {
    /// The section's own layout, else a plain list, with its header and footer.
    @MainActor
    fileprivate func layout(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        guard let layout = layout?(environment) else {
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.headerMode = header == nil ? .none : .supplementary
            configuration.footerMode = footer == nil ? .none : .supplementary
            return .list(using: configuration, layoutEnvironment: environment)
        }
        if header != nil { layout.addBoundaryItem(.header, .top) }
        if footer != nil { layout.addBoundaryItem(.footer, .bottom) }
        return layout
    }
}

extension NSCollectionLayoutSection {
    /// A header or footer as wide as the section and as high as it wants to be, unless there is one.
    fileprivate func addBoundaryItem(_ kind: SectionViewKind, _ alignment: NSRectAlignment) {
        guard !boundarySupplementaryItems.contains(where: { $0.elementKind == kind.elementKind }) else { return }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        boundarySupplementaryItems.append(
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: kind.elementKind, alignment: alignment))
    }
}
