/// A row that something began with, to be told when that ends: through updates of the list, and when the row is gone.
struct TrackedRow {
    let configurator: any CellConfigurator
    /// What bound a cell to the row, if that counts: it tells which of several rows of one configurator it is.
    let binding: CellBinding?
    let indexPath: IndexPath

    init(_ configurator: any CellConfigurator, _ binding: CellBinding? = nil, at indexPath: IndexPath) {
        self.configurator = configurator
        self.binding = binding
        self.indexPath = indexPath
    }

    /// Where the row was last, and its configurator then.
    @MainActor var last: (configurator: any CellConfigurator, indexPath: IndexPath) {
        guard let binding = binding?.latest else { return (configurator, indexPath) }
        return (binding.configurator, binding.lastIndexPath)
    }
}
