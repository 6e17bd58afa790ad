import XCTest

@testable import HeadlessUIKit

/// Tests which of several views and recognizers handles a long press when one of the views has a context menu
/// interaction.
final class UnverifiedMenuTests: UnverifiedTestCase {
    @MainActor
    func testControlsAndRecognizersPrecedeTheMenu() async throws {
        let owner = ContextMenuInteractionTests.Owner()
        let card = makeCardWithMenu(owner)
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Buy") { _ in taps += 1 })
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        card.addSubview(button)
        try Finger().longPress(button)
        XCTAssertEqual(taps, 1)
        card.addGestureRecognizer(UILongPressGestureRecognizer())
        try Finger().longPress(card)
        XCTAssertEqual(owner.calls, [])
        button.addInteraction(UIContextMenuInteraction(delegate: owner))
        try Finger().longPress(button)
        XCTAssertEqual(owner.take().first, "menu at 30, 15", "the control's own interaction shows its menu")
        XCTAssertEqual(taps, 1)
    }

    @MainActor
    func testAViewInARowPrecedesTheRowsMenu() async throws {
        let (owner, mailbox) = (ContextMenuInteractionTests.Owner(), MenuTests.Mailbox())
        let table = makeMailbox(mailbox)
        let cell = try XCTUnwrap(table.cellForRow(at: path(1)))
        let label = try XCTUnwrap(cell.textLabel)
        cell.contentView.addInteraction(UIContextMenuInteraction(delegate: owner))
        try Finger().longPress(label)
        XCTAssertEqual(mailbox.takeCalls(), ["highlight", "unhighlight"])
        XCTAssertEqual(owner.take().count, 4)
        try Finger().dismissMenu(in: table)
        owner.hasMenu = false
        try Finger().longPress(rowAt: path(1), in: table)
        XCTAssertTrue(mailbox.takeCalls().contains("menu 1"))
        XCTAssertTrue(table.sourceOfMenu === cell)
    }

    @MainActor
    func testTheInteractionOfATableIsAskedAfterItsDelegate() async throws {
        let (owner, mailbox) = (ContextMenuInteractionTests.Owner(), MenuTests.Mailbox())
        let table = makeMailbox(mailbox)
        mailbox.configuration = nil
        table.addInteraction(UIContextMenuInteraction(delegate: owner))
        try Finger().longPress(rowAt: path(1), in: table)
        XCTAssertEqual(mailbox.takeCalls(), ["highlight", "menu 1", "unhighlight"])
        XCTAssertEqual(owner.take().last, "displayed")
    }
}
