/// An item of a collection view: a cell type and the data that it shows.
///
///     typealias PhotoConfig = CollectionCellConfigurator<PhotoCell, Photo>
///     let item = PhotoConfig(item: sunset)
public final class CollectionCellConfigurator<Cell: UICollectionViewCell & ConfigurableCell, Item>:
    ItemConfigurator<Cell, Item>, CollectionItemConfigurator
where Cell.DataType == Item {
    /// An item that shows `item`, which is told from others by its value.
    @inlinable
    public override init(item: Item) { super.init(item: item) }

    /// An item that shows `item`, which is told from others by its `id`.
    @inlinable
    public override init(item: Item) where Item: Identifiable { super.init(item: item) }
}
