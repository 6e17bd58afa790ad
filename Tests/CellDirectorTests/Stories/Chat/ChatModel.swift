import Observation

/// Somebody wrote something.
struct Message: Hashable, Identifiable, Sendable {
    let id: Int
    var text: String
    var isMine = false
}

/// Where messages come from, which may fail.
protocol ChatRepository: Sendable {
    func latest() async throws -> [Message]
    func messages(before id: Int) async throws -> [Message]
    func send(_ text: String) async throws -> Message
    func edit(_ message: Message) async throws
    func delete(_ id: Int) async throws
}

/// A message as the screen shows it: a row that is its own model.
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

/// The view model of a conversation: it knows no view.
@MainActor
@Observable
final class ChatModel {
    private(set) var bubbles: [Bubble] = []
    /// Who is typing at the other end.
    var typingName: String?
    /// What the person has typed and not sent.
    var draft = ""
    /// What failed last, in words, and how to try it again.
    private(set) var failure: String?
    /// The message that was deleted last, and can come back.
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
            // Somebody may have loaded them while this waited.
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

    /// A message that somebody wrote has come.
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
