/// A configurator for an item of a collection view, shown in a collection view cell.
///
/// A configurator may declare a more general cell type, such as `UIView`, to support both tables and collection views.
/// Such a configurator must also specify the class of the cells that the collection view creates.
public protocol CollectionItemConfigurator: CellConfigurator where Cell: UIView {
    /// The class of the cells that the collection view creates for these items. It must be `Cell` or a subclass of it.
    /// Default: `Cell`, if `Cell` is a collection view cell.
    @MainActor static var collectionCellClass: UICollectionViewCell.Type { get }
}

extension CollectionItemConfigurator where Cell: UICollectionViewCell {
    public static var collectionCellClass: UICollectionViewCell.Type { Cell.self }
}

/// A configurator for a section's header or footer in a collection view, shown in a supplementary view.
///
/// Actions from the view are handled like actions from a cell. In the index path of a header or footer, the item is
/// `NSNotFound`. A configurator may declare a more general view type if it also specifies the class of the views that
/// the collection view creates.
public protocol CollectionSectionViewConfigurator: CellConfigurator where Cell: UIView {
    /// The class of the views that the collection view creates. It must be `Cell` or a subclass of it. Default: `Cell`,
    /// if `Cell` is a supplementary view.
    @MainActor static var collectionSectionViewClass: UICollectionReusableView.Type { get }
}

extension CollectionSectionViewConfigurator where Cell: UICollectionReusableView {
    public static var collectionSectionViewClass: UICollectionReusableView.Type { Cell.self }
}
