// expected: is unavailable: questions do not pass through gates
import CellDirector

@MainActor func listen(_ director: TableDirector, _ save: @escaping @MainActor () async throws -> Void) {
    CellActionBus.default.addGate(for: RowQuestion.canEdit) { _ in .pass } // here
}
