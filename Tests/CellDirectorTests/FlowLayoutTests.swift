import CellDirector
import HeadlessUIKit
import XCTest

/// Tests that the flow layout's delegate methods return the values from handlers and sections or, if there are none,
/// the values of the layout's own properties.
final class FlowLayoutTests: XCTestCase {
    @MainActor func testARowOfFullWidthIsAboveAGrid() async {
        let flow = Flow([CollectionSection(items: [BadgeConfig(item: Tag(text: "chips"))] + tiles(0..<4))])
        flow.proxy
            .on(.size) { (_: BadgeConfig, _) in CGSize(width: 320, height: 44) }
            .on(.size) { (c: TileConfig, _) in CGSize(width: 155, height: 100) }

        XCTAssertEqual(
            flow.frames(),
            [
                CGRect(x: 0, y: 0, width: 320, height: 44), CGRect(x: 0, y: 54, width: 155, height: 100),
                CGRect(x: 165, y: 54, width: 155, height: 100), CGRect(x: 0, y: 164, width: 155, height: 100),
                CGRect(x: 165, y: 164, width: 155, height: 100),
            ])
    }

    @MainActor func testAnItemWithoutASizeHandlerHasTheLayoutsSize() async {
        let flow = Flow([CollectionSection(items: tiles(0..<1) + [BadgeConfig(item: Tag(text: "wide"))])])
        flow.layout.itemSize = CGSize(width: 60, height: 20)
        flow.proxy.on(.size) { (_: BadgeConfig, _) in CGSize(width: 320, height: 30) }

        XCTAssertEqual(flow.frames().map(\.size), [CGSize(width: 60, height: 20), CGSize(width: 320, height: 30)])
    }

    @MainActor func testAnItemWithoutASizeHandlerHasAPlainSizeIfItemsAreAutomatic() async {
        let flow = Flow([CollectionSection(items: tiles(0..<1) + [BadgeConfig(item: Tag(text: "wide"))])])
        flow.layout.itemSize = UICollectionViewFlowLayout.automaticSize
        flow.proxy.on(.size) { (_: BadgeConfig, _) in CGSize(width: 320, height: 30) }

        XCTAssertEqual(flow.frames().map(\.size), [CGSize(width: 50, height: 50), CGSize(width: 320, height: 30)])
    }

    @MainActor func testWithoutASizeHandlerItemsHaveTheFramesOfAPlainCollectionView() async {
        let flow = Flow([CollectionSection(items: tiles(0..<8))])
        let plain = UICollectionView(frame: flow.list.frame, collectionViewLayout: UICollectionViewFlowLayout())
        let source = EightItems()
        plain.dataSource = source
        plain.layoutIfNeeded()

        XCTAssertEqual(
            flow.frames(),
            (0..<8).map { plain.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .null })
    }

    @MainActor func testASizeHandlerAddedLateIsAskedImmediately() async {
        let flow = Flow([CollectionSection(items: tiles(0..<2))])
        XCTAssertEqual(flow.frames()[0].size, CGSize(width: 50, height: 50))

        flow.proxy.on(.size) { (c: TileConfig, _) in CGSize(width: 100, height: 70) }

        XCTAssertEqual(flow.frames()[0].size, CGSize(width: 100, height: 70))
        XCTAssertTrue(flow.list.delegate === flow.list.dataSource)
    }

    @MainActor func testASizeFollowsItsItem() async {
        let flow = Flow([CollectionSection(items: tiles(0..<40))])
        flow.proxy.on(.size) { (c: TileConfig, _) in
            CGSize(width: 320, height: c.item.text.hasPrefix("tall") ? 90 : 20)
        }
        let items = flow.director.items
        for number in [0, 30] {
            guard let tile = items[number] as? TileConfig else { return XCTFail("the item is not a tile") }
            flow.director.update(tile) { $0.text = "tall" }
            XCTAssertEqual(flow.frames()[number].height, 90)
        }
        flow.director.update(items: tiles(0..<40), animated: false)
        XCTAssertEqual(Set(flow.frames().map(\.height)), [20])
    }

    @MainActor func testAHandlersChangeOfAnItemChangesItsSize() async throws {
        let flow = Flow([CollectionSection(items: tiles(0..<2))])
        flow.proxy
            .on(.size) { (c: TileConfig, _) in CGSize(width: 320, height: c.item.text == "open" ? 90 : 60) }
            .on(.didSelect) { (c: TileConfig, _) in c.item.text = "open" }
        flow.list.layoutIfNeeded()

        try Finger().tap(rowAt: IndexPath(item: 0, section: 0), in: flow.list)

        XCTAssertEqual(flow.frames().map(\.height), [90, 60])
    }

    @MainActor func testEachSectionHasItsOwnInsetsAndSpacings() async {
        let flow = Flow([
            CollectionSection(
                items: tiles(0..<5), insets: UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 10),
                minimumLineSpacing: 3, minimumInteritemSpacing: 30),
            CollectionSection(items: tiles(5..<6)),
        ])
        flow.layout.sectionInset = UIEdgeInsets(top: 2, left: 0, bottom: 0, right: 0)

        let frames = flow.frames()
        // Each item is 50 points wide, and adjacent items are at least 30 points apart. The available width is 320
        // points minus the insets, so four items fit side by side.
        XCTAssertEqual(frames[..<4].map(\.minX), [20, 100, 180, 260])
        XCTAssertEqual(frames[4].minY, 5 + 50 + 3)
        XCTAssertEqual(frames[5].minY, 5 + 50 + 3 + 50 + 7 + 2)
    }

    @MainActor func testAnUpdateChangesTheInsets() async {
        let items = tiles(0..<2)
        let flow = Flow([CollectionSection(items: items)])
        XCTAssertEqual(flow.frames()[0].minY, 0)

        flow.director.update { $0[0].insets = UIEdgeInsets(top: 12, left: 0, bottom: 0, right: 0) }
        XCTAssertEqual(flow.frames()[0].minY, 12)
        flow.director.update { $0[0].insets = nil }
        XCTAssertEqual(flow.frames()[0].minY, 0)
    }

    @MainActor func testAnUpdateOfAnItemOffScreenChangesItsSize() async {
        let flow = Flow([CollectionSection(items: tiles(0..<40))])
        flow.proxy.on(.size) { (c: TileConfig, _) in CGSize(width: 320, height: c.item.text == "tall" ? 90 : 20) }
        XCTAssertEqual(flow.frames()[30].height, 20)

        flow.director.update { $0[0].items[30] = TileConfig(item: Word(id: 30, text: "tall")) }
        XCTAssertEqual(flow.frames()[30].height, 90)
    }

    @MainActor func testAHandlerThatChangesNothingOnScreenRequestsNoSizes() async throws {
        let items = tiles(0..<60)
        let flow = Flow([CollectionSection(header: album(1, "big"), items: items)])
        var asked = 0
        flow.proxy
            .on(.size) { (_: TileConfig, _) in
                asked += 1
                return CGSize(width: 50, height: 50)
            }
            .on(.didSelect) { (_: TileConfig, _) in items[59].item.text = "changed" }
        _ = flow.frames()
        asked = 0
        try Finger().tap(rowAt: IndexPath(item: 0, section: 0), in: flow.list)
        XCTAssertEqual(items[59].item.text, "changed")
        XCTAssertEqual(asked, 0)
    }

    @MainActor func testAHeaderHasItsHandlersSizeAndASectionWithoutAHeaderTheLayoutsSize() async {
        let flow = Flow([
            CollectionSection(header: album(1, "big"), items: tiles(0..<1), footer: album(2, "small")),
            CollectionSection(items: tiles(1..<2)),
        ])
        flow.layout.headerReferenceSize = CGSize(width: 320, height: 11)
        flow.proxy.on(.size) { (c: AlbumConfig, _) in CGSize(width: 320, height: c.item.text == "big" ? 40 : 15) }

        XCTAssertEqual(flow.frames().map(\.minY), [40, 40 + 50 + 15 + 11])
    }

    @MainActor func testAHeaderReloadedWithoutItsRowsIsMeasuredAgain() async {
        let header = album(1, "big")
        let flow = Flow([CollectionSection(header: header, items: tiles(0..<1))])
        flow.proxy.on(.size) { (c: AlbumConfig, _) in CGSize(width: 320, height: c.item.text == "big" ? 40 : 15) }
        XCTAssertEqual(flow.frames().map(\.minY), [40])

        header.item.text = "small"
        flow.director.reload(header)
        XCTAssertEqual(flow.frames().map(\.minY), [15])
        flow.director.update(header) { $0.text = "big" }
        XCTAssertEqual(flow.frames().map(\.minY), [40])
    }

    @MainActor func testAHeaderChangedByAHandlerIsMeasuredAgain() async throws {
        let header = album(1, "big")
        let flow = Flow([CollectionSection(header: header, items: tiles(0..<1))])
        flow.proxy
            .on(.size) { (c: AlbumConfig, _) in CGSize(width: 320, height: c.item.text == "big" ? 40 : 15) }
            .on(.didSelect) { (_: TileConfig, _) in header.item.text = "small" }
        flow.list.layoutIfNeeded()

        try Finger().tap(rowAt: IndexPath(item: 0, section: 0), in: flow.list)

        XCTAssertEqual(flow.frames().map(\.minY), [15])
    }

    @MainActor func testAfterAnyUpdateThePositionsEqualThoseOfANewList() async {
        for seed in (0..<6).map({ UInt64($0) * 7919 + 3 }) {
            var generator = SplitMix64(state: seed)
            let (flow, fresh) = (Flow([]), Flow([]))
            for flow in [flow, fresh] {
                flow.proxy
                    .on(.size) { (c: TileConfig, _) in CGSize(width: 70 + c.item.id, height: 20 + c.item.text.count) }
                    .on(.size) { (c: AlbumConfig, _) in CGSize(width: 320, height: 10 + c.item.text.count) }
            }
            for step in 0..<30 {
                let sections = randomSections(&generator)
                flow.director.update(sections: sections(), animated: Bool.random(using: &generator))
                fresh.director.update(sections: [])
                fresh.list.reloadData()
                fresh.director.update(sections: sections())
                XCTAssertEqual(flow.frames(), fresh.frames(), "seed \(seed), step \(step)")
                let shown = flow.list.visibleCells.map(\.frame)
                let places = flow.list.indexPathsForVisibleItems.map {
                    flow.list.layoutAttributesForItem(at: $0)?.frame ?? .null
                }
                XCTAssertEqual(shown, places, "seed \(seed), step \(step)")
                if let tile = flow.director.items.randomElement(using: &generator) as? TileConfig {
                    flow.director.update(tile) { $0.text += "……" }
                    fresh.director.update(tile) { $0.text += "……" }
                    fresh.layout.invalidateLayout()
                    XCTAssertEqual(flow.frames(), fresh.frames(), "seed \(seed), step \(step), one item")
                }
            }
        }
    }

    @MainActor func testVisibleContentStaysInPlaceWhenSizesChange() async throws {
        let flow = Flow([CollectionSection(items: tiles(0..<100))])
        flow.proxy.on(.size) { (c: TileConfig, _) in
            CGSize(width: 320, height: c.item.text.hasPrefix("tall") ? 90 : 20)
        }
        flow.list.layoutIfNeeded()
        try Finger().scroll(flow.list, by: 900)
        let path = try XCTUnwrap(flow.list.indexPathsForVisibleItems.min())
        let before = try XCTUnwrap(flow.list.cellForItem(at: path)).frame.minY - flow.list.contentOffset.y

        flow.director.update(
            items: (0..<100).map { TileConfig(item: Word(id: $0, text: $0 < 5 ? "tall" : "tile")) },
            keeping: .firstVisible)
        flow.list.layoutIfNeeded()

        let after = try XCTUnwrap(flow.list.cellForItem(at: path)).frame.minY - flow.list.contentOffset.y
        XCTAssertEqual(after, before)
        XCTAssertEqual(flow.frames()[0].height, 90)
    }
}

/// Returns a closure that creates random sections of tiles. Each call to the closure creates the same sections, but with
/// new configurators.
@MainActor
private func randomSections(_ generator: inout SplitMix64) -> () -> [CollectionSection] {
    let ids = (0..<24).shuffled(using: &generator).prefix(Int.random(in: 0...24, using: &generator))
    let cuts = Int.random(in: 1...3, using: &generator)
    let texts = ids.map { _ in String(repeating: "x", count: Int.random(in: 0...40, using: &generator)) }
    let measures = (0..<cuts).map { _ in Int.random(in: 0...3, using: &generator) }
    return {
        (0..<cuts).map { cut in
            let words = zip(ids, texts).filter { $0.0 % cuts == cut }.map { Word(id: $0, text: $1) }
            let measure = CGFloat(measures[cut]) * 5
            let insets = UIEdgeInsets(top: measure, left: measure, bottom: 0, right: measure)
            return CollectionSection(
                id: cut, header: measures[cut] == 1 ? album(cut, "album") : nil,
                items: words.map { TileConfig(item: $0) }, insets: measures[cut] == 2 ? nil : insets,
                minimumLineSpacing: measures[cut] == 3 ? measure : nil,
                minimumInteritemSpacing: measures[cut] == 0 ? 2 : nil)
        }
    }
}

/// A flow layout 320 points wide, and its director.
@MainActor
private final class Flow {
    let layout = UICollectionViewFlowLayout()
    let list: UICollectionView
    let director: CollectionDirector

    var proxy: CellActionProxy { director.actionsProxy }

    init(_ sections: [CollectionSection]) {
        list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 220), collectionViewLayout: layout)
        director = CollectionDirector(collectionView: list, sections: sections, bus: CellActionBus())
        list.layoutIfNeeded()
    }

    /// Returns the frames of all items, in order.
    func frames() -> [CGRect] {
        list.layoutIfNeeded()
        return director.sections.indices.flatMap { section in
            director.sections[section].items.indices.map { item in
                list.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
            }
        }
    }
}

@MainActor
private final class EightItems: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "plain", for: indexPath)
    }
}
