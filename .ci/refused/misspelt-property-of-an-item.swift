// expected: value of type 'User' has no member 'nme'
import CellDirector

@MainActor func listen(_ director: TableDirector, _ save: @escaping @MainActor () async throws -> Void) {
    director.actionsProxy.on(.didSelect) { (c: UserCellConfig, cell) in director.update(c) { $0.nme = "x" } } // here
}
