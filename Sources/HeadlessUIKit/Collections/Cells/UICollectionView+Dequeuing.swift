import Foundation

// MARK: - Registering

extension UICollectionView {
    /// Mirrors `UICollectionView.register(_:forCellWithReuseIdentifier:)`. `nil` takes the registration back.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        guard cellClass == nil || cellClass is UICollectionViewCell.Type else {
            return stop("must pass a class of kind UICollectionViewCell")
        }
        registry.register(cellClass as? UICollectionViewCell.Type, for: CellRegistry.Key(identifier: identifier))
    }

    /// Mirrors `UICollectionView.register(_:forSupplementaryViewOfKind:withReuseIdentifier:)`. `nil` takes the registration
    /// back.
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        guard viewClass == nil || viewClass is UICollectionReusableView.Type else {
            return stop("must pass a class of kind UICollectionReusableView")
        }
        registry.register(
            viewClass as? UICollectionReusableView.Type,
            for: CellRegistry.Key(kind: elementKind, identifier: identifier))
    }
}

// MARK: - Dequeuing

extension UICollectionView {
    /// A cell for an item: the one that the item has if it is being reconfigured, else a used or a new one.
    ///
    /// Mirrors `UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)`. Stops on an identifier that is not
    /// registered. A cell that is dequeued must be shown: the collection view stops on one that is not, as since iOS 18.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeueCell(identifier, indexPath) as? UICollectionViewCell ?? UICollectionViewCell(registeredFor: identifier)
    }

    /// Mirrors `UICollectionView.dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`. Stops on an identifier
    /// that is not registered for the kind.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueSectionView(elementKind, identifier) as? UICollectionReusableView
            ?? UICollectionReusableView(registeredFor: identifier)
    }

    /// `nil` after stopping.
    final func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> ListReusableView? {
        if let request, RowPath(indexPath) == request.path, let existing = request.existing {
            guard existing.reuseIdentifier == identifier else {
                // Believed: the beginning of UIKit's sentence.
                stop(
                    "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell "
                        + "when reconfiguring an item, which is not allowed.")
                return nil
            }
            return existing
        }
        return take(CellRegistry.Key(identifier: identifier), kind: "UICollectionElementKindCell")
    }

    /// `nil` after stopping.
    final func dequeueSectionView(_ kind: String, _ identifier: String) -> ListReusableView? {
        let view = take(CellRegistry.Key(kind: kind, identifier: identifier), kind: kind)
        view?.isSectionView = true
        return view
    }

    private func take(_ key: CellRegistry.Key, kind: String) -> ListReusableView? {
        guard let view = registry.take(key) else {
            stop(
                "could not dequeue a view of kind: \(kind) with identifier \(key.identifier) - must register a nib or a "
                    + "class for the identifier or connect a prototype cell in a storyboard")
            return nil
        }
        dequeued.append(view)
        return view
    }
}

// MARK: - What the data source gave

extension UICollectionView {
    /// The cell, if the list can show it. Believed: the words about one that was not dequeued.
    final func check(_ cell: UICollectionViewCell) -> UICollectionViewCell? {
        guard failure == nil else { return nil }
        guard cell.reuseIdentifier != nil else {
            stop(
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must "
                    + "be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
            return nil
        }
        return returned(cell) ? cell : nil
    }

    /// The header or footer, if the list can show it. Believed: the words.
    final func check(_ view: UICollectionReusableView, _ key: SupplementKey) -> UICollectionReusableView? {
        guard failure == nil else { return nil }
        guard view.reuseIdentifier != nil else {
            stop(
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
                    + "(\(key.kind),\(ListException.print(key.indexPath))) was not retrieved by calling "
                    + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
                    + "(\(view is MissingReusableView ? "(null)" : "\(view)"))")
            return nil
        }
        return returned(view) ? view : nil
    }

    private func returned(_ view: ListReusableView) -> Bool {
        dequeued.removeAll { $0 === view }
        return checkDequeued()
    }

    /// Stops on a view that was dequeued and is not shown.
    @discardableResult
    final func checkDequeued() -> Bool {
        guard let view = dequeued.first, failure == nil else { return true }
        dequeued = []
        stop(
            "Expected dequeued view to be returned to the collection view in preparation for display. When the collection "
                + "view's data source is asked to provide a view for a given index path, ensure that a single view is "
                + "dequeued and returned to the collection view. Avoid dequeuing views without a request from the "
                + "collection view. For retrieving an existing view in the collection view, use -[UICollectionView "
                + "cellForItemAtIndexPath:] or -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. "
                + "Dequeued view: \(view); Collection view: \(self)")
        return false
    }
}
