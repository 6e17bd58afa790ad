// expected: is unavailable: the owner is the handler's first parameter: { (self, c: UserCellConfig, …) in … }
import CellDirector

@MainActor func listen(_ director: TableDirector, _ save: @escaping @MainActor () async throws -> Void) {
    director.actionsProxy.on(.didSelect, owner: director) { (c: UserCellConfig, cell) in print(c) } // here
}
