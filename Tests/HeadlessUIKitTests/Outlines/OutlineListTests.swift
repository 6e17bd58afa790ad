import Foundation
import HeadlessUIKit
import XCTest

/// Tests section snapshots in a collection view, and expanding and collapsing their items by touch.
final class OutlineListTests: XCTestCase {
    private typealias Source = OutlineList.Source
    private typealias Outline = OutlineList.Outline

    // MARK: Applying

    @MainActor
    func testASectionThatDoesNotExistIsAppended() async {
        let (list, source) = OutlineList.makeSource()
        await source.apply(OutlineList.makeOutline(), to: "main")
        XCTAssertEqual(texts(list), ["FRUIT", "VEGETABLES"])
        XCTAssertEqual(source.snapshot().sectionIdentifiers, ["main"])
        XCTAssertEqual(source.snapshot().itemIdentifiers, ["FRUIT", "VEGETABLES"])
        XCTAssertEqual(source.snapshot(for: "main").items, OutlineList.makeOutline().items)
        XCTAssertEqual(source.snapshot(for: "other").items, [])
    }

    @MainActor
    func testCellsHaveTheirLevelAndExpansionState() async throws {
        let (list, source) = OutlineList.makeSource()
        var outline = OutlineList.makeOutline()
        await source.apply(outline, to: "main")
        let fruit = try OutlineList.cell(0, list)
        XCTAssertFalse(fruit.configurationState.isExpanded)
        outline.expand(["FRUIT", "APPLE"])
        var isDone = false
        source.apply(outline, to: "main") { isDone = true }
        XCTAssertTrue(isDone)
        XCTAssertEqual(texts(list), ["FRUIT", "APPLE", "boskoop", "pear", "VEGETABLES"])
        XCTAssertTrue(try OutlineList.cell(0, list) === fruit)
        XCTAssertTrue(fruit.configurationState.isExpanded)
        XCTAssertEqual(try (0..<5).map { try OutlineList.cell($0, list).indentationLevel }, [0, 1, 2, 1, 0])
        list.layoutIfNeeded()
        XCTAssertEqual(try (0..<5).map { try OutlineList.cell($0, list).contentView.frame.minX }, [0, 10, 20, 10, 0])
        XCTAssertEqual(try OutlineList.chevron(0, list).accessibilityLabel, "Collapse")
        XCTAssertEqual(try OutlineList.chevron(4, list).accessibilityLabel, "Expand")
    }

    @MainActor
    func testAnUpdateOfTheConfigurationReceivesTheExpansionState() async throws {
        let (list, source) = OutlineList.makeSource()
        await source.apply(OutlineList.makeOutline(), to: "main")
        var heard: [Bool] = []
        try OutlineList.cell(0, list).configurationUpdateHandler = { heard.append($1.isExpanded) }
        list.layoutIfNeeded()
        try Finger().expand(rowAt: path(0), in: list)
        list.layoutIfNeeded()
        XCTAssertEqual(heard, [false, true])
    }

    @MainActor
    func testAReusedCellResetsItsLevel() async throws {
        let (list, source) = OutlineList.makeSource()
        var outline = OutlineList.makeOutline()
        outline.expand(["FRUIT"])
        await source.apply(outline, to: "main")
        let pear = try OutlineList.cell(2, list)
        var flat = NSDiffableDataSourceSnapshot<String, String>()
        flat.appendSections(["flat"])
        flat.appendItems((0..<5).map(String.init))
        await source.apply(flat)
        flat.appendItems((5..<10).map(String.init))
        await source.apply(flat)
        XCTAssertTrue(list.visibleCells.contains(pear))
        XCTAssertEqual(
            list.visibleCells.map { ($0 as? UICollectionViewListCell)?.indentationLevel },
            Array(repeating: 0, count: 10))
    }

    @MainActor
    func testSectionsAreAppliedIndependently() async {
        let (list, source) = OutlineList.makeSource()
        var whole = NSDiffableDataSourceSnapshot<String, String>()
        whole.appendSections(["a", "b", "c"])
        whole.appendItems(["x", "y"], toSection: "c")
        await source.apply(whole)
        var outline = OutlineList.makeOutline()
        outline.expand(["FRUIT"])
        await source.apply(outline, to: "b")
        XCTAssertEqual(texts(list), ["FRUIT", "APPLE", "pear", "VEGETABLES", "x", "y"])
        XCTAssertEqual(source.snapshot(for: "c").rootItems, ["x", "y"])
        var other = Outline()
        other.append(["z"])
        await source.apply(other, to: "a")
        XCTAssertEqual(texts(list), ["z", "FRUIT", "APPLE", "pear", "VEGETABLES", "x", "y"])
        XCTAssertEqual(source.snapshot(for: "b").items, outline.items)
    }

    // MARK: Touches

    @MainActor
    func testATapOnTheChevronExpandsAndOneOnTheCellSelects() async throws {
        let (list, source) = OutlineList.makeSource(.cell)
        await source.apply(OutlineList.makeOutline(), to: "main")
        try Finger().tap(OutlineList.chevron(0, list))
        XCTAssertEqual(texts(list), ["FRUIT", "APPLE", "pear", "VEGETABLES"])
        try Finger().tap(OutlineList.chevron(1, list))
        XCTAssertEqual(texts(list), ["FRUIT", "APPLE", "boskoop", "pear", "VEGETABLES"])
        XCTAssertEqual(list.indexPathsForSelectedItems, [])
        try Finger().tap(rowAt: path(0), in: list)
        XCTAssertEqual(list.indexPathsForSelectedItems, [path(0)])
        try Finger().tap(OutlineList.chevron(0, list))
        XCTAssertEqual(texts(list), ["FRUIT", "VEGETABLES"])
        try Finger().tap(OutlineList.chevron(0, list))
        XCTAssertEqual(texts(list), ["FRUIT", "APPLE", "boskoop", "pear", "VEGETABLES"])
    }

    @MainActor
    func testATapAnywhereInAHeaderExpandsIt() async throws {
        let (list, source) = OutlineList.makeSource(.header)
        await source.apply(OutlineList.makeOutline(), to: "main")
        try Finger().tap(rowAt: path(0), in: list)
        XCTAssertEqual(texts(list), ["FRUIT", "APPLE", "pear", "VEGETABLES"])
        XCTAssertEqual(list.indexPathsForSelectedItems, [])
        XCTAssertFalse(try OutlineList.cell(0, list).isHighlighted)
        try Finger().tap(OutlineList.chevron(0, list))
        XCTAssertEqual(texts(list), ["FRUIT", "VEGETABLES"])
        XCTAssertNotNil(refusal { () throws(TouchRefusal) in try Finger().select(rowAt: path(0), in: list) })
    }

    @MainActor
    func testTheAutomaticStyleIsTheHeaderStyleForAFirstItemThatServesAsHeader() async throws {
        let (list, source) = OutlineList.makeSource(.automatic, headerMode: .firstItemInSection)
        await source.apply(OutlineList.makeOutline(), to: "main")
        try Finger().tap(rowAt: path(0), in: list)
        XCTAssertEqual(texts(list), ["FRUIT", "APPLE", "pear", "VEGETABLES"])
        try Finger().tap(rowAt: path(1), in: list)
        XCTAssertEqual(texts(list), ["FRUIT", "APPLE", "pear", "VEGETABLES"])
        XCTAssertEqual(list.indexPathsForSelectedItems, [path(1)])
    }

    @MainActor
    func testImpossibleExpansionsAndCollapsesReportTheReason() async throws {
        let (list, source) = OutlineList.makeSource()
        await source.apply(OutlineList.makeOutline(), to: "main")
        try Finger().expand(rowAt: path(0), in: list)
        func refused(_ touch: () throws(TouchRefusal) -> Void) -> String? { refusal(touch).map { "\($0)" } }
        XCTAssertEqual(
            [
                refused { () throws(TouchRefusal) in try Finger().expand(rowAt: path(0), in: list) },
                refused { () throws(TouchRefusal) in try Finger().collapse(rowAt: path(1), in: list) },
                refused { () throws(TouchRefusal) in try Finger().expand(rowAt: path(2), in: list) },
            ],
            ["the row is expanded already", "the row is collapsed already", "the row has nothing to expand"])
        source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
        XCTAssertEqual(
            refused { () throws(TouchRefusal) in try Finger().collapse(rowAt: path(0), in: list) },
            "the data source does not collapse the row")
    }

    @MainActor
    func testAnAccessoryWithAHandlerDoesNothingElse() async throws {
        let (list, source) = OutlineList.makeSource()
        await source.apply(OutlineList.makeOutline(), to: "main")
        var taps = 0
        try OutlineList.cell(0, list).accessories = [.outlineDisclosure(options: .init(style: .header)) { taps += 1 }]
        try Finger().tap(rowAt: path(0), in: list)
        try Finger().tap(OutlineList.chevron(0, list))
        XCTAssertEqual(taps, 2)
        XCTAssertEqual(texts(list), ["FRUIT", "VEGETABLES"])
    }

    @MainActor
    func testTenThousandItemsOnAHundredLevels() async throws {
        let (list, source) = OutlineList.makeSource()
        var outline = Outline()
        var parent: String?
        for level in 0..<100 {
            let items = (0..<100).map { "N\(level * 100 + $0)" }
            outline.append(items, to: parent)
            parent = items[0]
        }
        outline.expand((1..<99).map { "N\($0 * 100)" })
        await source.apply(outline, to: "main")
        XCTAssertEqual(list.numberOfItems(inSection: 0), 100)
        try Finger().expand(rowAt: path(0), in: list)
        XCTAssertEqual(list.numberOfItems(inSection: 0), 10_000)
        XCTAssertEqual(try OutlineList.cell(9, list).indentationLevel, 9)
        try Finger().collapse(rowAt: path(0), in: list)
        XCTAssertEqual(list.numberOfItems(inSection: 0), 100)
    }

    // MARK: Handlers

    @MainActor
    func testHandlersAreCalledInOrder() async throws {
        let (list, source) = OutlineList.makeSource()
        await source.apply(OutlineList.makeOutline(), to: "main")
        var log: [String] = []
        source.sectionSnapshotHandlers.shouldExpandItem = {
            log.append("should expand \($0)"); return $0 != "APPLE"
        }
        source.sectionSnapshotHandlers.willExpandItem = { log.append("will expand \($0)") }
        source.sectionSnapshotHandlers.shouldCollapseItem = {
            log.append("should collapse \($0)"); return true
        }
        source.sectionSnapshotHandlers.willCollapseItem = { log.append("will collapse \($0) \(texts(list).count)") }
        source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
            log.append("children of \(item): \(children.items)")
            return children
        }
        try Finger().tap(OutlineList.chevron(0, list))
        try Finger().tap(OutlineList.chevron(1, list))
        try Finger().tap(OutlineList.chevron(0, list))
        XCTAssertEqual(
            log,
            [
                "should expand FRUIT", "will expand FRUIT", #"children of FRUIT: ["APPLE", "boskoop", "pear"]"#,
                "should expand APPLE", "should collapse FRUIT", "will collapse FRUIT 4",
            ])
        XCTAssertEqual(texts(list), ["FRUIT", "VEGETABLES"])
    }

    @MainActor
    func testChildrenAreRequestedWhenTheirParentIsExpanded() async throws {
        let (list, source) = OutlineList.makeSource()
        var outline = Outline()
        outline.append(["FOLDER"])
        await source.apply(outline, to: "main")
        source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, existing in
            var children = existing
            if children.items.isEmpty { children.append(["a", "b"]) }
            return children
        }
        try Finger().expand(rowAt: path(0), in: list)
        XCTAssertEqual(texts(list), ["FOLDER", "a", "b"])
        try Finger().collapse(rowAt: path(0), in: list)
        XCTAssertEqual(source.snapshot(for: "main").items, ["FOLDER", "a", "b"])
    }

    @MainActor
    func testAHandlerMayApplyAnotherSnapshot() async throws {
        let (list, source) = OutlineList.makeSource()
        await source.apply(OutlineList.makeOutline(), to: "main")
        source.sectionSnapshotHandlers.willExpandItem = { [unowned source] item in
            var outline = source.snapshot(for: "main")
            outline.append(["plum"], to: item)
            source.apply(outline, to: "main")
        }
        try Finger().expand(rowAt: path(0), in: list)
        XCTAssertEqual(texts(list), ["FRUIT", "APPLE", "pear", "plum", "VEGETABLES"])
        source.sectionSnapshotHandlers.willCollapseItem = { [unowned source] _ in source.apply(Outline(), to: "main") }
        try Finger().tap(OutlineList.chevron(0, list))
        XCTAssertEqual(texts(list), [])
    }

    // MARK: Whole snapshots

    @MainActor
    func testReloadingAndReconfiguringItemsDoNotChangeAnOutline() async throws {
        let (list, source) = OutlineList.makeSource()
        await source.apply(OutlineList.makeOutline(), to: "main")
        let cells = list.visibleCells
        var whole = source.snapshot()
        whole.reconfigureItems(["FRUIT"])
        whole.reloadItems(["VEGETABLES"])
        await source.apply(whole)
        XCTAssertEqual(source.snapshot(for: "main").items, OutlineList.makeOutline().items)
        XCTAssertTrue(try OutlineList.cell(0, list) === cells[0])
        XCTAssertFalse(try OutlineList.cell(1, list) === cells[1])
        try Finger().expand(rowAt: path(0), in: list)
        XCTAssertEqual(texts(list), ["FRUIT", "APPLE", "pear", "VEGETABLES"])
    }

    // MARK: Random outlines

    /// After random snapshots and touches, the list shows the visible items, and each cell has the level and the
    /// expansion state of its item.
    @MainActor
    func testRandomOutlines() async {
        forEachSeed(1...40) { seed in
            var random = SplitMix64(state: seed)
            let (list, source) = OutlineList.makeSource([.cell, .header].randomElement(using: &random) ?? .cell)
            for step in 0..<12 {
                let raised = exceptions { change(list, source, &random) }
                XCTAssertEqual(raised, [], "seed \(seed), step \(step)")
                let sections = source.snapshot().sectionIdentifiers
                let outlines = sections.map { source.snapshot(for: $0) }
                XCTAssertEqual(texts(list), outlines.flatMap(\.visibleItems), "seed \(seed), step \(step)")
                for cell in list.visibleCells {
                    guard let cell = cell as? RecordingItem, case let item = cell.text,
                        let outline = outlines.first(where: { $0.contains(item) && $0.isVisible(item) })
                    else { continue }
                    XCTAssertEqual(cell.indentationLevel, outline.level(of: item), "seed \(seed), step \(step)")
                    XCTAssertEqual(
                        cell.configurationState.isExpanded, outline.isExpanded(item), "seed \(seed), step \(step)")
                }
                guard testRun?.failureCount == 0 else { return }
            }
        }
    }

    @MainActor
    private func change(_ list: UICollectionView, _ source: Source, _ random: inout SplitMix64) {
        let section = ["main", "other"].randomElement(using: &random) ?? "main"
        var outline = source.snapshot(for: section)
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
            // The two sections have no items in common.
            let items = (section == "main" ? ["A", "B", "c", "D", "e"] : ["U", "V", "w", "X", "y"])
                .shuffled(using: &random)
            outline.deleteAll()
            for item in items { outline.append([item], to: outline.items.randomElement(using: &random)) }
            outline.expand(items.filter { _ in Bool.random(using: &random) })
            source.apply(outline, to: section)
        case 1:
            var whole = source.snapshot()
            let some = whole.itemIdentifiers.shuffled(using: &random)
            guard some.count > 1 else { return }
            if Bool.random(using: &random) {
                whole.deleteItems([some[0]])
            } else {
                whole.moveItem(some[0], afterItem: some[1])
            }
            source.apply(whole)
        case 2:
            outline.expand(outline.items.filter { _ in Bool.random(using: &random) })
            outline.collapse(outline.items.filter { _ in Bool.random(using: &random) })
            if source.snapshot().indexOfSection(section) != nil { source.apply(outline, to: section) }
        default:
            guard let path = list.indexPathsForVisibleItems.randomElement(using: &random) else { return }
            let isExpanded = list.cellForItem(at: path)?.configurationState.isExpanded ?? false
            _ = refusal { () throws(TouchRefusal) in
                if isExpanded {
                    try Finger().collapse(rowAt: path, in: list)
                } else {
                    try Finger().expand(rowAt: path, in: list)
                }
            }
        }
    }
}
