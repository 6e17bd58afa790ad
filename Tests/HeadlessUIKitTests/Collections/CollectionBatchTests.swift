import HeadlessUIKit
import XCTest

final class CollectionBatchTests: ConformanceTestCase {
    @MainActor
    private func refused(_ items: [[String]], _ update: @escaping (UICollectionView, CollectionRecorder) -> Void)
        -> [String?]
    {
        let recorder = CollectionRecorder(items)
        let list = makeCollection(recorder)
        return exceptions { list.performBatchUpdates { update(list, recorder) } }.map { collapsed($0.reason) }
    }

    @MainActor
    func testInsertingDeletingReloadingAndMoving() async {
        let recorder = CollectionRecorder([["a", "b", "c"]])
        let list = makeCollection(recorder)
        var completed: [Bool] = []
        list.performBatchUpdates {
            XCTAssertTrue(list.hasUncommittedUpdates)
            recorder.items = [["c", "x", "b"]]
            list.deleteItems(at: [path(0)])
            list.insertItems(at: [path(1)])
            list.moveItem(at: path(2), to: path(0))
        } completion: {
            completed.append($0)
        }
        XCTAssertEqual(texts(list), ["c", "x", "b"])
        XCTAssertEqual(completed, [true])
        XCTAssertFalse(list.hasUncommittedUpdates)

        recorder.items.insert(["n"], at: 0)
        list.insertSections([0])
        XCTAssertEqual(texts(list), ["n", "c", "x", "b"])
        recorder.items.swapAt(0, 1)
        list.moveSection(1, toSection: 0)
        list.reloadSections([0])
        recorder.items.remove(at: 1)
        list.deleteSections([1])
        XCTAssertEqual(texts(list), ["c", "x", "b"])
    }

    @MainActor
    func testMessagesAboutWrongCountsNameItems() async {
        let reasons = refused([["a", "b", "c"]]) { list, recorder in
            recorder.items = [["a"]]
            list.deleteItems(at: [path(1)])
        }
        XCTAssertEqual(reasons.count, 1)
        let expected =
            Sentences.wrongCounts(
                "1 section with item counts: [3]", "1 section with item counts: [1]", "Delete item (0 - 1)", "item")
            + " Collection view: "
        XCTAssertTrue(reasons.first??.hasPrefix(expected) ?? false, "\(reasons)")
    }

    @MainActor
    func testMessagesAboutMissingPositionsNameItems() async {
        XCTAssertEqual(
            refused([["a"]]) { list, _ in list.deleteItems(at: [path(1)]) },
            [Sentences.missing("delete", 1, in: 0, of: 1, "item")])
        XCTAssertEqual(
            refused([["a"]]) { list, _ in list.reloadItems(at: [path(1)]) },
            [Sentences.missing("delete", 1, in: 0, of: 1, "item")])
        XCTAssertEqual(
            refused([["a"]]) { list, _ in list.insertItems(at: [path(8)]) },
            [Sentences.noRoom(for: 8, in: 0, of: 1, "item")])
        XCTAssertEqual(
            refused([["a"]]) { list, _ in list.moveItem(at: path(3), to: path(0)) },
            [
                Sentences.missing(source: Sentences.printed(0, 3), only: "1 items in section 0")
            ])
        XCTAssertEqual(
            refused([["a"]]) { list, _ in list.deleteSections([1]) },
            [Sentences.missing("delete", section: 1, of: 1)])
    }

    @MainActor
    func testCollidingChangesAreRefused() async {
        XCTAssertEqual(
            refused([["a", "b"]]) { list, _ in
                list.deleteItems(at: [path(0)])
                list.reloadItems(at: [path(0)])
            },
            [Sentences.deletedAndReloaded(Sentences.printed(0, 0))])
        XCTAssertEqual(
            refused([["a", "b"]]) { list, recorder in
                recorder.items = [["b"]]
                list.deleteItems(at: [path(0)])
                list.moveItem(at: path(0), to: path(0))
            },
            [
                Sentences.deletedAndMoved(Sentences.printed(0, 0))
            ])
    }

    @MainActor
    func testOneItemDeletedTwiceRaisesNothing() async {
        let recorder = CollectionRecorder([["a", "b"]])
        let list = makeCollection(recorder)
        let raised = exceptions {
            list.performBatchUpdates {
                recorder.items = [["b"]]
                list.deleteItems(at: [path(0), path(0)])
            }
        }
        XCTAssertEqual(raised, [])
        XCTAssertEqual(texts(list), ["b"])
    }

    /// Valid batch updates, made by editing the items of a list and of a grid, never raise an exception, and the edited
    /// items are shown on screen.
    @MainActor
    func testRandomBatchesShowTheModel() async {
        forEachSeed(1...4) { seed in
            var random = SplitMix64(state: seed)
            let recorder = CollectionRecorder([])
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 70, height: 60)
            let list =
                seed.isMultiple(of: 2) ? makeCollection(recorder, layout: flow) : makeCollection(recorder)
            list.allowsMultipleSelection = true
            for step in 0..<120 {
                let place = "seed \(seed), step \(step)"
                list.contentOffset.y = .random(in: 0...max(0, list.contentSize.height - 440), using: &random)
                for path in list.indexPathsForVisibleItems where Int.random(in: 0..<4, using: &random) == 0 {
                    list.selectItem(at: path, animated: false, scrollPosition: [])
                }
                let selected = Set((list.indexPathsForSelectedItems ?? []).map { recorder.items[$0.section][$0.item] })
                let cells = Dictionary(uniqueKeysWithValues: zip(texts(list), list.visibleCells))
                let batch = EditedList(recorder.items.map { $0.compactMap(Int.init) }, &random)

                let raised = exceptions {
                    list.performBatchUpdates {
                        recorder.items = batch.after.map { $0.map(String.init) }
                        for operation in batch.operations.shuffled(using: &random) { operation.perform(on: list) }
                    }
                }

                XCTAssertEqual(raised, [], place)
                let stay = Set(batch.survivors.map(String.init))
                check(list, recorder, cells.filter { stay.contains($0.key) }, selected.intersection(stay), place)
                guard testRun?.failureCount == 0 else { return }
            }
        }
    }

    @MainActor
    private func check(
        _ list: UICollectionView, _ recorder: CollectionRecorder, _ cells: [String: UICollectionViewCell],
        _ selected: Set<String>, _ place: String
    ) {
        let all = recorder.items.indices.flatMap { section in
            recorder.items[section].indices.map { path($0, section) }
        }
        let seen = all.filter { list.layoutAttributesForItem(at: $0)?.frame.overlaps(list.bounds) ?? false }
        XCTAssertEqual(list.indexPathsForVisibleItems, seen, place)
        XCTAssertEqual(texts(list), seen.map { recorder.items[$0.section][$0.item] }, place)
        XCTAssertEqual(list.subviews.count, seen.count, place)
        XCTAssertLessThanOrEqual(list.contentOffset.y, max(0, list.contentSize.height - 440), place)
        for (path, cell) in zip(seen, list.visibleCells) {
            let text = recorder.items[path.section][path.item]
            if let old = cells[text] { XCTAssertTrue(cell === old, "\(place): \(text) keeps its cell") }
            XCTAssertEqual(cell.isSelected, selected.contains(text), "\(place): the selection of \(text)")
            XCTAssertEqual(cell.frame, list.layoutAttributesForItem(at: path)?.frame, place)
        }
        XCTAssertEqual(
            Set((list.indexPathsForSelectedItems ?? []).map { recorder.items[$0.section][$0.item] }), selected, place)
    }

    /// After random taps and scrolls, the selection matches a simple model, and every delegate call receives the index
    /// path of the right item.
    @MainActor
    func testRandomTouchesSelectTheSameAsTheModel() async throws {
        try forEachSeed(1...10) { seed in
            var random = SplitMix64(state: seed)
            let recorder = CollectionRecorder(
                (0..<4).map { _ in
                    (0..<Int.random(in: 0...60, using: &random)).map(String.init)
                })
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: .random(in: 20...330, using: &random), height: 50)
            flow.scrollDirection = Bool.random(using: &random) ? .vertical : .horizontal
            let list = Bool.random(using: &random) ? makeCollection(recorder, layout: flow) : makeCollection(recorder)
            list.allowsMultipleSelection = Bool.random(using: &random)
            var model: [IndexPath] = []
            for step in 0..<300 {
                let place = "seed \(seed), step \(step)"
                switch Int.random(in: 0..<5, using: &random) {
                case 0:
                    let distance = CGFloat.random(in: -600...600, using: &random)
                    try Finger().scroll(list, by: distance)
                    try Finger().scroll(list, sidewaysBy: distance)
                default:
                    guard let path = list.indexPathsForVisibleItems.randomElement(using: &random) else { continue }
                    _ = recorder.takeCalls()
                    try Finger().tap(rowAt: path, in: list)
                    let extends = list.allowsMultipleSelection && !model.isEmpty
                    var calls = ["shouldHighlight", "didHighlight"].map { "\($0) \(path[0])-\(path[1])" }
                    let name = "\(path[0])-\(path[1])"
                    if list.allowsMultipleSelection, model.contains(path) {
                        model.removeAll { $0 == path }
                        calls += ["shouldDeselect \(name)", "didDeselect \(name)"]
                    } else {
                        calls.append("shouldSelect \(name)")
                        if !list.allowsMultipleSelection {
                            calls += model.filter { $0 != path }.map { "didDeselect \($0[0])-\($0[1])" }
                            model.removeAll { $0 != path }
                        }
                        if !model.contains(path) { model.append(path) }
                        calls.append("didSelect \(name)")
                        if !extends { calls.append("primaryAction \(name)") }
                    }
                    calls.append("didUnhighlight \(name)")
                    XCTAssertEqual(recorder.takeCalls(), calls, place)
                }
                XCTAssertEqual(list.indexPathsForSelectedItems, model, place)
                for (path, cell) in zip(list.indexPathsForVisibleItems, list.visibleCells) {
                    XCTAssertEqual(cell.isSelected, model.contains(path), place)
                    XCTAssertFalse(cell.isHighlighted, place)
                }
                guard testRun?.failureCount == 0 else { return }
            }
        }
    }
}

extension Operation {
    @MainActor
    func perform(on list: UICollectionView) {
        switch self {
        case .deleteRow(let path): list.deleteItems(at: [path])
        case .insertRow(let path): list.insertItems(at: [path])
        case .reloadRow(let path): list.reloadItems(at: [path])
        case .moveRow(let from, let to): list.moveItem(at: from, to: to)
        case .deleteSection(let section): list.deleteSections([section])
        case .insertSection(let section): list.insertSections([section])
        case .reloadSection(let section): list.reloadSections([section])
        case .moveSection(let from, let to): list.moveSection(from, toSection: to)
        }
    }
}
