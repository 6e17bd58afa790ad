import HeadlessUIKit
import TestSupport
import XCTest

/// Layouts that position their elements themselves: touches, bad input, and random layouts.
final class CustomLayoutTouchTests: ConformanceTestCase {
    // MARK: Touches

    @MainActor
    func testAFingerTouchesWhatTheLayoutShows() async throws {
        let recorder = CollectionRecorder(count: 8)
        let circle = makeCollection(recorder, layout: CircleLayout())
        try Finger().tap(rowAt: path(5), in: circle)
        XCTAssertEqual(circle.indexPathsForSelectedItems, [path(5)])

        let list = makeCollection(CollectionRecorder(count: 1000), layout: WaterfallLayout())
        try Finger().scroll(list, by: 3000)
        let first = try XCTUnwrap(list.indexPathsForVisibleItems.first)
        try Finger().select(rowAt: first, in: list)
        XCTAssertThrowsError(try Finger().tap(rowAt: path(0), in: list))
        try Finger().scroll(list, toRowAt: path(500))
        XCTAssertEqual(list.contentOffset.y, list.cellForItem(at: path(500))?.frame.minY)
        list.contentOffset.y = 0
        list.layoutIfNeeded()
        XCTAssertEqual(list.indexPathsForSelectedItems, [first])
    }

    @MainActor
    func testTheFrontmostCellIsTouched() async throws {
        /// Cells in one place. Those with an odd number are in front of the others.
        final class Pile: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 440) }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
                attributes.zIndex = indexPath.item % 2
                return attributes
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<4).reversed().compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            }
        }
        let list = makeCollection(CollectionRecorder(count: 4), layout: Pile())
        let cells = list.subviews.compactMap { ($0 as? RecordingItem)?.text }
        XCTAssertEqual(Set(cells.prefix(2)), ["0", "2"])
        XCTAssertEqual(Set(cells.suffix(2)), ["1", "3"])
        let front = try XCTUnwrap(list.indexPathForItem(at: CGPoint(x: 50, y: 50)))
        XCTAssertEqual(front.item % 2, 1)
        XCTAssertThrowsError(try Finger().tap(rowAt: path(0), in: list))
    }

    @MainActor
    func testATouchFollowsTransforms() async throws {
        final class Outer: UIView {}
        let root = inWindow(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)))
        let bar = Outer(frame: CGRect(x: 100, y: 190, width: 200, height: 20))
        root.addSubview(bar)
        XCTAssertTrue(root.hitTest(CGPoint(x: 110, y: 200), with: nil) === bar)
        bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
        XCTAssertTrue(root.hitTest(CGPoint(x: 110, y: 200), with: nil) === root)
        XCTAssertTrue(root.hitTest(CGPoint(x: 200, y: 110), with: nil) === bar)
        bar.anchorPoint = CGPoint(x: 0, y: 0.5)
        XCTAssertEqual(bar.center, CGPoint(x: 200, y: 200))
        XCTAssertEqual(bar.frame.minX, 190, accuracy: 1e-9)
        XCTAssertEqual(bar.frame.minY, 200, accuracy: 1e-9)
        XCTAssertTrue(root.hitTest(CGPoint(x: 200, y: 390), with: nil) === bar)
        XCTAssertTrue(root.hitTest(CGPoint(x: 200, y: 110), with: nil) === root)
        XCTAssertEqual(bar.layer.anchorPoint, CGPoint(x: 0, y: 0.5))
        XCTAssertEqual(bar.layer.position, CGPoint(x: 200, y: 200))
        bar.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        XCTAssertEqual(bar.frame.minX, 190, accuracy: 1e-9)
        XCTAssertEqual(bar.frame.minY, 100, accuracy: 1e-9)
    }

    @MainActor
    func testScrollingEndsWhereTheLayoutWants() async throws {
        let list = makeCollection(CollectionRecorder(count: 20), layout: CoverFlowLayout())
        try Finger().scroll(list, sidewaysBy: 270)
        XCTAssertEqual(list.contentOffset.x, 300)
        let middle = try XCTUnwrap(list.cellForItem(at: path(3)))
        XCTAssertEqual(middle.alpha, 1)
        XCTAssertTrue(list.subviews.last === middle)
    }

    @MainActor
    func testRowsNearTheBoundsArePrefetched() async {
        final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
            var calls: [String] = []
            func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
                calls.append("prefetch \(indexPaths.map(\.item).min() ?? -1)")
            }
            func collectionView(
                _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
            ) { calls.append("cancel \(indexPaths.map(\.item).min() ?? -1)") }
        }
        let prefetcher = Prefetcher()
        let list = makeCollection(CollectionRecorder(count: 1000), layout: WaterfallLayout())
        list.prefetchDataSource = prefetcher
        list.layoutIfNeeded()
        let last = list.indexPathsForVisibleItems.map(\.item).max() ?? 0
        XCTAssertEqual(prefetcher.calls.count, 1)
        XCTAssertTrue(prefetcher.calls[0].hasPrefix("prefetch "), "\(prefetcher.calls), \(last)")
        list.contentOffset.y = 20_000
        list.layoutIfNeeded()
        XCTAssertEqual(prefetcher.calls.filter { $0.hasPrefix("cancel") }.count, 1)
    }

    // MARK: Bad input

    @MainActor
    private func layout(_ change: @escaping @MainActor (UICollectionViewLayoutAttributes) -> Void) -> LoggedLayout {
        final class Layout: LoggedLayout {
            var change: @MainActor (UICollectionViewLayoutAttributes) -> Void = { _ in }
            override func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
                let attributes = super.attributes(item)
                change(attributes)
                return attributes
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<3).map { attributes($0) }
            }
        }
        let layout = Layout()
        layout.change = change
        return layout
    }

    @MainActor
    func testBadAttributesRaiseUIKitsExceptions() async {
        let missing =
            "UICollectionView received layout attributes for a cell with an index path that does not exist: "
            + "<NSIndexPath: 0x0> {length = 2, path = 0 - 7}"
        let cases: [(reason: String, change: @MainActor (UICollectionViewLayoutAttributes) -> Void)] = [
            (missing, { if $0.indexPath.item == 1 { $0.indexPath = IndexPath(item: 7, section: 0) } }),
            (
                "CALayer position contains NaN: [nan 22]",
                { if $0.indexPath.item == 1 { $0.center = CGPoint(x: CGFloat.nan, y: 22) } }
            ),
            ("CALayer bounds contains NaN: [0 0; 320 nan]", { if $0.indexPath.item == 1 { $0.size.height = .nan } }),
        ]
        for (reason, change) in cases {
            var list: UICollectionView?
            let recorder = CollectionRecorder(count: 3)
            let raised = exceptions { list = makeCollection(recorder, layout: layout(change)) }
            XCTAssertEqual(raised.first?.reason.replacingOccurrences(of: "-nan", with: "nan"), reason)
            XCTAssertNotNil(list)
        }
    }

    @MainActor
    func testAttributesOfTheSameElementAreReported() async {
        let shared = UICollectionViewLayoutAttributes(forCellWith: path(0))
        final class Layout: LoggedLayout {
            var shared: UICollectionViewLayoutAttributes?
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<3).compactMap { item in
                    shared?.indexPath = IndexPath(item: item, section: 0)
                    shared?.frame = CGRect(x: 0, y: 44 * item, width: 320, height: 44)
                    return shared
                }
            }
        }
        let layout = Layout()
        layout.shared = shared
        var list: UICollectionView?
        let recorder = CollectionRecorder(count: 3)
        let logged = warnings { list = makeCollection(recorder, layout: layout) }
        XCTAssertEqual(
            logged.first?.hasPrefix("Layout returned layout attributes more than once for the cell at "), true)
        XCTAssertEqual(list.map(texts), ["2"])
    }

    @MainActor
    func testALayoutThatInvalidatesItselfComesToAnEnd() async {
        final class Layout: LoggedLayout {
            var inPrepare = false
            var inElements = false
            override func prepare() {
                super.prepare()
                if inPrepare { invalidateLayout() }
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                if inElements { invalidateLayout() }
                return super.layoutAttributesForElements(in: rect)
            }
        }
        let layout = Layout()
        layout.inPrepare = true
        let list = makeCollection(CollectionRecorder(count: 3), layout: layout)
        XCTAssertEqual(texts(list), ["0", "1", "2"])
        XCTAssertEqual(layout.calls.count { $0 == "prepare" }, 1)
        layout.inElements = true
        let logged = warnings {
            layout.invalidateLayout()
            list.layoutIfNeeded()
        }
        XCTAssertEqual(
            logged.first,
            "RecordedCollection still has a layout to prepare after 100 rounds: each round invalidates the layout.")
        XCTAssertEqual(logged.count, 1)
        XCTAssertEqual(texts(list), ["0", "1", "2"])
    }

    @MainActor
    func testALayoutMayUseItsCollectionViewAtAnyTime() async {
        final class Layout: LoggedLayout {
            var seen: [Int] = []
            private func use() {
                guard let collectionView else { return }
                seen.append(collectionView.visibleCells.count)
                seen.append(collectionView.indexPathsForVisibleItems.count)
                _ = collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
                _ = collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
                _ = collectionView.indexPathForItem(at: CGPoint(x: 1, y: 1))
                _ = collectionView.contentSize
            }
            override func prepare() {
                super.prepare()
                use()
            }
            override var collectionViewContentSize: CGSize {
                use()
                return super.collectionViewContentSize
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                use()
                return super.layoutAttributesForElements(in: rect)
            }
            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                use()
                super.prepare(forCollectionViewUpdates: updateItems)
            }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
                use()
                return true
            }
        }
        let layout = Layout()
        let recorder = CollectionRecorder(count: 100)
        let list = makeCollection(recorder, layout: layout)
        list.contentOffset.y = 88
        XCTAssertEqual(texts(list).first, "2")
        recorder.items[0].removeFirst(50)
        list.deleteItems(at: (0..<50).map { path($0) })
        list.layoutIfNeeded()
        XCTAssertEqual(texts(list).first, "52")
        XCTAssertFalse(layout.seen.isEmpty)
    }

    @MainActor
    func testALayoutIsPreparedWhenItsCollectionViewHasASize() async {
        let layout = LoggedLayout()
        let recorder = CollectionRecorder(count: 3)
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        list.register(RecordingItem.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = recorder
        XCTAssertEqual(list.numberOfItems(inSection: 0), 3)
        recorder.items[0].append("3")
        list.insertItems(at: [path(3)])
        list.layoutIfNeeded()
        XCTAssertFalse(layout.calls.contains("prepare"), "\(layout.calls)")
        list.frame = CGRect(x: 0, y: 0, width: 320, height: 440)
        XCTAssertEqual(texts(list), ["0", "1", "2", "3"])
        XCTAssertEqual(layout.calls.count { $0 == "prepare" }, 1)
    }

    @MainActor
    func testALayoutMayChangeTheItemsOrTheOffsetWhileItIsAsked() async {
        final class Layout: LoggedLayout {
            weak var recorder: CollectionRecorder?
            override func prepare() {
                super.prepare()
                guard let recorder, recorder.items[0].count < 5 else { return }
                recorder.items[0].append("\(recorder.items[0].count)")
                collectionView?.reloadData()
            }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
                collectionView?.contentOffset.y = newBounds.minY / 2
                return true
            }
        }
        let recorder = CollectionRecorder(count: 3)
        let layout = Layout()
        layout.recorder = recorder
        let list = makeCollection(recorder, layout: layout)
        XCTAssertEqual(texts(list), ["0", "1", "2", "3", "4"])
        list.contentOffset.y = 20
        list.layoutIfNeeded()
        XCTAssertEqual(list.contentOffset.y, 20)
    }

    // MARK: Supplementary views in updates

    @MainActor
    func testHeadersStayAndBadgesFollowTheirItems() async throws {
        final class Badge: UICollectionReusableView { var item = "" }
        final class Layout: LoggedLayout {
            private func view(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes {
                let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
                attributes.frame = CGRect(x: 300, y: 44 * path.item, width: 20, height: 20)
                attributes.zIndex = 1
                return attributes
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let cells = super.layoutAttributesForElements(in: rect) ?? []
                if cells.isEmpty { return [] }
                return cells + cells.map { view("badge", $0.indexPath) }
                    + [view("title", IndexPath(item: 0, section: 0))]
            }
        }
        let recorder = CollectionRecorder([["a", "b", "c"]])
        recorder.sectionView = { [unowned recorder] list, kind, path in
            let view = list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "badge", for: path)
            (view as? Badge)?.item = kind == "badge" ? recorder.items[0][path.item] : "title"
            return view
        }
        let list = makeCollection(CollectionRecorder(count: 0), layout: Layout())
        for kind in ["badge", "title"] {
            list.register(Badge.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "badge")
        }
        list.dataSource = recorder
        list.layoutIfNeeded()
        let title = try XCTUnwrap(list.supplementaryView(forElementKind: "title", at: path(0)))
        let badge = try XCTUnwrap(list.supplementaryView(forElementKind: "badge", at: path(0)))
        recorder.items[0].insert("new", at: 0)
        list.insertItems(at: [path(0)])
        XCTAssertTrue(list.supplementaryView(forElementKind: "title", at: path(0)) === title)
        XCTAssertTrue(list.supplementaryView(forElementKind: "badge", at: path(1)) === badge)
        let badges = (0..<4).map { (list.supplementaryView(forElementKind: "badge", at: path($0)) as? Badge)?.item }
        XCTAssertEqual(badges, ["new", "a", "b", "c"])
    }

    // MARK: Random layouts

    /// A layout of cells and headers in random places.
    private final class Scattered: UICollectionViewLayout {
        var frames: [UICollectionViewLayoutAttributes] = []
        var follows = false

        func scatter(_ counts: [Int], _ random: inout SplitMix64) {
            frames = []
            for (section, count) in counts.enumerated() {
                for item in 0..<count {
                    add(UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section)), &random)
                }
                add(
                    UICollectionViewLayoutAttributes(
                        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                        with: IndexPath(item: 0, section: section)), &random)
            }
        }

        private func add(_ attributes: UICollectionViewLayoutAttributes, _ random: inout SplitMix64) {
            attributes.frame = CGRect(
                x: Int.random(in: 0..<900, using: &random), y: Int.random(in: 0..<2000, using: &random),
                width: Int.random(in: 1..<200, using: &random), height: Int.random(in: 1..<200, using: &random))
            attributes.zIndex = Int.random(in: -1...2, using: &random)
            attributes.isHidden = Int.random(in: 0..<8, using: &random) == 0
            attributes.alpha = [0.5, 1].randomElement(using: &random) ?? 1
            frames.append(attributes)
        }

        override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 2200) }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { follows }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            frames.filter { $0.frame.intersects(rect) }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            frames.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
        }
    }

    /// Compares what a collection view shows with what a list would show that asks the layout for everything.
    @MainActor
    private func check(_ list: UICollectionView, _ layout: Scattered, _ recorder: CollectionRecorder) {
        list.layoutIfNeeded()
        let seen = layout.frames.filter { !$0.isHidden && $0.frame.overlaps(list.bounds) }
        let cells = seen.filter { $0.representedElementCategory == .cell }
        XCTAssertEqual(Set(list.indexPathsForVisibleItems), Set(cells.map(\.indexPath)))
        for attributes in cells {
            let cell = list.cellForItem(at: attributes.indexPath) as? RecordingItem
            XCTAssertEqual(cell?.frame, attributes.frame)
            XCTAssertEqual(cell?.alpha, attributes.alpha)
            XCTAssertEqual(cell?.text, recorder.items[attributes.indexPath.section][attributes.indexPath.item])
        }
        let headers = seen.filter { $0.representedElementCategory == .supplementaryView }
        let kind = UICollectionView.elementKindSectionHeader
        XCTAssertEqual(
            Set(list.indexPathsForVisibleSupplementaryElements(ofKind: kind)), Set(headers.map(\.indexPath)))
        for attributes in headers {
            XCTAssertEqual(
                list.supplementaryView(forElementKind: kind, at: attributes.indexPath)?.frame, attributes.frame)
        }
        let order = list.subviews.compactMap { view in
            seen.first { attributes in
                attributes.representedElementCategory == .cell
                    ? list.cellForItem(at: attributes.indexPath) === view
                    : list.supplementaryView(forElementKind: kind, at: attributes.indexPath) === view
            }?.zIndex
        }
        XCTAssertEqual(order, order.sorted())
        XCTAssertEqual(order.count, seen.count)
    }

    @MainActor
    func testRandomLayoutsShowWhatANaiveListShows() async {
        forEachSeed(1...40) { seed in
            var random = SplitMix64(state: seed)
            let counts = (0..<Int.random(in: 1...3, using: &random)).map { _ in Int.random(in: 0...40, using: &random) }
            var next = 0
            func item() -> String {
                next += 1
                return "\(next)"
            }
            let recorder = CollectionRecorder(counts.map { (0..<$0).map { _ in item() } })
            let layout = Scattered()
            layout.scatter(counts, &random)
            let list = makeCollection(recorder, layout: layout)
            check(list, layout, recorder)
            for _ in 0..<30 {
                switch Int.random(in: 0..<6, using: &random) {
                case 0, 1:
                    list.contentOffset = CGPoint(
                        x: Int.random(in: 0...680, using: &random), y: Int.random(in: 0...1760, using: &random))
                case 2:
                    layout.follows.toggle()
                    layout.scatter(recorder.items.map(\.count), &random)
                    layout.invalidateLayout()
                case 3:
                    let section = Int.random(in: recorder.items.indices, using: &random)
                    let place = Int.random(in: 0...recorder.items[section].count, using: &random)
                    recorder.items[section].insert(item(), at: place)
                    layout.scatter(recorder.items.map(\.count), &random)
                    list.insertItems(at: [IndexPath(item: place, section: section)])
                case 4:
                    let section = Int.random(in: recorder.items.indices, using: &random)
                    guard let place = recorder.items[section].indices.randomElement(using: &random) else { break }
                    recorder.items[section].remove(at: place)
                    layout.scatter(recorder.items.map(\.count), &random)
                    list.deleteItems(at: [IndexPath(item: place, section: section)])
                default:
                    recorder.items.append((0..<Int.random(in: 0...5, using: &random)).map { _ in item() })
                    layout.scatter(recorder.items.map(\.count), &random)
                    if Bool.random(using: &random) {
                        list.reloadData()
                    } else {
                        list.insertSections([recorder.items.count - 1])
                    }
                }
                check(list, layout, recorder)
            }
        }
    }
}
