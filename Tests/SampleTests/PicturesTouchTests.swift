import CellDirector
import HeadlessUIKit
import TestSupport
import XCTest

@testable import SampleScreens
@testable import struct SampleScreens.Picture

/// Scrolls albums and their pictures at random, and tests that likes and taps affect the touched picture and that every
/// album shows its own pictures at its own scroll position.
final class PicturesTouchTests: XCTestCase {
    /// The number of touches. With the default value, the test takes a second or two.
    private static let touches = timesToRun("CELLDIRECTOR_TOUCHES", else: 250)

    @MainActor func testRandomTouchesReachThePicturesThatWereTouched() async throws {
        forEachSeed([20_261_121]) { seed in
            let person = PicturesPerson(seed: seed)
            for touch in 0..<Self.touches {
                do {
                    try person.touch()
                } catch {
                    return XCTFail("seed \(seed), touch \(touch), \(person.lastTouch): \(error)")
                }
            }
            XCTAssertGreaterThan(person.dispatchCount, Self.touches / 5, "seed \(seed)")
        }
    }
}

/// A simulated user of the albums, with a model of the albums' expected state.
@MainActor
private final class PicturesPerson {
    @MainActor
    private final class Ledger {
        var dispatches: [String] = []
        var cells: Set<ObjectIdentifier> = []
    }

    private(set) var lastTouch = ""
    private(set) var dispatchCount = 0

    private let albums = (0..<30).map(Album.init)
    private let controller: UINavigationController
    private let table: UITableView
    private let finger = Finger()
    private let ledger = Ledger()
    private let subscription: CellActionSubscription
    private var generator: SplitMix64
    private var liked: Set<Picture.ID> = []
    private var offsets: [Album.ID: CGFloat] = [:]

    init(seed: UInt64) {
        generator = SplitMix64(state: seed)
        let screen = AlbumsViewController(count: albums.count)
        controller = UINavigationController(rootViewController: screen)
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        table = screen.tableView
        let ledger = ledger
        subscription = CellActionBus.default.addObserver(from: table) { event in
            guard let album = event.configurator as? AlbumConfig else { return }
            if let cell = event.cell?.cell { ledger.cells.insert(ObjectIdentifier(cell)) }
            if let id = event.payload as? Picture.ID {
                ledger.dispatches.append("\(event.name) of \(album.item.title): \(id)")
            }
        }
    }

    deinit { subscription.cancel() }

    func touch() throws {
        ledger.dispatches = []
        var expected: [String] = []
        table.layoutIfNeeded()
        guard let row = table.cellsInSight.map(\.indexPath).randomElement(using: &generator) else { return }
        let pictures = try pictures(row)
        guard let path = pictures.indexPathsForVisibleItems.sorted().randomElement(using: &generator),
            let tile = pictures.cellForItem(at: path), let heart = tile.find("heart")
        else { throw Difference("row \(row.row) has no picture with a heart") }
        // An album at the edge of the screen may be only partially visible.
        let isInSight = { (view: UIView) in view.isInSight(in: self.table) && view.isInSight(in: pictures) }
        guard isInSight(heart) else {
            lastTouch = "scroll by 68"
            return try finger.scroll(table, by: 68)
        }
        let album = albums[row.row]
        let picture = album.pictures[path.item]
        switch Int.random(in: 0..<10, using: &generator) {
        case ..<4:
            lastTouch = "like \(picture.name)"
            try finger.tap(heart)
            liked.formSymmetricDifference([picture.id])
            expected = ["pictureLiked of \(album.title): \(picture.id)"]
        case ..<6:
            lastTouch = "open \(picture.name)"
            try finger.tap(rowAt: path, in: pictures)
            expected = ["pictureOpened of \(album.title): \(picture.id)"]
            guard controller.topViewController?.title == picture.name,
                let back = controller.navigationBar.button("Back")
            else { throw Difference("\(picture.name) does not open") }
            try finger.tap(back)
        case ..<8:
            let distance = CGFloat.random(in: -900...900, using: &generator)
            lastTouch = "scroll \(album.title) by \(distance)"
            try finger.scroll(pictures, sidewaysBy: distance)
            offsets[album.id] = pictures.contentOffset.x
        default:
            let distance = CGFloat.random(in: -1500...1500, using: &generator)
            lastTouch = "scroll by \(distance)"
            try finger.scroll(table, by: distance)
        }
        guard ledger.dispatches == expected else {
            throw Difference("expected \(expected), dispatched \(ledger.dispatches)")
        }
        dispatchCount += expected.count
        try compare()
    }

    private func pictures(_ row: IndexPath) throws -> UICollectionView {
        let views = table.cellForRow(at: row)?.everyView ?? []
        guard let pictures = views.lazy.compactMap({ $0 as? UICollectionView }).first else {
            throw Difference("row \(row.row) has no pictures")
        }
        return pictures
    }

    private func compare() throws {
        table.layoutIfNeeded()
        for row in table.indexPathsForVisibleRows ?? [] {
            let album = albums[row.row]
            let pictures = try pictures(row)
            guard pictures.contentOffset.x == offsets[album.id] ?? 0 else {
                throw Difference("\(album.title) is scrolled to \(pictures.contentOffset.x)")
            }
            let count = album.pictures.count { liked.contains($0.id) }
            let title = count == 0 ? album.title : "\(album.title) · \(count) ♥"
            guard (table.cellForRow(at: row)?.find("title") as? UILabel)?.text == title else {
                throw Difference("row \(row.row) does not show the title \(title)")
            }
            for path in pictures.indexPathsForVisibleItems {
                let picture = album.pictures[path.item]
                let views = pictures.cellForItem(at: path)?.everyView ?? []
                let names = views.compactMap { ($0 as? UIImageView)?.accessibilityLabel }
                let hearts = views.compactMap { ($0 as? UIButton)?.accessibilityLabel }
                guard names == [picture.name], hearts == [liked.contains(picture.id) ? "Liked" : "Not liked"] else {
                    throw Difference("picture \(path.item) of \(album.title) shows \(names) with \(hearts)")
                }
            }
        }
        guard ledger.cells.count < 20 else { throw Difference("cells are not reused") }
    }
}
