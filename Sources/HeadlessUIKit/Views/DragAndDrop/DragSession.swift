import Foundation

/// The session of a drag, for its source.
final class DragSession: NSObject, UIDragSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    var prefersFullSizePreviews = false
    /// The previews of the items; `nil` for an item that is not visible.
    var previews: [UITargetedDragPreview?] = []
    /// The position of the finger in the coordinates of the screen's root view, in points.
    var point: CGPoint
    /// The position of the finger when the drag began.
    let start: CGPoint

    init(at point: CGPoint) {
        (self.point, start) = (point, point)
        super.init()
    }

    func location(in view: UIView) -> CGPoint { view.convert(point, from: nil) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

/// The session of a drag, for its destinations.
final class DropSession: NSObject, UIDropSession {
    let drag: DragSession
    nonisolated let progress = Progress(totalUnitCount: 1)
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    /// The objects that are being loaded.
    let transfers = DispatchGroup()

    init(_ drag: DragSession) {
        self.drag = drag
        super.init()
    }

    var items: [UIDragItem] { drag.items }
    var allowsMoveOperation: Bool { drag.allowsMoveOperation }
    var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
    var localDragSession: (any UIDragSession)? { drag }

    func location(in view: UIView) -> CGPoint { drag.location(in: view) }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
    }
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        drag.canLoadObjects(ofClass: aClass)
    }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let loaded = LoadedObjects(count: providers.count)
        let all = DispatchGroup()
        let transfers = transfers
        transfers.enter()
        for (index, provider) in providers.enumerated() {
            all.enter()
            provider.loadObject(ofClass: aClass) { object, _ in
                loaded.set(object, at: index)
                all.leave()
            }
        }
        nonisolated(unsafe) let completion = completion
        let progress = progress
        all.notify(queue: .main) {
            progress.completedUnitCount = progress.totalUnitCount
            completion(loaded.objects)
            transfers.leave()
        }
        return progress
    }
}

/// The objects that item providers have loaded on background queues, in the order of their items.
private final class LoadedObjects: @unchecked Sendable {
    private var all: [(any NSItemProviderReading)?]
    private let lock = NSLock()

    init(count: Int) { all = Array(repeating: nil, count: count) }

    func set(_ object: (any NSItemProviderReading)?, at index: Int) { lock.withLock { all[index] = object } }
    var objects: [any NSItemProviderReading] { lock.withLock { all.compactMap { $0 } } }
}
