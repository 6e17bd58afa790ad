// expected: is unavailable: a handler that awaits or throws needs whileRunning: .ignore, .restart or .sideBySide
import CellDirector

extension CellAction where Payload == Bool { static var toggled: Self { Self("toggled") } }

@MainActor func listen(_ director: TableDirector, _ save: @escaping @MainActor () async throws -> Void) {
    director.actionsProxy.on(.toggled) { (c: UserCellConfig, cell, isOn) in try await save() } // here
}
