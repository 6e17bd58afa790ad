/// A standalone view, such as a table's header view, described by a view type and the data that it shows. See
/// ``ListDirector/show(_:in:)``.
///
///     typealias SummaryConfig = ViewConfigurator<SummaryView, Summary>
///     director.show(SummaryConfig(item: Summary(count: 3)), in: summaryView)
public final class ViewConfigurator<Cell: ConfigurableCell, Item>: ItemConfigurator<Cell, Item>
where Cell.DataType == Item {}
