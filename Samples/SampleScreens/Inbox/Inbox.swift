import CellDirector
import TapReplay

/// Messages in the user's order, with the pinned messages in a separate section.
struct Inbox {
    enum Section: Int, CaseIterable {
        case pinned, others

        var title: String {
            switch self {
            case .pinned: "Pinned"
            case .others: "Messages"
            }
        }
    }

    private var sections: [[Message]]
    /// The archived messages. The most recently archived message is last.
    private(set) var archive: [Message] = []

    init(messages: [Message]) {
        sections = [messages.filter(\.isPinned), messages.filter { !$0.isPinned }]
    }

    subscript(section: Section) -> [Message] {
        _read { yield sections[section.rawValue] }
        _modify { yield &sections[section.rawValue] }
    }

    func unreadCount(_ section: Section) -> Int { self[section].count { !$0.isRead } }

    // MARK: Changes

    mutating func setRead(_ id: Message.ID, _ isRead: Bool) { change(id) { $0.isRead = isRead } }

    mutating func setFlagged(_ id: Message.ID, _ isFlagged: Bool) { change(id) { $0.isFlagged = isFlagged } }

    mutating func readAll(_ section: Section) {
        for index in self[section].indices { self[section][index].isRead = true }
    }

    /// Deletes a message.
    mutating func delete(_ id: Message.ID) { _ = remove(id) }

    /// Archives a message.
    mutating func archive(_ id: Message.ID) {
        if let message = remove(id) { archive.append(message) }
    }

    /// Moves the most recently archived message back to the top of its section.
    mutating func unarchive() {
        guard let message = archive.popLast() else { return }
        self[message.isPinned ? .pinned : .others].insert(message, at: 0)
    }

    /// Moves a message to an index in a section. The message is pinned if that section is `pinned`, and unpinned
    /// otherwise.
    mutating func move(_ id: Message.ID, to section: Section, at index: Int) {
        guard var message = remove(id) else { return }
        message.isPinned = section == .pinned
        self[section].insert(message, at: index)
    }

    private mutating func change(_ id: Message.ID, _ body: (inout Message) -> Void) {
        guard let (section, index) = place(id) else { return }
        body(&self[section][index])
    }

    private mutating func remove(_ id: Message.ID) -> Message? {
        guard let (section, index) = place(id) else { return nil }
        return self[section].remove(at: index)
    }

    private func place(_ id: Message.ID) -> (section: Section, index: Int)? {
        for section in Section.allCases {
            if let index = self[section].firstIndex(where: { $0.id == id }) { return (section, index) }
        }
        return nil
    }
}

// MARK: - Data file

/// The messages of the inbox, decoded from a file.
struct Messages: Decodable {
    let messages: DistinctItems<Message>

    /// Loads messages from the data file in the settings or, if the settings specify no data file, from the bundled
    /// file. If the settings specify a row count, returns that many messages, repeating them as needed.
    @MainActor
    static func load(_ settings: ReplaySettings) throws -> [Message] {
        let path = settings.dataFile ?? Bundle.module.path(forResource: "inbox", ofType: "json") ?? "inbox.json"
        let messages = try ReplayDataFile.decode(Messages.self, from: path).messages.items
        guard let count = settings.rowCount, !messages.isEmpty else { return messages }
        return (0..<count).map { number in
            let message = messages[number % messages.count]
            return Message(
                id: number + 1, sender: message.sender, subject: message.subject,
                text: message.text, isRead: message.isRead, isFlagged: message.isFlagged, isPinned: message.isPinned)
        }
    }
}
