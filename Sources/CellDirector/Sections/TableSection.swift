/// A section of a table: its rows, and what is above and below them.
public struct TableSection: DirectedSection {
    /// The section's identity across updates. Without one it is the header's identity or text; a section whose header
    /// or text is not in the other list, or that has none, is paired with the one that shares most of its rows, and
    /// else with one that is left over there, in order.
    public var id: AnyHashable?
    /// The section's rows, from top to bottom. Their types may be mixed.
    public var rows: [any TableRowConfigurator]
    /// The view above the rows. It wins over ``headerTitle``.
    public var header: (any TableSectionViewConfigurator)?
    /// The view below the rows. It wins over ``footerTitle``.
    public var footer: (any TableSectionViewConfigurator)?
    /// The text above the rows.
    public var headerTitle: String?
    /// The text below the rows.
    public var footerTitle: String?
    /// The section's title in the index along the edge. Sections without one are not in it.
    public var indexTitle: String?

    /// A section with views above and below its rows.
    public init(
        id: AnyHashable? = nil, header: (any TableSectionViewConfigurator)? = nil, rows: [any TableRowConfigurator],
        footer: (any TableSectionViewConfigurator)? = nil, indexTitle: String? = nil
    ) {
        self.id = id
        self.header = header
        self.rows = rows
        self.footer = footer
        self.indexTitle = indexTitle
    }

    /// A section with texts above and below its rows.
    public init(
        id: AnyHashable? = nil, headerTitle: String?, rows: [any TableRowConfigurator], footerTitle: String? = nil,
        indexTitle: String? = nil
    ) {
        self.id = id
        self.headerTitle = headerTitle
        self.rows = rows
        self.footerTitle = footerTitle
        self.indexTitle = indexTitle
    }
}

extension TableSection {
    public typealias Row = any TableRowConfigurator

    public var isPlain: Bool {
        id == nil && header == nil && footer == nil && headerTitle == nil && footerTitle == nil && indexTitle == nil
    }

    public init(rows: [any TableRowConfigurator]) { self.init(id: nil, rows: rows) }

    public static func configurator(of row: any TableRowConfigurator) -> any CellConfigurator { row }
}
