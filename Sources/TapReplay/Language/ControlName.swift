/// The way a script names a view inside a row, a header, a footer or the screen.
struct ControlName: Hashable, Sendable, CustomStringConvertible {
    /// What the view is known by.
    enum Key: Hashable, Sendable, CustomStringConvertible {
        /// `"…"`: a text it shows.
        case text(String)
        /// `id "…"`: its accessibility identifier.
        case identifier(String)
        /// `button [N]`: the one of its kind, counted from 0 in the order of the tree.
        case kind(ControlKind, Int)

        /// The key in the script's own words.
        var description: String {
            switch self {
            case .text(let text): ScriptSpelling.text(text)
            case .identifier(let identifier): "id \(ScriptSpelling.text(identifier))"
            case .kind(let kind, 0): kind.rawValue
            case .kind(let kind, let number): "\(kind.rawValue) \(number)"
            }
        }
    }

    var key: Key

    /// Where to look for it; the whole screen when the script says nothing.
    var place: PlaceName

    init(key: Key, place: PlaceName = .screen) {
        self.key = key
        self.place = place
    }

    /// The control in the script's own words.
    var description: String {
        place == .screen ? key.description : "\(key) in \(place)"
    }
}
