/// The handlers of a director, grouped by the reuse ID of their rows.
///
/// The director's proxy and the proxies of its subscriptions share one registry.
@MainActor
package final class HandlerRegistry {
    let bus: CellActionBus
    /// A weak reference to the registry, for events.
    ///
    /// Events refer to the registry and not to the list, because an object is slower to retain and release if there are
    /// weak references to it, and the list is used on every touch.
    private(set) lazy var box = WeakObject(self)
    weak var host: (any CellActionHost)?
    /// The subscriptions that group handlers. Each subscription is kept until it ends.
    private let scopes = SharedRegistrations<CellActionSubscription>()

    private var groups: [String: RowHandlers] = [:]
    @exclusivity(unchecked) private var groupsByType: [ObjectIdentifier: RowHandlers] = [:]
    /// For each action, whether a handler has ever been registered for it. Indexed by the action's number.
    @exclusivity(unchecked) private var wereHandled: ContiguousArray<Bool> = []
    private let forAnyRow = SharedRegistrations<AnyRowEntry>()
    private var reported: [(id: ActionID, type: ObjectIdentifier)] = []
    private(set) var hasEnded = false

    /// A handler for rows of any type. It is stored with the name and number of its action, which are needed to add the
    /// handler to a group.
    private final class AnyRowEntry: Registered, Sendable {
        let handler: Handler
        let name: ActionName
        let id: ActionID
        var subscription: CellActionSubscription { handler.subscription }

        init(_ handler: Handler, _ name: ActionName, _ id: ActionID) {
            self.handler = handler
            self.name = name
            self.id = id
        }
    }

    init(_ bus: CellActionBus) { self.bus = bus }

    /// Adds a subscription that ends with the director, or immediately if the director has been deallocated.
    func insert(_ scope: CellActionSubscription) {
        if hasEnded { scope.cancel() } else { scopes.insert(scope) }
    }

    /// Cancels all subscriptions. Any subscription made later is cancelled immediately.
    func end() {
        hasEnded = true
        removeAll()
    }

    /// Cancels every subscription.
    func removeAll() {
        scopes.cancelAll()
        let handlers = groups.values.flatMap { $0.removeAll() } + forAnyRow.removeAll().map(\.handler)
        for handler in handlers { handler.subscription.cancel() }
    }

    // MARK: Groups

    /// Returns the handlers for a configurator's reuse ID.
    ///
    /// - Complexity: O(1) if the type has been looked up before, because its group is cached.
    func handlers(for configurator: any CellConfigurator) -> RowHandlers { handlers(for: type(of: configurator)) }

    private func handlers(for type: any CellConfigurator.Type) -> RowHandlers {
        if let known = groupsByType[ObjectIdentifier(type)] { return known }
        let identifier = type.reuseIdentifier
        let group = groups[identifier] ?? makeGroup(identifier)
        groupsByType[ObjectIdentifier(type)] = group
        return group
    }

    /// Creates a group that initially contains the handlers for rows of any type.
    private func makeGroup(_ reuseIdentifier: String) -> RowHandlers {
        let group = RowHandlers(reuseIdentifier: reuseIdentifier)
        groups[reuseIdentifier] = group
        for case let entry? in forAnyRow.entries { append(entry.handler, entry.name, entry.id, to: group) }
        return group
    }

    // MARK: Registering

    /// Registers a handler for rows of the given type. If the type is ``AnyRow``, the handler is added to all current
    /// and future groups.
    func add<C: CellConfigurator>(
        _ type: C.Type, _ name: ActionName, _ id: ActionID, owner: AnyObject?, make: (CellActionSubscription) -> Handler
    ) -> CellActionSubscription {
        let subscription = CellActionSubscription(owner: owner)
        if hasEnded {
            subscription.cancel()
            return subscription
        }
        let missing = id + 1 - wereHandled.count
        if missing > 0 { wereHandled.append(contentsOf: repeatElement(false, count: missing)) }
        wereHandled[id] = true
        let handler = make(subscription)
        if type == AnyRow.self {
            forAnyRow.insert(AnyRowEntry(handler, name, id))
            for group in groups.values { append(handler, name, id, to: group) }
        } else {
            append(handler, name, id, to: handlers(for: type))
        }
        host?.didAddHandler(name)
        return subscription
    }

    @inline(never)
    private func append(_ handler: Handler, _ name: ActionName, _ id: ActionID, to group: RowHandlers) {
        let number = group.append(handler, id, name)
        handler.subscription.whenCancelled { [weak group] in onMainActor { group?.remove(number, id) } }
    }

    // MARK: Skipping messages without handlers

    /// Whether a message from the list can be skipped, because no handler has ever been registered for it, the bus has
    /// no observers or queued posts, and no work is deferred until the end of a dispatch.
    func canSkip(_ id: ActionID) -> Bool {
        (id >= wereHandled.count || !wereHandled[id]) && bus.isQuiet && CellActionBus.idleWork == nil
    }

    /// Whether a handler would be called for a message about a row.
    func handles(_ id: ActionID, _ configurator: any CellConfigurator) -> Bool {
        handlers(for: configurator).liveHandlerCount(id, for: configurator) > 0
    }

    // MARK: Unhandled actions

    /// Reports a custom action that has no handler. Each combination of action and configurator type is reported only
    /// once.
    func reportUnhandled(
        _ action: String, _ id: ActionID, _ payload: Any.Type, of type: ObjectIdentifier, in group: RowHandlers
    ) {
        guard !reported.contains(where: { $0 == (id, type) }) else { return }
        reported.append((id, type))
        let problem = CellActionProblem.unhandled(
            action: action, payload: payload == Void.self ? nil : "\(payload)",
            reuseIdentifier: group.reuseIdentifier, nearest: nearest(to: action, group))
        bus.report(problem)
    }

    /// Returns a description of the registered action that is most similar to an unhandled action: the same action with
    /// a different cell or payload type, or an action with a similarly spelled name. Returns `nil` if there is none.
    private func nearest(to wanted: String, _ group: RowHandlers) -> String? {
        let others = groups.values.filter { $0 !== group }
        let groups = [group] + sortedOnce(others) { $0.reuseIdentifier < $1.reuseIdentifier }
        func description(of name: String) -> String? {
            guard let found = groups.first(where: { $0.customNames.contains(name) }) else { return nil }
            let hasOtherPayload = found === group && name == wanted
            return "\"\(name)\" of \(found.reuseIdentifier)" + (hasOtherPayload ? " with another payload type" : "")
        }
        return description(of: wanted)
            ?? nearestName(to: wanted, among: groups.flatMap { sortedOnce($0.customNames, by: <) }).flatMap(description)
    }
}
