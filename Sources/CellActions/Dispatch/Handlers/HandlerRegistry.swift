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
    private let scopes = SubscriptionSet()

    private var groups: [String: RowHandlers] = [:]
    @exclusivity(unchecked) private var groupsByType: [ObjectIdentifier: RowHandlers] = [:]
    /// For each action, whether a handler has ever been registered for it. Indexed by the action's number.
    @exclusivity(unchecked) private var wereHandled: ContiguousArray<Bool> = []
    private var forAnyRow = Registrations<AnyRowEntry>()
    private var reported: [(id: ActionID, type: ObjectIdentifier)] = []
    private(set) var hasEnded = false

    /// A handler for rows of any type. It is stored with the name and number of its action, which are needed to add the
    /// handler to a group.
    private final class AnyRowEntry: Registered {
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
        let handlers = groups.values.flatMap { $0.removeAll() }
        for handler in handlers + forAnyRow.entries.compactMap({ $0?.handler }) { handler.subscription.cancel() }
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
            appendForAnyRow(handler, name, id)
        } else {
            append(handler, name, id, to: handlers(for: type))
        }
        host?.didAddHandler(name)
        return subscription
    }

    private func appendForAnyRow(_ handler: Handler, _ name: ActionName, _ id: ActionID) {
        let number = forAnyRow.append(AnyRowEntry(handler, name, id))
        handler.subscription.whenCancelled { [weak self] in
            onMainActor {
                let removed = self?.forAnyRow.remove(number)
                withExtendedLifetime(removed) {}
            }
        }
        for group in groups.values { append(handler, name, id, to: group) }
    }

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
    func reportUnhandled<Payload>(_ action: CellAction<Payload>, of type: ObjectIdentifier, in group: RowHandlers) {
        let id = ActionIDs.id(of: action)
        guard !reported.contains(where: { $0 == (id, type) }) else { return }
        reported.append((id, type))
        let problem = CellActionProblem.unhandled(
            action: action.name.text, payload: Payload.self == Void.self ? nil : "\(Payload.self)",
            reuseIdentifier: group.reuseIdentifier, nearest: nearest(to: action.name.text, group))
        bus.report(problem)
    }

    /// Returns a description of the registered action that is most similar to an unhandled action: the same action with
    /// a different cell or payload type, or an action with a similarly spelled name. Returns `nil` if there is none.
    private func nearest(to name: String, _ group: RowHandlers) -> String? {
        let others = sortedOnce(Array(groups.values)) { $0.reuseIdentifier < $1.reuseIdentifier }
        let keys = ([group] + others.filter { $0 !== group }).flatMap { group in
            sortedOnce(Array(group.customNames), by: <).map { (name: $0, reuseIdentifier: group.reuseIdentifier) }
        }
        if let same = keys.first(where: { $0.name == name }) {
            let isPayload = same.reuseIdentifier == group.reuseIdentifier
            return "\"\(name)\" of \(same.reuseIdentifier)" + (isPayload ? " with another payload type" : "")
        }
        guard let nearest = nearestName(to: name, among: keys.map(\.name)),
            let key = keys.first(where: { $0.name == nearest })
        else { return nil }
        return "\"\(key.name)\" of \(key.reuseIdentifier)"
    }
}
