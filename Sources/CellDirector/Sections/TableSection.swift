/// A section of a table: its rows, header and footer.
public struct TableSection: DirectedSection {
    /// The section's identity across updates.
    ///
    /// If it is `nil`, the identity of the header or the header's text is used. If the section has no header, or if the
    /// header is present only before or only after the update, the section is paired with the section that has the most
    /// rows in common with it. Sections without rows in common are paired by position: the first remaining section
    /// before the update with the first remaining section after it, and so on.
    public var id: AnyHashable?
    /// The section's rows, from top to bottom. Their types may be mixed.
    public var rows: [any TableRowConfigurator]
    /// The header view above the rows. It takes precedence over ``headerTitle``.
    public var header: (any TableSectionViewConfigurator)?
    /// The footer view below the rows. It takes precedence over ``footerTitle``.
    public var footer: (any TableSectionViewConfigurator)?
    /// The header text above the rows.
    public var headerTitle: String?
    /// The footer text below the rows.
    public var footerTitle: String?
    /// The section's title in the section index. Sections without a title are not included in it.
    public var indexTitle: String?

    /// Creates a section with an optional header and footer view.
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

    /// Creates a section with header and footer text.
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
