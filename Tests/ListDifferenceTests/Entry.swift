/// An element that has an identity and text content.
struct Entry: Identifiable, Equatable, CustomStringConvertible {
    let id: Int
    var text: String

    init(_ id: Int, _ text: String = "") {
        self.id = id
        self.text = text
    }

    var description: String { "\(id)\(text)" }
}
