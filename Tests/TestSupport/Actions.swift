import CellActions

extension CellAction where Payload == Void {
    package static var follow: Self { .custom("follow") }
    package static var share: Self { .custom("share") }
    package static var markAll: Self { .custom("markAll") }
}

extension CellAction where Payload == Bool {
    package static var toggled: Self { Self("toggled") }
}
