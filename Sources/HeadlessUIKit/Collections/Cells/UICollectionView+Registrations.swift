import Foundation

extension UICollectionView {
    /// A class of cells and how they show an item. Mirrors `UICollectionView.CellRegistration`.
    public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        /// Shows an item in a cell. Mirrors `UICollectionView.CellRegistration.Handler`.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let registration = Registration()
        let handler: Handler

        /// Mirrors `UICollectionView.CellRegistration.init(handler:)`. Not to be made while a cell is asked for: using such a
        /// registration stops.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// A class of headers or footers and how they are shown. Mirrors `UICollectionView.SupplementaryRegistration`.
    public struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
        /// Mirrors `UICollectionView.SupplementaryRegistration.Handler`.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let registration = Registration()
        let elementKind: String
        let handler: Handler

        /// Mirrors `UICollectionView.SupplementaryRegistration.init(elementKind:handler:)`.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// A cell that shows an item; without an item its handler is not called (believed).
    ///
    /// Mirrors `UICollectionView.dequeueConfiguredReusableCell(using:for:item:)`. Stops on a registration that was made while
    /// a cell was asked for.
    public final func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        let identifier = registration.registration.identifier
        guard !registration.registration.isMade(whileAnswering: number) else {
            stop(
                "Attempted to dequeue a cell using a registration that was created inside "
                    + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider. "
                    + "Creating a new registration each time a cell is requested will prevent reuse and cause created cells "
                    + "to remain inaccessible in memory for the lifetime of the collection view. Registrations should be "
                    + "created up front and reused. Registration: \(registration)")
            return CellRegistry.make(Cell.self, identifier)
        }
        engine.registry.register(Cell.self, for: CellRegistry.Key(identifier: identifier))
        guard let cell = dequeueCell(identifier, indexPath) as? Cell else {
            return CellRegistry.make(Cell.self, identifier)
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Mirrors `UICollectionView.dequeueConfiguredReusableSupplementary(using:for:)`. Stops on a registration that was made
    /// while a view was asked for (believed: the words).
    public final func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView {
        let identifier = registration.registration.identifier
        guard !registration.registration.isMade(whileAnswering: number) else {
            stop(
                "Attempted to dequeue a supplementary view using a registration that was created inside "
                    + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: or inside a "
                    + "UICollectionViewDiffableDataSource supplementary view provider. Creating a new registration each time "
                    + "a supplementary view is requested will prevent reuse and cause created supplementary views to remain "
                    + "inaccessible in memory for the lifetime of the collection view. Registrations should be created up "
                    + "front and reused. Registration: \(registration)")
            return CellRegistry.make(Supplementary.self, identifier)
        }
        let kind = registration.elementKind
        engine.registry.register(Supplementary.self, for: CellRegistry.Key(kind: kind, identifier: identifier))
        guard let view = dequeueSectionView(kind, identifier) as? Supplementary else {
            return CellRegistry.make(Supplementary.self, identifier)
        }
        registration.handler(view, kind, indexPath)
        return view
    }
}
