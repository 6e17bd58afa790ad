import CellDirector
import XCTest

/// Tests the margins of rows and headers, the frames of rows in inset groups, and the style of section titles.
final class ContentMarginsTests: ConformanceTestCase {
    @MainActor
    private func shown(
        _ style: UITableView.Style = .plain, title: String? = nil, _ prepare: @escaping (UITableViewCell) -> Void
    ) -> (table: UITableView, rows: Titled) {
        let table = inWindow(UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400), style: style))
        let rows = Titled(title, prepare)
        table.dataSource = rows
        table.layoutIfNeeded()
        return (table, rows)
    }

    /// Adds a view that is 30 points tall and pinned to the margins of the given view.
    @MainActor
    private func filling(_ around: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        around.addSubview(view)
        let margins = around.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: margins.topAnchor),
            view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            view.heightAnchor.constraint(equalToConstant: 30),
            view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
        return view
    }

    @MainActor
    func testMarginsOfARowAreThoseOfItsStandardText() async throws {
        var views: [UIView] = []
        let (table, rows) = shown { cell in
            cell.accessoryType = views.isEmpty ? .none : .disclosureIndicator
            views.append(self.filling(cell.contentView))
        }
        XCTAssertEqual(
            views.map(\.frame),
            [CGRect(x: 16, y: 11, width: 358, height: 30), CGRect(x: 16, y: 11, width: 332, height: 30)])
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 52)
        withExtendedLifetime(rows) {}
        let standard = UITableViewCell(style: .default, reuseIdentifier: nil)
        standard.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
        standard.textLabel?.text = "Tea"
        standard.layoutIfNeeded()
        XCTAssertEqual(standard.textLabel?.frame.minX, standard.contentView.layoutMargins.left)
        XCTAssertEqual(UIView().layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @MainActor
    func testMarginsThatAreSetStay() async throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(cell.contentView.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        XCTAssertEqual(header.contentView.layoutMargins.left, 16)
        // A content view's margins depend on its cell, so the cells must stay alive.
        let cells = [UICollectionViewListCell(frame: .zero), UICollectionViewCell(frame: .zero)]
        XCTAssertEqual(cells.map(\.contentView.layoutMargins.left), [16, 8])
        withExtendedLifetime(cells) {}
    }

    /// A row has the same margins at every scroll position, because the table's safe area does not affect its rows.
    @MainActor
    func testTheSafeAreaAroundAListIsNotInTheMarginsOfItsRows() async throws {
        let controller = UITableViewController(style: .plain)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 120, right: 0)
        var rows: [UIView] = []
        let titled = Titled(nil, count: 20) { rows.append(self.filling($0.contentView)) }
        controller.tableView.dataSource = titled
        controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.tableView.safeAreaInsets.bottom, 120)
        for offset in [0, 31, 300] as [CGFloat] {
            controller.tableView.contentOffset.y = offset
            controller.tableView.layoutIfNeeded()
            XCTAssertEqual(Set(controller.tableView.visibleCells.map(\.frame.height)), [52])
            XCTAssertEqual(Set(controller.tableView.visibleCells.map(\.contentView.layoutMargins.bottom)), [11])
        }
        XCTAssertEqual(Set(rows.map(\.frame.minY)), [11])
        withExtendedLifetime(titled) {}
    }

    // MARK: Inset groups

    @MainActor
    func testRowsAndHeadersOfAnInsetGroupAreInsideTheMarginsOfTheTable() async throws {
        let (table, rows) = shown(.insetGrouped, title: "Drinks") { $0.textLabel?.text = "Tea" }
        let row = IndexPath(row: 0, section: 0)
        XCTAssertEqual(table.rectForRow(at: row).minX, 16)
        XCTAssertEqual(table.rectForRow(at: row).width, 358)
        XCTAssertEqual(table.cellForRow(at: row)?.frame, table.rectForRow(at: row))
        XCTAssertEqual(table.headerView(forSection: 0)?.frame.minX, 16)
        XCTAssertEqual(table.headerView(forSection: 0)?.frame.width, 358)
        withExtendedLifetime(rows) {}
        let (plain, others) = shown(.grouped) { $0.textLabel?.text = "Tea" }
        XCTAssertEqual(plain.cellForRow(at: row)?.frame.width, 390)
        withExtendedLifetime(others) {}
    }

    /// Text that would fit on one line in the table's width needs two lines in the narrower row.
    @MainActor
    func testARowOfAnInsetGroupIsAsTallAsItsTextAtItsOwnWidth() async throws {
        let text = String(repeating: "w ", count: 100)
        let fitting = text.indices.map { String(text[..<$0]) }.last { text in
            let label = UILabel()
            label.text = text
            return label.sizeThatFits(.zero).width <= 358
        }
        let heights = [UITableView.Style.grouped, .insetGrouped].map { style in
            let (table, rows) = shown(style) { cell in
                cell.textLabel?.text = fitting
                cell.textLabel?.numberOfLines = 0
            }
            defer { withExtendedLifetime(rows) {} }
            let row = IndexPath(row: 0, section: 0)
            guard let cell = table.cellForRow(at: row), let label = cell.textLabel else { return CGFloat(0) }
            let lines = label.sizeThatFits(CGSize(width: label.frame.width, height: 0)).height
            XCTAssertEqual(max(44, lines + 22), cell.frame.height, accuracy: 1)
            return cell.frame.height
        }
        XCTAssertGreaterThan(heights[1], heights[0])
    }

    @MainActor
    func testSectionTitlesLookLikeStandardHeaders() async throws {
        for (style, configuration) in [
            (UITableView.Style.plain, UIListContentConfiguration.plainHeader()), (.grouped, .groupedHeader()),
        ] {
            let (table, rows) = shown(style, title: "Drinks") { $0.textLabel?.text = "Tea" }
            let label = table.headerView(forSection: 0)?.textLabel
            XCTAssertEqual(label?.font, configuration.textProperties.font)
            XCTAssertEqual(label?.textColor, configuration.textProperties.color)
            withExtendedLifetime(rows) {}
        }
    }
}

/// A data source with one section of rows and an optional header title.
@MainActor
private final class Titled: NSObject, UITableViewDataSource {
    private let title: String?
    private let count: Int
    private let prepare: (UITableViewCell) -> Void

    init(_ title: String?, count: Int = 2, _ prepare: @escaping (UITableViewCell) -> Void) {
        (self.title, self.count, self.prepare) = (title, count, prepare)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        prepare(cell)
        return cell
    }
}
