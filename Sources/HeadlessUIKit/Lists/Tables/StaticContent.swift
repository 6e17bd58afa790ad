import Foundation

/// The rows that an interface file gives a table. A ``UITableViewController`` is their data source.
@MainActor
final class StaticContent {
    struct Section {
        let header: String?
        let footer: String?
        let headerHeight: CGFloat?
        let footerHeight: CGFloat?
        let rows: [Row]
    }
    struct Row {
        let cell: UITableViewCell
        /// The height in points; `nil` for the height of the table's rows.
        let height: CGFloat?
        let indentationLevel: Int
    }

    let sections: [Section]

    /// Makes the cells of `tableViewSection` elements.
    init(_ elements: [InterfaceElement], _ coder: InterfaceCoder) {
        sections = elements.map { section in
            let rows = section.list("cells").compactMap { element in
                coder.make(element, as: UITableViewCell.self).map { cell in
                    Row(
                        cell: cell, height: element.number("rowHeight").flatMap { $0 < 0 ? nil : $0 },
                        indentationLevel: element.number("indentationLevel").map { Int($0) } ?? 0)
                }
            }
            return Section(
                header: section.localized("headerTitle"), footer: section.localized("footerTitle"),
                headerHeight: section.number("headerHeight"), footerHeight: section.number("footerHeight"), rows: rows)
        }
    }

    subscript(section: Int) -> Section? { sections.indices.contains(section) ? sections[section] : nil }

    /// Returns a row; `nil` if it does not exist.
    subscript(indexPath: IndexPath) -> Row? {
        guard let path = RowPath(indexPath), let section = self[path.section], section.rows.indices.contains(path.row)
        else { return nil }
        return section.rows[path.row]
    }
}
