import HeadlessUIKit

/// What is not as a model says.
struct Difference: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// Makes a touch that a finger can't make.
@MainActor
func expectRefusal(_ touch: () throws -> Void) throws {
    do {
        try touch()
    } catch is TouchRefusal {
        return
    }
    throw Difference("it was possible")
}
