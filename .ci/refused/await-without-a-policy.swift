// expected: add whileRunning: .ignore, .restart or .sideBySide
import CellDirector

@MainActor func listen(_ director: TableDirector, _ save: @escaping @MainActor () async -> Void) {
    director.actionsProxy.on(.didSelect) { (c: UserCellConfig, cell) in await save() }
}
