extension UICollectionView {
    /// Sets a layout that combines the sections' layouts, if any section has a layout and the collection view does not
    /// use a combined layout yet.
    func takeLayout(of sections: [CollectionSection]) {
        guard sections.contains(where: { $0.layout != nil }), !(collectionViewLayout is DirectedLayout) else { return }
        let layout = DirectedLayout(sectionProvider: { [weak self] index, environment in
            let adapter = self?.dataSource as? CollectionAdapter
            return adapter?.core.section(index)?.layout(in: environment)
                ?? .list(
                    using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
        })
        for (kind, viewClass) in (dataSource as? CollectionAdapter)?.decorations ?? [:] {
            layout.register(viewClass, forDecorationViewOfKind: kind)
        }
        collectionViewLayout = layout
    }
}

/// A compositional layout that uses the layouts of the director's sections.
private final class DirectedLayout: UICollectionViewCompositionalLayout {}

extension CollectionSection {
    /// Returns the section's layout, or a plain list layout if the section has no layout. The returned layout includes
    /// the section's header and footer.
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
    /// Adds a header or footer with the section's width and a self-sizing height, unless the layout already has a
    /// boundary item of that kind.
    fileprivate func addBoundaryItem(_ kind: SectionViewKind, _ alignment: NSRectAlignment) {
        guard !boundarySupplementaryItems.contains(where: { $0.elementKind == kind.elementKind }) else { return }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        boundarySupplementaryItems.append(
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: kind.elementKind, alignment: alignment))
    }
}
