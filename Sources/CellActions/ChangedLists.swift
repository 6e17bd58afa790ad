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

    /// Shows what has changed, and what configuring a view changes in its turn.
    package static func show() {
        guard areWaiting, !isShowing else { return }
        isShowing = true
        repeatUntilStable(
            "showing changed items", in: waiting.compactMap { $0.object as? any CellActionHost },
            because: "configuring their views changes them again"
        ) {
            guard areWaiting else { return true }
            let lists = waiting
            (waiting, areWaiting) = ([], false)
            for list in lists { (list.object as? any CellActionHost)?.showChanges() }
            return false
        }
        (waiting, areWaiting) = ([], false)
        isShowing = false
    }

    /// Shows what has changed in a list that could not show it before.
    package static func show(_ host: any CellActionHost) {
        insert(host)
        show()
    }
}
