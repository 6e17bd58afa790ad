// expected: cannot infer type of closure parameter 'c' without a type annotation
import CellDirector

@MainActor func listen(_ director: TableDirector, _ save: @escaping @MainActor () async throws -> Void) {
    director.actionsProxy.on(.didSelect) { c, cell in print(c.item) } // here
}
