/// A row of a table, described by a cell type and the data that it shows.
///
///     typealias UserCellConfig = TableCellConfigurator<UserCell, User>
///     let row = UserCellConfig(item: ada)
public final class TableCellConfigurator<Cell: UITableViewCell & ConfigurableCell, Item>: ItemConfigurator<Cell, Item>,
    TableRowConfigurator
where Cell.DataType == Item {}
