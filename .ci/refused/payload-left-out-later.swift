// expected: is unavailable: this action has a payload: invoke(from:payload:)
import CellDirector

extension CellAction where Payload == Bool { static var toggled: Self { Self("toggled") } }

func send(_ reference: CellReference) {
    CellAction.toggled.invoke(from: reference) // here
}
