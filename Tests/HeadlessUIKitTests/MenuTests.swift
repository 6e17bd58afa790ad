import Foundation
import XCTest

@testable import HeadlessUIKit

/// Tests the menus of rows, buttons and bars.
final class MenuTests: ConformanceTestCase {
    @MainActor
    final class Mailbox: NSObject, UITableViewDelegate {
        var calls: [String] = []
        var configuration: UIContextMenuConfiguration?
        var points: [CGPoint] = []

        func takeCalls() -> [String] {
            defer { calls = [] }
            return calls
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { calls.append("highlight") }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            calls.append("unhighlight")
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("select") }
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            calls.append("menu \(indexPath.row)")
            points.append(point)
            return configuration
        }
        func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            calls.append("willDisplay")
            animator?.addCompletion { [unowned self] in calls.append("displayed") }
            animator?.addAnimations { [unowned self] in calls.append("displaying") }
        }
        func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            calls.append("willEnd")
            animator?.addCompletion { [unowned self] in calls.append("ended") }
        }
        func tableView(
            _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            calls.append("preview \(animator.previewViewController?.title ?? "nil")")
            animator.addCompletion { [unowned self] in calls.append("previewed") }
        }
    }

    // MARK: Rows

    @MainActor
    func testALongPressOpensTheRowsMenuInPlaceOfSelectingIt() async throws {
        let mailbox = Mailbox()
        let table = makeMailbox(mailbox)
        try Finger().longPress(rowAt: path(2), in: table)
        XCTAssertEqual(
            mailbox.takeCalls(),
            ["highlight", "menu 2", "willDisplay", "displaying", "displayed", "unhighlight"])
        XCTAssertEqual(mailbox.points, [CGPoint(x: 160, y: 110)])
        XCTAssertEqual(table.visibleCells[0].openMenu?.shownElements.map(\.title), ["Share", "Print", "More", "Move"])
        XCTAssertNil(table.indexPathForSelectedRow)
    }

    @MainActor
    func testActionsOfSubmenusAreChosenByTheirPath() async throws {
        let mailbox = Mailbox()
        let table = makeMailbox(mailbox)
        try Finger().longPress(XCTUnwrap(table.visibleCells[0].textLabel))
        _ = mailbox.takeCalls()
        try Finger().choose("More", in: table)
        XCTAssertEqual(mailbox.takeCalls(), ["more"], "the menu stays open")
        try Finger().choose("Move", "Archive", in: table)
        XCTAssertEqual(mailbox.takeCalls(), ["willEnd", "to Archive", "ended"])
    }

    @MainActor
    func testAMenuItemThatCannotBeChosenIsRefused() async throws {
        let mailbox = Mailbox()
        let table = makeMailbox(mailbox)
        let choose = { (titles: [String]) in
            refusal { () throws(TouchRefusal) in try Finger().choose(titles, in: table) }
        }
        XCTAssertEqual(choose(["Share"]), "no menu is open")
        try Finger().longPress(rowAt: path(0), in: table)
        XCTAssertEqual(choose(["Print"]), "\"Print\" is disabled")
        XCTAssertEqual(choose(["Secret"]), "\"Secret\" is hidden")
        XCTAssertEqual(
            choose(["Copy"]), "the menu has no \"Copy\", it has \"Share\", \"Print\", \"More\", \"Move\"")
        XCTAssertEqual(choose(["Move"]), "\"Move\" opens a submenu; choose one of its actions")
        XCTAssertEqual(choose(["Share", "Mail"]), "\"Share\" opens no submenu")
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(rowAt: path(1), in: table) },
            "a menu is open; choose from it or dismiss it")
        try Finger().dismissMenu(in: table)
        XCTAssertEqual(mailbox.takeCalls().suffix(2), ["willEnd", "ended"])
        try Finger().tap(rowAt: path(1), in: table)
        XCTAssertEqual(table.indexPathForSelectedRow, path(1))
    }

    @MainActor
    func testWithoutAMenuALongPressIsATap() async throws {
        let mailbox = Mailbox()
        let table = makeMailbox(mailbox)
        mailbox.configuration = nil
        try Finger().longPress(rowAt: path(1), in: table)
        XCTAssertEqual(mailbox.takeCalls(), ["highlight", "menu 1", "unhighlight", "select"])
        mailbox.configuration = UIContextMenuConfiguration(actionProvider: { _ in nil })
        try Finger().longPress(rowAt: path(2), in: table)
        XCTAssertEqual(mailbox.takeCalls(), ["highlight", "menu 2", "unhighlight"])
        XCTAssertNil(table.openMenu)
    }

    @MainActor
    func testAReleasedTableReleasesItsMenu() async throws {
        weak var table: UITableView?
        do {
            let mailbox = Mailbox()
            let held = makeMailbox(mailbox)
            try Finger().longPress(rowAt: path(0), in: held)
            table = held
            held.removeFromSuperview()
        }
        XCTAssertNil(table)
    }

    // MARK: Buttons

    @MainActor
    func testAButtonOpensItsMenuByALongPressAndByATapIfThatIsItsPrimaryAction() async throws {
        var calls: [String] = []
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Sort") { _ in calls.append("sort") })
        button.sizeToFit()
        button.addAction(UIAction { _ in calls.append("opens") }, for: .menuActionTriggered)
        button.menu = UIMenu(children: [
            UIAction(title: "By name") { action in calls.append(action.sender as? UIButton === button ? "name" : "?") }
        ])
        try Finger().tap(button)
        XCTAssertEqual(calls, ["sort"])
        calls = []
        try Finger().longPress(button)
        try Finger().choose("By name", in: button)
        XCTAssertEqual(calls, ["opens", "name"])
        calls = []
        button.showsMenuAsPrimaryAction = true
        try Finger().tap(button)
        XCTAssertEqual(calls, ["opens"])
        XCTAssertNotNil(button.openMenu)
    }

    @MainActor
    func testAPopUpButtonShowsTheSelection() async throws {
        let button = UIButton(frame: rect(0, 0, 60, 30))
        button.menu = UIMenu(children: ["Daily", "Weekly"].map { UIAction(title: $0) { _ in } })
        button.showsMenuAsPrimaryAction = true
        button.setTitle("Pick", for: .normal)
        XCTAssertEqual(button.currentTitle, "Pick")
        button.changesSelectionAsPrimaryAction = true
        XCTAssertEqual(button.currentTitle, "Daily")
        try Finger().tap(button)
        try Finger().choose("Weekly", in: button)
        XCTAssertEqual(button.currentTitle, "Weekly")
        XCTAssertEqual(button.menu?.selectedElements.map(\.title), ["Weekly"])
        XCTAssertFalse(button.isSelected)
    }

    @MainActor
    func testAPopUpButtonIsAsWideAsItsTitle() async throws {
        let button = UIButton(configuration: .gray())
        button.menu = UIMenu(children: ["A", "A long title"].map { UIAction(title: $0) { _ in } })
        let stack = UIStackView(arrangedSubviews: [button, UIView()])
        stack.frame = rect(0, 0, 300, 40)
        /// Checks that the button has its intrinsic width, and returns the width.
        func width(_ line: UInt = #line) -> CGFloat {
            stack.layoutIfNeeded()
            XCTAssertEqual(button.frame.width, button.intrinsicContentSize.width, accuracy: 0.001, line: line)
            return button.frame.width
        }
        let empty = width()
        button.changesSelectionAsPrimaryAction = true
        button.showsMenuAsPrimaryAction = true
        let short = width()
        XCTAssertGreaterThan(short, empty)
        try Finger().tap(button)
        try Finger().choose("A long title", in: button)
        XCTAssertGreaterThan(width(), short + 50)
        button.changesSelectionAsPrimaryAction = false
        XCTAssertEqual(width(), empty)
    }

    @MainActor
    func testOnlyOneElementOfASingleSelectionIsOn() async throws {
        let button = UIButton(frame: rect(0, 0, 60, 30))
        let other = UIAction(title: "Ascending", state: .on) { _ in }
        let sizes = UIMenu(
            options: [.displayInline, .singleSelection],
            children: [UIAction(title: "S", state: .on) { _ in }, UIAction(title: "L") { _ in }])
        button.menu = UIMenu(children: [other, sizes])
        button.showsMenuAsPrimaryAction = true
        try Finger().tap(button)
        try Finger().choose("L", in: button)
        XCTAssertEqual(button.menu?.selectedElements.map(\.title), ["Ascending", "L"])
    }

    @MainActor
    func testABarButtonFollowsItsItemAndOpensItsMenu() async throws {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        var sorted = false
        let item = UIBarButtonItem(
            title: "Sort", menu: UIMenu(children: [UIAction(title: "By name") { _ in sorted = true }]))
        page.navigationItem.rightBarButtonItem = item
        navigation.loadViewIfNeeded()
        let button = try XCTUnwrap(views(UIButton.self, in: navigation.navigationBar).first)
        item.title = "Order"
        item.isEnabled = false
        XCTAssertEqual(button.currentTitle, "Order")
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(button) }, "UIButton \"Order\" is disabled")
        item.isEnabled = true
        try Finger().tap(button)
        try Finger().choose("By name", in: navigation.view)
        XCTAssertTrue(sorted)
    }

    // MARK: Deferred elements

    @MainActor
    func testDeferredElementsAreProvidedWhenTheMenuOpens() async throws {
        var (calls, chosen) = (0, [String]())
        func element(_ title: String) -> UIAction { UIAction(title: title) { chosen.append($0.title) } }
        let cached = UIDeferredMenuElement { provide in
            calls += 1
            provide([element("Cached \(calls)"), UIMenu(title: "More", children: [element("Inner")])])
        }
        let uncached = UIDeferredMenuElement.uncached { provide in
            calls += 10
            provide([element("New \(calls)")])
        }
        let button = UIButton(frame: rect(0, 0, 100, 40))
        button.menu = UIMenu(children: [element("First"), cached, uncached])
        button.showsMenuAsPrimaryAction = true
        let finger = Finger()
        XCTAssertEqual(calls, 0)
        try finger.tap(button)
        XCTAssertThrowsError(try finger.choose("None", in: button)) {
            XCTAssertTrue("\($0)".hasSuffix("it has \"First\", \"Cached 1\", \"More\", \"New 11\""), "\($0)")
        }
        try finger.choose("New 11", in: button)
        try finger.tap(button)
        try finger.choose("More", "Inner", in: button)
        try finger.tap(button)
        try finger.choose("Cached 1", in: button)
        XCTAssertEqual(chosen, ["New 11", "Inner", "Cached 1"])
        XCTAssertEqual(calls, 31)
    }

    @MainActor
    func testAPopUpButtonSelectsADeferredElement() async throws {
        let button = UIButton(frame: rect(0, 0, 100, 40))
        let actions = ["A", "B"].map { UIAction(title: $0) { _ in } }
        button.menu = UIMenu(options: .singleSelection, children: [UIDeferredMenuElement { $0(actions) }])
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        try Finger().tap(button)
        try Finger().choose("B", in: button)
        XCTAssertEqual(button.menu?.selectedElements, [actions[1]])
        XCTAssertEqual(button.currentTitle, "B")
    }

    @MainActor
    func testOnlyTheAnswerToTheLastRequestIsUsed() async throws {
        var (cached, uncached): ([([UIMenuElement]) -> Void], [([UIMenuElement]) -> Void]) = ([], [])
        let button = UIButton(frame: rect(0, 0, 100, 40))
        button.menu = UIMenu(children: [
            UIDeferredMenuElement { cached.append($0) }, UIDeferredMenuElement.uncached { uncached.append($0) },
        ])
        button.showsMenuAsPrimaryAction = true
        for _ in 0..<2 {
            try Finger().tap(button)
            try Finger().dismissMenu(in: button)
        }
        try Finger().tap(button)
        XCTAssertEqual([cached.count, uncached.count], [1, 3])
        uncached[2]([UIAction(title: "New") { _ in }])
        uncached[0]([UIAction(title: "Old") { _ in }])
        cached[0]([UIAction(title: "Cached") { _ in }])
        XCTAssertThrowsError(try Finger().choose("Old", in: button))
        try Finger().choose("New", in: button)
    }

    @MainActor
    func testDeferredElementsCanBeProvidedLater() async throws {
        var provide: (([UIMenuElement]) -> Void)?
        let button = UIButton(frame: rect(0, 0, 100, 40))
        button.menu = UIMenu(children: [UIDeferredMenuElement { provide = $0 }])
        button.showsMenuAsPrimaryAction = true
        try Finger().tap(button)
        XCTAssertThrowsError(try Finger().choose("Late", in: button))
        var chosen = 0
        provide?([UIAction(title: "Late") { _ in chosen += 1 }])
        try Finger().choose("Late", in: button)
        XCTAssertEqual(chosen, 1)
    }
}

@MainActor
func makeMailbox(_ mailbox: MenuTests.Mailbox) -> UITableView {
    let table = makeTable(Recorder(count: 5))
    table.delegate = mailbox
    let folders = UIMenu(
        title: "Move",
        children: ["Inbox", "Archive"].map { name in
            UIAction(title: name) { [unowned mailbox] _ in mailbox.calls.append("to \(name)") }
        })
    let share = UIAction(title: "Share") { [unowned mailbox] _ in mailbox.calls.append("share") }
    let print = UIAction(title: "Print", attributes: .disabled) { _ in XCTFail("a disabled action must not run") }
    let secret = UIAction(title: "Secret", attributes: .hidden) { _ in XCTFail("a hidden action must not run") }
    let more = UIAction(title: "More", attributes: .keepsMenuPresented) { [unowned mailbox] _ in
        mailbox.calls.append("more")
    }
    let inline = UIMenu(options: .displayInline, children: [print, secret, more])
    mailbox.configuration = UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [share, inline, folders])
    })
    return table
}
