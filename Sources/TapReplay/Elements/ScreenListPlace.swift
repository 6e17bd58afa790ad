import Foundation
import HeadlessUIKit

/// An element in which rows are found: the screen, a list, or a row that contains a list.
///
/// On a screen, this is its only list that is not inside a row. A row is searched for in all lists of the screen, if
/// there are several.
@MainActor
public protocol ScreenListPlace: ScreenPlace {}

extension ScreenListPlace {
    var list: ListLocator {
        switch locator {
        case .list(let list): list
        case .row(let row): .row(row)
        default: .main
        }
    }

    private func row(_ key: RowLocator.Key) -> ScreenRow { ScreenRow(screen: screen, row: RowLocator(key, in: list)) }

    /// The row with a number, counted from 0 in its section.
    public func row(_ number: Int, section: Int = 0) -> ScreenRow { row(.index(number, section: section)) }

    /// The row on screen that shows a text. If the section is `nil`, the row can be in any section.
    public func row(_ text: String, section: Int? = nil) -> ScreenRow { row(.content(.text(text), section: section)) }

    /// The row on screen that shows a text which contains the given text.
    public func row(containing text: String, section: Int? = nil) -> ScreenRow {
        row(.content(.match(TextMatch(.text(text), isPart: true)), section: section))
    }

    /// The row on screen whose cell has an accessibility identifier.
    public func row(id: String, section: Int? = nil) -> ScreenRow {
        row(.content(.identifier(id), section: section))
    }

    /// The first row of a section or, if the section is `nil`, of the list.
    public func firstRow(section: Int? = nil) -> ScreenRow { row(.first(section: section)) }

    /// The last row of a section or, if the section is `nil`, of the list.
    public func lastRow(section: Int? = nil) -> ScreenRow { row(.last(section: section)) }

    /// The header of a section.
    public func header(section: Int = 0) -> ScreenPart {
        ScreenPart(screen: screen, name: ElementName(.header(section: section, list: list)))
    }

    /// The footer of a section.
    public func footer(section: Int = 0) -> ScreenPart {
        ScreenPart(screen: screen, name: ElementName(.footer(section: section, list: list)))
    }

    private var scrollView: ListScrollView {
        get throws {
            screen.root.layoutIfNeeded()
            return try screen.list(list)
        }
    }

    /// The number of rows in a section or, if the section is `nil`, in the list.
    ///
    /// - Throws: ``ScreenError`` if there is no list, if there are several, or if the list has no such section.
    public func rowCount(section: Int? = nil) throws -> Int {
        let list = try scrollView
        guard let section else { return list.rowCount }
        try screen.check(section, list)
        return list.rowCount(inSection: section)
    }

    /// The number of sections in the list.
    ///
    /// - Throws: ``ScreenError`` if there is no list, or if there are several.
    public var sectionCount: Int { get throws { try scrollView.numberOfSections } }

    /// The index paths of the selected rows.
    ///
    /// - Throws: ``ScreenError`` if there is no list, or if there are several.
    public var selectedRows: [IndexPath] { get throws { try scrollView.selectedIndexPaths.sorted() } }

    /// The index paths of the rows on screen. A row of which a bar leaves nothing in sight is not on screen.
    ///
    /// - Throws: ``ScreenError`` if there is no list, or if there are several.
    public var visibleRows: [IndexPath] { get throws { try scrollView.cellsInSight.map(\.indexPath) } }

    // MARK: Scrolling

    /// Scrolls the list down by points of its content; up, if the number is negative.
    public func scroll(by points: Double) throws { try touch { try $0.scroll(list, by: points) } }

    /// Scrolls a section that scrolls orthogonally, or the list, to the right by points of its content; to the left, if
    /// the number is negative.
    public func scroll(rightBy points: Double, section: Int? = nil) throws {
        try touch { try $0.scroll(list, section: section, by: points, isSideways: true) }
    }

    /// Scrolls the list to its beginning.
    public func scrollToTop() throws { try touch { try $0.scrollToTop(list) } }

    /// Scrolls the list to its end.
    public func scrollToBottom() throws { try touch { try $0.scrollToBottom(list) } }

    /// Pulls the list down until its refresh control refreshes.
    public func pullToRefresh() throws { try touch { try $0.pullToRefresh(list) } }

    /// Taps a title in the index at the side of the table.
    public func tapIndex(_ title: String) throws { try touch { try $0.tapIndex(title, in: list) } }
}
