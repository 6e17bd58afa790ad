/// A row of a table: a cell type and the data that it shows.
///
///     typealias UserCellConfig = TableCellConfigurator<UserCell, User>
///     let row = UserCellConfig(item: ada)
public final class TableCellConfigurator<Cell: UITableViewCell & ConfigurableCell, Item>: TableRowConfigurator
where Cell.DataType == Item {
    /// The data that the row shows.
    public var item: Item

    /// A row that shows `item`.
    public init(item: Item) { self.item = item }

    /// The cell type's reuse identifier.
    @MainActor public static var reuseIdentifier: String { Cell.reuseIdentifier }

    /// Shows ``item`` in a cell.
    public func configure(cell: Cell) { cell.configure(data: item) }
}
