import CellActions
import CellDirector
import HeadlessUIKit

/// The names of actions that a script may expect.
extension OpenScreen {
    /// Returns the reason why no action with this name can be dispatched, or `nil` if the screen handles, observes or
    /// has dispatched the action, or if every list sends it.
    func whyUnknown(_ action: String) -> String? {
        learnHandledNames()
        guard !knownActions.contains(action) else { return nil }
        let own = knownActions.subtracting(ActionName.ofLists).sorted()
        let nearest = Suggestion.nearest(to: action, among: own + ActionName.ofLists.sorted())
        let name = ScriptSpelling.name(action)
        return "nothing on this screen handles, observes or has dispatched \(name)"
            + (nearest.map { "; did you mean \(ScriptSpelling.name($0))?" } ?? "")
    }

    /// Adds to ``knownActions`` the names of the actions that lists send or that the lists' directors handle.
    ///
    /// This includes lists of covered view controllers, because these lists may no longer exist when a step needs the
    /// names.
    func learnHandledNames() {
        guard knownActionsTree != UIView.treeChanges || knownActions.isEmpty else { return }
        knownActionsTree = UIView.treeChanges
        knownActions.formUnion(ActionName.ofLists)
        var controllers = [controller]
        while let next = controllers.popLast() {
            controllers += next.children
            if let presented = next.presentedViewController { controllers.append(presented) }
            guard let view = next.viewIfLoaded else { continue }
            for list in Content.all(ListScrollView.self, in: view) {
                let names =
                    (list as? UITableView)?.director?.handledNames
                    ?? (list as? UICollectionView)?.director?.handledNames
                knownActions.formUnion(names ?? [])
            }
        }
    }
}
