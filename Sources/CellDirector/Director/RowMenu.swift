/// A context menu that the list asked for, and its row. The list keeps the menu: what its actions hold is not to stay behind.
struct RowMenu {
    private(set) weak var configuration: UIContextMenuConfiguration?
    let row: TrackedRow
}
