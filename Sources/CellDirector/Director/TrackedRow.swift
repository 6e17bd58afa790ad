/// The row where an interaction started. The row is tracked through updates of the list, even after the row has been
/// removed.
@MainActor
final class TrackedRow {
    let configurator: any CellConfigurator
    /// The binding of the cell that shows the row, or `nil` if no cell shows the row or the binding isn't needed. If
    /// several rows have the same configurator, only the binding identifies the row.
    let binding: CellBinding?
    let indexPath: IndexPath

    init(_ configurator: any CellConfigurator, _ binding: CellBinding? = nil, at indexPath: IndexPath) {
        self.configurator = configurator
        self.binding = binding
        self.indexPath = indexPath
    }

    /// The last known index path of the row, and its configurator at that time.
    var last: PlacedRow {
        guard let binding = binding?.latest else { return (configurator, indexPath) }
        return (binding.configurator, binding.lastIndexPath)
    }

    /// The last known configurator of a row that is no longer in the list, with an index path that refers to no row.
    var gone: PlacedRow {
        (last.configurator, IndexPath(row: NSNotFound, section: NSNotFound))
    }
}
