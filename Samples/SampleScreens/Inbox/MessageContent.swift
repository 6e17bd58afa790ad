import CellDirector

/// The content of a message's row.
struct MessageContent: UIContentConfiguration, Hashable, Identifiable {
    let message: Message
    /// Whether the whole text is visible instead of only the first line. True for the selected message.
    private(set) var isUnfolded = false

    init(_ message: Message) { self.message = message }

    var id: Message.ID { message.id }

    func makeContentView() -> any UIView & UIContentView { MessageContentView(self) }

    func updated(for state: any UIConfigurationState) -> MessageContent {
        guard let state = state as? UICellConfigurationState else { return self }
        var updated = self
        updated.isUnfolded = state.isSelected
        return updated
    }
}

/// The configurator of a message's row. It needs no custom cell class.
typealias MessageRow = ContentConfigurator<MessageContent>

extension CellAction where Payload == Bool {
    /// Sent when the user flags or unflags a message. The payload is the new state.
    static var flagged: Self { Self("flagged") }
}
