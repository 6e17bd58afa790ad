import Foundation
import HeadlessUIKit

/// A touch that is described by a step in a script.
struct Touch: Sendable, CustomStringConvertible {
    /// A closure that performs the touch. It throws a ``TouchRefusal`` or ``StepFailure`` if the touch is not possible.
    typealias Body = @MainActor @Sendable (OpenScreen, Finger) throws -> Void

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
        _ words: String, _ touch: @escaping @MainActor @Sendable (Finger, IndexPath, ListScrollView) throws -> Void
    ) -> Self {
        .touch { (parser) throws(ScriptError) in
            let row = try parser.row(after: words)
            return Touch("\(words) \(row)") { screen, finger in
                try screen.touch(row) { path, list in try touch(finger, path, list) }
            }
        }
    }

    /// Returns the ``Verb/Reading`` for a verb that is followed by a row or a control: a closure that parses the row or
    /// control and creates a touch on it.
    ///
    /// - Parameters:
    ///   - touchRow: A closure that performs the touch on a row; `nil` to treat the row's view like any other view.
    ///   - touchView: A closure that performs the touch on a view.
    static func target(
        _ words: String,
        row touchRow: (@MainActor @Sendable (Finger, IndexPath, ListScrollView) throws -> Void)? = nil,
        view touchView: @escaping @MainActor @Sendable (Finger, UIView) throws -> Void
    ) -> Self {
        .touch { (parser) throws(ScriptError) in
            let target = try parser.target(after: words, or: Verb.beginning[words]?.compactMap(\.secondWord) ?? [])
            return Touch("\(words) \(target)") { screen, finger in
                if let touchRow, case .row(let row) = target {
                    try screen.touch(row) { path, list in try touchRow(finger, path, list) }
                } else {
                    try touchView(finger, screen.view(target))
                }
            }
        }
    }
}
