import Foundation
import Synchronization

/// Delivers each action from a cell to its director and all observers.
///
/// Any number of directors may share ``default``; a test may give each its own. Delivery is on the main actor. A post
/// from the main actor is synchronous; one from elsewhere is queued, and delivered in posting order, at the latest
/// before the next post from the main actor. A post made by a handler is delivered at once, inside the post that the
/// handler serves.
///
///     let token = CellActionBus.default.addObserver(for: .custom("follow")) { event in log(event) }
///     for await event in CellActionBus.default.events { … }
///
/// Items that a handler changed are shown when the dispatch that it serves has ended.
public final class CellActionBus: Sendable {
    /// The bus that directors use by default.
    public static let `default` = CellActionBus()

    let observers = Locked(Registrations<Observer>())
    let observerCount = Atomic(0)
    let queue = Locked(PostQueue())
    let queuedCount = Atomic(0)
    /// How many dispatches are under way, one inside the other.
    @exclusivity(unchecked) @MainActor var depth = 0
    /// What waits for the outermost dispatch to end, whichever bus that is of.
    @exclusivity(unchecked) @MainActor package static var idleWork: (@MainActor () -> Void)?
    /// Whether a dispatch is under way.
    @MainActor package var isDispatching: Bool { depth > 0 }
    /// Whether queued posts are being delivered.
    @MainActor var isDelivering = false

    /// Called with each problem, such as an unhandled action. At first it writes a line to standard error. See also
    /// ``addProblemObserver(_:)``.
    @MainActor public var onProblem: @MainActor (CellActionProblem) -> Void = { problem in
        FileHandle.standardError.write(Data("\(CellActionBus.problemSource()): \(problem)\n".utf8))
    }

    /// What the line of a problem begins with; a replay names the step that is being played.
    @MainActor package static var problemSource: @MainActor () -> String = { "CellActions" }

    /// The work of asynchronous handlers that is under way.
    @MainActor var work: [ObjectIdentifier: HandlerWork] = [:]
    /// Whether an asynchronous handler is running, or is about to.
    @MainActor package var hasRunningHandlers: Bool { !work.isEmpty }
    let problemObservers = Locked(Registrations<ProblemObserver>())

    /// Creates an independent bus.
    public init() {}
}

extension CellActionBus {
    /// Whether nobody observes, and no post waits.
    var isQuiet: Bool { observerCount.load(ordering: .relaxed) == 0 && queuedCount.load(ordering: .acquiring) == 0 }

    /// The path of an action: past the observers, to the handlers of the director that owns the cell.
    ///
    /// - Parameter isLast: Whether the cell stops showing the row with it, which may be gone already.
    /// - Complexity: O(handlers of this action and reuse ID), whatever the number of rows, keys and directors.
    @MainActor
    package func post<Payload>(
        _ action: CellAction<Payload>, _ payload: Payload, to binding: CellBinding, cell: AnyObject,
        isLast: Bool = false
    ) {
        if queuedCount.load(ordering: .acquiring) > 0 { deliverQueued() }
        guard binding.isActive || isLast else { return postToSuccessor(action, payload, binding, cell) }
        depth += 1
        defer { endDispatch() }
        // Looked up before the observers run: a handler that they add waits for the next.
        let id = ActionIDs.id(of: action)
        let handlers = binding.handlers[id]
        let isHeard =
            observerCount.load(ordering: .relaxed) > 0
            ? announce(action, payload, to: handlers, id, binding, cell) : call(handlers, binding, cell, payload)
        if !isHeard, action.name.origin == .custom { reportUnhandled(action, binding, cell) }
        if isLast { binding.end() }
    }

    /// Calls the handlers that are for the row.
    ///
    /// - Returns: Whether there was one.
    @MainActor
    @inline(__always)
    private func call<Payload>(
        _ handlers: ContiguousArray<Handler?>, _ binding: CellBinding, _ cell: AnyObject, _ payload: Payload
    ) -> Bool {
        var isHeard = false
        HeldHandlers(handlers).forEach { handler in
            if unsafeDowncast(handler, to: CellHandler<Payload>.self).call(binding, cell, payload) { isHeard = true }
        }
        return isHeard
    }

    /// The same where somebody observes: past the gates and the observers, before and after the handlers.
    @MainActor
    @inline(never)
    private func announce<Payload>(
        _ action: CellAction<Payload>, _ payload: Payload, to handlers: ContiguousArray<Handler?>, _ id: ActionID,
        _ binding: CellBinding, _ cell: AnyObject
    ) -> Bool {
        let count = binding.handlers.liveHandlerCount(id, for: binding.configurator)
        var announcement = Announcement(
            self, ObserverKey(action), payload, count, from: .init(view: cell, registry: binding.registry),
            in: binding.handlers
        ) {
            .init(
                configurator: binding.configuratorBox, indexPath: binding.indexPath,
                cell: CellReference(cell: cell, binding: binding))
        }
        let passes = announcement.passes()
        announcement.notifyBefore()
        let isHandled = passes && call(handlers, binding, cell, payload)
        announcement.notifyAfter()
        return !passes || isHandled || announcement.isAwaited
    }

    /// The path of an action whose row got another configurator by what was queued before, or went by it.
    @MainActor
    private func postToSuccessor<Payload>(
        _ action: CellAction<Payload>, _ payload: Payload, _ binding: CellBinding, _ cell: AnyObject
    ) {
        let latest = binding.latest
        guard latest.isActive else { return reportNoRow(action.name, cell) }
        post(action, payload, to: latest, cell: cell)
    }

    /// A dispatch has ended. With the outermost one, what its handlers changed is shown.
    @MainActor
    @inline(__always)
    private func endDispatch() {
        depth -= 1
        if depth == 0, let work = Self.idleWork { work() }
    }

    @MainActor
    private func reportUnhandled<Payload>(_ action: CellAction<Payload>, _ binding: CellBinding, _ cell: AnyObject) {
        // The director has gone: the cell's row is in no list.
        guard let registry = binding.registry, !registry.hasEnded else { return reportNoRow(action.name, cell) }
        registry.reportUnhandled(action, of: binding.configuratorType, in: binding.handlers)
    }

    @MainActor
    private func reportNoRow(_ name: ActionName, _ cell: AnyObject) {
        report(.noRow(action: name.text, view: String(describing: type(of: cell))))
    }

    /// The path of a row event: as an action's, without a cell.
    ///
    /// - Parameter find: Says which row it is about and where that is, after what other threads posted before. `nil`: the row
    ///   has gone, and no handler is called.
    @MainActor
    package func post<Payload>(
        _ event: RowEvent<Payload>, _ payload: Payload, in registry: HandlerRegistry,
        to find: () -> (configurator: any CellConfigurator, indexPath: IndexPath)?
    ) {
        deliverQueued()
        guard let (configurator, indexPath) = find() else { return }
        depth += 1
        defer { endDispatch() }
        let group = registry.handlers(for: configurator)
        let id = ActionIDs.id(of: event)
        let handlers = group[id]
        var announcement: Announcement?
        if observerCount.load(ordering: .relaxed) > 0 {
            let count = group.liveHandlerCount(id, for: configurator)
            announcement = Announcement(
                self, ObserverKey(event), payload, count, from: .init(view: nil, registry: registry), in: group
            ) {
                .init(configurator: ConfiguratorBox(configurator), indexPath: indexPath)
            }
        }
        let passes = announcement?.passes() ?? true
        announcement?.notifyBefore()
        for case let handler? in passes ? handlers : [] {
            _ = unsafeDowncast(handler, to: RowHandler<Payload, Void>.self).call(configurator, indexPath, payload)
        }
        announcement?.notifyAfter()
    }

    /// The path of a question: the handler registered last answers, then observers see the answer.
    ///
    /// - Parameter find: Says which row it is about and where that is, after what other threads posted before.
    /// - Returns: `nil` if nobody answers.
    @MainActor
    package func ask<Payload, Answer>(
        _ question: RowQuestion<Payload, Answer>, _ payload: Payload, in registry: HandlerRegistry,
        of find: () -> (configurator: any CellConfigurator, indexPath: IndexPath)?
    ) -> Answer? {
        deliverQueued()
        guard let (configurator, indexPath) = find() else { return nil }
        let group = registry.handlers(for: configurator)
        let id = ActionIDs.id(of: question)
        let handlers = group[id]
        if handlers.isEmpty { return nil }
        depth += 1
        defer { endDispatch() }
        for case let handler? in handlers.reversed() {
            let handler = unsafeDowncast(handler, to: RowHandler<Payload, Answer>.self)
            guard let answer = handler.call(configurator, indexPath, payload) else { continue }
            if observerCount.load(ordering: .relaxed) > 0 {
                let count = group.liveHandlerCount(id, for: configurator)
                let announcement = Announcement(
                    self, ObserverKey(question), payload, count, answer: text(answer),
                    from: .init(view: nil, registry: registry), in: group
                ) {
                    .init(configurator: ConfiguratorBox(configurator), indexPath: indexPath)
                }
                announcement.notifyBefore()
                announcement.notifyAfter()
            }
            return answer
        }
        return nil
    }

    /// An answer in words, without the `Optional` around it. An object is its type's name: where it lies in memory tells
    /// nobody anything.
    @MainActor
    private func text<Answer>(_ answer: Answer) -> String {
        if let optional = answer as? any OptionalAnswer { return optional.text }
        return type(of: answer) is AnyClass ? "\(type(of: answer))" : "\(answer)"
    }
}

private protocol OptionalAnswer {
    var text: String { get }
}

extension Optional: OptionalAnswer {
    fileprivate var text: String {
        guard let self else { return "nil" }
        return type(of: self) is AnyClass ? "\(type(of: self))" : "\(self)"
    }
}
