/// A row or item described by a content configuration, without a custom cell class.
///
///     struct SwitchContent: UIContentConfiguration, Hashable, Identifiable { … }
///     let director = TableDirector(tableView: tableView, items: settings.map { ContentConfigurator(item: SwitchContent($0)) })
///     director.actionsProxy.on(.toggled) { (c: ContentConfigurator<SwitchContent>, cell, isOn) in save(isOn, c.item.id) }
///
/// The list creates a plain table cell or collection view list cell, and sets its content configuration. An action sent
/// from any view inside the content view reaches the handlers, so the configuration needs no callback property. The
/// same handler works in tables and in collection views. The configurator can also represent a header or footer.
///
/// The configurator can also set other properties of the cell, such as its background and accessories. They are applied
/// together with the content, and a change to a property is shown in the same way as a change to the content.
/// Accessories can't be compared, so setting them counts as a change even if they stay the same. As soon as one row
/// sets a property, every row with the same content type applies its own value of that property, even if it is the
/// default, because these rows share their cells.
public final class ContentConfigurator<Content: UIContentConfiguration>: TableRowConfigurator,
    CollectionItemConfigurator,
    TableSectionViewConfigurator, CollectionSectionViewConfigurator, TrackedItem, CellCustomizing
{
    /// The content that the view shows. A change made by a synchronous handler is shown when the handlers have
    /// returned. Any other change is shown after the list's current or next layout. See ``ItemConfigurator/item``.
    public var item: Content {
        didSet { didChange() }
    }
    private let explicitIdentity: ExplicitIdentity?
    var tracking = ItemTracking()
    private let traits = ContentTraits<Content>.find()

    /// The background configuration. If `nil`, the cell's default background is used.
    public var background: UIBackgroundConfiguration? { didSet { customize(CellProperties.background) } }
    /// The accessories of an item in a list layout.
    public var accessories: [UICellAccessory] = [] {
        didSet {
            customize(CellProperties.accessories)
            accessoriesChangedAt = changedAt
        }
    }
    private var accessoriesChangedAt = 0
    /// The accessory type of a table row.
    public var accessoryType = UITableViewCell.AccessoryType.none { didSet { customize(CellProperties.accessoryType) } }
    /// The selection style of a table row.
    public var selectionStyle = UITableViewCell.SelectionStyle.default {
        didSet { customize(CellProperties.selectionStyle) }
    }

    private func customize(_ property: UInt8) {
        traits.customized.withLock { $0 |= property }
        didChange()
    }

    /// Creates a row that is identified by the content's `id`, by the content's value if it has no `id` but is
    /// `Hashable`, or by the configurator if the content is neither `Identifiable` nor `Hashable`.
    public init(item: Content) {
        self.item = item
        explicitIdentity = nil
    }

    /// Creates a row with an explicit identity.
    ///
    /// With an explicit identity, the row can be updated in place even if its content has no `id` and would otherwise
    /// be identified by its value, as is the case for a `UIListContentConfiguration`.
    public init(item: Content, id: some Hashable) {
        self.item = item
        explicitIdentity = TypedExplicitIdentity(id)
    }

    /// The fully qualified name of the content's type.
    @MainActor public static var reuseIdentifier: String { typeName(Content.self) }

    @MainActor public static var tableCellClass: UITableViewCell.Type { UITableViewCell.self }

    /// The list cell class, which supports swipe actions and accessories. It also works in layouts other than lists.
    @MainActor public static var collectionCellClass: UICollectionViewCell.Type { UICollectionViewListCell.self }

    @MainActor public static var tableSectionViewClass: UITableViewHeaderFooterView.Type {
        UITableViewHeaderFooterView.self
    }

    @MainActor public static var collectionSectionViewClass: UICollectionReusableView.Type {
        UICollectionViewListCell.self
    }

    /// Sets ``item`` as the view's content configuration, and applies every cell property that at least one row with
    /// the same content type has set.
    @MainActor
    public func configure(cell: UIView) {
        let customized = traits.customized.withLock { $0 }
        switch cell {
        case let cell as UITableViewCell:
            cell.contentConfiguration = item
            if customized & CellProperties.accessoryType != 0 { cell.accessoryType = accessoryType }
            if customized & CellProperties.selectionStyle != 0 { cell.selectionStyle = selectionStyle }
            if customized & CellProperties.background != 0 {
                cell.backgroundConfiguration = background ?? cell.defaultBackgroundConfiguration()
            }
        case let cell as UICollectionViewCell:
            cell.contentConfiguration = item
            if customized & CellProperties.accessories != 0, let cell = cell as? UICollectionViewListCell {
                cell.accessories = accessories
            }
            if customized & CellProperties.background != 0 {
                cell.backgroundConfiguration = background ?? cell.defaultBackgroundConfiguration()
            }
        case let view as UITableViewHeaderFooterView:
            view.contentConfiguration = item
            if customized & CellProperties.background != 0 {
                view.backgroundConfiguration = background ?? view.defaultBackgroundConfiguration()
            }
        default: break
        }
    }

    @MainActor package var cellProperties: AnyHashable? {
        if traits.customized.withLock({ $0 == 0 }) { return nil }
        // Accessories can't be compared, so the time when they were set is compared instead.
        let accessoriesTime = accessories.isEmpty ? nil : accessoriesChangedAt
        return [background, accessoriesTime, accessoryType, selectionStyle] as [AnyHashable?]
    }

    /// Hashes the row's identity.
    public func hashIdentity(into hasher: inout Hasher) {
        if let explicitIdentity {
            explicitIdentity.hash(into: &hasher)
        } else if !traits.hashIdentity(item, &hasher) {
            hasher.combine(ObjectIdentifier(self))
        }
    }

    /// Whether another configurator has the same type and the same identity.
    public func hasSameIdentity(as other: any CellConfigurator) -> Bool {
        guard type(of: other) == type(of: self) else { return false }
        let other = unsafeDowncast(other, to: ContentConfigurator.self)
        return ExplicitIdentity.areSame(explicitIdentity, other.explicitIdentity)
            ?? traits.isSame(item, other.item) ?? (self === other)
    }

    /// Whether a view that was configured with the given content is still current. The view is current if that content
    /// equals ``item`` and is not an object.
    public func hasSameContent(as shown: Content) -> Bool { !isObject(shown) && traits.isEqual(shown, item) }

    var isIdentifiedByValue: Bool { explicitIdentity == nil && traits.isValueIdentity }
}
