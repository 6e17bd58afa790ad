// expected: is unavailable: a handler that awaits or throws needs whileRunning: .ignore, .restart or .sideBySide
import CellDirector

@MainActor func listen(_ director: TableDirector, _ save: @escaping @MainActor () async throws -> Void) {
    director.actionsProxy.on(.move) { (c: UserCellConfig, indexPath, target) in try await save() } // here
}
