/// What a table takes for a row: a configurator whose cell is a table view cell.
public protocol TableRowConfigurator: CellConfigurator where Cell: UITableViewCell {}

/// What a table takes for a section's header or footer: a configurator whose view is a header or footer view.
///
/// Its actions are handled like a cell's. The index path of a header or footer has the row `NSNotFound`.
public protocol TableSectionViewConfigurator: CellConfigurator where Cell: UITableViewHeaderFooterView {}
