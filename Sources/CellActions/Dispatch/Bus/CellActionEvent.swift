import Foundation

/// A dispatched action, row event or question, as observers see it.
public struct CellActionEvent: Sendable {
    /// Whether it is an action, a row event or a question.
    public let kind: DispatchKind
    /// The name of the action, row event or question.
    public let name: String
    /// Whether the app's code sent it, rather than the list.
    public let isCustom: Bool
    /// What was sent along, `Void` included.
    let sent: any Sendable
    /// A question's answer, as text. `nil` for actions and events.
    public let answer: String?
    /// The reuse identifier of the row's cell.
    public let reuseIdentifier: String
    /// Where the row was. A header's or footer's row is `NSNotFound`.
    public let indexPath: IndexPath
    /// The number of enclosing dispatches; 0 for a touch's direct result.
    public let depth: Int
    /// How many handlers were registered for it.
    public let handlerCount: Int
    /// How many observers are told of it.
    package let observerCount: Int
    /// The cell, if the event came from one.
    public let cell: CellReference?

    /// Whether a gate stopped it: then no handler heard of it.
    public internal(set) var isStopped = false

    let row: ConfiguratorBox
    let registry: WeakObject

    /// The payload: the payload of an action, a row event or a question, `nil` where that is `Void`.
    public var payload: (any Sendable)? { sent is Void ? nil : sent }

    /// The row's configurator.
    @MainActor public var configurator: any CellConfigurator { row.configurator }

    /// The list view that it came from: a table or a collection view; `nil` if its director has gone.
    @MainActor public var list: AnyObject? { (registry.object as? HandlerRegistry)?.host?.hostView }
}

extension CellActionEvent: CustomStringConvertible {
    /// The event in one line, for logs.
    public var description: String {
        let place = indexPath.map { $0 == NSNotFound ? "-" : String($0) }.joined(separator: ".")
        let sent = payload.map { " with \($0)" } ?? ""
        return "\(name) on \(reuseIdentifier) at \(place)\(sent)"
    }
}

/// A configurator on its way through an event: it is only touched on the main actor.
@MainActor
final class ConfiguratorBox {
    let configurator: any CellConfigurator
    init(_ configurator: any CellConfigurator) { self.configurator = configurator }
}
