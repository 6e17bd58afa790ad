/// A row that something began with, to be told when that ends: through updates of the list, and when the row is gone.
@MainActor
struct RememberedRow {
    private let configurator: any CellConfigurator
    private let indexPath: IndexPath
    /// Follows the row when an update gives it another configurator.
    private let reference: CellReference?

    init(_ configurator: any CellConfigurator, at indexPath: IndexPath, cell: UIView?) {
        self.configurator = configurator
        self.indexPath = indexPath
        reference = cell.flatMap { CellReference($0) }
    }

    /// The row's configurator, and where it is now; where it was, if it is gone.
    func now(in director: some ListDirector) -> (configurator: any CellConfigurator, indexPath: IndexPath) {
        if let (_, binding) = reference?.bound {
            return (binding.configurator, director.place(of: binding) ?? binding.lastIndexPath)
        }
        return (configurator, director.place(of: configurator) ?? indexPath)
    }
}

/// A context menu that the list asked for, and its row. The list keeps the menu: what its actions hold is not to stay behind.
struct RowMenu {
    private(set) weak var configuration: UIContextMenuConfiguration?
    let row: RememberedRow
}
