import CellDirector

/// A photo's number and, if it has been loaded, the photo's image.
struct Photo: Hashable, Identifiable, Sendable {
    let id: Int
    var image: UIImage?

    var title: String { "Photo \(id)" }
    /// The photo's name, which becomes the accessibility label of its image.
    var name: String { "photo-\(id)" }
}
