/// A row of a table: a cell type and the data that it shows.
///
///     typealias UserCellConfig = TableCellConfigurator<UserCell, User>
///     let row = UserCellConfig(item: ada)
public final class TableCellConfigurator<Cell: UITableViewCell & ConfigurableCell, Item>: ItemConfigurator<Cell, Item>,
    TableRowConfigurator
where Cell.DataType == Item {
    /// A row that shows `item`, which is told from others by its value.
    @inlinable
    public override init(item: Item) { super.init(item: item) }

    /// A row that shows `item`, which is told from others by its `id`.
    @inlinable
    public override init(item: Item) where Item: Identifiable { super.init(item: item) }
}
