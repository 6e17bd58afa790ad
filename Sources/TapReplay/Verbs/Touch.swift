import HeadlessUIKit

/// What a finger does in a step.
struct Touch: Sendable, CustomStringConvertible {
    /// Touches the screen; throws a ``TouchRefusal`` or ``StepFailure`` if it can't be done.
    typealias Body = @MainActor @Sendable (OpenScreen, Finger) throws -> Void

    let body: Body
    private let words: @Sendable () -> String

    /// A touch, with the step in the script's own words.
    init(_ words: @autoclosure @escaping @Sendable () -> String, _ body: @escaping Body) {
        self.words = words
        self.body = body
    }

    var description: String { words() }
}
