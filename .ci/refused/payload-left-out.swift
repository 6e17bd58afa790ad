// expected: is unavailable: this action has a payload: invoke(from:payload:)
import CellDirector

extension CellAction where Payload == Bool { static var toggled: Self { Self("toggled") } }

@MainActor func send(_ view: UIView) {
    CellAction.toggled.invoke(from: view) // here
}
