import HeadlessUIKit

/// A difference between a screen and its model.
struct Difference: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// Performs a touch, and throws a ``Difference`` unless the touch is refused.
@MainActor
func expectRefusal(_ touch: () throws -> Void) throws {
    do {
        try touch()
    } catch is TouchRefusal {
        return
    }
    throw Difference("the touch is not refused")
}
