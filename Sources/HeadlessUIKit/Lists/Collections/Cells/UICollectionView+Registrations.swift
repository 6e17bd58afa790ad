import Foundation

extension UICollectionView {
    /// A cell class and a handler that configures its cells for items. Mirrors `UICollectionView.CellRegistration`.
    public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        /// Configures a cell for an item. Mirrors `UICollectionView.CellRegistration.Handler`.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let registration = RegistrationIdentity()
        let nib: UINib?
        let handler: Handler

        /// Creates a registration. Don't create a registration while the data source is providing a cell: dequeuing a
        /// cell with such a registration raises an exception.
        public init(handler: @escaping Handler) { (nib, self.handler) = (nil, handler) }

        /// Creates a registration of cells from a nib, whose only top-level object is a cell without a reuse identifier.
        public init(cellNib: UINib, handler: @escaping Handler) { (nib, self.handler) = (cellNib, handler) }
    }

    /// A class of headers, footers or other supplementary views, and a handler that configures them. Mirrors
    /// `UICollectionView.SupplementaryRegistration`.
    public struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
        /// Mirrors `UICollectionView.SupplementaryRegistration.Handler`.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let registration = RegistrationIdentity()
        let elementKind: String
        let nib: UINib?
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            (self.elementKind, nib, self.handler) = (elementKind, nil, handler)
        }

        /// Creates a registration of views from a nib, whose only top-level object is a view without a reuse identifier.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (self.elementKind, nib, self.handler) = (elementKind, supplementaryNib, handler)
        }
    }

    /// Dequeues a cell and configures it for an item. If `item` is `nil`, the handler is not called (unverified).
    ///
    /// Raises an exception if the registration was created while the data source was providing a cell.
    public final func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        let key = CellRegistry.Key(identifier: registration.registration.identifier)
        let isMadeInTime = isMadeInTime(
            registration.registration, { "\(registration)" }, "cell", "cellForItemAtIndexPath:")
        engine.registry.registerOnce(Cell.self, registration.nib, for: key)
        guard isMadeInTime, let cell = dequeueCell(key.identifier, indexPath) as? Cell else {
            return CellRegistry.make(Cell.self, key.identifier)
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Mirrors `UICollectionView.dequeueConfiguredReusableSupplementary(using:for:)`. Raises an exception if the
    /// registration was created while the data source was providing a view (the message is unverified).
    public final func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView {
        let key = CellRegistry.Key(kind: registration.elementKind, identifier: registration.registration.identifier)
        let isMadeInTime = isMadeInTime(
            registration.registration, { "\(registration)" }, "supplementary view",
            "viewForSupplementaryElementOfKind:atIndexPath:")
        engine.registry.registerOnce(Supplementary.self, registration.nib, for: key)
        guard isMadeInTime,
            let view = dequeueSectionView(registration.elementKind, key.identifier) as? Supplementary
        else { return CellRegistry.make(Supplementary.self, key.identifier) }
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }

    /// Whether a registration may be used. Raises an exception if it was created while this view's data source was
    /// providing a view.
    private func isMadeInTime(
        _ made: RegistrationIdentity, _ description: () -> String, _ view: String, _ method: String
    )
        -> Bool
    {
        guard made.isMade(whileAnswering: number) else { return true }
        stop(
            "Attempted to dequeue a \(view) using a registration that was created inside -collectionView:\(method) or inside "
                + "a UICollectionViewDiffableDataSource \(view) provider. Creating a new registration each time a \(view) is "
                + "requested will prevent reuse and cause created \(view)s to remain inaccessible in memory for the lifetime "
                + "of the collection view. Registrations should be created up front and reused. Registration: "
                + description())
        return false
    }
}
