import CellDirector
import HeadlessUIKit
import TapReplayTesting
import XCTest

/// Tests a chat screen that is structured like a real app: a repository that can fail, a view model that is independent
/// of views, and a screen that turns the view model into rows.
final class ChatTests: XCTestCase {
    /// A server with thirty messages that returns ten at a time.
    private actor Server: ChatRepository {
        private(set) var messages = (1...30).map { Message(id: $0, text: "message \($0)") }
        private var failures: [String] = []
        /// The continuations of suspended calls, which the test resumes.
        private var held: [CheckedContinuation<Void, Never>] = []
        private var holds = false

        struct Offline: Error, CustomStringConvertible {
            let description: String
        }

        func fail(_ reason: String) { failures.append(reason) }
        func hold() { holds = true }
        var isHolding: Bool { !held.isEmpty }

        func release() {
            holds = false
            for call in held { call.resume() }
            held = []
        }

        private func answer() async throws {
            if holds { await withCheckedContinuation { held.append($0) } }
            if !failures.isEmpty { throw Offline(description: failures.removeFirst()) }
        }

        func latest() async throws -> [Message] {
            try await answer()
            return messages.suffix(10)
        }

        func messages(before id: Int) async throws -> [Message] {
            try await answer()
            return messages.filter { $0.id < id }.suffix(10)
        }

        func send(_ text: String) async throws -> Message {
            try await answer()
            let message = Message(id: (messages.last?.id ?? 0) + 1, text: text, isMine: true)
            messages.append(message)
            return message
        }

        func edit(_ message: Message) async throws {
            try await answer()
            if let index = messages.firstIndex(where: { $0.id == message.id }) { messages[index] = message }
        }

        func delete(_ id: Int) async throws {
            try await answer()
            messages.removeAll { $0.id == id }
        }
    }

    /// A chat screen with its server and model, and a finger.
    @MainActor
    private final class Table {
        let server = Server()
        let screen: ChatScreen
        let finger = Finger()
        let problems = Problems()
        var model: ChatModel { screen.model }
        var tableView: UITableView { screen.tableView }

        init() async {
            screen = ChatScreen(ChatModel(server))
            screen.bus.onProblem = { [problems] in problems.all.append($0) }
            await screen.model.load()
            screen.jump(to: 30)
        }

        /// The strings on screen.
        var texts: [String] { tableView.visibleCells.map { $0.textLabel?.text ?? "" } }

        func row(_ text: String) throws -> IndexPath {
            let cell = try XCTUnwrap(tableView.visibleCells.first { $0.textLabel?.text == text }, text)
            return try XCTUnwrap(tableView.indexPath(for: cell))
        }

        func tap(_ text: String) throws { try finger.tap(rowAt: row(text), in: tableView) }

        /// Scrolls up to the oldest message and waits until older messages are loaded or loading has failed.
        func pull() async throws {
            try finger.scrollToTop(tableView)
            try finger.pullToRefresh(tableView)
            await screen.work?.value
        }

        func scrollToEnd() throws { try finger.scroll(tableView, by: 10_000) }
    }

    @MainActor func testAScriptPlaysTheConversation() async {
        let screen = ChatScreen(ChatModel(Server()))
        let shown = ReplayScreen("chat") {
            let controller = UIViewController()
            controller.view = screen.view
            return controller
        }
        await screen.model.load()
        let script = """
            screen chat
            expect 10 rows in section 0
            scroll to row last
            type "hello\\n" into field
            wait until row "> hello" is visible for 30 seconds
            expect 11 rows in section 0
            delete row "> hello"
            wait until row "Undo" is visible for 30 seconds
            expect 10 rows in section 0
            tap row "Undo"
            wait until 11 rows in section 0 for 30 seconds
            scroll to row 0
            pull to refresh
            wait until 21 rows in section 0 for 30 seconds
            """
        let report = await replay(.text(script, name: "chat.taps"), on: [shown], bus: screen.bus)
        XCTAssertEqual(report?.isSuccess, true)
    }

    @MainActor func testMessagesAppearAtTheEnd() async throws {
        let table = await Table()
        XCTAssertEqual(table.texts.first, "message 21")
        XCTAssertEqual(table.texts.last, "message 30")
        table.model.typingName = "Ada"
        XCTAssertEqual(table.texts.last, "Ada types")
        table.model.receive(Message(id: 31, text: "hello"))
        XCTAssertEqual(table.texts.suffix(2), ["message 30", "hello"])
    }

    @MainActor func testOlderMessagesPushNothingAway() async throws {
        let table = await Table()
        for id in 31..<40 { table.model.receive(Message(id: id, text: "message \(id)")) }
        try table.finger.scrollToTop(table.tableView)
        XCTAssertEqual(table.texts.first, "message 21")
        try await table.pull()
        XCTAssertEqual(table.model.bubbles.first?.id, 11)
        XCTAssertEqual(table.texts.first, "message 21")
        XCTAssertEqual(try table.row("message 21"), path(10))
        table.model.receive(Message(id: 40, text: "message 40"))
        XCTAssertEqual(table.texts.first, "message 21", "a new message at the end does not scroll the list")
        XCTAssertEqual(table.problems.all, [])
    }

    @MainActor func testAFailedLoadIsShownAndTriedAgain() async throws {
        let table = await Table()
        await table.server.fail("offline")
        try await table.pull()
        try table.scrollToEnd()
        XCTAssertEqual(table.texts.last, "Can't load older messages: offline")
        try await table.pull()
        try table.scrollToEnd()
        XCTAssertEqual(table.texts.last, "message 30")
        XCTAssertEqual(table.model.bubbles.count, 20)
    }

    @MainActor func testTheUserTypesWhileMessagesArrive() async throws {
        let table = await Table()
        let field = table.screen.field
        for (number, letter) in "hello".enumerated() {
            try table.finger.type(String(letter), into: field)
            table.model.receive(Message(id: 100 + number, text: "news \(number)"))
            XCTAssertEqual(table.texts.last, "news \(number)")
            XCTAssertTrue(field.isFirstResponder)
        }
        XCTAssertEqual(field.text, "hello")
        try table.finger.type("\n", into: field)
        await table.screen.work?.value
        XCTAssertEqual(table.texts.last, "> hello")
        XCTAssertEqual(field.text, "")
        XCTAssertEqual(table.problems.all, [])
    }

    @MainActor func testADraftReappearsIfItCouldNotBeSent() async throws {
        let table = await Table()
        await table.server.fail("offline")
        try table.finger.type("hello\n", into: table.screen.field)
        await table.screen.work?.value
        XCTAssertEqual(table.texts.last, "Can't send: offline")
        XCTAssertEqual(table.screen.field.text, "hello")
        try table.finger.type("\n", into: table.screen.field)
        await table.screen.work?.value
        XCTAssertEqual(table.texts.last, "> hello")
    }

    @MainActor func testAMessageIsEditedInPlace() async throws {
        let table = await Table()
        await table.server.hold()
        let bubble = try XCTUnwrap(table.model.bubbles.first { $0.id == 28 })
        let cell = try XCTUnwrap(table.tableView.cellForRow(at: try table.row("message 28")))
        let edit = Task { await table.model.edit(bubble, to: "edited") }
        await letMainActorWork { bubble.state == .saving }
        table.tableView.layoutIfNeeded()
        XCTAssertEqual(cell.textLabel?.text, "edited (saving)")
        // Another row is inserted while the message is being saved.
        table.model.receive(Message(id: 31, text: "hello"))
        await waitUntilHeld(table.server)
        await table.server.fail("offline")
        await table.server.release()
        await edit.value
        XCTAssertTrue(table.texts.contains("message 28 (not saved)"))
        XCTAssertIdentical(table.tableView.cellForRow(at: try table.row("message 28 (not saved)")), cell)
        XCTAssertEqual(table.texts.last, "Can't save: offline")
    }

    @MainActor func testADeletedMessageReappearsOnUndoOrIfTheServerFails() async throws {
        let table = await Table()
        try table.finger.delete(rowAt: table.row("message 29"), in: table.tableView)
        await table.screen.bus.waitUntilIdle()
        XCTAssertEqual(table.texts.suffix(3), ["message 28", "message 30", "Undo"])
        try table.tap("Undo")
        XCTAssertEqual(table.texts.suffix(3), ["message 28", "message 29", "message 30"])
        await table.server.hold()
        try table.finger.delete(rowAt: table.row("message 30"), in: table.tableView)
        await waitUntilHeld(table.server)
        XCTAssertFalse(table.texts.contains("message 30"), "the row is removed before the server responds")
        await table.server.fail("offline")
        await table.server.release()
        await table.screen.bus.waitUntilIdle()
        XCTAssertEqual(table.texts.suffix(2), ["message 30", "Can't delete: offline"])
    }

    @MainActor func testTheListCanJumpToAMessageRightAfterItWasLoaded() async throws {
        let table = await Table()
        XCTAssertFalse(table.screen.jump(to: 12))
        await table.model.loadOlder()
        XCTAssertTrue(table.screen.jump(to: 12), "the list jumps to a row without a layout")
        XCTAssertTrue(table.texts.contains("message 12"))
        XCTAssertEqual(table.problems.all, [])
    }

    @MainActor func testTheScreenIsReleasedWhileTheServerWorks() async throws {
        var table: Table? = await Table()
        let server = try XCTUnwrap(table?.server)
        await server.hold()
        try table?.finger.type("late\n", into: try XCTUnwrap(table?.screen.field))
        await waitUntilHeld(server)
        let gone = [Weak(table), Weak(table?.screen), Weak(table?.screen.director), Weak(table?.tableView)]
        let model = Weak(table?.model)
        table = nil
        XCTAssertEqual(gone.compactMap(\.object).count, 0)
        await server.release()
        await letMainActorWork { model.object == nil }
        XCTAssertNil(model.object)
    }

    @MainActor private func waitUntilHeld(_ server: Server) async {
        var rounds = 0
        while await !server.isHolding, rounds < 1_000_000 { rounds += 1 }
    }
}
