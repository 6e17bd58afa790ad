import CellDirector
import HeadlessUIKit
import TestSupport
import XCTest

/// Tests that an image that loads slowly appears in the row that requested it, even if the row has moved, and that the
/// loading of prefetched images is canceled when they are no longer needed.
final class LateImagesTests: XCTestCase {
    /// A loader that returns an image when the test calls `arrive`.
    @MainActor
    private final class Loader {
        private(set) var wanted: [Int: [@MainActor (UIImage) -> Void]] = [:]
        private(set) var cancelled: [Int] = []

        func load(_ id: Int, _ completion: @escaping @MainActor (UIImage) -> Void) {
            wanted[id, default: []].append(completion)
        }

        func cancel(_ id: Int) {
            if wanted.removeValue(forKey: id) != nil { cancelled.append(id) }
        }

        func arrive(_ id: Int) {
            for completion in wanted.removeValue(forKey: id) ?? [] {
                completion(UIImage(data: Data("GIF89a".utf8 + [UInt8(id)])) ?? UIImage())
            }
        }
    }

    private struct Photo: Identifiable, Equatable {
        let id: Int
        var image: UIImage?
    }

    private final class PhotoCell: UITableViewCell, ConfigurableCell {
        func configure(data photo: Photo) {
            textLabel?.text = "\(photo.id)"
            imageView?.image = photo.image
        }
    }

    private final class PhotoTile: UICollectionViewCell, ConfigurableCell {
        private(set) var shown: Photo?
        func configure(data photo: Photo) { shown = photo }
    }

    private typealias PhotoConfig = TableCellConfigurator<PhotoCell, Photo>
    private typealias TileConfig = CollectionCellConfigurator<PhotoTile, Photo>

    @MainActor
    private func follow<C: CellConfigurator, S: DirectedSection>(
        _ loader: Loader, _ director: ListDirector<S>, _ type: C.Type
    ) where C.Item == Photo {
        director.actionsProxy
            .on(.willDisplay) { [weak director] (c: C, cell) in
                if c.item.image != nil { return }
                loader.load(c.item.id) { image in director?.update(c) { $0.image = image } }
            }
            .on(.didEndDisplaying) { (c: C, cell) in loader.cancel(c.item.id) }
            .on(.prefetch) { [weak director] (c: C, indexPath) in
                loader.load(c.item.id) { image in director?.update(c) { $0.image = image } }
            }
            .on(.cancelPrefetch) { (c: C, indexPath) in loader.cancel(c.item.id) }
    }

    @MainActor
    func testAnImageReachesItsRowThroughUpdates() async throws {
        let loader = Loader()
        let screen = Screen()
        follow(loader, screen.director, PhotoConfig.self)
        screen.director.update(items: (0..<3).map { PhotoConfig(item: Photo(id: $0)) })
        screen.tableView.layoutIfNeeded()
        // When the image arrives, the rows have new configurators and different positions.
        screen.director.update(items: [2, 1, 0].map { PhotoConfig(item: Photo(id: $0)) })
        loader.arrive(0)
        XCTAssertEqual(screen.tableView.visibleCells.map { $0.imageView?.image != nil }, [false, false, true])
        XCTAssertEqual(screen.problems.all, [])
    }

    @MainActor
    func testACellThatShowsAnotherRowInTheMeantimeIsNotChanged() async throws {
        let loader = Loader()
        let screen = Screen()
        follow(loader, screen.director, PhotoConfig.self)
        screen.director.update(items: (0..<60).map { PhotoConfig(item: Photo(id: $0)) })
        screen.tableView.layoutIfNeeded()
        loader.arrive(1)
        try screen.scroll(toRow: 50)
        let images = screen.tableView.visibleCells.map { $0.imageView?.image }
        XCTAssertEqual(images.filter { $0 != nil }.count, 0, "reused cells do not show the image of row 1")
        XCTAssertTrue(loader.cancelled.contains(0), "loading the image of row 0 is canceled")
        loader.arrive(0)
        XCTAssertEqual(screen.tableView.visibleCells.compactMap { $0.imageView?.image }.count, 0)
        try screen.scroll(toRow: 0)
        XCTAssertEqual(screen.tableView.visibleCells.prefix(2).map { $0.imageView?.image != nil }, [false, true])
    }

    @MainActor
    func testUpcomingItemsArePrefetchedAndCancelled() async throws {
        let loader = Loader()
        let screen = Screen()
        follow(loader, screen.director, PhotoConfig.self)
        screen.director.update(items: (0..<60).map { PhotoConfig(item: Photo(id: $0)) })
        screen.tableView.layoutIfNeeded()
        let shown = Set(screen.tableView.indexPathsForVisibleRows?.map(\.row) ?? [])
        let ahead = Set(loader.wanted.keys).subtracting(shown)
        XCTAssertFalse(ahead.isEmpty)
        try screen.finger.scroll(screen.tableView, by: 1_760)
        XCTAssertEqual(ahead.subtracting(loader.cancelled), [], "loading the skipped images is canceled")
        XCTAssertEqual(ahead.intersection(loader.wanted.keys), [])
    }

    @MainActor
    func testAnImageReachesItsItemOfACollectionThroughAnUpdate() async throws {
        let loader = Loader()
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 220), collectionViewLayout: UICollectionViewFlowLayout())
        let director = CollectionDirector(collectionView: list, bus: CellActionBus())
        follow(loader, director, TileConfig.self)
        director.update(items: (0..<3).map { TileConfig(item: Photo(id: $0)) })
        list.layoutIfNeeded()
        director.update(items: [2, 1, 0].map { TileConfig(item: Photo(id: $0)) })
        loader.arrive(2)
        let shown = (0..<3).map {
            (list.cellForItem(at: IndexPath(item: $0, section: 0)) as? PhotoTile)?.shown?.image != nil
        }
        XCTAssertEqual(shown, [true, false, false])
    }
}
