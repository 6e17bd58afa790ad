/// A list that shows items and observes changes to them.
@MainActor
protocol ItemObserver: CellActionHost {
    var bus: CellActionBus { get }

    /// Shows the items that have changed since their views were configured.
    func showChanges()

    /// Calls ``ChangedLists/show()`` after the list's current or next layout.
    func showChangesAfterLayout()

    /// Called when showing the items has been abandoned, because configuring their views changes them again. The models
    /// that the views show are not read again at the end of the turn, because that would change them again.
    func didGiveUp()
}

/// The lists with changed items that are not shown yet. A change made during a dispatch is shown at the end of the
/// outermost dispatch. Any other change is shown after the list's current or next layout.
@MainActor
enum ChangedLists {
    private static var waiting: [WeakObject] = []
    private static var isShowing = false

    /// Called when an item that a list shows has changed.
    static func itemDidChange(in list: any ItemObserver) {
        guard !waiting.contains(where: { $0.object === list }) else { return }
        insert(list)
        // Outside a dispatch, a long time may pass before a handler returns, so the change is shown after a layout
        // instead. Examples are a change that an asynchronous handler makes before an `await`, and a change made by the
        // closure of a swipe action.
        if !isShowing, !list.bus.isDispatching { list.showChangesAfterLayout() }
    }

    /// Adds a list with changed items. The items are shown by the caller of this method or at the end of the dispatch.
    static func insert(_ list: any ItemObserver) {
        guard !waiting.contains(where: { $0.object === list }) else { return }
        waiting.append(WeakObject(list))
        CellActionBus.idleWork = show
    }

    /// Shows the changed items, including items that change while views are being configured.
    static func show() {
        guard !waiting.isEmpty, !isShowing else { return }
        isShowing = true
        let isStable = repeatUntilStable(
            "showing changed items", in: waiting.compactMap { $0.object as? any ItemObserver },
            because: "configuring their views changes them again"
        ) {
            guard !waiting.isEmpty else { return true }
            let lists = waiting
            clear()
            for list in lists { (list.object as? any ItemObserver)?.showChanges() }
            return false
        }
        if !isStable { for list in waiting { (list.object as? any ItemObserver)?.didGiveUp() } }
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
