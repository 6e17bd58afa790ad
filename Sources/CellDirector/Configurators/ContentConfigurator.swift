/// A row or item that is a content configuration: there is no cell class to write.
///
///     struct SwitchContent: UIContentConfiguration, Hashable, Identifiable { … }
///     let director = TableDirector(tableView: tableView, items: settings.map { ContentConfigurator(item: SwitchContent($0)) })
///     director.actionsProxy.on(.toggled) { (c: ContentConfigurator<SwitchContent>, cell, isOn) in save(isOn, c.item.id) }
///
/// The list makes a plain cell, of a table or of a list in a collection view, and sets its content configuration. An action
/// that is sent from any view inside the content view reaches the handlers, so that the configuration needs no property for
/// it. One handler serves both kinds of lists. It may stand for a header or footer, too.
///
/// What the cell shows around the content may be said here as well. It is applied with the content, and a change is shown like
/// one of the content. Accessories, which can't be compared, are applied at each update that gives a row others. Once a row
/// has said it, it is applied for all rows of the type, which share their cells.
public final class ContentConfigurator<Content: UIContentConfiguration>: IdentifiedItem<Content>, TableRowConfigurator,
    CollectionItemConfigurator, TableSectionViewConfigurator, CollectionSectionViewConfigurator
{
    private let traits = ContentTraits<Content>.find()

    /// The background configuration. `nil`: the cell's default.
    public var background: UIBackgroundConfiguration? { didSet { say(.background) } }
    /// The accessories of an item in a list layout.
    public var accessories: [UICellAccessory] = [] {
        didSet {
            say(.accessories)
            accessoriesChangedAt = changedAt
        }
    }
    private var accessoriesChangedAt = 0
    /// The accessory type of a table's row.
    public var accessoryType = UITableViewCell.AccessoryType.none { didSet { say(.accessoryType) } }
    /// The selection style of a table's row.
    public var selectionStyle = UITableViewCell.SelectionStyle.default { didSet { say(.selectionStyle) } }

    private func say(_ surroundings: Surroundings) {
        traits.said.withLock { _ = $0.insert(surroundings) }
        didChange()
    }

    /// Creates a row identified by its content: its `id`, else its value, else the configurator.
    public init(item: Content) { super.init(item: item, name: nil) }

    /// Creates a row with an explicit identity: so a content that knows nothing but what it shows, such as a
    /// `UIListContentConfiguration`, is updated in place.
    public init(item: Content, id: some Hashable) { super.init(item: item, name: TypedRowName(id)) }

    /// The fully qualified name of the content's type.
    @MainActor public static var reuseIdentifier: String { typeName(Content.self) }

    @MainActor public static var tableCellClass: UITableViewCell.Type { UITableViewCell.self }

    /// The list cell class, which swipe actions and accessories need. Other layouts show it as well.
    @MainActor public static var collectionCellClass: UICollectionViewCell.Type { UICollectionViewListCell.self }

    @MainActor public static var tableSectionViewClass: UITableViewHeaderFooterView.Type {
        UITableViewHeaderFooterView.self
    }

    @MainActor public static var collectionSectionViewClass: UICollectionReusableView.Type {
        UICollectionViewListCell.self
    }

    /// Sets ``IdentifiedItem/item`` as a view's content configuration, and what is around it.
    @MainActor
    public func configure(cell: UIView) {
        let said = traits.said.withLock { $0 }
        switch cell {
        case let cell as UITableViewCell:
            cell.contentConfiguration = item
            if said.contains(.accessoryType) { cell.accessoryType = accessoryType }
            if said.contains(.selectionStyle) { cell.selectionStyle = selectionStyle }
            if said.contains(.background) {
                cell.backgroundConfiguration = background ?? cell.defaultBackgroundConfiguration()
            }
        case let cell as UICollectionViewCell:
            cell.contentConfiguration = item
            if said.contains(.accessories), let cell = cell as? UICollectionViewListCell {
                cell.accessories = accessories
            }
            if said.contains(.background) {
                cell.backgroundConfiguration = background ?? cell.defaultBackgroundConfiguration()
            }
        case let view as UITableViewHeaderFooterView:
            view.contentConfiguration = item
            if said.contains(.background) {
                view.backgroundConfiguration = background ?? view.defaultBackgroundConfiguration()
            }
        default: break
        }
    }

    @MainActor public var _surroundings: AnyHashable? {
        if traits.said.withLock({ $0.isEmpty }) { return nil }
        return ShownSurroundings(
            background: background, accessories: accessories.isEmpty ? nil : accessoriesChangedAt,
            accessoryType: accessoryType, selectionStyle: selectionStyle)
    }

    /// Feeds the row's identity to a hasher.
    public func hashIdentity(into hasher: inout Hasher) {
        if let name { name.hash(into: &hasher) } else { traits.hashIdentity(of: self, into: &hasher) }
    }

    /// Whether another configurator is of this type and has the same identity.
    public func hasSameIdentity(as other: any CellConfigurator) -> Bool {
        guard type(of: other) == type(of: self) else { return false }
        let other = unsafeDowncast(other, to: ContentConfigurator.self)
        return RowName.areSame(name, other.name) ?? traits.isSame(self, as: other)
    }

    /// Whether a view configured with a content is still current: whether they are equal, and no objects.
    public func isShown(by shown: Content) -> Bool { !isObject(shown) && traits.isEqual(shown, to: item) }
}

extension ContentConfigurator: TrackedItem {
    var isIdentifiedByValue: Bool { name == nil && traits.isValueIdentity }
}
