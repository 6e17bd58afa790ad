// expected: expects 3 arguments, but 4 were used in closure body
import CellDirector

@MainActor func listen(_ director: TableDirector, _ save: @escaping @MainActor () async throws -> Void) {
    director.actionsProxy.on(.didSelect) { (c: UserCellConfig, cell, x, y) in print(c) } // here
}
