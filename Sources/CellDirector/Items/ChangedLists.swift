/// A list that shows items and observes changes to them.
@MainActor
protocol ItemObserver: CellActionHost {
    var bus: CellActionBus { get }

    /// Shows the items that have changed since their views were configured.
    func showChanges()
}

/// The lists that show changed items. Their views are updated when the handlers that made the changes have returned.
@MainActor
enum ChangedLists {
    private static var waiting: [WeakObject] = []
    private static var areWaiting: Bool { !waiting.isEmpty }
    private static var isShowing = false

    static func insert(_ list: any ItemObserver) {
        guard !waiting.contains(where: { $0.object === list }) else { return }
        waiting.append(WeakObject(list))
        CellActionBus.idleWork = show
    }

    /// Shows the changed items, including items that change while views are being configured.
    static func show() {
        guard areWaiting, !isShowing else { return }
        isShowing = true
        repeatUntilStable(
            "showing changed items", in: waiting.compactMap { $0.object as? any ItemObserver },
            because: "configuring their views changes them again"
        ) {
            guard areWaiting else { return true }
            let lists = waiting
            clear()
            for list in lists { (list.object as? any ItemObserver)?.showChanges() }
            return false
        }
        clear()
        isShowing = false
    }

    private static func clear() {
        waiting = []
        CellActionBus.idleWork = nil
    }

    /// Shows the changed items of a list that could not show them earlier.
    static func show(_ list: any ItemObserver) {
        insert(list)
        show()
    }
}
