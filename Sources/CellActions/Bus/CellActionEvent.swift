import Foundation

/// One thing that was dispatched, as an observer of the bus sees it.
public struct CellActionEvent: Sendable {
    /// What kind of thing was dispatched.
    public let kind: DispatchKind
    /// The name of the action, row event or question.
    public let name: String
    /// Whether the user's own code sent it, and not the list.
    public let isCustom: Bool
    /// What was sent along, `Void` included.
    let sent: any Sendable
    /// A question's answer, as text. `nil` for actions and events.
    public let answer: String?
    /// The reuse identifier of the row's cell.
    public let reuseIdentifier: String
    /// Where the row was. A header's or footer's row is `NSNotFound`.
    public let indexPath: IndexPath
    /// How many dispatches this one lies within; 0 for what a touch causes directly.
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
    let listBox: WeakObject

    /// What was sent along: the payload of an action, a row event or a question, `nil` where that is `Void`.
    public var payload: (any Sendable)? { sent is Void ? nil : sent }

    /// The row's configurator.
    @MainActor public var configurator: any CellConfigurator { row.configurator }

    /// The list view that spoke: a table or a collection view; `nil` if it has gone.
    @MainActor public var list: AnyObject? { listBox.object }
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
