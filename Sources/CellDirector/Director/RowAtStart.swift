/// A row that something began with, to be told when that ends: through updates of the list, and when the row is gone.
struct RowAtStart {
    let configurator: any CellConfigurator
    let indexPath: IndexPath
}
