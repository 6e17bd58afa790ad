import CellDirector
import HeadlessUIKit
import TestSupport
import XCTest

/// Tests views whose `configure(data:)` changes the item of the view's row before showing the data.
final class ConfiguringTests: XCTestCase {
    private struct Page: Hashable, Identifiable {
        let id: Int
        var text: String
        /// Called before the text is shown.
        @Ignored var loading: (@MainActor (Page) -> Void)?
    }

    /// A value that is ignored when items are compared.
    @propertyWrapper
    private struct Ignored<Value>: Hashable {
        var wrappedValue: Value
        static func == (a: Self, b: Self) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
    }

    private final class PageCell: UITableViewCell, ConfigurableCell {
        func configure(data page: Page) {
            page.loading?(page)
            textLabel?.text = page.text
        }
    }

    private final class PageHeader: UITableViewHeaderFooterView, ConfigurableCell {
        var text = ""

        func configure(data page: Page) {
            page.loading?(page)
            text = page.text
        }
    }

    private final class PageTile: UICollectionViewCell, ConfigurableCell {
        var text = ""

        func configure(data page: Page) {
            page.loading?(page)
            text = page.text
        }
    }

    private final class PageAlbum: UICollectionReusableView, ConfigurableCell {
        func configure(data page: Page) { page.loading?(page) }
    }

    private typealias PageConfig = TableCellConfigurator<PageCell, Page>
    private typealias PageHeaderConfig = TableHeaderFooterConfigurator<PageHeader, Page>
    private typealias PageTileConfig = CollectionCellConfigurator<PageTile, Page>

    @MainActor func testARowThatChangesItselfShowsTheChange() async {
        let row = PageConfig(item: Page(id: 1, text: "empty"))
        let screen = Screen([row])
        row.item.loading = { [unowned director = screen.director] page in
            if page.text == "loading" { director.update(row) { $0.text = "loaded" } }
        }
        screen.director.update(row) { $0.text = "loading" }
        XCTAssertEqual(screen.texts, ["loaded"])
        XCTAssertEqual(screen.problems.all, [])
    }

    @MainActor func testARowThatReloadsItselfWithAnotherConfiguratorShowsTheNewItem() async {
        let row = PageConfig(item: Page(id: 1, text: "empty"))
        let screen = Screen([row])
        row.item.loading = { [unowned director = screen.director] page in
            if page.text == "loading" { director.reload(PageConfig(item: Page(id: 1, text: "loaded"))) }
        }
        screen.director.update(row) { $0.text = "loading" }
        XCTAssertEqual(screen.texts, ["loaded"])
    }

    @MainActor func testAnItemThatChangesItselfShowsTheChange() async throws {
        let item = PageTileConfig(item: Page(id: 1, text: "empty"))
        let screen = TileScreen([item])
        item.item.loading = { [unowned director = screen.director] page in
            if page.text == "loading" { director.update(item) { $0.text = "loaded" } }
        }
        screen.director.update(item) { $0.text = "loading" }
        let cell = try XCTUnwrap(screen.collectionView.cellForItem(at: path(0)) as? PageTile)
        XCTAssertEqual(cell.text, "loaded")
    }

    @MainActor func testAnItemOrAHeaderMayChangeAnItemOnScreenWhileItAppears() async throws {
        let items = (0..<20).map { PageTileConfig(item: Page(id: $0, text: "")) }
        let header = CollectionSupplementaryConfigurator<PageAlbum, Page>(item: Page(id: 1, text: ""))
        let screen = TileScreen(
            sections: [
                CollectionSection(items: Array(items[..<8])),
                CollectionSection(header: header, items: Array(items[8...])),
            ], headers: true)
        var changed: Set<Int> = []
        func change(_ number: Int) -> @MainActor (Page) -> Void {
            { [unowned director = screen.director] _ in
                if changed.insert(number).inserted { director.update(items[number]) { $0.text = "changed" } }
            }
        }
        items[6].item.loading = change(4)
        items[7].item.loading = change(6)
        header.item.loading = change(7)
        let raised = exceptions { for _ in 0..<6 { try? screen.finger.scroll(screen.collectionView, by: 50) } }
        XCTAssertEqual(raised.map(\.reason), [])
        XCTAssertEqual(changed, [4, 6, 7])
        for number in [6, 7] {
            let cell = try XCTUnwrap(screen.collectionView.cellForItem(at: path(number)) as? PageTile)
            XCTAssertEqual(cell.text, "changed")
        }
    }

    /// A layout that a view forces while it is being configured must not do work for which the list must have displayed
    /// all views.
    @MainActor func testARowMayForceALayoutWhileItIsConfigured() async throws {
        let header = PageHeaderConfig(item: Page(id: 1, text: "empty"))
        let row = PageConfig(item: Page(id: 1, text: "empty"))
        let screen = Screen(sections: [TableSection(header: header, rows: [row])])
        var counts: [Int] = []
        let warnings = Locked<[String]>([])
        let handler = ListWarning.handler
        defer { ListWarning.handler = handler }
        ListWarning.handler = { warning in warnings.withLock { $0.append(warning) } }
        row.item.loading = { [unowned screen] page in
            guard page.text == "loading" else { return }
            screen.director.update(header) { $0.text = "loaded" }
            screen.director.update { $0[0].rows += users(2) }
            screen.tableView.layoutIfNeeded()
            counts.append(screen.director.items.count)
        }
        screen.director.update(row) { $0.text = "loading" }
        XCTAssertEqual(counts, [1])
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(screen.tableView.numberOfRows(inSection: 0), 3)
        XCTAssertEqual((screen.tableView.headerView(forSection: 0) as? PageHeader)?.text, "loaded")
        XCTAssertEqual(warnings.withLock { $0 }, [])
        XCTAssertEqual(screen.problems.all, [])
    }

    @MainActor func testADirectorScrollsToTheRowsPlaceAfterAnUpdateThatAnotherRowHasRequested() async throws {
        for isKept in [true, false] {
            let rows = (0..<20).map { PageConfig(item: Page(id: $0, text: "\($0)")) }
            let screen = Screen(rows)
            rows[0].item.loading = { [unowned director = screen.director] _ in
                director.update(items: Array(rows[..<8]) + (isKept ? [rows[17]] : []))
            }
            let raised = exceptions {
                screen.tableView.reconfigureRows(at: [path(0)])
                XCTAssertEqual(screen.director.scroll(to: rows[17], at: .bottom, animated: false), isKept)
            }
            XCTAssertEqual(raised.map(\.reason), [])
            XCTAssertEqual(screen.texts.last, isKept ? "17" : "4")
        }
    }

    @MainActor func testAHeaderThatChangesItselfShowsTheChange() async throws {
        let header = PageHeaderConfig(item: Page(id: 1, text: "empty"))
        let screen = Screen(sections: [TableSection(header: header, rows: users(1))])
        header.item.loading = { [unowned director = screen.director] page in
            if page.text == "loading" { director.update(header) { $0.text = "loaded" } }
        }
        screen.director.update(header) { $0.text = "loading" }
        XCTAssertEqual((screen.tableView.headerView(forSection: 0) as? PageHeader)?.text, "loaded")
    }

    @MainActor func testAHeaderThatReplacesTheSectionsShowsItsNewItem() async throws {
        let header = PageHeaderConfig(item: Page(id: 1, text: "empty"))
        let screen = Screen(sections: [TableSection(header: header, rows: users(1))])
        header.item.loading = { [unowned director = screen.director] page in
            guard page.text == "loading" else { return }
            let loaded = PageHeaderConfig(item: Page(id: 1, text: "loaded"))
            director.update(sections: [TableSection(header: loaded, rows: users(3))])
        }
        screen.director.update(header) { $0.text = "loading" }
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual((screen.tableView.headerView(forSection: 0) as? PageHeader)?.text, "loaded")
        XCTAssertEqual(screen.tableView.numberOfRows(inSection: 0), 3)
    }

    @MainActor func testAStandaloneViewThatChangesItselfShowsTheChange() async throws {
        let screen = Screen(users(1))
        let (view, summary) = (PageHeader(reuseIdentifier: nil), PageHeaderConfig(item: Page(id: 1, text: "loading")))
        summary.item.loading = { [unowned director = screen.director] page in
            if page.text == "loading" { director.update(summary) { $0.text = "loaded" } }
        }
        screen.director.show(summary, in: view)
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(view.text, "loaded")
        screen.director.update(summary) { $0.text = "loading" }
        XCTAssertEqual(view.text, "loaded")
    }

    @MainActor func testARowThatAlwaysChangesItselfIsReportedAsUnstable() async {
        let row = PageConfig(item: Page(id: 1, text: ""))
        let screen = Screen([row])
        var count = 0
        row.item.loading = { [unowned director = screen.director] _ in
            count += 1
            // If nothing else stops the changes, this limit makes the test fail rather than crash or run forever.
            if count < 1000 { director.update(row) { $0.text += "x" } }
        }
        screen.director.reload(row)
        XCTAssertLessThan(count, 200)
        XCTAssertEqual(
            screen.problems.all,
            [
                .unstable(
                    operation: "showing changed items", list: "UITableView",
                    reason: "configuring their views changes them again")
            ])
    }

    /// During an update, changes to a row are deferred until the update is complete.
    @MainActor func testARowThatAlwaysChangesItselfDuringAnUpdateIsReportedAsUnstable() async {
        let row = PageConfig(item: Page(id: 1, text: ""))
        let screen = Screen(users(1))
        var count = 0
        row.item.loading = { [unowned director = screen.director] _ in
            count += 1
            // If nothing else stops the changes, this limit makes the test fail rather than crash or run forever.
            if count < 2000 { director.update(row) { $0.text += "x" } }
        }
        var isCompleted = false
        screen.director.update(items: [row]) { isCompleted = true }
        screen.tableView.layoutIfNeeded()
        XCTAssertLessThan(count, 1000)
        XCTAssertTrue(isCompleted)
        let problems = screen.problems.all.map(\.description)
        XCTAssert(problems.contains { $0.hasPrefix("changing rows in UITableView was stopped") }, "\(problems)")
        row.item.loading = nil
        screen.director.update(items: [row] + users(2))
        XCTAssertEqual(screen.tableView.numberOfRows(inSection: 0), 3)
    }
}
