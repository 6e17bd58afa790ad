/// A key that identifies the action, event or question that an observer is registered for.
struct ObserverKey: Hashable {
    let name: ActionName
    let kind: CellActionEvent.Kind
    let payload: ObjectIdentifier
}

extension ObserverKey {
    init<Payload>(_ action: CellAction<Payload>) {
        self.init(name: action.name, kind: .action, payload: ObjectIdentifier(Payload.self))
    }

    init<Payload>(_ event: RowEvent<Payload>) {
        self.init(name: event.name, kind: .event, payload: ObjectIdentifier(Payload.self))
    }

    init<Payload, Answer>(_ question: RowQuestion<Payload, Answer>) {
        self.init(name: question.name, kind: .question, payload: ObjectIdentifier(Payload.self))
    }
}
