import Foundation
import HeadlessUIKit

/// The names by which a script could refer to a row when they were collected.
struct RowNames: Hashable {
    private let row: Int
    private let section: Int
    /// Whether the row is the first row of its list.
    private let isFirst: Bool
    /// Whether the row is the last row of its section.
    private let endsSection: Bool
    /// Whether the row is the last row of its list.
    private let isLast: Bool
    /// The accessibility identifier of the row's cell.
    private let identifier: String?
    /// The strings that the row shows.
    private let texts: [String]

    /// Collects the names of a row of a list. Does not perform the list's pending layout.
    ///
    /// - Parameter cell: The row's cell, or `nil` to use the visible cell, if any.
    @MainActor
    init(ofRowAt path: IndexPath, in list: ListScrollView, cell: UIView?) {
        let isEmpty = { list.rowCount(inSection: $0) == 0 }
        (row, section) = (path.row, path.section)
        isFirst = row == 0 && (0..<max(0, section)).allSatisfy(isEmpty)
        endsSection = row == list.rowCount(inSection: section) - 1
        isLast = endsSection && (section..<max(section, list.sectionCount)).dropFirst().allSatisfy(isEmpty)
        let cell = cell ?? list.presentCell(at: path)
        identifier = cell?.accessibilityIdentifier
        texts = cell.map(Content.texts) ?? []
    }

    /// Returns whether a key is one of the names.
    func contains(_ key: RowLocator.Key) -> Bool {
        switch key {
        case .index(let row, section: let section): row == self.row && section == self.section
        case .first(section: let section): section.map { $0 == self.section && row == 0 } ?? isFirst
        case .last(section: let section): section.map { $0 == self.section && endsSection } ?? isLast
        case .content(let content, section: let section):
            (section == nil || section == self.section) && isShown(content)
        }
    }

    private func isShown(_ content: Locator.Control) -> Bool {
        switch content {
        case .text, .match: texts.contains(where: content.isName)
        case .identifier(let identifier): identifier == self.identifier
        case .kind: false
        }
    }
}
