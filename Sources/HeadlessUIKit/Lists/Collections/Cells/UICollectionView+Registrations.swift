import Foundation

extension UICollectionView {
    /// A class of cells and how they show an item. Mirrors `UICollectionView.CellRegistration`.
    public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        /// Shows an item in a cell. Mirrors `UICollectionView.CellRegistration.Handler`.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let registration = RegistrationIdentity()
        let handler: Handler

        /// Not to be made while a cell is asked for: using such a registration stops.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// A class of headers or footers and how they are shown. Mirrors `UICollectionView.SupplementaryRegistration`.
    public struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
        /// Mirrors `UICollectionView.SupplementaryRegistration.Handler`.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let registration = RegistrationIdentity()
        let elementKind: String
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// A cell that shows an item. Without an item its handler is not called (unverified).
    ///
    /// Stops on a registration that was made while a cell was asked for.
    public final func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        let key = CellRegistry.Key(identifier: registration.registration.identifier)
        let isMadeInTime = isMadeInTime(
            registration.registration, { "\(registration)" }, "cell", "cellForItemAtIndexPath:")
        if !engine.registry.knows(key) { engine.registry.register(Cell.self, for: key) }
        guard isMadeInTime, let cell = dequeueCell(key.identifier, indexPath) as? Cell else {
            return CellRegistry.make(Cell.self, key.identifier)
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Mirrors `UICollectionView.dequeueConfiguredReusableSupplementary(using:for:)`. Stops on a registration that was made
    /// while a view was asked for (unverified: the words).
    public final func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView {
        let key = CellRegistry.Key(kind: registration.elementKind, identifier: registration.registration.identifier)
        let isMadeInTime = isMadeInTime(
            registration.registration, { "\(registration)" }, "supplementary view",
            "viewForSupplementaryElementOfKind:atIndexPath:")
        if !engine.registry.knows(key) { engine.registry.register(Supplementary.self, for: key) }
        guard isMadeInTime,
            let view = dequeueSectionView(registration.elementKind, key.identifier) as? Supplementary
        else { return CellRegistry.make(Supplementary.self, key.identifier) }
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }

    /// Stops on a registration that was made while this view's data source gave a view.
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
