/// A section's header or footer in a collection view, described by a view type and the data that it shows.
///
///     typealias AlbumHeaderConfig = CollectionSupplementaryConfigurator<AlbumHeader, Album>
///     let section = CollectionSection(header: AlbumHeaderConfig(item: summer), items: photos)
public final class CollectionSupplementaryConfigurator<Cell: UICollectionReusableView & ConfigurableCell, Item>:
    ItemConfigurator<Cell, Item>, CollectionSectionViewConfigurator
where Cell.DataType == Item {}
