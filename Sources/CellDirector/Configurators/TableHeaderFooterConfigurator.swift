/// A section's header or footer: a view type and the data that it shows.
///
///     typealias DayHeaderConfig = TableHeaderFooterConfigurator<DayHeader, Day>
///     let section = TableSection(header: DayHeaderConfig(item: today), rows: rows)
public final class TableHeaderFooterConfigurator<Cell: UITableViewHeaderFooterView & ConfigurableCell, Item>:
    ItemConfigurator<Cell, Item>, TableSectionViewConfigurator
where Cell.DataType == Item {
    /// A header or footer that shows `item`, which is told from others by its value.
    @inlinable
    public override init(item: Item) { super.init(item: item) }

    /// A header or footer that shows `item`, which is told from others by its `id`.
    @inlinable
    public override init(item: Item) where Item: Identifiable { super.init(item: item) }
}
