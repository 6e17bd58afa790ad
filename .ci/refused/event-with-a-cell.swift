// expected: type '()' cannot conform to 'RowPayload'
import CellDirector

// An event has no cell: what would be it here is the index path.
@MainActor func listen(_ director: TableDirector) {
    director.actionsProxy.on(.delete) { (c: UserCellConfig, cell, indexPath) in print(cell) }
}
