extension CollectionAdapter: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { core.sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        core.sections[section].items.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        return core.whileDisplaying {
            cell(for: core.sections[indexPath.section].items[indexPath.item], at: indexPath)
        }
    }

    private func cell<C: CollectionItemConfigurator>(
        for configurator: C, at indexPath: IndexPath
    ) -> UICollectionViewCell {
        let identifier = registrations.identifier(C.self, C.collectionCellClass, in: collectionView) {
            collectionView.register($0, forCellWithReuseIdentifier: $1)
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        let listCell = cell as? UICollectionViewListCell
        let level = core.ask(.indentationLevel, at: indexPath)
        if level == nil, let listCell { core.indent(nil, listCell, &listCell.indentationLevel) }
        core.show(configurator, in: cell, at: indexPath)
        if let level, let listCell { core.indent(level, listCell, &listCell.indentationLevel) }
        return cell
    }

    // MARK: Headers and footers

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        return core.whileDisplaying {
            // A supplementary view of the entire layout belongs to no section, so its index path has only one index.
            guard indexPath.count == 2, let kind = SectionViewKind(elementKind: kind),
                let configurator = core.contents.view(kind, of: indexPath.section),
                let configurator = configurator as? any CollectionSectionViewConfigurator
            else { return emptyView(kind, indexPath) }
            return view(for: configurator, kind.elementKind, indexPath)
        }
    }

    private func view<C: CollectionSectionViewConfigurator>(
        for configurator: C, _ kind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView {
        let identifier = registrations.identifier(
            C.self, C.collectionSectionViewClass, isSectionView: true, in: collectionView
        ) { type, identifier in
            for kind in SectionViewKind.allCases {
                collectionView.register(
                    type, forSupplementaryViewOfKind: kind.elementKind, withReuseIdentifier: identifier)
            }
        }
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        core.show(configurator, in: view, at: core.sectionPath(indexPath.section))
        return view
    }

    /// Returns an empty view for a section without a header or footer, or for a supplementary view that the director
    /// does not provide. A collection view requires a view for each supplementary element in its layout.
    private func emptyView(_ kind: String, _ indexPath: IndexPath) -> UICollectionReusableView {
        let identifier = "CellDirector.empty"
        collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    }

    // MARK: Moving

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        core.canMove(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        core.move(sourceIndexPath, to: destinationIndexPath)
    }

    // MARK: Section index

    func indexTitles(for collectionView: UICollectionView) -> [String]? {
        let titles = core.sections.compactMap(\.indexTitle)
        return titles.isEmpty ? nil : titles
    }

    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        let titled = core.sections.indices.filter { core.sections[$0].indexTitle != nil }
        return IndexPath(item: 0, section: titled.indices.contains(index) ? titled[index] : index)
    }
}
