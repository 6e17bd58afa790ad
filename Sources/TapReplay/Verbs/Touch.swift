import Foundation
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

extension Verb.Reading {
    /// What a finger does with a row, which is next.
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

    /// What a finger does with a row or a control, which is next: with the view of a row, where nothing else is said of rows.
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
