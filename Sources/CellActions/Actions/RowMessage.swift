import Foundation

/// A list's message about a row, whose cell may not exist: the handler gets the configurator, the index path and the
/// payload, if there is one, and returns the answer.
///
///     director.actionsProxy.on(.delete) { (c: UserCellConfig, indexPath) in remove(c.item) }
///     director.actionsProxy.on(.canEdit) { (c: UserCellConfig, indexPath) in true }
///     director.actionsProxy.on(.moveTarget) { (c: UserCellConfig, indexPath, proposed) in proposed }
///
/// A message whose answer is `Void` is a ``RowEvent``: all handlers hear it. Another is a ``RowQuestion``, for which there is
/// one rule: the handler registered last answers, alone. When it is cancelled, the one before it answers again. Where no
/// handler is registered, the list behaves as if its delegate did not implement the method, but for editing, which takes a
/// handler.
///
/// The index path is where the row was when the message was sent. Where several handlers change the rows, the configurator is
/// what to go by.
public struct RowMessage<Payload: Sendable, Answer>: Hashable, Sendable {
    package let name: ActionName

    package init(list name: String) {
        self.name = ActionName(name, .list)
    }

    package var kind: DispatchKind { Answer.self == Void.self ? .event : .question }
}

/// Something that happened to a row, whose cell may not exist.
public typealias RowEvent<Payload: Sendable> = RowMessage<Payload, Void>

/// A list's question about a row, whose cell may not exist.
public typealias RowQuestion = RowMessage

/// The payload of a row event or question. `Void` is no payload: so a handler that takes one too many does not compile.
public protocol RowPayload: Sendable {}

extension IndexPath: RowPayload {}
extension CGPoint: RowPayload {}

extension RowMessage: CustomStringConvertible {
    /// The message's name.
    public var description: String { name.text }
}
