/// The lists that show rows whose items have changed: they are shown when the handlers that changed them have returned.
@MainActor
package enum ChangedLists {
    @exclusivity(unchecked) private static var waiting: [WeakObject] = []
    @exclusivity(unchecked) static var areWaiting = false
    private static var isShowing = false

    package static func insert(_ host: any CellActionHost) {
        guard !waiting.contains(where: { $0.object === host }) else { return }
        waiting.append(WeakObject(host))
        areWaiting = true
    }

    /// What configuring a view changes in its turn is shown as well; whoever changes something each time is stopped some time.
    package static func show() {
        guard areWaiting, !isShowing else { return }
        isShowing = true
        for _ in 0..<16 where areWaiting {
            let lists = waiting
            waiting = []
            areWaiting = false
            for list in lists { (list.object as? any CellActionHost)?.showChanges() }
        }
        isShowing = false
    }

    /// Shows what has changed in a list that could not show it before.
    package static func show(_ host: any CellActionHost) {
        insert(host)
        show()
    }
}
