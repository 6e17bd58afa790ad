import CellDirector

/// Loads images on request.
///
/// The sample doesn't use a network: requests remain pending until ``arrive()`` is called. If a request is cancelled,
/// its image is not loaded.
@MainActor
final class PhotoLoader {
    private var waiting: [Photo.ID: (UIImage) -> Void] = [:]
    /// A cache of the most recently loaded images.
    private var kept: [Photo.ID: UIImage] = [:]
    private var order: [Photo.ID] = []
    private static let keptCount = 64

    private(set) var loadedCount = 0
    private(set) var cancelledCount = 0

    var waitingCount: Int { waiting.count }

    /// Returns the image if it is cached. If it isn't, returns `nil`, and calls `later` once the image has been loaded,
    /// unless the request is cancelled before that.
    func image(_ id: Photo.ID, later: @escaping (UIImage) -> Void) -> UIImage? {
        if let image = kept[id] { return image }
        waiting[id] = later
        return nil
    }

    func cancel(_ id: Photo.ID) {
        if waiting.removeValue(forKey: id) != nil { cancelledCount += 1 }
    }

    /// Delivers all requested images, in descending order by photo number.
    func arrive() {
        for (id, later) in waiting.sorted(by: { $0.key > $1.key }) {
            waiting[id] = nil
            guard let image = Landscapes.image(id) else { continue }
            keep(image, id)
            loadedCount += 1
            later(image)
        }
    }

    private func keep(_ image: UIImage, _ id: Photo.ID) {
        kept[id] = image
        order.append(id)
        if order.count > Self.keptCount { kept[order.removeFirst()] = nil }
    }
}
