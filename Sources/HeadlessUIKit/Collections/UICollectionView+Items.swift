import Foundation

// MARK: - Counts

extension UICollectionView {
    /// Mirrors `UICollectionView.numberOfItems(inSection:)`. Stops on a section that does not exist (believed: the words).
    public func numberOfItems(inSection section: Int) -> Int {
        carryOutWorks()
        loadIfNeeded()
        guard let count = knownCount(inSection: section) else {
            if isInUse() {
                stop(
                    "request for number of items in section \(section) when there are only "
                        + "\(numberOfSections) sections in the collection view")
            }
            return 0
        }
        return count
    }
}

// MARK: - Items and cells

extension UICollectionView {
    /// The cell of an item, or `nil` while the item is not visible. Mirrors `UICollectionView.cellForItem(at:)`.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shownCell(at: indexPath) as? UICollectionViewCell
    }

    /// The item of a cell, or `nil` if the cell is not visible. Mirrors `UICollectionView.indexPath(for:)`.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { indexPath(ofCell: cell) }

    /// In the order of the items, which UIKit does not promise. Mirrors `UICollectionView.visibleCells`.
    public var visibleCells: [UICollectionViewCell] {
        carryOutPending()
        return shown.compactMap { $0.cell as? UICollectionViewCell }
    }

    /// In the order of the items, which UIKit does not promise. Mirrors `UICollectionView.indexPathsForVisibleItems`.
    public var indexPathsForVisibleItems: [IndexPath] {
        carryOutPending()
        return shown.map(\.path.indexPath)
    }

    // MARK: Headers and footers

    /// A visible header or footer. Mirrors `UICollectionView.supplementaryView(forElementKind:at:)`.
    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        guard let key = SupplementKey(elementKind, indexPath) else { return nil }
        return supplement(key) as? UICollectionReusableView
    }

    /// Mirrors `UICollectionView.visibleSupplementaryViews(ofKind:)`.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        carryOutPending()
        return visibleSupplements.filter { $0.key.kind == elementKind }.compactMap {
            $0.view as? UICollectionReusableView
        }
    }

    /// Mirrors `UICollectionView.indexPathsForVisibleSupplementaryElements(ofKind:)`.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        carryOutPending()
        return visibleSupplements.filter { $0.key.kind == elementKind }.map(\.key.indexPath)
    }

    /// `nil` if the view is not visible here. Mirrors `UICollectionView.indexPath(forSupplementaryView:)`.
    public func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        visibleSupplements.first { $0.view === supplementaryView }?.key.indexPath
    }

    // MARK: Places

    /// Mirrors `UICollectionView.indexPathForItem(at:)`.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        measureIfNeeded()
        return row(at: point)?.indexPath
    }

    /// Where an item lies; `nil` for one that does not exist. Mirrors `UICollectionView.layoutAttributesForItem(at:)`.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        measureIfNeeded()
        guard let frame = RowPath(indexPath).flatMap(rect) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame
        return attributes
    }

    /// Where a header or footer lies; `nil` if there is none. Mirrors
    /// `UICollectionView.layoutAttributesForSupplementaryElement(ofKind:at:)`.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        measureIfNeeded()
        guard let key = SupplementKey(kind, indexPath), let geometry, geometry.sections.indices.contains(key.section)
        else { return nil }
        let frame = rect(of: key, geometry)
        guard axis.length(frame.size) > 0 else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: indexPath)
        attributes.frame = frame
        return attributes
    }

    /// Mirrors `UICollectionView.scrollToItem(at:at:animated:)`. Stops on an item that does not exist. There is no time: the
    /// scroll has ended on return. A position across the scroll brings the item into sight (believed).
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard scrollPosition != [] else { return }
        scroll(toRow: indexPath, at: place(scrollPosition))
    }

    private func place(_ position: ScrollPosition) -> ScrollPlace {
        let isVertical = axis == .vertical
        if position.contains(isVertical ? .top : .left) { return .start }
        if position.contains(isVertical ? .centeredVertically : .centeredHorizontally) { return .middle }
        return position.contains(isVertical ? .bottom : .right) ? .end : .nearest
    }
}

extension SupplementKey {
    /// `nil` if no layout has such a view.
    @MainActor
    fileprivate init?(_ kind: String, _ indexPath: IndexPath) {
        guard let section = indexPath.first else { return nil }
        switch kind {
        case UICollectionView.elementKindSectionHeader: self.init(section: section, isHeader: true)
        case UICollectionView.elementKindSectionFooter: self.init(section: section, isHeader: false)
        default: return nil
        }
    }
}

// MARK: - Selection

extension UICollectionView {
    /// In the order of their selection; empty if there are none. Mirrors `UICollectionView.indexPathsForSelectedItems`.
    public var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.map(\.indexPath) }

    /// Selects an item from code: no delegate is told. `nil` drops the selection. Without effect while nothing can be
    /// selected. Mirrors `UICollectionView.selectItem(at:animated:scrollPosition:)`.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelection || selectsRows, select(indexPath), let indexPath else { return }
        scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Deselects an item from code: no delegate is told. Without effect while nothing can be selected. Mirrors
    /// `UICollectionView.deselectItem(at:animated:)`.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard isInUse(), allowsSelection || selectsRows else { return }
        if let path = RowPath(indexPath) { setSelected(false, path) }
    }
}

// MARK: - Inserting, deleting, reloading and moving

extension UICollectionView {
    /// Whether a block of updates is open. Mirrors `UICollectionView.hasUncommittedUpdates`.
    public var hasUncommittedUpdates: Bool { pending.depth > 0 }

    /// Mirrors `UICollectionView.insertItems(at:)`. The index paths are those after the update.
    public func insertItems(at indexPaths: [IndexPath]) { update(paths(indexPaths).map { .insertRow($0) }) }

    /// Mirrors `UICollectionView.deleteItems(at:)`. The index paths are those before the update. An item named twice is no
    /// error, as in UIKit, where a later update may then crash; here it is deleted once.
    public func deleteItems(at indexPaths: [IndexPath]) { update(paths(indexPaths).map { .deleteRow($0) }) }

    /// Asks for new cells for items; the old ones go out as they come in. Mirrors `UICollectionView.reloadItems(at:)`. The
    /// index paths are those before the update.
    public func reloadItems(at indexPaths: [IndexPath]) { update(paths(indexPaths).map { .reloadRow($0) }) }

    /// Asks the data source to configure again the cells that items have; items without a cell are left alone.
    ///
    /// Mirrors `UICollectionView.reconfigureItems(at:)`. The data source must return the item's own cell, which dequeuing
    /// gives.
    public func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    /// Mirrors `UICollectionView.moveItem(at:to:)`: from before the update, to after it. The item keeps its cell.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        let both = paths([indexPath, newIndexPath])
        update([.moveRow(both[0], to: both[1])])
    }

    /// Mirrors `UICollectionView.insertSections(_:)`.
    public func insertSections(_ sections: IndexSet) { update(sections.map { .insertSection($0) }) }

    /// Mirrors `UICollectionView.deleteSections(_:)`.
    public func deleteSections(_ sections: IndexSet) { update(sections.map { .deleteSection($0) }) }

    /// Mirrors `UICollectionView.reloadSections(_:)`.
    public func reloadSections(_ sections: IndexSet) { update(sections.map { .reloadSection($0) }) }

    /// Mirrors `UICollectionView.moveSection(_:toSection:)`.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        update([.moveSection(section, to: newSection)])
    }
}
