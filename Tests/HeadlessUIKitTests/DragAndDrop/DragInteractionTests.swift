import HeadlessUIKit
import XCTest

/// Tests drags from and to views with interactions.
final class DragInteractionTests: ConformanceTestCase {
    @MainActor
    func testTheDelegatesAreCalledInTheDocumentedOrder() async throws {
        let screen = InteractionScreen()
        try Finger().drag(screen.source, to: .view(screen.target))
        XCTAssertEqual(
            screen.log.calls,
            [
                "drag items", "drag preview", "drag lift", "drag lifted", "drag will begin", "drag allows move",
                "drag restricted", "drag full size", "drag move 20 20", "drag move 220 20",
                "drop can handle", "drop enter", "drop update 20 20", "drop perform", "drop preview 20 20",
                "drop animate", "drag will end move", "drop end", "drop animated", "drop conclude", "drag did end move",
            ])
        XCTAssertEqual(screen.dropped, ["a"])
        let transferred = expectation(description: "the items are transferred")
        screen.onTransfer = { transferred.fulfill() }
        await fulfillment(of: [transferred], timeout: 10)
        XCTAssertEqual(screen.log.calls.last, "drag transferred [\"a\"]")
    }

    @MainActor
    func testADragThatIsGivenUpIsCanceled() async throws {
        let screen = InteractionScreen()
        try Finger().drag(screen.source, to: .view(screen.target), givingUp: true)
        XCTAssertEqual(
            screen.log.calls.suffix(9),
            [
                "drop update 20 20", "drag move -1 -1", "drop exit", "drag will end cancel", "drag cancel preview",
                "drag animate cancel", "drag canceled", "drop end", "drag did end cancel",
            ])
        XCTAssertEqual(screen.dropped, [])
    }

    @MainActor
    func testRefusalsSayWhyNothingIsDraggedOrDropped() async {
        typealias Preparation = @MainActor (InteractionScreen) -> Void
        let cases: [(Preparation, String)] = [
            ({ $0.texts = [] }, #"UIView "source" can't be dragged: its drag interaction's delegate returns no items"#),
            ({ $0.drag.isEnabled = false }, "the drag interaction is switched off: its isEnabled is false"),
            ({ $0.source.interactions = [] }, #"UIView "source" can't be dragged: it has no drag interaction"#),
            ({ $0.target.interactions = [] }, #"UIView "target" can't be dropped on: it has no drop interaction"#),
            ({ $0.canHandle = false }, "the view's drop delegate can't handle the dragged items"),
            ({ $0.operation = .cancel }, "the view's drop delegate cancels the drop: its proposal is `.cancel`"),
            ({ $0.operation = .forbidden }, "the view's drop delegate forbids the drop: its proposal is `.forbidden`"),
            (
                { $0.allowsMoves = false },
                "the view's drop delegate proposes to move what the drag delegate allows only to be copied"
            ),
            ({ $0.target.removeFromSuperview() }, "the place is on a different screen"),
            (
                { screen in screen.onUpdate = { screen.target.removeFromSuperview() } },
                "the view at which to drop was removed during the drag"
            ),
            ({ $0.source.isHidden = true }, #"UIView "source" is hidden"#),
        ]
        for (prepare, expected) in cases {
            let screen = InteractionScreen()
            prepare(screen)
            XCTAssertEqual(
                refusal { () throws(TouchRefusal) in try Finger().drag(screen.source, to: .view(screen.target)) },
                expected)
            XCTAssertEqual(screen.dropped, [])
            let ended = screen.log.calls.filter { $0.hasPrefix("drag did end") }
            let begun = screen.log.calls.filter { $0 == "drag will begin" }
            XCTAssertEqual(ended.count, begun.count, "a drag that has begun ends")
        }
    }

    /// A delegate that implements only what is required: nothing can be dropped without a proposal.
    private final class Plain: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    }

    @MainActor
    func testWithoutAProposalNothingIsDropped() async {
        let plain = Plain()
        let (root, source) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        source.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        root.addSubview(source)
        source.addInteraction(UIDragInteraction(delegate: plain))
        root.addInteraction(UIDropInteraction(delegate: plain))
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().drag(source, to: .view(root)) },
            "the view's drop delegate cancels the drop: its proposal is `.cancel`")
    }

    @MainActor
    func testInteractionsAreEnabledByDefault() async {
        let plain = Plain()
        let interaction = UIDragInteraction(delegate: plain)
        XCTAssertTrue(UIDragInteraction.isEnabledByDefault)
        XCTAssertTrue(interaction.isEnabled)
        XCTAssertFalse(interaction.allowsSimultaneousRecognitionDuringLift)
        XCTAssertTrue(interaction.delegate === plain)
        let view = UIView()
        view.addInteraction(interaction)
        XCTAssertTrue(interaction.view === view)
    }

    @MainActor
    func testAPreviewHasATarget() async {
        let (view, box) = (UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60)), UIView())
        box.addSubview(view)
        let preview = UITargetedDragPreview(view: view)
        XCTAssertTrue(preview.target.container === box)
        XCTAssertEqual(preview.target.center, CGPoint(x: 30, y: 50))
        XCTAssertEqual(preview.size, CGSize(width: 40, height: 60))
        let other = preview.retargetedPreview(with: UIDragPreviewTarget(container: view, center: .zero))
        XCTAssertTrue(other.target.container === view)
        XCTAssertTrue(other.view === view)
    }

    // MARK: Lists

    private let first = IndexPath(row: 0, section: 0)

    @MainActor
    func testARowIsDroppedOnAViewAndAViewInAList() async throws {
        for kind in DragScreen.Kind.allCases {
            let lists = DragScreen([["a", "b"]], [["x", "y"]], kind)
            let views = InteractionScreen(lists.log)
            lists.view.addSubview(views.view)
            views.view.frame.origin.y = 400
            lists.view.frame.size.height = 500
            try Finger().drag(rowAt: first, in: lists.left.list, to: .view(views.target))
            XCTAssertEqual(views.dropped, ["a"])
            XCTAssertEqual(
                lists.log.calls.suffix(12),
                [
                    "left update 0.0", "left exit", "drop can handle", "drop enter", "drop update 20 20",
                    "drop perform", "drop preview 20 20", "drop animate", "left drop did end", "drop end",
                    "drop animated", "drop conclude", "left a none", "left drag did end",
                ].suffix(12))
            lists.right.operation = .copy
            try Finger().drag(views.source, to: .row(first, in: lists.right.list))
            XCTAssertEqual(lists.right.shown, ["a", "x", "y"])
            XCTAssertEqual(lists.right.sources, [nil])
            XCTAssertEqual(lists.log.calls.last, "drag did end copy")
        }
    }

    @MainActor
    func testTheInnermostInteractionThatCanHandleTheItemsIsEntered() async throws {
        let screen = InteractionScreen()
        let inner = InteractionScreen(screen.log, "inner ")
        screen.target.addSubview(inner.target)
        inner.target.frame = screen.target.bounds
        inner.canHandle = false
        try Finger().drag(screen.source, to: .view(inner.target))
        XCTAssertEqual(screen.dropped, ["a"])
        inner.canHandle = true
        try Finger().drag(screen.source, to: .view(inner.target))
        XCTAssertEqual(inner.dropped, ["a"])
        XCTAssertEqual(screen.dropped, ["a"])
    }

    @MainActor
    func testAnInteractionInARowComesBeforeTheRow() async throws {
        let lists = DragScreen([["a", "b"]], [["x"]], .tables)
        guard let table = lists.left.list as? UITableView, let cell = table.cellForRow(at: first) else {
            return XCTFail("a table is expected")
        }
        let views = InteractionScreen(lists.log)
        cell.contentView.addSubview(views.source)
        views.source.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        lists.right.operation = .copy
        try Finger().drag(views.source, to: .row(first, in: lists.right.list))
        XCTAssertTrue(lists.log.calls.contains("drag items"))
        XCTAssertFalse(lists.log.calls.contains("left items 0.0"))
        views.texts = []
        try Finger().drag(views.source, to: .emptySpace(in: lists.right.list))
        XCTAssertTrue(lists.log.calls.contains("left items 0.0"))
    }

    @MainActor
    func testADropOnAViewInARowIsADropAtTheRow() async throws {
        let lists = DragScreen([["a", "b"]], [["x", "y"]], .tables)
        guard let table = lists.right.list as? UITableView,
            let label = table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel
        else { return XCTFail("a label is expected") }
        try Finger().drag(rowAt: first, in: lists.left.list, to: .view(label))
        XCTAssertTrue(lists.log.calls.contains("right drop 0.1"))
        XCTAssertEqual(lists.right.shown, ["x", "a", "y"])
    }

    /// The rows of a list in the header of another list are not rows of the outer list.
    @MainActor
    func testADropInAHeaderIsADropInEmptySpace() async throws {
        let lists = DragScreen([["a", "b"]], [["x", "y"]], .tables)
        let inner = DragTable("inner", [["i"]], lists.log)
        guard let table = lists.right.list as? UITableView else { return XCTFail("a table is expected") }
        inner.list.frame.size = CGSize(width: 320, height: 80)
        inner.table.dropDelegate = nil
        table.tableHeaderView = inner.list
        table.layoutIfNeeded()
        let cell = try XCTUnwrap(inner.table.cellForRow(at: first))
        try Finger().drag(rowAt: first, in: lists.left.list, to: .view(cell))
        XCTAssertTrue(lists.log.calls.contains("right drop nil"))
    }

    // MARK: Long presses

    @MainActor
    private final class Menus: NSObject, UIContextMenuInteractionDelegate {
        var count = 0
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            count += 1
            return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: []) })
        }
    }

    private final class Press: UILongPressGestureRecognizer {
        var states: [State] = []
        override var state: State { didSet { states.append(state) } }
    }

    /// Apple documents that long-press recognizers recognize a touch during the lift of a drag.
    @MainActor
    func testALongPressRecognizerRecognizesThePressOfADrag() async throws {
        let screen = InteractionScreen()
        let menus = Menus()
        let press = Press()
        screen.source.addGestureRecognizer(press)
        screen.source.addInteraction(UIContextMenuInteraction(delegate: menus))
        try Finger().drag(screen.source, to: .view(screen.target))
        XCTAssertEqual(press.states, [.began, .cancelled, .possible])
        XCTAssertEqual(screen.dropped, ["a"])
        XCTAssertEqual(menus.count, 0)
        try Finger().longPress(screen.source)
        XCTAssertEqual(press.states.suffix(3), [.began, .ended, .possible])
        XCTAssertEqual(screen.log.calls.filter { $0 == "drag items" }.count, 1)
    }
}
