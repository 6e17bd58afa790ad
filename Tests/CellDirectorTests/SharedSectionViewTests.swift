import CellDirector
import HeadlessUIKit
import XCTest

/// Tests a configurator that several sections use as their header or footer, and rows that have the same identity as a
/// header.
final class SharedSectionViewTests: XCTestCase {
    private typealias Label = ContentConfigurator<LabelContent>

    /// A content configuration for rows, headers and footers, which sends `share` when its button is tapped.
    private struct LabelContent: UIContentConfiguration, Hashable, Identifiable {
        var id: Int
        var text: String

        func makeContentView() -> any UIView & UIContentView { LabelView(self) }
        func updated(for state: any UIConfigurationState) -> LabelContent { self }
    }

    private final class LabelView: UIView, UIContentView {
        let button = UIButton(type: .system)
        var configuration: any UIContentConfiguration { didSet { show() } }
        private(set) var text = ""

        init(_ configuration: LabelContent) {
            self.configuration = configuration
            super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
            addSideBySide(button)
            button.addAction(
                UIAction { [unowned button] _ in CellAction.share.invoke(from: button) }, for: .touchUpInside)
            show()
        }

        required init?(coder: NSCoder) { nil }

        private func show() { text = (configuration as? LabelContent)?.text ?? "" }
    }

    @MainActor private func label(_ id: Int, _ text: String) -> Label { Label(item: LabelContent(id: id, text: text)) }

    /// A row has the same identity as the header; the replaced header configurator must find the new header, not the
    /// row.
    @MainActor func testAHeaderReplacedWhileItsHandlerRunsIsNotMistakenForARow() async throws {
        for threshold in [nil, 0] {
            let (header, other) = (label(1, "header"), label(1, "other header"))
            let screen = Screen(sections: [TableSection(id: 0, header: header, rows: [label(1, "row")])])
            screen.director.reloadThreshold = threshold
            screen.proxy.on(.share, whileRunning: .ignore) { (_: Label, _) in
                for _ in 0..<10 { await Task.yield() }
            }
            let view = try XCTUnwrap(screen.tableView.headerView(forSection: 0))
            CellAction.share.invoke(from: view)
            screen.director.update(sections: [TableSection(id: 0, header: other, rows: [label(1, "other row")])])
            XCTAssertIdentical(screen.director.configurator(for: header), other, "\(threshold as Any)")
            await screen.bus.waitUntilIdle()
        }
    }

    @MainActor func testARowThatBecameAHeaderIsFoundAsAHeader() async {
        let both = label(1, "both")
        let screen = Screen([both])
        screen.director.update(sections: [TableSection(id: 0, header: both, rows: [label(2, "row")])])
        screen.tableView.layoutIfNeeded()
        let other = label(1, "other header")
        screen.director.update(sections: [TableSection(id: 0, header: other, rows: [label(1, "row")])])
        XCTAssertIdentical(screen.director.configurator(for: both), other)
    }

    @MainActor private func text(_ view: UIView?) -> String? {
        guard let view else { return nil }
        return (view as? LabelView)?.text ?? view.subviews.lazy.compactMap { self.text($0) }.first
    }

    /// Returns a screen with three sections that share the same footer configurator.
    @MainActor private func screen(_ footer: DayConfig) -> Screen {
        let screen = Screen(sections: (0..<3).map { TableSection(id: $0, rows: users(1), footer: footer) })
        XCTAssertEqual((0..<3).compactMap { screen.tableView.footerView(forSection: $0) }.count, 3)
        return screen
    }

    @MainActor private func footer(_ section: Int, _ screen: Screen) throws -> DayHeader {
        try XCTUnwrap(screen.tableView.footerView(forSection: section) as? DayHeader)
    }

    // MARK: Section of a shared footer

    @MainActor func testASharedFooterSendsActionsForTheTouchedSection() async throws {
        let screen = screen(DayConfig(item: Day(title: "Add")))
        let log = screen.log
        screen.bus.addGate(for: .markAll) { event in
            log.add("gate \(event.indexPath.section)")
            return .pass
        }
        screen.bus.addObserver(for: .markAll) { log.add("observer \($0.indexPath.section)") }
        screen.proxy.onRow(.markAll) { (_: DayConfig, _, path) in log.add("handler \(path.section)") }

        for section in [2, 1, 0] { try screen.finger.tap(try footer(section, screen).button) }

        XCTAssertEqual(log.lines, [2, 1, 0].flatMap { ["gate \($0)", "observer \($0)", "handler \($0)"] })
    }

    @MainActor func testTheButtonOfASharedFooterAddsRowsToItsOwnSection() async throws {
        let screen = screen(DayConfig(item: Day(title: "Add")))
        screen.proxy.onRow(.markAll) { [unowned director = screen.director] (_: DayConfig, _, path) in
            director.update { $0[path.section].rows += users(1) }
        }
        try screen.finger.tap(try footer(1, screen).button)
        XCTAssertEqual(screen.director.sections.map(\.rows.count), [1, 2, 1])
        // The remaining sections and their footers move up.
        screen.director.update { $0.remove(at: 0) }
        try screen.finger.tap(try footer(0, screen).button)
        try screen.finger.tap(try footer(1, screen).button)
        XCTAssertEqual(screen.director.sections.map(\.rows.count), [3, 2])
    }

    @MainActor func testASharedHeaderAndFooterAppearAndDisappearWithTheirSections() async throws {
        let day = DayConfig(item: Day(title: "day"))
        let screen = Screen(sections: (0..<4).map { TableSection(id: $0, header: day, rows: users(6), footer: day) })
        let log = screen.log
        screen.proxy
            .onRow(.willDisplay) { (_: DayConfig, _, path) in log.add("comes \(path.section)") }
            .onRow(.didEndDisplaying) { (_: DayConfig, _, path) in log.add("goes \(path.section)") }
        try screen.scroll(toRow: 3, section: 2)
        XCTAssertEqual(log.lines.sorted(), ["comes 2", "comes 2", "comes 3", "goes 0"])
    }

    @MainActor func testASharedHeaderOfACollectionSendsActionsForItsSection() async throws {
        let banner = label(1, "shared")
        let screen = TileScreen(
            sections: (0..<3).map { CollectionSection(id: $0, header: banner, items: [label($0 + 10, "row")]) },
            headers: true)
        let log = screen.log
        screen.director.actionsProxy.onRow(.share) { (_: Label, _, path) in log.add("\(path.section)") }
        for section in [2, 0, 1] {
            let view = screen.collectionView.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, section))
            CellAction.share.invoke(from: try XCTUnwrap(view))
        }
        XCTAssertEqual(log.lines, ["2", "0", "1"])
    }

    @MainActor func testAReferenceToASharedFooterStaysInItsSection() async throws {
        let day = DayConfig(item: Day(title: "Add"))
        let screen = screen(day)
        let log = screen.log
        screen.proxy.onRow(.markAll) { (_: DayConfig, _, path) in log.add("\(path.section)") }
        let reference = try XCTUnwrap(CellReference(try footer(2, screen)))
        CellAction.markAll.invoke(from: reference)
        screen.director.reloadThreshold = 0
        screen.director.update { $0[0].rows += users(1) }
        CellAction.markAll.invoke(from: reference)
        XCTAssertEqual(log.lines, ["2", "2"])
    }

    @MainActor func testAHeaderAndAFooterWithTheSameIdentityAreDistinct() async throws {
        for isShared in [true, false] {
            @MainActor func section(_ title: String, isShared: Bool = false) -> TableSection {
                let header = DayConfig(item: Day(title: "\(title) above"), id: 1)
                let footer = isShared ? header : DayConfig(item: Day(title: "\(title) below"), id: 1)
                return TableSection(id: 0, header: header, rows: users(2), footer: footer)
            }
            let screen = Screen(sections: [section("first", isShared: isShared)])
            let log = screen.log
            screen.proxy.on(.markAll) { (c: DayConfig, _) in log.add(c.item.title) }
            let references = [try screen.header(0), try footer(0, screen)].compactMap { CellReference($0) }
            screen.director.reloadThreshold = 0
            screen.director.update { sections in sections[0].rows += users(1) }
            screen.director.update(sections: [section("second")])
            screen.director.reloadThreshold = nil
            screen.director.update(sections: [section("third")])
            for reference in references { CellAction.markAll.invoke(from: reference) }
            XCTAssertEqual(log.lines, ["third above", "third below"], "shared \(isShared)")
            XCTAssertEqual(CellReference(try footer(0, screen))?.configurator.item as? Day, Day(title: "third below"))
        }
    }

    @MainActor func testAChangeOfASharedFooterShowsInAllSections() async throws {
        let day = DayConfig(item: Day(title: "Add"), id: "add")
        let screen = screen(day)
        screen.director.update(day) { $0.title = "More" }
        XCTAssertEqual(try (0..<3).map { try footer($0, screen).title }, ["More", "More", "More"])
        XCTAssertEqual(screen.director.indexPath(for: day), IndexPath(row: NSNotFound, section: 0))
        XCTAssertEqual(screen.problems.all, [])
    }

    @MainActor func testScrollingToASharedHeaderAndFooterShowsTheTopOfItsSection() async throws {
        let day = DayConfig(item: Day(title: "day"))
        let screen = Screen(sections: [
            TableSection(rows: users(30)), TableSection(header: day, rows: users(30), footer: day),
        ])
        XCTAssertTrue(screen.director.scroll(to: day, at: .middle, animated: false))
        screen.tableView.layoutIfNeeded()
        XCTAssertTrue(screen.tableView.indexPathsForVisibleRows?.contains(path(0, 1)) == true)
    }

    // MARK: A header and a row with the same type and identity

    @MainActor func testAHeaderAndARowWithTheSameIdentityAreDistinct() async throws {
        let (header, row) = (label(1, "header"), label(1, "row"))
        let screen = Screen(sections: [TableSection(id: 0, header: header, rows: [label(2, "other"), row])])
        @MainActor func texts() -> [String?] {
            [text(screen.tableView.headerView(forSection: 0)), text(screen.tableView.cellForRow(at: path(1)))]
        }
        XCTAssertEqual(texts(), ["header", "row"])
        // The header and the rows get new configurators.
        screen.director.update(sections: [
            TableSection(id: 0, header: label(1, "new header"), rows: [label(2, "other"), label(1, "new row")])
        ])
        XCTAssertTrue(screen.director.update(header) { $0.text = "changed header" })
        XCTAssertEqual(texts(), ["changed header", "new row"])
        XCTAssertTrue(screen.director.update(row) { $0.text = "changed row" })
        XCTAssertEqual(texts(), ["changed header", "changed row"])
        XCTAssertEqual(screen.director.indexPath(for: header), IndexPath(row: NSNotFound, section: 0))
        XCTAssertEqual(screen.director.indexPath(for: row), path(1))

        screen.director.update(sections: [TableSection(id: 0, rows: [label(1, "last row")])])
        XCTAssertFalse(screen.director.update(header) { $0.text = "nobody" })
        XCTAssertNil(screen.director.indexPath(for: header))
        XCTAssertEqual(text(screen.tableView.cellForRow(at: path(0))), "last row")
        screen.director.update(sections: [TableSection(id: 0, header: label(1, "last header"), rows: users(1))])
        XCTAssertNil(screen.director.configurator(for: row))
        XCTAssertEqual(screen.director.configurator(for: header)?.item.text, "last header")
    }

    @MainActor func testAViewOutsideTheRowsAndARowOfOneIdentityAreDistinct() async throws {
        let (beside, row) = (label(1, "beside"), label(1, "row"))
        let screen = Screen([row])
        let view = UITableViewCell(style: .default, reuseIdentifier: nil)
        screen.director.show(beside, in: view)
        let log = screen.log
        screen.proxy.onRow(.share) { (_: Label, _, path) in log.add("\(path == [NSNotFound, NSNotFound])") }
        CellAction.share.invoke(from: view)
        XCTAssertTrue(screen.director.update(beside) { $0.text = "changed" })
        XCTAssertEqual([text(view), text(screen.tableView.cellForRow(at: path(0)))], ["changed", "row"])
        screen.director.update(items: users(1))
        XCTAssertFalse(screen.director.update(row) { $0.text = "nobody" })
        XCTAssertEqual(text(view), "changed")
        XCTAssertEqual(log.lines, ["true"])
    }
}
