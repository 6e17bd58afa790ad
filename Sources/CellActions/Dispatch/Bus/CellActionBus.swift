import Foundation
import Synchronization

/// Delivers each action from a cell to the handlers of the cell's director and to the observers that match the action.
///
/// Any number of directors can share ``default``; a test can give each director its own bus. Delivery happens on the
/// main actor. A post from the main actor is synchronous. Posts from other threads are queued and delivered in posting
/// order, at the latest just before the next post from the main actor. A post from inside a handler doesn't deliver the
/// queued posts first: it is dispatched immediately, nested in the dispatch that called the handler.
///
///     let token = CellActionBus.default.addObserver(for: .custom("follow")) { event in log(event) }
///     for await event in CellActionBus.default.events { … }
///
/// When the outermost dispatch or an asynchronous handler ends, the cells show any changes that handlers have made to
/// items.
public final class CellActionBus: Sendable {
    /// The bus that directors use by default.
    public static let `default` = CellActionBus()

    let observers = SharedRegistrations<Observer>()
    let observerCount = Atomic(0)
    /// The posts that wait for the main actor, in posting order.
    let queue = Locked<[@MainActor @Sendable () -> Void]>([])
    let queuedCount = Atomic(0)
    /// The number of dispatches in progress on this bus: the outermost dispatch and the dispatches nested in it.
    @exclusivity(unchecked) @MainActor var depth = 0
    /// Deferred work. Each bus performs it when the bus's outermost dispatch or an asynchronous handler ends.
    @exclusivity(unchecked) @MainActor package static var idleWork: (@MainActor () -> Void)?
    /// Whether a dispatch is in progress.
    @MainActor package var isDispatching: Bool { depth > 0 }
    /// Whether queued posts are being delivered.
    @MainActor var isDelivering = false

    /// The closure that is called for each problem, such as an unhandled custom action.
    ///
    /// By default, this closure writes a line to standard error. See also ``addProblemObserver(_:)``.
    @MainActor public var onProblem: @MainActor (CellActionProblem) -> Void = standardOnProblem

    /// The handler of problems that writes a line to standard error.
    package static let standardOnProblem: @MainActor (CellActionProblem) -> Void = { problem in
        guard let line = "\(CellActionBus.problemSource()): \(problem)\n".data(using: .utf8) else { return }
        FileHandle.standardError.write(line)
    }

    /// A closure that returns the prefix for each line that reports a problem. During a replay, the prefix identifies
    /// the step that is being played.
    @MainActor package static var problemSource = standardProblemSource
    @MainActor package static let standardProblemSource: @MainActor () -> String = { "CellActions" }

    /// The running work of asynchronous handlers.
    @MainActor var work: [ObjectIdentifier: HandlerWork] = [:]
    /// Whether an asynchronous handler is running or about to run.
    @MainActor package var hasRunningHandlers: Bool { !work.isEmpty }
    let problemObservers = SharedRegistrations<ProblemObserver>()

    /// Creates an independent bus.
    public init() {}

    deinit {
        // The bus may be released on any thread. What its observers captured is released on the main actor.
        let (observers, others) = (observers.removeAll(), problemObservers.removeAll())
        let onProblem = onProblem
        onMainActor { withExtendedLifetime((observers, others, onProblem)) {} }
    }
}

extension CellActionBus {
    /// Whether the bus has no gates, no observers and no queued posts.
    var isQuiet: Bool { observerCount.load(ordering: .relaxed) == 0 && queuedCount.load(ordering: .acquiring) == 0 }

    /// Posts an action to the gates and observers, and to the handlers of the director that owns the cell.
    ///
    /// - Parameter isLast: Whether this is the binding's last action. If so, the row may already have been removed, and
    ///   the binding ends after the action.
    /// - Complexity: O(*n*), where *n* is the number of handlers for this action and reuse ID plus the number of gates
    ///   and observers of the bus, regardless of the number of rows, keys and directors.
    @MainActor
    package func post<Payload>(
        _ action: CellAction<Payload>, _ payload: Payload, to binding: CellBinding, cell: AnyObject,
        isLast: Bool = false
    ) {
        if queuedCount.load(ordering: .acquiring) > 0 { deliverQueued() }
        guard binding.isActive || isLast else { return postToSuccessor(action, payload, binding, cell) }
        depth += 1
        defer { endDispatch() }
        // Looks up the handlers before the observers run, so that a handler added by an observer is not called until
        // the next dispatch.
        let id = ActionIDs.id(of: action)
        let handlers = binding.handlers[id]
        let isHandledOrCustom =
            observerCount.load(ordering: .relaxed) > 0
            ? announce(action, payload, to: handlers, id, binding, cell) : call(handlers, binding, cell, payload)
        if !isHandledOrCustom, action.name.origin == .custom { reportUnhandled(action, binding, cell) }
        if isLast { binding.end() }
    }

    /// Calls the handlers registered for the row's type.
    ///
    /// - Returns: Whether a handler was called.
    @MainActor
    @inline(__always)
    private func call<Payload>(
        _ handlers: ContiguousArray<Handler?>, _ binding: CellBinding, _ cell: AnyObject, _ payload: Payload
    ) -> Bool {
        var isHandledOrCustom = false
        HeldHandlers(handlers).forEach { handler in
            if unsafeDowncast(handler, to: CellHandler<Payload>.self).call(binding, cell, payload) {
                isHandledOrCustom = true
            }
        }
        return isHandledOrCustom
    }

    /// Calls the gates, observers and handlers. Used only if the bus has gates or observers.
    ///
    /// - Returns: Whether the action counts as handled: a gate stopped it, a handler was called, or an observer is
    ///   registered for it by name.
    @MainActor
    @inline(never)
    private func announce<Payload>(
        _ action: CellAction<Payload>, _ payload: Payload, to handlers: ContiguousArray<Handler?>, _ id: ActionID,
        _ binding: CellBinding, _ cell: AnyObject
    ) -> Bool {
        let count = binding.handlers.liveHandlerCount(id, for: binding.configurator)
        var announcement = Announcement(
            self, ObserverKey(action), payload, from: cell, in: binding.registry, binding.handlers, count
        ) { (binding.configuratorBox, binding.indexPath, CellReference(cell: cell, binding: binding)) }
        let passes = announcement.passes()
        announcement.notify(.beforeHandlers)
        let isHandled = passes && call(handlers, binding, cell, payload)
        announcement.notify(.afterHandlers)
        return !passes || isHandled || announcement.isAwaited
    }

    /// Posts an action to the binding that replaced an inactive binding, or reports a problem if no active binding
    /// replaced it. A binding is replaced when a queued post or an earlier handler gives the row a different
    /// configurator.
    @MainActor
    private func postToSuccessor<Payload>(
        _ action: CellAction<Payload>, _ payload: Payload, _ binding: CellBinding, _ cell: AnyObject
    ) {
        let latest = binding.latest
        guard latest.isActive else { return reportNoRow(action.name, cell) }
        post(action, payload, to: latest, cell: cell)
    }

    /// Ends a dispatch. If it is the outermost dispatch, runs the deferred work, which shows the items that handlers
    /// have changed.
    @MainActor
    @inline(__always)
    private func endDispatch() {
        depth -= 1
        runIdleWork()
    }

    /// Runs the deferred work, unless a dispatch is in progress. Also called when an asynchronous handler has ended.
    @MainActor
    @inline(__always)
    func runIdleWork() {
        if depth == 0, let work = Self.idleWork { work() }
    }

    @MainActor
    @inline(never)
    private func reportUnhandled<Payload>(_ action: CellAction<Payload>, _ binding: CellBinding, _ cell: AnyObject) {
        // If the director has been deallocated, the cell's row no longer belongs to a list.
        guard let registry = binding.registry, !registry.hasEnded else { return reportNoRow(action.name, cell) }
        registry.reportUnhandled(
            action.name.text, ActionIDs.id(of: action), Payload.self, of: binding.configuratorType, in: binding.handlers
        )
    }

    @MainActor
    private func reportNoRow(_ name: ActionName, _ cell: AnyObject) {
        report(.noRow(action: name.text, view: String(describing: type(of: cell))))
    }

    /// Posts a row event to the gates, observers and handlers. Unlike posting an action, this does not require a cell.
    ///
    /// - Parameter find: A closure that returns the row and its index path, called after queued posts are delivered. If
    ///   the closure returns `nil`, the row is no longer in the list and no handler is called.
    @MainActor
    package func post<Payload>(
        _ event: RowEvent<Payload>, _ payload: Payload, in registry: HandlerRegistry,
        to find: () -> PlacedRow?
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
            announcement = Announcement(self, ObserverKey(event), payload, in: registry, group, count) {
                (ConfiguratorBox(configurator), indexPath, nil)
            }
        }
        let passes = announcement?.passes() ?? true
        announcement?.notify(.beforeHandlers)
        for case let handler? in passes ? handlers : [] {
            _ = unsafeDowncast(handler, to: RowHandler<Payload, Void>.self).call(configurator, indexPath, payload)
        }
        announcement?.notify(.afterHandlers)
    }

    /// Asks a question: the most recently registered handler answers, and then observers receive the answer.
    ///
    /// - Parameter find: A closure that returns the row and its index path, called after queued posts are delivered.
    /// - Returns: The answer, or `nil` if no handler answers.
    @MainActor
    package func ask<Payload, Answer>(
        _ question: RowQuestion<Payload, Answer>, _ payload: Payload, in registry: HandlerRegistry,
        of find: () -> PlacedRow?
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
                    self, ObserverKey(question), payload, answer: text(answer), in: registry, group, count
                ) { (ConfiguratorBox(configurator), indexPath, nil) }
                announcement.notify(.beforeHandlers)
                announcement.notify(.afterHandlers)
            }
            return answer
        }
        return nil
    }

    /// Returns a description of an answer. An optional answer is unwrapped first. An object, also in an array, is
    /// described by the name of its type, because a memory address would be useless in a log.
    @MainActor
    private func text(_ answer: Any) -> String {
        if type(of: answer) is AnyClass { return "\(type(of: answer))" }
        let mirror = Mirror(reflecting: answer)
        if mirror.displayStyle == .collection, mirror.children.contains(where: { type(of: $0.value) is AnyClass }) {
            return "[" + mirror.children.map { text($0.value) }.joined(separator: ", ") + "]"
        }
        guard mirror.displayStyle == .optional else { return "\(answer)" }
        return mirror.children.first.map { text($0.value) } ?? "nil"
    }
}
