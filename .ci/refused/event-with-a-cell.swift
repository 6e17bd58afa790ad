// expected: type '()' cannot conform to 'CellActionProxy.RowPayload'
import CellDirector

// An event handler has no cell parameter. Its second parameter is the index path.
@MainActor func listen(_ director: TableDirector) {
    director.actionsProxy.on(.delete) { (c: UserCellConfig, cell, indexPath) in print(cell) }
}
