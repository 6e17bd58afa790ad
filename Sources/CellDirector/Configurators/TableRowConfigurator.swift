/// A configurator for a row of a table, shown in a table view cell.
///
/// A configurator may declare a more general cell type, such as `UIView`, to support both tables and collection views.
/// Such a configurator must also specify the class of the cells that the table creates.
public protocol TableRowConfigurator: CellConfigurator where Cell: UIView {
    /// The class of the cells that the table creates for these rows. It must be `Cell` or a subclass of it. Default:
    /// `Cell`, if `Cell` is a table view cell.
    @MainActor static var tableCellClass: UITableViewCell.Type { get }
}

extension TableRowConfigurator where Cell: UITableViewCell {
    public static var tableCellClass: UITableViewCell.Type { Cell.self }
}

/// A configurator for the header or footer view of a table section.
///
/// Actions from the view are handled like actions from a cell. In the index path of a header or footer, the row is
/// `NSNotFound`. A configurator may declare a more general view type if it also specifies the class of the views that
/// the table creates.
public protocol TableSectionViewConfigurator: CellConfigurator where Cell: UIView {
    /// The class of the views that the table creates. It must be `Cell` or a subclass of it. Default: `Cell`, if `Cell`
    /// is a header or footer view.
    @MainActor static var tableSectionViewClass: UITableViewHeaderFooterView.Type { get }
}

extension TableSectionViewConfigurator where Cell: UITableViewHeaderFooterView {
    public static var tableSectionViewClass: UITableViewHeaderFooterView.Type { Cell.self }
}
