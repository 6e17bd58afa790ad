/// The row where an interaction started. The row is tracked through updates of the list, even after it is removed.
struct TrackedRow {
    let configurator: any CellConfigurator
    /// The binding of the cell that shows the row, if needed: it identifies one of several rows with the same
    /// configurator.
    let binding: CellBinding?
    let indexPath: IndexPath

    init(_ configurator: any CellConfigurator, _ binding: CellBinding? = nil, at indexPath: IndexPath) {
        self.configurator = configurator
        self.binding = binding
        self.indexPath = indexPath
    }

    /// The last known index path of the row, and its configurator at that time.
    @MainActor var last: (configurator: any CellConfigurator, indexPath: IndexPath) {
        guard let binding = binding?.latest else { return (configurator, indexPath) }
        return (binding.configurator, binding.lastIndexPath)
    }
}
