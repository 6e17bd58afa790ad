import CellDirector
import HeadlessUIKit
import XCTest

/// Tests handlers that change the item or header that they are called for, a class that is used for both items and
/// headers, and updates during an interactive movement.
final class CollectionReentryTests: XCTestCase {
    @MainActor func testDeletingAnItemAsItIsSelectedDoesNotUnhighlightTheNextOne() async throws {
        let screen = TileScreen(tiles(0..<3))
        screen.proxy
            .on(.didSelect) { [director = screen.director] (c: TileConfig, _) in
                director.update { $0[0].items.removeAll { $0 === c } }
            }
            .on(.didUnhighlight) { [log = screen.log] (c: TileConfig, _) in log.add("unhighlighted \(c.item.id)") }

        try screen.finger.tap(rowAt: path(0), in: screen.collectionView)

        XCTAssertEqual(screen.ids, [1, 2])
        XCTAssertEqual(screen.log.lines, [])
    }

    @MainActor func testOneClassServesAsItemAndAsHeader() async throws {
        let header = CollectionSupplementaryConfigurator<BadgeCell, Tag>(item: Tag(text: "header"))
        let screen = TileScreen(
            sections: [CollectionSection(header: header, items: [BadgeConfig(item: Tag(text: "item"))])], headers: true)
        let view = screen.collectionView.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
        XCTAssertEqual((view as? BadgeCell)?.shown?.text, "header")
        XCTAssertEqual((screen.collectionView.cellForItem(at: path(0)) as? BadgeCell)?.shown?.text, "item")
    }

    @MainActor func testAHeadersHandlerMayRemoveItsSectionUntilNoneIsLeft() async throws {
        let screen = TileScreen(
            sections: (0..<4).map { CollectionSection(header: album($0, "album \($0)"), items: tiles([$0])) },
            headers: true)
        screen.proxy.on(.markAll) { [director = screen.director] (c: AlbumConfig, _) in
            director.update { sections in sections.removeAll { $0.header === c } }
        }
        for left in [3, 2, 1, 0] {
            try screen.finger.tap(try screen.header(0).button)
            XCTAssertEqual(screen.director.sections.count, left)
            XCTAssertEqual(screen.collectionView.numberOfSections, left)
        }
        screen.director.update(sections: [CollectionSection(header: album(9, "new"), items: tiles([9]))])
        XCTAssertEqual(screen.ids, [9])
        XCTAssertEqual(try screen.header(0).shown?.id, 9)
    }

    @MainActor func testAHeaderAddedLaterIsShownInPlaceOfTheEmptyOne() async throws {
        let screen = TileScreen(
            sections: [CollectionSection(id: 1, items: tiles([1])), CollectionSection(id: 2, items: tiles([2]))],
            headers: true)
        screen.director.update { $0[1].header = album(7, "seven") }
        XCTAssertEqual(try screen.header(1).shown?.id, 7)
        screen.director.update { $0[1].header = nil }
        let second = screen.collectionView.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, 1))
        XCTAssertNotNil(second)
        XCTAssertFalse(second is AlbumHeader)
        screen.director.update { $0[0].header = album(7, "seven") }
        XCTAssertEqual(try screen.header(0).shown?.id, 7)
    }

    @MainActor func testTheDirectorIsReleasedWhileOneOfItsHandlersRuns() async throws {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 220), collectionViewLayout: UICollectionViewFlowLayout())
        var director: CollectionDirector? = CollectionDirector(
            collectionView: list, items: tiles(0..<3), bus: CellActionBus())
        let gone = Weak(director)
        director?.setListLayout(.init(appearance: .plain))
        director?.actionsProxy
            .on(.didSelect) { (_: TileConfig, _) in
                director = nil
            }
        try Finger().tap(rowAt: path(1), in: list)
        XCTAssertNil(gone.object)
        list.layoutIfNeeded()
    }

    @MainActor func testAnUpdateDuringAnInteractiveMovementMovesNothingElse() async throws {
        let screen = TileScreen(tiles(0..<4))
        screen.proxy.on(.move) { [log = screen.log] (c: TileConfig, from, to) in
            log.add("\(c.item.id) \(from.item) \(to.item)")
        }
        XCTAssertTrue(screen.collectionView.beginInteractiveMovementForItem(at: path(3)))
        screen.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 1, y: 1))
        screen.director.update(items: tiles([3, 0, 5]))
        screen.collectionView.endInteractiveMovement()
        XCTAssertEqual(screen.log.lines, [])
        XCTAssertEqual(screen.ids, [3, 0, 5])
    }
}
