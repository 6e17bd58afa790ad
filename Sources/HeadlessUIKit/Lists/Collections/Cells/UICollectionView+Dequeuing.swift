import Foundation

// MARK: - Dequeuing

extension UICollectionView {
    /// Dequeues a cell. If that is impossible, raises an exception and returns `nil`.
    final func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> (any ReusableView)? {
        if let request = engine.request, engine.path(indexPath) == request.path, let existing = request.existing {
            guard existing.reuseIdentifier == identifier else {
                stop(ListException.otherIdentifier)
                return nil
            }
            return existing
        }
        let view = take(CellRegistry.Key(identifier: identifier), kind: Self.cellKind)
        if let outlineSource, let cell = view as? UICollectionViewCell, let path = engine.path(indexPath) {
            cell.outlineState = outlineSource.outlineState(at: path)
        }
        return view
    }

    /// The element kind of cells in exception messages.
    private static var cellKind: String { "UICollectionElementKindCell" }

    /// Dequeues a header, footer or other supplementary view. If that is impossible, raises an exception and returns
    /// `nil`.
    final func dequeueSectionView(_ kind: String, _ identifier: String) -> (any ReusableView)? {
        let view = take(CellRegistry.Key(kind: kind, identifier: identifier), kind: kind)
        view?.reuse.kind = kind
        return view
    }

    private func take(_ key: CellRegistry.Key, kind: String) -> (any ReusableView)? {
        guard let view = engine.registry.take(key) else {
            stop(
                "could not dequeue a view of kind: \(kind) with identifier \(key.identifier) - must register a nib or a "
                    + "class for the identifier or connect a prototype cell in a storyboard")
            return nil
        }
        dequeued.append(view)
        return view
    }
}

// MARK: - Views from the data source

extension UICollectionView {
    /// Returns the cell; `nil` if the list can't show it. In that case, raises an exception unless an earlier exception
    /// has made the list unusable. The message about a cell that was not dequeued is unverified.
    final func check(_ cell: UICollectionViewCell) -> UICollectionViewCell? {
        guard engine.phases.current != .outOfUse else { return nil }
        guard cell.reuseIdentifier != nil else {
            stop(
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must "
                    + "be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
            return nil
        }
        return returned(cell) ? cell : nil
    }

    /// Returns the header, footer or other supplementary view; `nil` if the list can't show it. In that case, raises an
    /// exception unless an earlier exception has made the list unusable. The message about a view that was not dequeued
    /// is unverified.
    final func check(
        _ view: UICollectionReusableView, _ kind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView? {
        guard engine.phases.current != .outOfUse else { return nil }
        guard view.reuseIdentifier != nil else {
            stop(
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
                    + "(\(kind),\(ListException.print(indexPath))) was not retrieved by calling "
                    + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
                    + "(\(view is MissingReusableView ? "(null)" : "\(view)"))")
            return nil
        }
        let dequeued = view.reuse.kind ?? Self.cellKind
        guard dequeued == kind else {
            stop(
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not match the "
                    + "element kind it is being used for. When asked for a view of element kind '\(kind)' the data source "
                    + "dequeued a view registered for the element kind '\(dequeued)'.")
            return nil
        }
        return returned(view) ? view : nil
    }

    /// Requests a view from the data source, and checks the view. The request may be nested in another one, for which a
    /// view has been dequeued but not returned yet: the data source may reconfigure an item while it configures a cell.
    final func request<View>(_ request: () -> View?) -> View? {
        let outer = dequeued
        dequeued = []
        defer { dequeued = outer }
        return RegistrationIdentity.answering(number, request)
    }

    private func returned(_ view: any ReusableView) -> Bool {
        dequeued.removeAll { $0 === view }
        return checkDequeued()
    }

    /// Raises an exception and returns `false` if a view was dequeued but not returned to the collection view.
    @discardableResult
    final func checkDequeued() -> Bool {
        guard let view = dequeued.first, engine.phases.current != .outOfUse else { return true }
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
