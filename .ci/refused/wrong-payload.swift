// expected: cannot be used as a boolean
import CellDirector

extension CellAction where Payload == Bool { static var toggled: Self { Self("toggled") } }

@MainActor func send(_ view: UIView) { CellAction.toggled.invoke(from: view, payload: 1) }
