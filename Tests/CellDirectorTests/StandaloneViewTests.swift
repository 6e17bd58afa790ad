import CellDirector
import HeadlessUIKit
import TestSupport
import XCTest

/// Tests that a director can configure views outside its list and handle the actions of these views.
final class StandaloneViewTests: XCTestCase {
    final class SummaryView: UIView, ConfigurableCell {
        let button = UIButton(type: .system)
        private(set) var shown: [String] = []

        func configure(data text: String) {
            shown.append(text)
            if button.superview == nil {
                let around = UIView(frame: bounds)
                addSubview(around)
                button.frame = bounds
                around.addSubview(button)
                button.addAction(
                    UIAction { [unowned button] _ in CellAction.share.invoke(from: button) }, for: .touchUpInside)
            }
        }
    }
    typealias SummaryConfig = ViewConfigurator<SummaryView, String>

    @MainActor
    private func screen(
        _ summary: SummaryConfig = SummaryConfig(item: "3 new", id: "summary")
    ) -> (Screen, SummaryView, SummaryConfig) {
        let screen = Screen(users(3))
        let view = SummaryView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        screen.director.show(summary, in: view)
        return (screen, view, summary)
    }

    @MainActor
    func testATablesHeaderAndFooterReachTheDirector() async throws {
        let (screen, view, _) = screen()
        screen.tableView.tableHeaderView = view
        let footer = SummaryView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        screen.director.show(SummaryConfig(item: "end"), in: footer)
        screen.tableView.tableFooterView = footer
        screen.proxy.onRow(.share) { (c: SummaryConfig, view, indexPath) in
            screen.log.add("\(c.item) \(indexPath == [NSNotFound, NSNotFound])")
        }

        try screen.finger.tap(view.button)
        screen.director.update(items: users(2))
        screen.tableView.reloadData()
        try screen.finger.tap(view.button)
        try screen.finger.tap(footer.button)

        XCTAssertEqual(screen.log.lines, ["3 new true", "3 new true", "end true"])
        XCTAssertEqual(screen.problems.all, [])
    }

    /// A view that shows more than its item.
    private final class CoverView: UIView, ConfigurableCell {
        var source = "old"
        var meanwhile: (() -> Void)?
        private(set) var text = ""

        func configure(data id: Int) {
            let (read, work) = (source, meanwhile)
            meanwhile = nil
            work?()
            text = read
        }
    }

    @MainActor
    func testAViewThatIsShownWhileItIsConfiguredIsConfiguredAgain() async {
        let screen = Screen(users(1))
        let (view, cover) = (CoverView(), ViewConfigurator<CoverView, Int>(item: 1))
        view.meanwhile = { [unowned view, unowned screen] in
            view.source = "new"
            screen.director.show(cover, in: view)
        }
        screen.director.show(cover, in: view)
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(view.text, "new")
    }

    @MainActor
    func testEachOfSeveralViewsShowsItsOwnUpdate() async {
        let (screen, view, summary) = screen()
        let (footer, end) = (SummaryView(frame: view.frame), SummaryConfig(item: "end", id: "end"))
        screen.director.show(end, in: footer)
        screen.director.show(summary, in: view)

        screen.director.update(summary) { $0 = "4 new" }
        screen.director.update(end) { $0 = "the end" }

        XCTAssertEqual(view.shown, ["3 new", "3 new", "4 new"])
        XCTAssertEqual(footer.shown, ["end", "the end"])
    }

    @MainActor
    func testAViewInAControllersViewReachesTheDirector() async throws {
        let (screen, view, _) = screen()
        let controller = UIViewController()
        controller.view.addSubview(view)
        screen.proxy.on(.share) { (c: SummaryConfig, view) in screen.log.add(c.item) }
        try screen.finger.tap(view.button)
        XCTAssertEqual(screen.log.lines, ["3 new"])
    }

    @MainActor
    func testAReloadOfTheListDoesNotAffectItsViews() async throws {
        let (screen, view, _) = screen()
        screen.tableView.tableHeaderView = view
        screen.proxy.on(.share) { (c: SummaryConfig, view) in screen.log.add(c.item) }
        screen.director.reloadThreshold = 0
        screen.director.update(items: users(9))
        try screen.finger.tap(view.button)
        XCTAssertEqual(screen.log.lines, ["3 new"])
    }

    @MainActor
    func testChangesByAHandlerAreShown() async throws {
        let (screen, view, _) = screen()
        screen.proxy.on(.share) { (c: SummaryConfig, view) in c.item = "none" }
        try screen.finger.tap(view.button)
        XCTAssertEqual(view.shown, ["3 new", "none"])
    }

    @MainActor
    func testAViewIsChangedByTheIdentityOfItsRow() async throws {
        let (screen, view, summary) = screen()
        XCTAssertTrue(screen.director.update(SummaryConfig(item: "", id: "summary")) { $0 += ", 1 read" })
        XCTAssertEqual(view.shown, ["3 new", "3 new, 1 read"])
        XCTAssertTrue(screen.director.reload(SummaryConfig(item: "4 new", id: "summary")))
        XCTAssertEqual(view.shown.last, "4 new")
        XCTAssertIdentical(screen.director.configurator(for: SummaryConfig(item: "", id: "summary")), summary)
        XCTAssertNil(screen.director.indexPath(for: summary))
        XCTAssertFalse(screen.director.reload(SummaryConfig(item: "5 new", id: "other")))
        XCTAssertFalse(screen.director.scroll(to: summary, at: .top, animated: false))
    }

    @MainActor
    func testAnotherConfiguratorReplacesAnEarlierOne() async throws {
        let (screen, view, summary) = screen()
        let reference = try XCTUnwrap(CellReference(view.button))
        screen.director.show(SummaryConfig(item: "all read", id: "summary"), in: view)
        screen.proxy.on(.share) { (c: SummaryConfig, view) in screen.log.add(c.item) }
        CellAction.share.invoke(from: reference)
        screen.bus.deliver()
        XCTAssertEqual(screen.log.lines, ["all read"])
        summary.item = "too late"
        screen.director.update(items: users(1))
        XCTAssertEqual(view.shown, ["3 new", "all read"])
    }

    @MainActor
    func testAViewThatShowsAnotherRowEndsReferencesToThePreviousOne() async throws {
        let (screen, view, _) = screen()
        let reference = try XCTUnwrap(CellReference(view.button))
        screen.director.show(SummaryConfig(item: "other", id: "other"), in: view)
        XCTAssertFalse(reference.isValid)
        XCTAssertEqual(CellReference(view.button)?.isValid, true)
    }

    @MainActor
    func testAViewTakenOverByAnotherDirectorBelongsToIt() async throws {
        let (screen, view, summary) = screen()
        let other = Screen(users(1), bus: screen.bus)
        screen.proxy.on(.share) { (_: SummaryConfig, _) in screen.log.add("first") }
        other.proxy.on(.share) { (_: SummaryConfig, _) in screen.log.add("other") }
        other.director.show(summary, in: view)
        try screen.finger.tap(view.button)
        XCTAssertEqual(screen.log.lines, ["other"])
    }

    @MainActor
    func testNeitherAShownViewNorItsDirectorIsRetained() async {
        let screen = Screen(users(1))
        var view: SummaryView? = SummaryView()
        let weakView = Weak(view)
        if let view { screen.director.show(SummaryConfig(item: "3 new"), in: view) }
        view = nil
        XCTAssertNil(weakView.object)

        let kept = SummaryView()
        var director: TableDirector? = TableDirector(tableView: UITableView(), items: [], bus: screen.bus)
        director?.show(SummaryConfig(item: "3 new"), in: kept)
        director?.actionsProxy.on(.share) { (c: SummaryConfig, view) in XCTFail("the handler is called") }
        let weakDirector = Weak(director)
        director = nil
        XCTAssertNil(weakDirector.object)
        CellAction.share.invoke(from: kept)
        XCTAssertEqual(screen.problems.all, [.noRow(action: "share", view: "SummaryView")])
    }
}

extension CellActionBus {
    /// Delivers the actions that have been posted so far, by invoking an action that has no handlers.
    @MainActor fileprivate func deliver() { CellAction.custom("nothing").invoke(from: UIView()) }
}
