import HeadlessUIKit
import XCTest

/// Tests drags of rows within a list and to another list.
final class DragAndDropTests: ConformanceTestCase {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @MainActor
    private func forEachKind(_ work: (DragScreen) throws -> Void) rethrows {
        for kind in DragScreen.Kind.allCases {
            try work(DragScreen([["a", "b", "c", "d"]], [["x", "y", "z"]], kind))
        }
    }

    @MainActor
    func testARowDraggedWithinItsListPassesOverTheRowsBetween() async throws {
        try forEachKind { screen in
            let left = screen.left
            try Finger().drag(rowAt: path(0), in: left.list, to: .row(path(2), in: left.list))
            XCTAssertEqual(
                screen.log.calls,
                [
                    "left items 0.0", "left a lifting", "left preview 0.0", "left will begin true", "left a dragging",
                    "left can handle", "left enter true", "left update 0.0", "left update 0.1", "left update 0.2",
                    "left drop 0.2", "left drop did end", "left a none", "left drag did end",
                ])
            XCTAssertEqual(left.texts, [["b", "c", "a", "d"]])
            XCTAssertEqual(left.shown, ["b", "c", "a", "d"])
            XCTAssertEqual(left.sources, [path(0)])
            XCTAssertEqual(left.completions, ["2 end"])
        }
    }

    @MainActor
    func testARowDraggedToAnotherListLeavesItsOwnFirst() async throws {
        try forEachKind { screen in
            let (left, right) = (screen.left, screen.right)
            try Finger().drag(rowAt: path(1), in: left.list, to: .row(path(0), in: right.list))
            XCTAssertEqual(
                screen.log.calls,
                [
                    "left items 0.1", "left b lifting", "left preview 0.1", "left will begin true", "left b dragging",
                    "left can handle", "left enter true", "left update 0.1", "left exit",
                    "right can handle", "right enter true", "right update 0.0", "right drop 0.0",
                    "left drop did end", "right drop did end", "left b none", "left drag did end",
                ])
            XCTAssertEqual(left.shown, ["a", "c", "d"])
            XCTAssertEqual(right.shown, ["b", "x", "y", "z"])
            XCTAssertEqual(right.sources, [nil])
        }
    }

    @MainActor
    func testRowsAreDroppedAtTheEndInEmptySpaceAndIntoRows() async throws {
        try forEachKind { screen in
            let (left, right) = (screen.left, screen.right)
            try Finger().drag(rowAt: path(0), in: left.list, to: .row(path(3), in: right.list))
            XCTAssertEqual(right.shown, ["x", "y", "z", "a"])
            try Finger().drag(rowAt: path(0), in: left.list, to: .emptySpace(in: right.list))
            XCTAssertTrue(screen.log.calls.contains("right drop nil"))
            XCTAssertEqual(right.shown, ["x", "y", "z", "a", "b"])
            right.intent = 2
            try Finger().drag(rowAt: path(0), in: left.list, to: .intoRow(path(1), in: right.list))
            XCTAssertEqual(right.bags, ["y": ["c"]])
            XCTAssertEqual(right.shown, ["x", "y", "z", "a", "b"])
        }
    }

    @MainActor
    func testADragOfASelectedRowTakesAllSelectedRowsWithIt() async throws {
        let screen = DragScreen([["a", "b", "c", "d"]], [["x"]], .tableAndGrid)
        guard let left = screen.left as? DragTable else { return XCTFail("a table is expected") }
        left.table.allowsMultipleSelection = true
        for row in [3, 1] { left.table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
        left.fixed = ["d"]
        try Finger().drag(rowAt: path(0), in: left.list, to: .row(path(0), in: screen.right.list))
        XCTAssertEqual(screen.right.shown, ["a", "x"])
        left.fixed = []
        screen.log.calls = []
        try Finger().drag(rowAt: path(0), in: left.list, to: .row(path(1), in: screen.right.list))
        XCTAssertEqual(screen.log.calls.filter { $0.contains("items") }, ["left items 0.0", "left items 0.2"])
        XCTAssertEqual(screen.right.shown, ["a", "b", "d", "x"])
        XCTAssertEqual(left.shown, ["c"])
    }

    @MainActor
    func testADragThatIsGivenUpDropsNothing() async throws {
        try forEachKind { screen in
            let (left, right) = (screen.left, screen.right)
            try Finger().drag(rowAt: path(1), in: left.list, to: .row(path(0), in: right.list), givingUp: true)
            XCTAssertEqual(
                screen.log.calls.suffix(6),
                [
                    "right update 0.0", "right exit", "left drop did end", "right drop did end", "left b none",
                    "left drag did end",
                ])
            XCTAssertEqual(left.shown + right.shown, ["a", "b", "c", "d", "x", "y", "z"])
        }
    }

    @MainActor
    func testRefusalsSayWhyNothingIsDraggedOrDropped() async {
        typealias Preparation = @MainActor (_ left: DragModel, _ right: DragModel) -> Void
        let cases: [(Preparation, String)] = [
            (
                { left, _ in left.fixed = ["a"] },
                "the row can't be dragged: the table's drag delegate returns no items for it"
            ),
            ({ left, _ in (left as? DragTable)?.table.dragDelegate = nil }, "the table has no drag delegate"),
            (
                { left, _ in (left as? DragTable)?.table.dragInteractionEnabled = false },
                "dragging is switched off: the table's dragInteractionEnabled is false"
            ),
            ({ _, right in (right as? DragTable)?.table.dropDelegate = nil }, "the table has no drop delegate"),
            ({ _, right in right.canHandle = false }, "the table's drop delegate can't handle the dragged items"),
            (
                { _, right in right.operation = .forbidden },
                "the table's drop delegate forbids the drop: its proposal is `.forbidden`"
            ),
            (
                { _, right in right.operation = .cancel },
                "the table's drop delegate cancels the drop: its proposal is `.cancel`"
            ),
            (
                { left, _ in left.allowsMoves = false },
                "the table's drop delegate proposes to move what the drag delegate allows only to be copied"
            ),
            ({ _, right in right.intent = 2 }, "the table's drop delegate adds what is dropped there to the row"),
            ({ left, _ in left.list.isHidden = true }, "UITableView is hidden"),
            ({ _, right in right.list.removeFromSuperview() }, "the place is on a different screen"),
        ]
        for (prepare, expected) in cases {
            let screen = DragScreen([["a", "b"]], [["x", "y"]], .tables)
            prepare(screen.left, screen.right)
            XCTAssertEqual(
                refusal { () throws(TouchRefusal) in
                    try Finger().drag(
                        rowAt: path(0), in: screen.left.list, to: .row(path(0), in: screen.right.list))
                }, expected)
            XCTAssertEqual(screen.left.texts + screen.right.texts, [["a", "b"], ["x", "y"]])
            // A drag that has begun ends.
            XCTAssertEqual(
                screen.log.calls.contains("left will begin true"), screen.log.calls.last == "left drag did end")
            XCTAssertFalse(screen.log.calls.contains { $0.hasPrefix("right drop 0") })
        }
        let screen = DragScreen([["a"]], [["x"]], .tables)
        let places: [(Finger.DropPlace, String)] = [
            (.row(path(5), in: screen.right.list), "there is no row 5"),
            (.intoRow(path(1), in: screen.right.list), "there is no row 1"),
            (.row(path(1), in: screen.left.list), "there is no row 1"),
            (
                .intoRow(path(0), in: screen.right.list),
                "the table's drop delegate inserts what is dropped there, not into the row"
            ),
        ]
        for (place, expected) in places {
            XCTAssertEqual(
                refusal { () throws(TouchRefusal) in try Finger().drag(rowAt: path(0), in: screen.left.list, to: place)
                },
                expected)
        }
    }

    @MainActor
    func testAFullListHasNoEmptySpace() async {
        let screen = DragScreen([["a"]], [(0..<30).map(String.init)], .tables)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in
                try Finger().drag(rowAt: path(0), in: screen.left.list, to: .emptySpace(in: screen.right.list))
            }, "the table has no empty space below its rows")
        XCTAssertEqual(screen.log.calls.last, "left drag did end")
    }

    @MainActor
    func testADestinationOutOfSightIsScrolledIntoSight() async throws {
        try forEachKind { screen in
            let right = screen.right
            right.texts = [(0..<30).map(String.init)]
            (right.list as? UITableView)?.reloadData()
            (right.list as? UICollectionView)?.reloadData()
            try Finger().drag(rowAt: path(0), in: screen.left.list, to: .row(path(25), in: right.list))
            XCTAssertEqual(right.texts[0][25], "a")
            XCTAssertTrue(right.shown.contains("a"))
        }
    }

    @MainActor
    func testTheSourceIndexPathIsNilAfterAnUpdateDuringTheDrag() async throws {
        try forEachKind { screen in
            let left = screen.left
            left.onUpdate = { [unowned left] in
                left.onUpdate = nil
                left.texts[0].append("e")
                left.change([], [IndexPath(row: 4, section: 0)])
            }
            try Finger().drag(rowAt: path(0), in: left.list, to: .row(path(1), in: left.list))
            XCTAssertEqual(left.sources, [nil])
            XCTAssertEqual(left.shown, ["b", "a", "c", "d", "e"])
        }
    }

    @MainActor
    func testAnUpdateThatRemovesTheDestinationEndsTheDrag() async {
        for (isReload, isLate) in [(false, false), (true, false), (false, true), (true, true)] {
            let screen = DragScreen([["a", "b"]], [["x", "y"]], .tables)
            guard let right = screen.right as? DragTable else { return XCTFail("a table is expected") }
            let changed = isLate ? right : screen.left
            changed.onUpdate = { [unowned right, unowned changed] in
                changed.onUpdate = nil
                right.texts = [["x"]]
                if isReload { right.table.reloadData() } else { right.change([IndexPath(row: 1, section: 0)], []) }
            }
            XCTAssertEqual(
                refusal { () throws(TouchRefusal) in
                    try Finger().drag(
                        rowAt: path(0), in: screen.left.list, to: .row(path(1), in: screen.right.list))
                }, "the row at which to drop was removed during the drag")
            XCTAssertEqual(screen.log.calls.last, "left drag did end")
            XCTAssertFalse(right.table.hasActiveDrop)
        }
    }

    @MainActor
    func testRandomDragsOverTwoListsAgreeWithAModel() async throws {
        try forEachSeed(1...24) { seed in
            var random = SplitMix64(state: seed)
            let kind = DragScreen.Kind.allCases[Int(seed % 3)]
            let all = (0..<9).map { "\(seed)-\($0)" }
            let screen = DragScreen(
                [Array(all[0..<3]), Array(all[3..<5])], [Array(all[5..<7]), Array(all[7...])], kind)
            var expected = [screen.left.texts, screen.right.texts]
            let lists = [screen.left, screen.right]
            for _ in 0..<timesToRun(80) {
                let from = Int.random(in: 0...1, using: &random)
                let to = Int.random(in: 0...1, using: &random)
                guard
                    let section = expected[from].indices.filter({ !expected[from][$0].isEmpty }).randomElement(
                        using: &random)
                else { continue }
                let row = Int.random(in: expected[from][section].indices, using: &random)
                let text = expected[from][section][row]
                let isGivenUp = Int.random(in: 0..<5, using: &random) == 0
                let isIntoEmptySpace = Int.random(in: 0..<6, using: &random) == 0
                let goal = Int.random(in: 0...1, using: &random)
                let isOwn = from == to && goal == section
                let end = expected[to][goal].count - (isOwn ? 1 : 0)
                let place = Int.random(in: 0...end, using: &random)
                if !isGivenUp {
                    expected[from][section].remove(at: row)
                    if isIntoEmptySpace {
                        expected[to][1].append(text)
                    } else {
                        expected[to][goal].insert(text, at: place)
                    }
                }
                try Finger().drag(
                    rowAt: path(row, section), in: lists[from].list,
                    to: isIntoEmptySpace
                        ? .emptySpace(in: lists[to].list) : .row(path(place, goal), in: lists[to].list),
                    givingUp: isGivenUp)
                for (index, list) in lists.enumerated() {
                    XCTAssertEqual(list.texts, expected[index])
                    XCTAssertEqual(list.shown, expected[index].flatMap { $0 })
                }
            }
        }
    }
}
