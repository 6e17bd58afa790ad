import CellDirector
import HeadlessUIKit
import XCTest

/// Tests random updates, moves, scrolls and actions in a collection view, and compares the result of each with plain
/// arrays.
final class RandomCollectionTests: XCTestCase {
    @MainActor func testEveryRandomStepShowsTheModel() async throws {
        try forEachSeed([20_261_121]) { try play(seed: $0, steps: timesToRun(700)) }
    }

    @MainActor func testRandomStepsOfKnownSeedsShowTheModel() async throws {
        try forEachSeed([0, 3, 77]) { try play(seed: $0, steps: 200) }
    }

    @MainActor
    private func play(seed: UInt64, steps: Int) throws {
        var walk = CollectionWalk(seed: seed)
        for step in 0..<steps {
            try walk.step()
            guard walk.wrong.isEmpty else {
                return XCTFail("seed \(seed), step \(step), \(walk.did): \(walk.wrong)")
            }
        }
    }
}

/// Simulates an app and a user who change a collection view, and keeps the expected sections as a model.
@MainActor
private struct CollectionWalk {
    @MainActor
    private final class Ledger {
        var heard: [String] = []
        var wrong: [String] = []
    }

    private var generator: SplitMix64
    private let screen: TileScreen
    private let ledger = Ledger()
    private var model: [CollectionSection] = []
    private var nextID = 0
    private(set) var did = ""
    var wrong: [String] { ledger.wrong }

    init(seed: UInt64) {
        generator = SplitMix64(state: seed)
        screen = TileScreen(sections: [], headers: true)
        let ledger = ledger
        screen.proxy
            .onRow(.like) { (c: TileConfig, cell, path) in
                if cell.shown != c.item { ledger.wrong.append("the cell shows another tile") }
                ledger.heard.append("like \(c.item.id) \(path.section) \(path.item)")
            }
            .onRow(.markAll) { (c: AlbumConfig, _, path) in ledger.heard.append("mark \(c.item.id) \(path.section)") }
            .on(.move) { (c: TileConfig, from, to) in ledger.heard.append("move \(c.item.id)") }
            .on(.didEndDisplaying) { (c: TileConfig, cell) in
                if cell.shown?.id != c.item.id {
                    ledger.wrong.append("\(c.item.id) disappears in the cell of another tile")
                }
            }
    }

    mutating func step() throws {
        ledger.heard = []
        var expected: [String] = []
        switch pick(10) {
        case 0..<2: changeItems()
        case 2: shuffle()
        case 3: rename()
        case 4: changeSections()
        case 5..<7:
            let lowest = max(0, screen.collectionView.contentSize.height - 220)
            let y = min(CGFloat(pick(2000)), lowest)
            did = "scroll to \(y)"
            screen.collectionView.contentOffset.y = y
            screen.collectionView.layoutIfNeeded()
        case 7: expected = move()
        default: expected = touch()
        }
        if ledger.heard != expected { ledger.wrong.append("handled \(ledger.heard), not \(expected)") }
        try check()
    }

    private mutating func changeItems() {
        did = "items"
        for section in model.indices {
            for _ in 0..<pick(4) {
                if pick(2) == 0, !model[section].items.isEmpty {
                    model[section].items.remove(at: pick(model[section].items.count))
                } else {
                    model[section].items.insert(makeTile(), at: pick(model[section].items.count + 1))
                }
            }
        }
        show()
    }

    private mutating func shuffle() {
        did = "shuffle"
        model.shuffle(using: &generator)
        for section in model.indices { model[section].items.shuffle(using: &generator) }
        show()
    }

    /// Replaces some configurators with new configurators for the same tiles. Some of the new configurators have
    /// changed content.
    private mutating func rename() {
        did = "rename"
        for section in model.indices {
            for item in model[section].items.indices {
                guard var word = (model[section].items[item] as? TileConfig)?.item, pick(3) > 0 else { continue }
                if pick(3) == 0 { word.text = "renamed \(pick(1000))" }
                model[section].items[item] = TileConfig(item: word)
            }
            if let header = model[section].header as? AlbumConfig {
                model[section].header = album(header.item.id, "album \(pick(3))")
            }
        }
        show()
    }

    private mutating func changeSections() {
        did = "sections"
        if model.count > 3 { model.remove(at: pick(model.count)) }
        nextID += 1
        let header = pick(3) == 0 ? nil : album(nextID, "album")
        let section = CollectionSection(id: nextID, header: header, items: (0..<pick(15)).map { _ in makeTile() })
        model.insert(section, at: pick(model.count + 1))
        show()
    }

    private mutating func show() {
        let sections = model
        if pick(4) == 0 {
            screen.director.update { $0 = sections }
        } else {
            screen.director.update(sections: sections, animated: pick(2) == 0)
        }
    }

    private mutating func move() -> [String] {
        let list = screen.collectionView
        list.layoutIfNeeded()
        guard let from = list.indexPathsForVisibleItems.randomElement(using: &generator),
            let to = list.indexPathsForVisibleItems.randomElement(using: &generator), from != to,
            let tile = model[from.section].items[from.item] as? TileConfig,
            let place = list.layoutAttributesForItem(at: to)?.center
        else { return [] }
        did = "move \(from) to \(to)"
        model[from.section].items.remove(at: from.item)
        model[to.section].items.insert(tile, at: to.item)
        if !list.beginInteractiveMovementForItem(at: from) {
            ledger.wrong.append("the interactive movement does not begin")
        }
        list.updateInteractiveMovementTargetPosition(place)
        list.endInteractiveMovement()
        return ["move \(tile.item.id)"]
    }

    private mutating func touch() -> [String] {
        let list = screen.collectionView
        list.layoutIfNeeded()
        if pick(3) == 0,
            let view = list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
                .compactMap({ $0 as? AlbumHeader }).randomElement(using: &generator)
        {
            did = "header"
            let section = model.firstIndex { ($0.header as? AlbumConfig)?.item == view.shown }
            view.button.sendActions(for: .touchUpInside)
            return ["mark \(view.shown?.id ?? -1) \(section ?? -1)"]
        }
        guard let path = list.indexPathsForVisibleItems.randomElement(using: &generator),
            let cell = list.cellForItem(at: path) as? TileCell,
            let tile = model[path.section].items[path.item] as? TileConfig
        else { return [] }
        did = "like \(path)"
        cell.likeButton.sendActions(for: .touchUpInside)
        return ["like \(tile.item.id) \(path.section) \(path.item)"]
    }

    private func check() throws {
        let list = screen.collectionView
        list.layoutIfNeeded()
        let counts = (0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) }
        if counts != model.map(\.items.count) {
            ledger.wrong.append("there are \(counts) items, not \(model.map(\.items.count))")
        }
        for path in list.indexPathsForVisibleItems {
            let wanted = (model[path.section].items[path.item] as? TileConfig)?.item
            guard let cell = list.cellForItem(at: path) as? TileCell else { continue }
            if cell.shown != wanted { ledger.wrong.append("\(path) shows \(String(describing: cell.shown))") }
            let row = model[path.section].items[path.item]
            if CellReference(cell)?.configurator !== row { ledger.wrong.append("\(path) is bound to another item") }
            if screen.director.indexPath(for: row) != path {
                ledger.wrong.append("the item at \(path) is not found there")
            }
        }
        for path in list.indexPathsForVisibleSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader) {
            let view = list.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)
            let wanted = (model[path.section].header as? AlbumConfig)?.item
            if (view as? AlbumHeader)?.shown != wanted {
                ledger.wrong.append("the header of section \(path.section) shows another item")
            }
        }
        if !screen.problems.all.isEmpty { ledger.wrong.append("\(screen.problems.all)") }
    }

    private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    private mutating func makeTile() -> TileConfig {
        nextID += 1
        return TileConfig(item: Word(id: nextID, text: "tile \(nextID)"))
    }
}
