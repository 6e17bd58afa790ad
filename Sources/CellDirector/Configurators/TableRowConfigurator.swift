/// A configurator for a row of a table, shown in a table view cell.
///
/// A configurator may declare a more general cell type, such as `UIView`, to serve both tables and collection views. It
/// then specifies the cell class that the table creates.
public protocol TableRowConfigurator: CellConfigurator where Cell: UIView {
    /// The class of the cells that the table creates for these rows. It must be `Cell` or a subclass of it. Default:
    /// `Cell`, if that is a table view cell.
    @MainActor static var tableCellClass: UITableViewCell.Type { get }
}

extension TableRowConfigurator where Cell: UITableViewCell {
    public static var tableCellClass: UITableViewCell.Type { Cell.self }
}

/// A configurator for a section's header or footer in a table, shown in a header or footer view.
///
/// Its actions are handled like a cell's. In the index path of a header or footer, the row is `NSNotFound`. A
/// configurator may declare a more general view type, and then specifies the class that the table creates.
public protocol TableSectionViewConfigurator: CellConfigurator where Cell: UIView {
    /// The class of the views that the table creates. It must be `Cell` or a subclass of it. Default: `Cell`, if that
    /// is a header or footer view.
    @MainActor static var tableSectionViewClass: UITableViewHeaderFooterView.Type { get }
}

extension TableSectionViewConfigurator where Cell: UITableViewHeaderFooterView {
    public static var tableSectionViewClass: UITableViewHeaderFooterView.Type { Cell.self }
}
