// expected: add whileRunning: .ignore, .restart or .sideBySide
import CellDirector

final class Screen {
    @MainActor func listen(_ director: TableDirector, _ save: @escaping @MainActor () async throws -> Void) {
        director.actionsProxy.on(.didSelect, owner: self) { (self, c: UserCellConfig, cell) in try await save() }
    }
}
