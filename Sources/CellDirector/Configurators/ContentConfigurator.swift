/// A row of a table, or an item of a collection view, that is a content configuration: there is no cell class to write.
///
///     struct SwitchContent: UIContentConfiguration, Hashable, Identifiable { … }
///     let director = TableDirector(tableView: tableView, items: settings.map(ContentConfigurator<SwitchContent>.init))
///     director.actionsProxy.on(.toggled) { (c: ContentConfigurator<SwitchContent>, cell, isOn) in save(isOn, c.item.id) }
///
/// The list makes a plain cell, of a table or of a list in a collection view, and sets its content configuration. An action
/// that is sent from any view inside the content view reaches the handlers, so that the configuration needs no property for
/// it. One handler serves both kinds of lists.
public final class ContentConfigurator<Content: UIContentConfiguration & Hashable>: IdentifiedItem<Content>,
    TableRowConfigurator, CollectionItemConfigurator
{
    /// A row that shows `item`, which is told from others by its value.
    @inlinable
    public override init(item: Content) { super.init(item: item) }

    /// A row that shows `item`, which is told from others by its `id`.
    @inlinable
    public override init(item: Content) where Content: Identifiable { super.init(item: item) }

    /// A row that shows `item`, which is told from others by an identity that is no part of it: so a content that knows
    /// nothing but what it shows, such as a `UIListContentConfiguration`, is updated in place.
    @inlinable
    public init(item: Content, id: some Hashable) { super.init(item: item, named: id) }

    /// The name of the content's type, with its module and the types around it.
    @MainActor public static var reuseIdentifier: String { String(reflecting: Content.self) }

    @MainActor public static var tableCellClass: UITableViewCell.Type { UITableViewCell.self }

    /// A list's cell, which swipes and accessories need, and which other layouts show as well.
    @MainActor public static var collectionCellClass: UICollectionViewCell.Type { UICollectionViewListCell.self }

    /// Sets ``IdentifiedItem/item`` as a cell's content configuration.
    @MainActor
    public func configure(cell: UIView) {
        willShow()
        switch cell {
        case let cell as UITableViewCell: cell.contentConfiguration = item
        case let cell as UICollectionViewCell: cell.contentConfiguration = item
        default: break
        }
    }
}
