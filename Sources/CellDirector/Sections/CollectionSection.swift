/// A section of a collection view: its items, header and footer.
public struct CollectionSection: DirectedSection {
    /// The section's identity across updates.
    ///
    /// If it is `nil`, the header's identity is used. If the section has no header, or if the header is present only
    /// before or only after the update, the section is paired with the section that has the most items in common with
    /// it. Sections without items in common are paired by position: the first remaining section before the update with
    /// the first remaining section after it, and so on.
    public var id: AnyHashable?
    /// The section's items, from the first to the last. Their types may be mixed.
    public var items: [any CollectionItemConfigurator]
    /// The header before the items, if the layout shows headers.
    public var header: (any CollectionSectionViewConfigurator)?
    /// The footer after the items, if the layout shows footers.
    public var footer: (any CollectionSectionViewConfigurator)?
    /// The section's title in the section index. Sections without a title are not included in it.
    public var indexTitle: String?
    /// The margins around the section's items in a flow layout, in points. If `nil`, the layout's `sectionInset` is
    /// used.
    ///
    /// Mirrors `UICollectionViewDelegateFlowLayout.collectionView(_:layout:insetForSectionAt:)`.
    public var insets: UIEdgeInsets?
    /// The minimum spacing between the section's lines in a flow layout, in points. If `nil`, the layout's spacing is
    /// used.
    ///
    /// Mirrors `UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumLineSpacingForSectionAt:)`.
    public var minimumLineSpacing: CGFloat?
    /// The minimum spacing between items in a line of a flow layout, in points. If `nil`, the layout's spacing is used.
    ///
    /// Mirrors `UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`.
    public var minimumInteritemSpacing: CGFloat?

    /// The section's layout.
    ///
    /// Until a section has a layout, the collection view's own layout arranges the sections. As soon as any section has
    /// a layout, the director sets a collection view layout that combines the sections' layouts. From then on, each
    /// section without a layout is laid out as a plain list.
    ///
    /// The director does not change the layouts that the closure returns, so the closure may return a stored object,
    /// and several sections and collection views may share an object.
    public var layout: SectionLayout? { didSet { layoutObject = nil } }

    /// A closure that returns the layout of a section for an environment, which contains the collection view's size and
    /// traits. If it requests an update, the update is carried out when the collection view has been laid out.
    public typealias SectionLayout = @MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection

    /// Creates a section with its own layout.
    ///
    /// The header and footer have the section's width and a self-sizing height, unless the layout has a boundary item
    /// for `UICollectionView.elementKindSectionHeader` or `elementKindSectionFooter`.
    @MainActor
    public init(
        id: AnyHashable? = nil, layout: NSCollectionLayoutSection,
        header: (any CollectionSectionViewConfigurator)? = nil, items: [any CollectionItemConfigurator],
        footer: (any CollectionSectionViewConfigurator)? = nil
    ) {
        self.init(id: id, layout: { _ in layout }, header: header, items: items, footer: footer)
        layoutObject = layout
    }

    /// Creates a section with a closure that returns the section's layout. The closure is called again when the size or
    /// the traits of the collection view change, and for each update of its sections. The items keep their measured
    /// sizes if the new layout arranges them in the same way.
    public init(
        id: AnyHashable? = nil, layout: @escaping SectionLayout,
        header: (any CollectionSectionViewConfigurator)? = nil, items: [any CollectionItemConfigurator],
        footer: (any CollectionSectionViewConfigurator)? = nil
    ) {
        self.init(id: id, header: header, items: items, footer: footer)
        self.layout = layout
    }

    /// The layout, or `nil` if it was specified as a closure and not as an object.
    private var layoutObject: NSCollectionLayoutSection?

    /// Creates a section with an optional header and footer.
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

    /// The section's ``items``, under the name that tables and collection views share.
    public var rows: [any CollectionItemConfigurator] {
        get { items }
        set { items = newValue }
    }

    public var isPlain: Bool {
        id == nil && header == nil && footer == nil && indexTitle == nil && hasSameMeasures(as: Self(items: []))
    }

    public init(rows: [any CollectionItemConfigurator]) { self.init(items: rows) }

    public static func configurator(of row: any CollectionItemConfigurator) -> any CellConfigurator { row }

    /// Whether both sections have the same layout object, or no layout. Two closures can't be compared, and neither can
    /// the contents of two objects.
    func hasSameLayout(as other: CollectionSection) -> Bool {
        if layout == nil { return other.layout == nil }
        return layoutObject != nil && layoutObject === other.layoutObject
    }

    /// Replaces the layout by that of another section.
    mutating func takeLayout(of other: CollectionSection) {
        layout = other.layout
        layoutObject = other.layoutObject
    }

    /// Whether both sections have the same insets and spacing, and either both have a layout or neither does.
    func hasSameMeasures(as other: CollectionSection) -> Bool {
        insets == other.insets && minimumLineSpacing == other.minimumLineSpacing
            && minimumInteritemSpacing == other.minimumInteritemSpacing && (layout == nil) == (other.layout == nil)
    }
}
