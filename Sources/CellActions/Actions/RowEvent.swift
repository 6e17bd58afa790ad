import Foundation

/// Something that happened to a row, whose cell may not exist.
///
///     director.actionsProxy.on(.delete) { (c: UserCellConfig, indexPath) in remove(c.item) }
///     director.actionsProxy.on(.move) { (c: UserCellConfig, indexPath, destination) in … }
///
/// All handlers of an event run, in the order they were registered. The handler gets the configurator, the index path and the
/// payload, if there is one. The index path is where the row was when the event was sent: where several handlers change the
/// rows, the configurator is what to go by.
public struct RowEvent<Payload: Sendable>: Hashable, Sendable {
    package let name: ActionName

    package init(_ name: String) { self.name = ActionName(name, .list) }
}

/// The payload of a row event or question.
///
/// `Void` is none: a handler that takes a payload from an event without one does not compile.
public protocol RowPayload: Sendable {}

extension IndexPath: RowPayload {}
extension CGPoint: RowPayload {}

extension RowEvent: CustomStringConvertible {
    /// The event's name.
    public var description: String { name.text }
}
