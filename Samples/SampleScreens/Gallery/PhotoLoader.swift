import CellDirector

/// Loads images, which arrive some time after they were asked for.
///
/// What nobody waits for any more is not loaded. A sample has no network: images arrive when ``arrive()`` is called, as if it had
/// answered.
@MainActor
final class PhotoLoader {
    private var waiting: [Photo.ID: (UIImage) -> Void] = [:]
    /// The images that were loaded last, so that a row which comes back need not wait.
    private var kept: [Photo.ID: UIImage] = [:]
    private var order: [Photo.ID] = []
    private static let keptCount = 64

    private(set) var loadedCount = 0
    private(set) var cancelledCount = 0

    var waitingCount: Int { waiting.count }

    /// The image if it is there, else `nil`: it comes later, once, unless it is cancelled.
    func image(_ id: Photo.ID, later: @escaping (UIImage) -> Void) -> UIImage? {
        if let image = kept[id] { return image }
        waiting[id] = later
        return nil
    }

    func cancel(_ id: Photo.ID) {
        if waiting.removeValue(forKey: id) != nil { cancelledCount += 1 }
    }

    /// The network answers for all that are waited for, the last first.
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
