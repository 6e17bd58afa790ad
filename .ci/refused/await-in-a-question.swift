// expected: is unavailable: a question is answered at once: its handler can neither await nor throw
import CellDirector

@MainActor func listen(_ director: TableDirector, _ save: @escaping @MainActor () async throws -> Void) {
    director.actionsProxy.on(.canEdit) { (c: UserCellConfig, indexPath) in await isMine(c) } // here
}

@MainActor func isMine(_ c: UserCellConfig) async -> Bool { true }
