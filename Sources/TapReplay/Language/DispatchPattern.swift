/// What a condition asks of the actions that were dispatched.
struct DispatchPattern: Hashable, Sendable, CustomStringConvertible {
    /// The action's name.
    var name: String

    /// Where it was to come from; `nil` is anywhere.
    var place: PlaceName?

    /// The text of the value it was to carry; `nil` is any. `with 3` and `with "3"` ask for the same.
    var value: String?

    /// How often exactly; `nil` is at least once.
    var times: Int?

    init(name: String, place: PlaceName? = nil, value: String? = nil, times: Int? = nil) {
        self.name = name
        self.place = place
        self.value = value
        self.times = times
    }

    /// The pattern in the script's own words, from the name on.
    var description: String {
        var words = ScriptSpelling.name(name)
        if let place { words += " on \(place)" }
        if let value { words += " with \(ScriptSpelling.value(value))" }
        if let times { words += times == 1 ? " 1 time" : " \(times) times" }
        return words
    }
}
