import CellDirector

/// A message as a row shows it.
struct MessageContent: UIContentConfiguration, Hashable, Identifiable {
    let message: Message
    /// Whether all of the text is shown, not its first line alone: that of the selected message is.
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

/// There is no cell class: the list makes a plain cell for it.
typealias MessageRow = ContentConfigurator<MessageContent>

extension CellAction where Payload == Bool {
    /// A message is to be flagged, or not any more.
    static var flagged: Self { Self("flagged") }
}
