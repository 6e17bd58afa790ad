// expected: type 'CellAction<Void>' has no member 'didSelekt'
import CellDirector

@MainActor func listen(_ director: TableDirector, _ save: @escaping @MainActor () async throws -> Void) {
    director.actionsProxy.on(.didSelekt) { (c: UserCellConfig, cell) in print(c) } // here
}
