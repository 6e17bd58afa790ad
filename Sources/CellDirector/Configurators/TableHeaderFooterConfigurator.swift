/// A section's header or footer in a table, described by a view type and the data that it shows.
///
///     typealias DayHeaderConfig = TableHeaderFooterConfigurator<DayHeader, Day>
///     let section = TableSection(header: DayHeaderConfig(item: today), rows: rows)
public final class TableHeaderFooterConfigurator<Cell: UITableViewHeaderFooterView & ConfigurableCell, Item>:
    ItemConfigurator<Cell, Item>, TableSectionViewConfigurator
where Cell.DataType == Item {}
