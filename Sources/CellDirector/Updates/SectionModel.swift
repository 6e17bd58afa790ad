import ListDifference

/// A section without its rows, as the difference of two lists compares it.
package struct SectionModel {
    private enum Identity: Hashable {
        case id(AnyHashable)
        case title(String)
        case number(Int)
    }

    let section: TableSection
    private let identity: Identity

    /// - Parameter number: How many sections before this one have neither an identifier nor a header.
    init(_ section: TableSection, number: Int) {
        self.section = section
        if let id = section.id {
            identity = .id(id)
        } else if let title = section.headerTitle {
            identity = .title(title)
        } else {
            identity = .number(number)
        }
    }

    /// The header stands for the section where nothing else names it.
    private var identifyingHeader: (any TableSectionViewConfigurator)? { section.id == nil ? section.header : nil }

    /// A section as the director keeps it, with other rows.
    func section(with rows: [any TableRowConfigurator]) -> TableSection {
        var section = section
        section.rows = rows
        return section
    }

    /// Whether the views of two models of one section can be changed in place, and not only by replacing the section.
    func isInPlace(_ other: SectionModel) -> Bool {
        section.headerTitle == other.section.headerTitle && section.footerTitle == other.section.footerTitle
            && Self.isSameKind(section.header, other.section.header)
            && Self.isSameKind(section.footer, other.section.footer)
    }

    private static func isSameKind(
        _ a: (any TableSectionViewConfigurator)?, _ b: (any TableSectionViewConfigurator)?
    ) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a?, let b?): type(of: a) == type(of: b)
        default: false
        }
    }

    static func isSameContent(
        _ a: (any TableSectionViewConfigurator)?, _ b: (any TableSectionViewConfigurator)?
    ) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a?, let b?): a === b || (a.hasSameIdentity(as: b) && a.hasSameContent(as: b))
        default: false
        }
    }

    /// By identifier, header, text or number; the content is what stands above and below the rows.
    static var matching: ListMatching<SectionModel> {
        ListMatching(
            hash: { model, hasher in
                if let header = model.identifyingHeader {
                    header.hashIdentity(into: &hasher)
                } else {
                    hasher.combine(model.identity)
                }
            },
            isSame: { a, b in
                switch (a.identifyingHeader, b.identifyingHeader) {
                case (nil, nil): a.identity == b.identity
                case (let a?, let b?): a.hasSameIdentity(as: b)
                default: false
                }
            },
            isEqual: { a, b in
                a.section.headerTitle == b.section.headerTitle && a.section.footerTitle == b.section.footerTitle
                    && isSameContent(a.section.header, b.section.header)
                    && isSameContent(a.section.footer, b.section.footer)
            })
    }
}

extension [TableSection] {
    /// The sections as the difference compares them.
    var listSections: [ListSection<SectionModel, any TableRowConfigurator>] {
        var number = 0
        return map { section in
            defer { if section.id == nil, section.header == nil, section.headerTitle == nil { number += 1 } }
            return ListSection(model: SectionModel(section, number: number), rows: section.rows)
        }
    }
}
