/// A section of a collection view: its items, and what is before and after them.
public struct CollectionSection: DirectedSection {
    /// The section's identity across updates. Without one it is the header's identity; a section whose header is not in
    /// the other list, or that has none, is paired with the one that shares most of its items, and else with one that
    /// is left over there, in order.
    public var id: AnyHashable?
    /// The section's items, from the first to the last. Their types may be mixed.
    public var items: [any CollectionItemConfigurator]
    /// The view before the items, if the layout shows headers.
    public var header: (any CollectionSectionViewConfigurator)?
    /// The view after the items, if the layout shows footers.
    public var footer: (any CollectionSectionViewConfigurator)?
    /// The section's title in the index along the edge. Sections without one are not in it.
    public var indexTitle: String?
    /// The margins around the items of a flow layout, in points. `nil`: the layout's `sectionInset`.
    ///
    /// Mirrors `UICollectionViewDelegateFlowLayout.collectionView(_:layout:insetForSectionAt:)`.
    public var insets: UIEdgeInsets?
    /// The minimum spacing between lines of a flow layout, in points. `nil`: the layout's own.
    ///
    /// Mirrors `UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumLineSpacingForSectionAt:)`.
    public var minimumLineSpacing: CGFloat?
    /// The minimum spacing between a flow layout's items, in points. `nil`: the layout's own.
    ///
    /// Mirrors `UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`.
    public var minimumInteritemSpacing: CGFloat?

    /// A section with views before and after its items.
    public init(
        id: AnyHashable? = nil, header: (any CollectionSectionViewConfigurator)? = nil,
        items: [any CollectionItemConfigurator], footer: (any CollectionSectionViewConfigurator)? = nil,
        indexTitle: String? = nil, insets: UIEdgeInsets? = nil, minimumLineSpacing: CGFloat? = nil,
        minimumInteritemSpacing: CGFloat? = nil
    ) {
        self.id = id
        self.header = header
        self.items = items
        self.footer = footer
        self.indexTitle = indexTitle
        self.insets = insets
        self.minimumLineSpacing = minimumLineSpacing
        self.minimumInteritemSpacing = minimumInteritemSpacing
    }
}

extension CollectionSection {
    public typealias Row = any CollectionItemConfigurator

    /// ``items``, under the name that tables and collection views share.
    public var rows: [any CollectionItemConfigurator] {
        get { items }
        set { items = newValue }
    }

    public var isPlain: Bool {
        id == nil && header == nil && footer == nil && indexTitle == nil && hasSameMeasures(as: Self(items: []))
    }

    public init(rows: [any CollectionItemConfigurator]) { self.init(items: rows) }

    public static func configurator(of row: any CollectionItemConfigurator) -> any CellConfigurator { row }

    /// Whether a flow layout measures both alike.
    func hasSameMeasures(as other: CollectionSection) -> Bool {
        insets == other.insets && minimumLineSpacing == other.minimumLineSpacing
            && minimumInteritemSpacing == other.minimumInteritemSpacing
    }
}
