extension UICollectionView {
    /// Sets a layout that combines the sections' layouts, if any section has a layout and the collection view does not
    /// use a combined layout yet.
    func takeLayout(of sections: [CollectionSection]) {
        guard sections.contains(where: { $0.layout != nil }), !(collectionViewLayout is DirectedLayout) else { return }
        let layout = DirectedLayout(sectionProvider: { [weak self] index, environment in
            let core = (self?.dataSource as? CollectionAdapter)?.core
            let section = core?.section(index) ?? CollectionSection(items: [])
            // The closure may request updates, which wait until the collection view has been laid out.
            return core?.whileAnswering { section.layout(in: environment) } ?? section.layout(in: environment)
        })
        for (kind, viewClass) in (dataSource as? CollectionAdapter)?.decorations ?? [] {
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
        let missing = [
            header == nil ? nil : layout.missingItem(.header, .top),
            footer == nil ? nil : layout.missingItem(.footer, .bottom),
        ].compactMap { $0 }
        // The layout belongs to the app, which may use it again, so the items are added to a copy.
        guard !missing.isEmpty, let copy = layout.copy() as? NSCollectionLayoutSection else { return layout }
        copy.boundarySupplementaryItems += missing
        return copy
    }
}

extension NSCollectionLayoutSection {
    /// Returns a header or footer with the section's width and a self-sizing height, or `nil` if the layout already has
    /// a boundary item of that kind.
    fileprivate func missingItem(
        _ kind: SectionViewKind, _ alignment: NSRectAlignment
    ) -> NSCollectionLayoutBoundarySupplementaryItem? {
        guard !boundarySupplementaryItems.contains(where: { $0.elementKind == kind.elementKind }) else { return nil }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        return NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: kind.elementKind, alignment: alignment)
    }
}
