/// An item of a collection view, described by a cell type and the data that it shows.
///
///     typealias PhotoConfig = CollectionCellConfigurator<PhotoCell, Photo>
///     let item = PhotoConfig(item: sunset)
public final class CollectionCellConfigurator<Cell: UICollectionViewCell & ConfigurableCell, Item>: ItemConfigurator<
    Cell, Item
>, CollectionItemConfigurator
where Cell.DataType == Item {}
