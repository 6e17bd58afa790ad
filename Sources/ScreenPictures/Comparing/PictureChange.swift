/// One difference between two pictures of a screen: a view that came, went, or is drawn in another way.
package struct PictureChange: Hashable, Codable, Sendable {
    /// The view, and what is different about it.
    package let sentence: String
    /// Where the view lies on the first picture; `nil`: it is not there.
    package var before: Area?
    /// Where the view lies on the second picture; `nil`: it is not there.
    package var after: Area?

    /// What is told first.
    enum Rank: Int, Comparable, Codable {
        case presence, text, symbol, color, size, place, other
        static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
    }
}

/// What one view is called in a sentence.
struct ViewName {
    let view: ReadView
    /// The row around it.
    let row: ReadView?

    /// `button "Follow" in row 0`.
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
