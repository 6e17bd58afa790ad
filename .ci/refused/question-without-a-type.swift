// expected: is unavailable: say which rows the handler is for: (c: UserCellConfig, …), or (c: AnyRow, …) for all
import CellDirector

@MainActor func listen(_ director: TableDirector, _ save: @escaping @MainActor () async throws -> Void) {
    director.actionsProxy.on(.canEdit) { c, indexPath in true } // here
}
