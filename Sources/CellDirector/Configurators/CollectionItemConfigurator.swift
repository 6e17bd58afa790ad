/// What a collection view takes for an item: a configurator whose cell is a collection view cell.
///
/// A configurator may know its cell as less than that, for instance as any view, to serve tables and collection views alike:
/// then it says which class the collection view is to make.
public protocol CollectionItemConfigurator: CellConfigurator where Cell: UIView {
    /// The class of the cells that the collection view makes for such items. Default: `Cell`, where that is a collection view
    /// cell. It must be `Cell` or inherit from it.
    @MainActor static var collectionCellClass: UICollectionViewCell.Type { get }
}

extension CollectionItemConfigurator where Cell: UICollectionViewCell {
    public static var collectionCellClass: UICollectionViewCell.Type { Cell.self }
}

/// What a collection view takes for a section's header or footer: a configurator whose view is a supplementary view.
///
/// Its actions are handled like a cell's. The index path of a header or footer has the item `NSNotFound`. A configurator may know
/// its view as less than that, and says then which class the collection view is to make.
public protocol CollectionSectionViewConfigurator: CellConfigurator where Cell: UIView {
    /// The class of the views that the collection view makes. Default: `Cell`, where that is a supplementary view. It must be
    /// `Cell` or inherit from it.
    @MainActor static var collectionSectionViewClass: UICollectionReusableView.Type { get }
}

extension CollectionSectionViewConfigurator where Cell: UICollectionReusableView {
    public static var collectionSectionViewClass: UICollectionReusableView.Type { Cell.self }
}
