/// A section of a collection view: its items, and what stands before and after them.
public struct CollectionSection: DirectedSection {
    /// What makes this the same section when the list changes. Without one it is the header's identity; a section whose header
    /// is not in the other list, or that has none, is paired with the one that shares most of its items, and else with one that
    /// is left over there, in order.
    public var id: AnyHashable?
    /// The section's items, from the first to the last. Their types may be mixed.
    public var items: [any CollectionItemConfigurator]
    /// The view before the items, if the layout shows headers.
    public var header: (any CollectionSectionViewConfigurator)?
    /// The view after the items, if the layout shows footers.
    public var footer: (any CollectionSectionViewConfigurator)?
    /// What stands for the section in the index along the edge. Sections without one are not in it.
    public var indexTitle: String?

    /// A section with views before and after its items.
    public init(
        id: AnyHashable? = nil, header: (any CollectionSectionViewConfigurator)? = nil,
        items: [any CollectionItemConfigurator], footer: (any CollectionSectionViewConfigurator)? = nil,
        indexTitle: String? = nil
    ) {
        self.id = id
        self.header = header
        self.items = items
        self.footer = footer
        self.indexTitle = indexTitle
    }
}

extension CollectionSection {
    public typealias Row = any CollectionItemConfigurator

    public var _rows: [any CollectionItemConfigurator] {
        get { items }
        set { items = newValue }
    }

    public init(_rows rows: [any CollectionItemConfigurator]) { self.init(items: rows) }
}
