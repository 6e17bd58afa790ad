import HeadlessUIKit
import XCTest

/// Tests accessories and swipe actions in list layouts.
final class CollectionListTests: ConformanceTestCase {
    @MainActor
    func testTappingAnAccessoryCallsItsHandler() async throws {
        let recorder = CollectionRecorder(count: 3)
        let list = makeList(recorder) { _ in }
        let cell = try XCTUnwrap(list.cellForItem(at: path(1)) as? UICollectionViewListCell)
        var taps: [String] = []
        let star = UIButton(type: .system, primaryAction: UIAction { _ in taps.append("star") })
        cell.accessories = [
            .detail { taps.append("detail") }, .outlineDisclosure { taps.append("outline") },
            .insert(displayed: .always) { taps.append("insert") },
            .customView(configuration: .init(customView: star, placement: .trailing())),
        ]
        for label in ["More Info", "Expand", "Insert"] {
            try Finger().tap(XCTUnwrap(cell.subviews.first { $0.accessibilityLabel == label }))
        }
        try Finger().tap(star)
        XCTAssertEqual(taps, ["detail", "outline", "insert", "star"])
        XCTAssertEqual(recorder.takeCalls(), [])
    }

    @MainActor
    func testAnIndicatorIsPartOfTheItem() async throws {
        let recorder = CollectionRecorder(count: 3)
        let list = makeList(recorder) { _ in }
        let cell = try XCTUnwrap(list.cellForItem(at: path(1)) as? UICollectionViewListCell)
        cell.accessories = [.disclosureIndicator()]
        try Finger().tap(XCTUnwrap(cell.subviews.last))
        XCTAssertEqual(list.indexPathsForSelectedItems, [path(1)])
    }

    // MARK: Swiping

    @MainActor
    func testASwipeRevealsTheActionsOfTheConfiguration() async throws {
        let recorder = CollectionRecorder(count: 3)
        let list = makeSwipeList(recorder)
        try Finger().swipe(rowAt: path(1), .right, in: list)
        let cell = try XCTUnwrap(list.cellForItem(at: path(1)))
        func buttons(_ view: UIView) -> [UIButton] {
            view.subviews.flatMap { view in (view as? UIButton).map { [$0] } ?? buttons(view) }
        }
        XCTAssertEqual(buttons(cell).map(\.currentTitle), ["Flag"])
        try Finger().tap(XCTUnwrap(buttons(cell).first))
        XCTAssertEqual(recorder.takeCalls(), ["flag 0-1"])
        XCTAssertEqual(buttons(cell).count, 0)
    }

    @MainActor
    func testAFullSwipePerformsTheFirstAction() async throws {
        let recorder = CollectionRecorder(count: 3)
        let list = makeSwipeList(recorder)
        try Finger().swipe(rowAt: path(1), .left, fully: true, in: list)
        XCTAssertEqual(texts(list), ["0", "2"])
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().swipe(rowAt: path(0), .left, in: list) },
            Sentences.noActions("trailing"))
    }

    @MainActor
    func testDeletingByASwipe() async throws {
        let recorder = CollectionRecorder(count: 3)
        let list = makeSwipeList(recorder)
        try Finger().delete(rowAt: path(2), in: list)
        XCTAssertEqual(texts(list), ["0", "1"])
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().delete(rowAt: path(0), in: list) },
            Sentences.rowCannotBeDeleted)
    }
}

/// Returns a list whose items have swipe actions for flagging and deleting.
@MainActor
func makeSwipeList(_ recorder: CollectionRecorder) -> UICollectionView {
    makeList(recorder) { configuration in
        configuration.leadingSwipeActionsConfigurationProvider = { [unowned recorder] path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Flag") { _, _, finish in
                    recorder.note("flag", path)
                    finish(true)
                }
            ])
        }
        configuration.trailingSwipeActionsConfigurationProvider = { [unowned recorder] path in
            guard path.item != 0 else { return nil }
            return UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, view, finish in
                    recorder.items[path.section].remove(at: path.item)
                    var list: UIView? = view
                    while let current = list, !(current is UICollectionView) { list = current.superview }
                    (list as? UICollectionView)?.deleteItems(at: [path])
                    finish(true)
                }
            ])
        }
    }
}
