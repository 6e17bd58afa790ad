/// A view beside the rows of a list, such as a table's header view or a controller's own: a view type and the data that it
/// shows. See ``ListDirector/show(_:in:)``.
///
///     typealias SummaryConfig = ViewConfigurator<SummaryView, Summary>
///     director.show(SummaryConfig(item: Summary(count: 3)), in: summaryView)
public final class ViewConfigurator<Cell: ConfigurableCell, Item>: ItemConfigurator<Cell, Item>,
    CellConfigurator
where Cell.DataType == Item {}
