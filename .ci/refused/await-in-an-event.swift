// expected: is unavailable: a handler that awaits or throws needs whileRunning: .ignore, .restart or .sideBySide
import CellDirector

@MainActor func listen(_ director: TableDirector, _ save: @escaping @MainActor () async throws -> Void) {
    director.actionsProxy.on(.delete) { (c: UserCellConfig, indexPath) in try await save() } // here
}
