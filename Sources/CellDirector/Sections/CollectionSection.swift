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

    /// How the section is laid out. `nil`: as the collection view's layout says; beside sections that bring their layout, as a
    /// plain list.
    ///
    /// A director that has a section with a layout gives the collection view a layout made of those of its sections.
    public var layout: SectionLayout?

    /// Makes the layout of a section for its environment: how wide the collection view is, and its traits.
    public typealias SectionLayout = @MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection

    /// A section that brings its layout.
    ///
    /// A header and a footer are as wide as the section and as high as they want to be, unless the layout has a boundary item for
    /// `UICollectionView.elementKindSectionHeader` or `elementKindSectionFooter`.
    @MainActor
    public init(
        id: AnyHashable? = nil, layout: NSCollectionLayoutSection,
        header: (any CollectionSectionViewConfigurator)? = nil, items: [any CollectionItemConfigurator],
        footer: (any CollectionSectionViewConfigurator)? = nil
    ) {
        self.init(id: id, layout: { _ in layout }, header: header, items: items, footer: footer)
        layoutIdentity = ObjectIdentifier(layout)
    }

    /// A section that brings its layout, which is made again when the collection view has another size, other traits or other
    /// sections.
    public init(
        id: AnyHashable? = nil, layout: @escaping SectionLayout,
        header: (any CollectionSectionViewConfigurator)? = nil, items: [any CollectionItemConfigurator],
        footer: (any CollectionSectionViewConfigurator)? = nil
    ) {
        self.init(id: id, header: header, items: items, footer: footer)
        self.layout = layout
    }

    /// The layout that was given, if it was not a closure.
    private var layoutIdentity: ObjectIdentifier?

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

    /// Two closures may be the same one: they are asked again with each update anyway.
    private func hasSameLayout(as other: CollectionSection) -> Bool {
        (layout == nil) == (other.layout == nil) && layoutIdentity == other.layoutIdentity
    }

    /// Whether the layout measures both alike.
    func hasSameMeasures(as other: CollectionSection) -> Bool {
        insets == other.insets && minimumLineSpacing == other.minimumLineSpacing
            && minimumInteritemSpacing == other.minimumInteritemSpacing && hasSameLayout(as: other)
    }
}
