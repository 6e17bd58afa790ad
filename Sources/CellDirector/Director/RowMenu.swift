/// A context menu that the list requested, and its row. The menu is retained only by the list, so that objects captured
/// by the menu's actions are released together with the menu.
struct RowMenu {
    private(set) weak var configuration: UIContextMenuConfiguration?
    let row: TrackedRow
}
