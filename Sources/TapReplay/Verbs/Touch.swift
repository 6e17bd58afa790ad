import HeadlessUIKit

/// A touch that is described by a step in a script.
struct Touch: Sendable, CustomStringConvertible {
    /// A closure that performs the touch. It throws a ``TouchRefusal`` or ``ScreenError`` if the touch is not possible.
    typealias Body = @MainActor @Sendable (OpenScreen) throws -> Void

    let body: Body
    private let words: @Sendable () -> String

    /// Creates a touch.
    ///
    /// - Parameter words: The step as written in a script.
    init(_ words: @autoclosure @escaping @Sendable () -> String, _ body: @escaping Body) {
        self.words = words
        self.body = body
    }

    var description: String { words() }
}

extension Verb.Reading {
    /// Returns the ``Verb/Reading`` for a verb that is followed by a row: a closure that parses the row and creates a
    /// touch on it.
    static func row(
        _ words: String, _ touch: @escaping @MainActor @Sendable (OpenScreen, RowLocator) throws -> Void
    ) -> Self {
        .touch { (parser) throws(ScriptError) in
            let row = try parser.row(after: words)
            return Touch("\(words) \(row)") { try touch($0, row) }
        }
    }

    /// Returns the ``Verb/Reading`` for a verb that is followed by a row or a control: a closure that parses the row or
    /// control and creates a touch on it.
    static func target(
        _ words: String, _ touch: @escaping @MainActor @Sendable (OpenScreen, Locator) throws -> Void
    ) -> Self {
        .touch { (parser) throws(ScriptError) in
            let target = try parser.target(after: words, or: Verb.beginning[words]?.compactMap(\.secondWord) ?? [])
            return Touch("\(words) \(target)") { try touch($0, target) }
        }
    }
}
