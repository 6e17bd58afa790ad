/// A row that something began with, to be told when that ends: through updates of the list, and when the row is gone.
struct FollowedRow {
    let configurator: any CellConfigurator
    let indexPath: IndexPath
}

/// A context menu that the list asked for, and its row. The list keeps the menu: what its actions hold is not to stay behind.
struct RowMenu {
    private(set) weak var configuration: UIContextMenuConfiguration?
    let row: FollowedRow
}
