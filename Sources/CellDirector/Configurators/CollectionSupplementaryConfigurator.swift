/// A section's header or footer in a collection view: a view type and the data that it shows.
///
///     typealias AlbumHeaderConfig = CollectionSupplementaryConfigurator<AlbumHeader, Album>
///     let section = CollectionSection(header: AlbumHeaderConfig(item: summer), items: photos)
public final class CollectionSupplementaryConfigurator<Cell: UICollectionReusableView & ConfigurableCell, Item>:
    ItemConfigurator<Cell, Item>, CollectionSectionViewConfigurator
where Cell.DataType == Item {
    /// A header or footer that shows `item`, which is told from others by its value.
    @inlinable
    public override init(item: Item) { super.init(item: item) }

    /// A header or footer that shows `item`, which is told from others by its `id`.
    @inlinable
    public override init(item: Item) where Item: Identifiable { super.init(item: item) }
}
