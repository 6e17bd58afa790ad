import Foundation

/// A dispatched action, row event or question, as passed to gates and observers.
public struct CellActionEvent: Sendable {
    /// The kinds of messages that a bus dispatches.
    public enum Kind: String, Sendable {
        /// A ``CellAction``: an action in a cell on screen, such as a tap.
        case action
        /// A ``RowEvent``: something that happened to a row, whether or not the row has a cell on screen.
        case event
        /// A ``RowQuestion``: a request by the list for information about a row.
        case question
    }

    /// Whether this is an action, a row event or a question.
    public let kind: Kind
    /// The name of the action, row event or question.
    public let name: String
    /// Whether the message was sent by the app's code instead of the list.
    public let isCustom: Bool
    /// The payload, which is `Void` if the message has no payload.
    let sent: any Sendable
    /// A description of the answer to a question, or `nil` for actions and events.
    public let answer: String?
    /// The reuse identifier of the row's cell.
    public let reuseIdentifier: String
    /// The row's index path when the message was sent. For a header or footer, the row index is `NSNotFound`.
    public let indexPath: IndexPath
    /// The number of dispatches that were in progress when the message was sent. It is 0 if the message is the direct
    /// result of a touch.
    public let depth: Int
    /// The number of handlers registered for the message.
    public let handlerCount: Int
    /// The number of observers that receive the message.
    package let observerCount: Int
    /// Whether an observer is registered for this particular message by name.
    package let isAwaited: Bool
    /// The cell that the action was sent from, or `nil` for events and questions.
    public let cell: CellReference?

    /// Whether a gate stopped the message, so that no handler was called.
    public internal(set) var isStopped = false

    let row: ConfiguratorBox
    let registry: WeakObject

    /// The payload, or `nil` if the payload is `Void`.
    public var payload: (any Sendable)? { sent is Void ? nil : sent }

    /// The row's configurator.
    @MainActor public var configurator: any CellConfigurator { row.configurator }

    /// The table or collection view that the message comes from, or `nil` if its director is a custom director or has
    /// been deallocated.
    @MainActor public var list: AnyObject? { (registry.object as? HandlerRegistry)?.host?.hostView }
}

extension CellActionEvent: CustomStringConvertible {
    /// A one-line description of the event, for logs.
    public var description: String {
        let place = indexPath.map { $0 == NSNotFound ? "-" : String($0) }.joined(separator: ".")
        let sent = payload.map { " with \($0)" } ?? ""
        return "\(name) on \(reuseIdentifier) at \(place)\(sent)"
    }
}

/// A box that lets an event carry a configurator. The configurator is accessed only on the main actor.
@MainActor
final class ConfiguratorBox {
    let configurator: any CellConfigurator
    init(_ configurator: any CellConfigurator) { self.configurator = configurator }
}
