import CellDirector

/// A photo: its number, and its image once loaded.
struct Photo: Hashable, Identifiable, Sendable {
    let id: Int
    var image: UIImage?

    var title: String { "Photo \(id)" }
    /// The name of the photo's file.
    var name: String { "photo-\(id)" }
}
