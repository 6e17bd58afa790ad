import CellDirector
import HeadlessUIKit
import XCTest

/// Tests that unhandled actions, actions without a row and actions whose row is gone are reported; that no other action
/// is lost; and that no action is delivered for the wrong row.
final class QueuedPostTests: XCTestCase {
    @MainActor override func setUp() async throws { Configured.forget() }

    @MainActor override func tearDown() async throws { Configured.forget() }

    /// Posts an action from another thread and returns when it has been posted.
    private func postFromAThread(_ reference: CellReference, _ action: CellAction<Void> = .custom("change")) {
        let done = DispatchSemaphore(value: 0)
        Thread {
            action.invoke(from: reference)
            done.signal()
        }.start()
        done.wait()
    }

    /// Returns a screen with four rows. Another thread has already queued an action whose handler replaces these rows
    /// with the given rows.
    @MainActor
    private func screen(willShow items: [WordConfig]) throws -> Screen {
        let screen = Screen(words(0..<4))
        screen.proxy.on(.custom("change")) { [unowned director = screen.director] (_: WordConfig, _) in
            director.update(items: items)
        }
        postFromAThread(try XCTUnwrap(CellReference(try screen.wordCell(0))))
        return screen
    }

    // MARK: The queue is delivered first

    @MainActor func testADeletionGetsThePathThatTheRowHasAfterQueuedPosts() async throws {
        let screen = try screen(willShow: words([9, 0, 1, 2, 3]))
        let log = screen.log
        screen.proxy.on(.delete) { [unowned director = screen.director] (c: WordConfig, path) in
            log.add("\(c.item.id) at \(path.row)")
            director.update { $0[0].rows.remove(at: path.row) }
        }
        screen.tableView.answering.tableView(screen.tableView, commit: .delete, forRowAt: path(2))
        XCTAssertEqual(log.lines, ["2 at 3"])
        XCTAssertEqual(screen.ids, [9, 0, 1, 3])
    }

    @MainActor func testADeletionOfARowThatAQueuedPostRemovedIsReported() async throws {
        let screen = try screen(willShow: words([0, 1, 3]))
        let log = screen.log
        screen.proxy.on(.delete) { (c: WordConfig, path) in log.add("\(c.item.id) at \(path.row)") }
        screen.tableView.answering.tableView(screen.tableView, commit: .delete, forRowAt: path(2))
        XCTAssertEqual(log.lines, [])
        XCTAssertEqual(screen.ids, [0, 1, 3])
        XCTAssertEqual(screen.problems.all, [.rowIsGone(operation: "delete", reuseIdentifier: "WordCell")])
    }

    @MainActor func testASelectionGetsThePathThatTheRowHasAfterQueuedPosts() async throws {
        let screen = try screen(willShow: words([9, 0, 1, 2, 3]))
        let log = screen.log
        screen.proxy
            .onRow(.didSelect) { (c: WordConfig, cell, path) in
                log.add("\(c.item.id) \(cell.shown?.id ?? -1) \(path.row)")
            }
            .on(.didSelectRow) { (c: WordConfig, path) in log.add("\(c.item.id) at \(path.row)") }
        screen.tableView.answering.tableView(screen.tableView, didSelectRowAt: path(2))
        XCTAssertEqual(log.lines, ["2 2 3", "2 at 3"])
        XCTAssertEqual(screen.problems.all, [])
    }

    @MainActor func testASelectionOfARowThatAQueuedPostRemovedIsReportedAndNotHandled() async throws {
        let screen = try screen(willShow: words([0, 1, 3]))
        let log = screen.log
        screen.proxy
            .onRow(.didSelect) { (c: WordConfig, _, path) in log.add("\(c.item.id) at \(path.row)") }
            .on(.didSelectRow) { (c: WordConfig, path) in log.add("\(c.item.id) at \(path.row)") }
        screen.tableView.answering.tableView(screen.tableView, didSelectRowAt: path(2))
        XCTAssertEqual(log.lines, [])
        XCTAssertEqual(screen.problems.all, [.rowIsGone(operation: "didSelectRow", reuseIdentifier: "WordCell")])
    }

    @MainActor func testATouchInACellReachesItsRowAfterAQueuedPostReplacedItsConfigurator() async throws {
        let screen = Screen(users(4))
        let log = screen.log
        screen.proxy
            .on(.custom("change")) { [unowned director = screen.director] (_: UserCellConfig, _) in
                director.update(items: [3, 2, 1, 0].map { UserCellConfig(item: User(id: $0, name: "Fresh \($0)")) })
            }
            .onRow(.follow) { (c: UserCellConfig, cell, path) in
                log.add("\(c.item.name) \(cell.shownID ?? -1) \(path.row)")
            }
        postFromAThread(try XCTUnwrap(CellReference(try screen.cell(0))))
        CellAction.follow.invoke(from: try screen.cell(1).followButton)
        XCTAssertEqual(log.lines, ["Fresh 1 1 2"])
        XCTAssertEqual(screen.problems.all, [])
    }

    @MainActor func testAQuestionFollowsQueuedPostsWhoseUpdateWaitsForItsAnswer() async throws {
        let screen = try screen(willShow: words([9, 0, 1, 2, 3]))
        let log = screen.log
        screen.proxy.on(.canEdit) { (c: WordConfig, path) in
            log.add("\(c.item.id) at \(path.row)")
            return true
        }
        XCTAssertTrue(screen.tableView.answering.tableView(screen.tableView, canEditRowAt: path(2)))
        XCTAssertEqual(log.lines, ["2 at 2"], "the handler gets the row that the table has before the update")
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(screen.ids, [9, 0, 1, 2, 3])
    }

    // MARK: Delegate methods of a collection view

    @MainActor func testAnUpdateInsideAnyQuestionOfACollectionViewWaitsForItsAnswer() async throws {
        let screen = TileScreen(tiles(0..<4))
        let view = screen.collectionView
        var next = 100
        let director = screen.director
        func change(_ c: TileConfig) {
            next += 1
            let before = director.items.count
            director.update { [next] in $0[0].items.insert(TileConfig(item: Word(id: next, text: "")), at: 0) }
            XCTAssertEqual(director.items.count, before, "the update waits for the answer")
            XCTAssertTrue(director.reload(c))
        }
        screen.proxy
            .on(.shouldHighlight) { (c: TileConfig, _) in
                change(c)
                return true
            }
            .on(.shouldSelect) { (c: TileConfig, _) in
                change(c)
                return true
            }
            .on(.shouldDeselect) { (c: TileConfig, _) in
                change(c)
                return true
            }
            .on(.canMove) { (c: TileConfig, _) in
                change(c)
                return true
            }
            .on(.canEdit) { (c: TileConfig, _) in
                change(c)
                return true
            }
            .on(.canFocus) { (c: TileConfig, _) in
                change(c)
                return true
            }
            .on(.moveTarget) { (c: TileConfig, _, proposed) in
                change(c)
                return proposed
            }
            .on(.indentationLevel) { (c: TileConfig, _) in 1 }
        let asks: [@MainActor () -> Void] = [
            { _ = view.answering.collectionView(view, shouldHighlightItemAt: path(1)) },
            { _ = view.answering.collectionView(view, shouldSelectItemAt: path(1)) },
            { _ = view.answering.collectionView(view, shouldDeselectItemAt: path(1)) },
            { _ = view.answering.collectionView(view, canMoveItemAt: path(1)) },
            { _ = view.answering.collectionView(view, canEditItemAt: path(1)) },
            { _ = view.answering.collectionView(view, canFocusItemAt: path(1)) },
        ]
        let raised = exceptions {
            for ask in asks {
                ask()
                view.layoutIfNeeded()
            }
        }
        XCTAssertEqual(raised, [])
        XCTAssertEqual(director.items.count, 4 + asks.count)
        XCTAssertEqual(next, 100 + asks.count)
        XCTAssertEqual(screen.problems.all, [])
        screen.proxy.removeAll()
    }

    // MARK: Deallocated owners

    @MainActor func testARowWhoseHandlersOwnerIsGoneIsNotEditableAndIsReported() async throws {
        let screen = Screen(users(2))
        let table = screen.tableView
        var owner: NSObject? = NSObject()
        if let owner {
            screen.proxy.on(.delete, owner: owner) { (_, _: UserCellConfig, _) in }
            screen.proxy.on(.move, owner: owner) { (_, _: UserCellConfig, _, _) in }
            screen.proxy.on(.follow, owner: owner) { (_, _: UserCellConfig, _) in }
        }
        XCTAssertTrue(table.answering.tableView(table, canEditRowAt: path(0)))
        XCTAssertTrue(table.answering.tableView(table, canMoveRowAt: path(0)))
        owner = nil
        XCTAssertFalse(table.answering.tableView(table, canEditRowAt: path(0)))
        XCTAssertFalse(table.answering.tableView(table, canMoveRowAt: path(0)))
        XCTAssertEqual(table.answering.tableView(table, editingStyleForRowAt: path(0)), .none)
        XCTAssertThrowsError(try screen.finger.swipe(rowAt: path(0), .left, in: table))
        try screen.finger.tap(screen.cell(0).followButton)
        XCTAssertEqual(
            screen.problems.all, [.unhandled(action: "follow", reuseIdentifier: "UserCell", nearest: nil)])
    }

    @MainActor func testAnItemWhoseHandlersOwnerIsGoneCannotBeSwipedOrMoved() async throws {
        let screen = TileScreen(tiles(0..<2))
        let view = screen.collectionView
        var owner: NSObject? = NSObject()
        if let owner {
            screen.proxy.on(.delete, owner: owner) { (_, _: TileConfig, _) in }
            screen.proxy.on(.move, owner: owner) { (_, _: TileConfig, _, _) in }
        }
        XCTAssertTrue(view.answering.collectionView(view, canMoveItemAt: path(0)))
        owner = nil
        XCTAssertFalse(view.answering.collectionView(view, canMoveItemAt: path(0)))
        XCTAssertThrowsError(try screen.finger.swipe(rowAt: path(0), .left, in: view))
    }

    // MARK: A list that has a different data source

    private final class OtherSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell() }
    }

    @MainActor func testADirectorReportsThatItsListHasAnotherDataSource() async throws {
        let other = OtherSource()
        let works: [@MainActor (TableDirector) -> Void] = [
            { $0.update(items: words(0..<2)) },
            { $0.update { _ in } },
            { $0.update(sections: []) },
            { _ = $0.reload(word(1, "")) },
            { _ = $0.update(word(1, "")) { $0.text = "new" } },
            { _ = $0.scroll(to: word(1, ""), at: .top, animated: false) },
        ]
        for (number, work) in works.enumerated() {
            let screen = Screen(words(0..<4))
            screen.tableView.dataSource = other
            let raised = exceptions { work(screen.director) }
            XCTAssertEqual(raised.count, 1, "\(number)")
            XCTAssertTrue(raised.first?.reason.contains("OtherSource") ?? false, "\(number): \(raised)")
            XCTAssertTrue(raised.first?.reason.contains("one director at a time") ?? false, "\(number): \(raised)")
            XCTAssertEqual(screen.director.items.count, 4, "\(number)")
        }
        let tiles = TileScreen(tiles(0..<4))
        tiles.collectionView.dataSource = other
        let raised = exceptions { tiles.director.update(items: []) }
        XCTAssertEqual(raised.count, 1)
        XCTAssertTrue(raised.first?.reason.contains("OtherSource") ?? false, "\(raised)")
    }

    // MARK: A view outside any row

    @MainActor func testAViewOutsideAnyRowReportsToTheBusOfTheEnclosingDirector() async throws {
        let screen = Screen(words(0..<2))
        let button = UIButton(type: .system)
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        header.addSubview(button)
        screen.tableView.tableHeaderView = header
        CellAction.follow.invoke(from: button)
        XCTAssertEqual(screen.problems.all, [.noRow(action: "follow", view: "UIButton")])

        let tiles = TileScreen(tiles(0..<2))
        let background = UIButton(type: .system)
        tiles.collectionView.addSubview(background)
        CellAction.toggled.invoke(from: background, payload: true)
        XCTAssertEqual(tiles.problems.all, [.noRow(action: "toggled", view: "UIButton")])
    }
}
