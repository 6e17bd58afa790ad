import CellDirector

/// A photograph: its number, and its image as soon as it is there.
struct Photo: Hashable, Identifiable, Sendable {
    let id: Int
    var image: UIImage?

    var title: String { "Photo \(id)" }
    /// What its file is called.
    var name: String { "photo-\(id)" }
}
