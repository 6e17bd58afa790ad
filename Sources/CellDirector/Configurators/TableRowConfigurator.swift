/// What a table takes for a row: a configurator whose cell is a table view cell.
///
/// A configurator may know its cell as less than that, for instance as any view, to serve tables and collection views alike:
/// then it says which class the table is to make.
public protocol TableRowConfigurator: CellConfigurator where Cell: UIView {
    /// The class of the cells that the table makes for such rows. Default: `Cell`, where that is a table view cell. It must
    /// be `Cell` or inherit from it.
    @MainActor static var tableCellClass: UITableViewCell.Type { get }
}

extension TableRowConfigurator where Cell: UITableViewCell {
    public static var tableCellClass: UITableViewCell.Type { Cell.self }
}

/// What a table takes for a section's header or footer: a configurator whose view is a header or footer view.
///
/// Its actions are handled like a cell's. The index path of a header or footer has the row `NSNotFound`. A configurator may know
/// its view as less than that, and says then which class the table is to make.
public protocol TableSectionViewConfigurator: CellConfigurator where Cell: UIView {
    /// The class of the views that the table makes. Default: `Cell`, where that is a header or footer view. It must be `Cell` or
    /// inherit from it.
    @MainActor static var tableSectionViewClass: UITableViewHeaderFooterView.Type { get }
}

extension TableSectionViewConfigurator where Cell: UITableViewHeaderFooterView {
    public static var tableSectionViewClass: UITableViewHeaderFooterView.Type { Cell.self }
}
