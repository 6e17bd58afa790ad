import HeadlessUIKit

/// A difference between two pictures of a screen: a view that appeared, disappeared or changed.
package struct PictureChange: Hashable, Codable, Sendable {
    /// A sentence that names the view and describes what changed.
    package let sentence: String
    /// The view's area in the first picture, or `nil` if the first picture doesn't contain the view.
    package var before: Area?
    /// The view's area in the second picture, or `nil` if the second picture doesn't contain the view.
    package var after: Area?

    /// The kind of change. It determines the position of the change in a list of changes.
    enum Rank: Int, Comparable, Codable {
        case presence, text, symbol, color, size, place, other
        static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
    }
}

/// The name by which a sentence refers to a view.
struct ViewName {
    let view: ReadView
    /// The row that contains the view.
    let row: ReadView?

    /// The name, such as `button "Follow" in row 0`.
    var words: String {
        if view.className.isEmpty { return "the picture" }
        if let row = view.row { return "row \(row.row)\(row.section == 0 ? "" : " of section \(row.section)")" }
        var words = view.kind?.rawValue ?? (view.label == nil && view.identifier == nil ? view.className : "view")
        let text = view.label ?? (view.text.isEmpty ? nil : view.text)
        if let text {
            words += " \(Self.quoted(text))"
        } else if let identifier = view.identifier {
            words += " id \(Self.quoted(identifier))"
        }
        guard let place = row.map({ ViewName(view: $0, row: nil).words }) else { return words }
        return "\(words) in \(place)"
    }

    static func quoted(_ text: String) -> String { "\"\(text.count > 40 ? text.prefix(39) + "…" : text[...])\"" }
}
