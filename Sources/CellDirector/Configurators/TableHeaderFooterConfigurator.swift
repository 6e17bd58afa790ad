/// A section's header or footer: a view type and the data that it shows.
///
///     typealias DayHeaderConfig = TableHeaderFooterConfigurator<DayHeader, Day>
///     let section = TableSection(header: DayHeaderConfig(item: today), rows: rows)
public final class TableHeaderFooterConfigurator<Cell: UITableViewHeaderFooterView & ConfigurableCell, Item>:
    TableSectionViewConfigurator
where Cell.DataType == Item {
    /// The data that the header or footer shows.
    public var item: Item

    /// A header or footer that shows `item`.
    public init(item: Item) { self.item = item }

    /// The view type's reuse identifier.
    @MainActor public static var reuseIdentifier: String { Cell.reuseIdentifier }

    /// Shows ``item`` in a view.
    public func configure(cell: Cell) { cell.configure(data: item) }
}
