extension CollectionDirector: UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { state.sections.count }

    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        state.sections[section].items.count
    }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        whileDisplaying { cell(for: state.sections[indexPath.section].items[indexPath.item], at: indexPath) }
    }

    private func cell<C: CollectionItemConfigurator>(
        for configurator: C, at indexPath: IndexPath
    ) -> UICollectionViewCell {
        state.registrations.register(C.self, C.collectionCellClass, in: collectionView) {
            collectionView.register($0, forCellWithReuseIdentifier: $1)
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: C.reuseIdentifier, for: indexPath)
        show(configurator, in: cell, at: indexPath)
        if let level = ask(.indentationLevel, indexPath), let cell = cell as? UICollectionViewListCell {
            cell.indentationLevel = level
        }
        return cell
    }

    // MARK: Headers and footers

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        whileDisplaying {
            // What a layout shows once, for all sections, has an index path of one number.
            guard indexPath.count == 2, let kind = SectionViewKind(elementKind: kind),
                let configurator = state.sections[indexPath.section].view(kind),
                let configurator = configurator as? any CollectionSectionViewConfigurator
            else { return emptyView(kind, indexPath) }
            return view(for: configurator, kind.elementKind, indexPath)
        }
    }

    private func view<C: CollectionSectionViewConfigurator>(
        for configurator: C, _ kind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView {
        state.registrations.registerSectionView(C.self, in: collectionView) { viewClass, identifier in
            for kind in SectionViewKind.allCases {
                collectionView.register(
                    viewClass, forSupplementaryViewOfKind: kind.elementKind, withReuseIdentifier: identifier)
            }
        }
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: C.reuseIdentifier, for: indexPath)
        show(configurator, in: view, at: sectionPath(indexPath.section))
        return view
    }

    /// A layout that shows headers wants one of each section: one without gets a view that shows nothing.
    private func emptyView(_ kind: String, _ indexPath: IndexPath) -> UICollectionReusableView {
        let identifier = "CellDirector.empty"
        collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    }

    // MARK: Moving

    /// An item without a `canMove` handler can be moved if somebody handles its move.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        ask(.canMove, indexPath) ?? handles(.move, indexPath)
    }

    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        move(sourceIndexPath, to: destinationIndexPath)
    }

    // MARK: The index along the edge

    public func indexTitles(for collectionView: UICollectionView) -> [String]? {
        let titles = state.sections.compactMap(\.indexTitle)
        return titles.isEmpty ? nil : titles
    }

    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        let titled = state.sections.indices.filter { state.sections[$0].indexTitle != nil }
        return IndexPath(item: 0, section: titled.indices.contains(index) ? titled[index] : index)
    }
}
