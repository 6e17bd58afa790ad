// expected: is unavailable: this action has a payload: invoke(cell:payload:)
import CellDirector

extension CellAction where Payload == Bool { static var toggled: Self { Self("toggled") } }

@MainActor func send(_ cell: UserCell) {
    CellAction.toggled.invoke(cell: cell) // here
}
