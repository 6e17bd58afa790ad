// expected: is unavailable: a handler that awaits or throws needs whileRunning: .ignore, .restart or .sideBySide
import CellDirector

@MainActor func listen(_ director: TableDirector, _ save: @escaping @MainActor () async throws -> Void) {
    director.actionsProxy.on(.didSelect, owner: director) { (director, c: UserCellConfig, cell) in try await save() } // here
}
