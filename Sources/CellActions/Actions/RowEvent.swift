/// An event that concerns a row, whether or not the row has a cell.
///
///     director.actionsProxy.on(.delete) { (c: UserCellConfig, indexPath) in remove(c.item) }
///     director.actionsProxy.on(.move) { (c: UserCellConfig, indexPath, destination) in … }
///
/// All handlers for an event run, in the order they were registered. Each handler receives the configurator, the index
/// path and the payload, if any. The index path is the row's position when the event was sent. If an earlier handler
/// may have changed the rows, find the row by its configurator instead.
public struct RowEvent<Payload: Sendable>: Hashable, Sendable {
    package let name: ActionName

    package init(_ name: String) { self.name = ActionName(name, .list) }
}

extension RowEvent: CustomStringConvertible {
    /// The event's name.
    public var description: String { name.text }
}
