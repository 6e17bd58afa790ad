import Observation

/// A message in the conversation.
struct Message: Hashable, Identifiable, Sendable {
    let id: Int
    var text: String
    var isMine = false
}

/// A source of messages. Its methods may throw errors.
protocol ChatRepository: Sendable {
    func latest() async throws -> [Message]
    func messages(before id: Int) async throws -> [Message]
    func send(_ text: String) async throws -> Message
    func edit(_ message: Message) async throws
    func delete(_ id: Int) async throws
}

/// The observable model of a message's row.
@MainActor
@Observable
final class Bubble: Identifiable {
    enum State: Hashable {
        case sent, saving, failed
    }

    nonisolated let id: Int
    var text: String
    var state = State.sent
    let isMine: Bool

    init(_ message: Message) {
        id = message.id
        text = message.text
        isMine = message.isMine
    }
}

/// The view model of a conversation, which is independent of any view.
@MainActor
@Observable
final class ChatModel {
    private(set) var bubbles: [Bubble] = []
    /// The name of the other person in the conversation while that person is typing; otherwise `nil`.
    var typingName: String?
    /// The text that the user has typed but not sent.
    var draft = ""
    /// The error message of the last operation, if the operation failed and can be retried.
    private(set) var failure: String?
    /// The most recently deleted message, which can be restored.
    private(set) var deleted: Deleted?

    struct Deleted {
        let bubble: Bubble
        let index: Int
    }

    private let repository: any ChatRepository

    init(_ repository: any ChatRepository) { self.repository = repository }

    func load() async {
        await attempt("Can't load") { bubbles = try await repository.latest().map(Bubble.init) }
    }

    func loadOlder() async {
        guard let first = bubbles.first?.id else { return }
        await attempt("Can't load older messages") {
            let older = try await repository.messages(before: first)
            // Another call may have loaded the older messages in the meantime.
            guard bubbles.first?.id == first else { return }
            bubbles.insert(contentsOf: older.map(Bubble.init), at: 0)
        }
    }

    func send() async {
        let text = draft
        guard !text.isEmpty else { return }
        draft = ""
        let isDone = await attempt("Can't send") { receive(try await repository.send(text)) }
        if !isDone, draft.isEmpty { draft = text }
    }

    /// Adds a received message.
    func receive(_ message: Message) {
        if !message.isMine { typingName = nil }
        bubbles.append(Bubble(message))
    }

    func edit(_ bubble: Bubble, to text: String) async {
        let before = bubble.text
        bubble.text = text
        bubble.state = .saving
        let message = Message(id: bubble.id, text: text, isMine: bubble.isMine)
        let isDone = await attempt("Can't save") { try await repository.edit(message) }
        bubble.state = isDone ? .sent : .failed
        if !isDone { bubble.text = before }
    }

    func delete(_ bubble: Bubble) async {
        guard let index = bubbles.firstIndex(where: { $0 === bubble }) else { return }
        bubbles.remove(at: index)
        deleted = Deleted(bubble: bubble, index: index)
        let isDone = await attempt("Can't delete") { try await repository.delete(bubble.id) }
        if !isDone { undoDelete() }
    }

    func undoDelete() {
        guard let deleted else { return }
        bubbles.insert(deleted.bubble, at: min(deleted.index, bubbles.count))
        self.deleted = nil
    }

    @discardableResult
    private func attempt(_ what: String, _ work: () async throws -> Void) async -> Bool {
        do {
            try await work()
            failure = nil
            return true
        } catch {
            failure = "\(what): \(error)"
            return false
        }
    }
}
