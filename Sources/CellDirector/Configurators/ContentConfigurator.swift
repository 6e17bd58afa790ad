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
public final class ContentConfigurator<Content: UIContentConfiguration>: TableRowConfigurator,
    CollectionItemConfigurator,
    TableSectionViewConfigurator, CollectionSectionViewConfigurator, TrackedItem, CellCustomizing
{
    /// What the view shows. A change is shown when the handler that made it returns, or at the next update. See
    /// ``ItemConfigurator/item``.
    @exclusivity(unchecked) public var item: Content {
        didSet { didChange() }
    }
    private let explicitIdentity: ExplicitIdentity?
    var tracking = ItemTracking()
    private let traits = ContentTraits<Content>.find()

    /// The background configuration. `nil`: the cell's default.
    public var background: UIBackgroundConfiguration? { didSet { customize(.background) } }
    /// The accessories of an item in a list layout.
    public var accessories: [UICellAccessory] = [] {
        didSet {
            customize(.accessories)
            accessoriesChangedAt = changedAt
        }
    }
    private var accessoriesChangedAt = 0
    /// The accessory type of a table's row.
    public var accessoryType = UITableViewCell.AccessoryType.none { didSet { customize(.accessoryType) } }
    /// The selection style of a table's row.
    public var selectionStyle = UITableViewCell.SelectionStyle.default { didSet { customize(.selectionStyle) } }

    private func customize(_ property: CellProperties) {
        traits.customized.withLock { _ = $0.insert(property) }
        didChange()
    }

    /// Creates a row identified by its content: its `id`, else its value, else the configurator.
    public init(item: Content) {
        self.item = item
        explicitIdentity = nil
    }

    /// Creates a row with an explicit identity: so a content that knows nothing but what it shows, such as a
    /// `UIListContentConfiguration`, is updated in place.
    public init(item: Content, id: some Hashable) {
        self.item = item
        explicitIdentity = TypedExplicitIdentity(id)
    }

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

    /// Sets ``item`` as a view's content configuration, and the properties of the cell that were set here.
    @MainActor
    public func configure(cell: UIView) {
        let customized = traits.customized.withLock { $0 }
        switch cell {
        case let cell as UITableViewCell:
            cell.contentConfiguration = item
            if customized.contains(.accessoryType) { cell.accessoryType = accessoryType }
            if customized.contains(.selectionStyle) { cell.selectionStyle = selectionStyle }
            if customized.contains(.background) {
                cell.backgroundConfiguration = background ?? cell.defaultBackgroundConfiguration()
            }
        case let cell as UICollectionViewCell:
            cell.contentConfiguration = item
            if customized.contains(.accessories), let cell = cell as? UICollectionViewListCell {
                cell.accessories = accessories
            }
            if customized.contains(.background) {
                cell.backgroundConfiguration = background ?? cell.defaultBackgroundConfiguration()
            }
        case let view as UITableViewHeaderFooterView:
            view.contentConfiguration = item
            if customized.contains(.background) {
                view.backgroundConfiguration = background ?? view.defaultBackgroundConfiguration()
            }
        default: break
        }
    }

    @MainActor package var cellProperties: AnyHashable? {
        if traits.customized.withLock({ $0.isEmpty }) { return nil }
        return CellPropertyValues(
            background: background, accessories: accessories.isEmpty ? nil : accessoriesChangedAt,
            accessoryType: accessoryType, selectionStyle: selectionStyle)
    }

    /// Feeds the row's identity to a hasher.
    public func hashIdentity(into hasher: inout Hasher) {
        if let explicitIdentity {
            explicitIdentity.hash(into: &hasher)
        } else if !traits.hashIdentity(of: item, into: &hasher) {
            hasher.combine(ObjectIdentifier(self))
        }
    }

    /// Whether another configurator is of this type and has the same identity.
    public func hasSameIdentity(as other: any CellConfigurator) -> Bool {
        guard type(of: other) == type(of: self) else { return false }
        let other = unsafeDowncast(other, to: ContentConfigurator.self)
        return ExplicitIdentity.areSame(explicitIdentity, other.explicitIdentity)
            ?? traits.isSame(item, as: other.item) ?? (self === other)
    }

    /// Whether a view configured with a content is still current: whether they are equal, and no objects.
    public func isShown(by shown: Content) -> Bool { !isObject(shown) && traits.isEqual(shown, to: item) }

    var isIdentifiedByValue: Bool { explicitIdentity == nil && traits.isValueIdentity }
}
