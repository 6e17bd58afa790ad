/// An action's, event's or question's identity, as observers filter by it.
struct ObserverKey: Hashable {
    let name: ActionName
    let kind: DispatchKind
    let payload: ObjectIdentifier

    init<Payload>(_ action: CellAction<Payload>) {
        name = action.name
        kind = .action
        payload = ObjectIdentifier(Payload.self)
    }

    init<Payload, Answer>(_ message: RowMessage<Payload, Answer>) {
        name = message.name
        kind = message.kind
        payload = ObjectIdentifier(Payload.self)
    }
}
