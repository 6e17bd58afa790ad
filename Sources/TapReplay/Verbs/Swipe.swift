import HeadlessUIKit

/// `swipe ROW left | right [fully]`: opens a row's actions; all the way across, does the first.
struct Swipe {
    var row: RowName
    var direction: SwipeDirection
    var fully: Bool

    var description: String { "swipe \(row) \(direction.rawValue)" + (fully ? " fully" : "") }
}

/// Where a finger goes: left to a row's trailing actions, right to its leading ones, where text runs from left to right.
enum SwipeDirection: String, CaseIterable, Sendable {
    case left
    case right
}

extension Swipe: Touch {
    init(reading parser: inout StepParser) throws(ScriptError) {
        row = try parser.row(after: "swipe")
        guard let direction = parser.acceptOne(of: SwipeDirection.self) else {
            throw parser.expected("\"left\" or \"right\"", after: nil, among: ["left", "right"])
        }
        self.direction = direction
        fully = parser.accept("fully", .fully)
    }

    func touch(_ stage: Stage, with finger: Finger) throws {
        try stage.touch(row) { path, list in
            try finger.swipe(rowAt: path, direction == .left ? .left : .right, fully: fully, in: list)
        }
    }
}
