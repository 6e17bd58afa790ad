import CellDirector
import HeadlessUIKit
import XCTest

/// Tests the delegate and data source methods of a table, except the basic methods for selection, display and row
/// heights. The methods are tested with handlers, and many of them also without a handler. Without a handler, the table
/// must behave as if the method were not implemented.
final class TableMethodTests: XCTestCase {
    // MARK: Selection

    @MainActor func testATapPerformsThePrimaryActionAfterTheSelection() async throws {
        let screen = Screen(users(3))
        let log = screen.log
        screen.proxy
            .on(.primaryAction) { (c: UserCellConfig, cell) in log.add("open \(c.item.id) \(cell.shownID ?? -1)") }
            .on(.didSelect) { (c: UserCellConfig, _) in log.add("select \(c.item.id)") }

        try screen.tap(row: 1)

        XCTAssertEqual(log.lines, ["select 1", "open 1 1"])
    }

    @MainActor func testAPrimaryActionMayBeRefused() async throws {
        let screen = Screen(users(3))
        let log = screen.log
        screen.proxy
            .on(.primaryAction) { (c: UserCellConfig, _) in log.add("open \(c.item.id)") }
            .on(.canPerformPrimaryAction) { (c: UserCellConfig, _) in c.item.id != 1 }

        for row in 0..<3 { try screen.tap(row: row) }

        XCTAssertEqual(log.lines, ["open 0", "open 2"])
    }

    @MainActor func testWithoutAHandlerAPrimaryActionIsPerformedUnlessTheTableIsEdited() async {
        let screen = Screen(users(1))
        XCTAssertTrue(screen.tableView.answering.tableView(screen.tableView, canPerformPrimaryActionForRowAt: path(0)))
        screen.tableView.setEditing(true, animated: false)
        XCTAssertFalse(screen.tableView.answering.tableView(screen.tableView, canPerformPrimaryActionForRowAt: path(0)))
    }

    @MainActor func testTheDetailButtonOfARowIsAnAction() async throws {
        let screen = Screen(users(2))
        let log = screen.log
        try screen.cell(1).accessoryType = .detailButton
        try screen.finger.tapAccessory(rowAt: path(1), in: screen.tableView)
        screen.proxy.on(.accessoryButtonTapped) { (c: UserCellConfig, cell) in log.add("\(c.item.id)") }

        try screen.finger.tapAccessory(rowAt: path(1), in: screen.tableView)

        XCTAssertEqual(log.lines, ["1"])
    }

    @MainActor func testASelectionOfSeveralRowsIsReportedForTheRowWhereItBegan() async {
        let screen = Screen(users(3))
        let (log, table, director) = (screen.log, screen.tableView, screen.director)
        XCTAssertFalse(table.answering.tableView(table, shouldBeginMultipleSelectionInteractionAt: path(1)))
        screen.proxy
            .on(.shouldBeginMultipleSelection) { (c: UserCellConfig, _) in c.item.id == 1 }
            .on(.didBeginMultipleSelection) { (c: UserCellConfig, path) in log.add("begin \(c.item.id) \(path.row)") }
            .on(.didEndMultipleSelection) { (c: UserCellConfig, path) in log.add("end \(c.item.id) \(path.row)") }

        let answers = (0..<2).map {
            table.answering.tableView(table, shouldBeginMultipleSelectionInteractionAt: path($0))
        }
        table.answering.tableView(table, didBeginMultipleSelectionInteractionAt: path(1))
        director.update(items: Array(users(2).reversed()))
        table.answering.tableViewDidEndMultipleSelectionInteraction(table)
        table.answering.tableViewDidEndMultipleSelectionInteraction(table)

        XCTAssertEqual(answers, [false, true])
        XCTAssertEqual(log.lines, ["begin 1 1", "end 1 0"])
    }

    @MainActor func testTheTableDecidesAboutFocusUnlessAHandlerAnswers() async {
        let screen = Screen([UserCellConfig(item: User(id: 1, name: "Ada")), SettingConfig(item: Setting(id: 2))])
        let table = screen.tableView
        screen.proxy
            .on(.canFocus) { (_: UserCellConfig, _) in false }
            .on(.selectionFollowsFocus) { (_: UserCellConfig, _) in true }

        XCTAssertEqual((0..<2).map { table.answering.tableView(table, canFocusRowAt: path($0)) }, [false, true])
        XCTAssertEqual(
            (0..<2).map { table.answering.tableView(table, selectionFollowsFocusForRowAt: path($0)) }, [true, false])
        table.allowsFocus = false
        table.selectionFollowsFocus = true
        XCTAssertFalse(table.answering.tableView(table, canFocusRowAt: path(1)))
        XCTAssertTrue(table.answering.tableView(table, selectionFollowsFocusForRowAt: path(1)))
    }

    // MARK: Appearance

    @MainActor func testHeadersAndFootersHaveTheHeightsReturnedByTheirHandlers() async {
        let day = DayConfig(item: Day(title: "today"))
        let section = TableSection(header: day, rows: users(1), footer: DayConfig(item: Day(title: "end")))
        let screen = Screen(sections: [section])
        let table = screen.tableView
        XCTAssertEqual(table.answering.tableView(table, heightForHeaderInSection: 0), table.sectionHeaderHeight)
        XCTAssertEqual(table.answering.tableView(table, heightForFooterInSection: 0), table.sectionFooterHeight)
        XCTAssertEqual(
            table.answering.tableView(table, estimatedHeightForHeaderInSection: 0), table.estimatedSectionHeaderHeight)
        table.estimatedSectionFooterHeight = table.estimatedSectionHeaderHeight + 7
        XCTAssertEqual(
            table.answering.tableView(table, estimatedHeightForFooterInSection: 0), table.estimatedSectionFooterHeight)

        screen.proxy
            .on(.height) { (c: DayConfig, _) in c === day ? 50 : 20 }
            .on(.estimatedHeight) { (c: DayConfig, indexPath) in indexPath == path(NSNotFound) ? 51 : 0 }
        table.reloadData()
        table.layoutIfNeeded()

        XCTAssertEqual(table.rectForHeader(inSection: 0).height, 50)
        XCTAssertEqual(table.rectForFooter(inSection: 0).height, 20)
        XCTAssertEqual(table.answering.tableView(table, estimatedHeightForHeaderInSection: 0), 51)
        XCTAssertEqual(table.answering.tableView(table, estimatedHeightForFooterInSection: 0), 51)
        XCTAssertEqual(table.answering.tableView(table, heightForHeaderInSection: 7), table.sectionHeaderHeight)
    }

    @MainActor func testAnEstimateDoesNotDetermineTheHeightOfStandardLabels() async {
        let screen = Screen(users(2))
        let table = screen.tableView
        func estimate(_ row: Int) -> CGFloat { table.answering.tableView(table, estimatedHeightForRowAt: path(row)) }
        XCTAssertEqual(estimate(0), table.estimatedRowHeight)
        screen.proxy.on(.estimatedHeight) { (c: UserCellConfig, _) in c.item.id == 0 ? 30 : 60 }
        table.reloadData()
        table.layoutIfNeeded()

        XCTAssertEqual([estimate(0), estimate(1)], [30, 60])
        XCTAssertEqual((0..<2).map { table.rectForRow(at: path($0)).height }, [44, 44])
    }

    @MainActor func testARowHasTheIndentationReturnedByItsHandler() async throws {
        let screen = Screen(users(2))
        try screen.cell(0).indentationLevel = 3
        screen.tableView.reconfigureRows(at: [path(0)])
        XCTAssertEqual(try screen.cell(0).indentationLevel, 3)

        screen.proxy.on(.indentationLevel) { (c: UserCellConfig, _) in c.item.id + 1 }
        screen.tableView.reloadData()
        screen.tableView.layoutIfNeeded()

        XCTAssertEqual(try (0..<2).map { try screen.cell($0).indentationLevel }, [1, 2])
    }

    @MainActor func testACellHasItsOwnIndentationAgainWithoutAHandler() async throws {
        let screen = Screen(users(100))
        let table = screen.tableView
        screen.proxy.on(.indentationLevel) { (_: UserCellConfig, _) in 2 }
        for row in [50, 20] { try screen.scroll(toRow: row) }
        XCTAssertEqual(Set(table.visibleCells.map(\.indentationLevel)), [2])

        screen.proxy.removeAll()
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(Set(table.visibleCells.map(\.indentationLevel)), [0])
        for cell in table.visibleCells { cell.indentationLevel = 3 }
        table.reconfigureRows(at: table.indexPathsForVisibleRows ?? [])
        XCTAssertEqual(Set(table.visibleCells.map(\.indentationLevel)), [3])
    }

    @MainActor func testTheIndexHasTheTitlesOfTheSections() async {
        let screen = Screen(users(1))
        let (table, director) = (screen.tableView, screen.director)
        XCTAssertNil(table.answering.sectionIndexTitles(for: table))

        director.update(sections: [
            TableSection(headerTitle: "A", rows: users(1), indexTitle: "A"),
            TableSection(rows: [SettingConfig(item: Setting(id: 1))]),
            TableSection(rows: [SettingConfig(item: Setting(id: 2))], indexTitle: "Z"),
        ])

        XCTAssertEqual(table.answering.sectionIndexTitles(for: table), ["A", "Z"])
        XCTAssertEqual(table.answering.tableView(table, sectionForSectionIndexTitle: "A", at: 0), 0)
        XCTAssertEqual(table.answering.tableView(table, sectionForSectionIndexTitle: "Z", at: 1), 2)
    }

    // MARK: Editing

    @MainActor func testTheInsertButtonOfARowReachesItsHandler() async throws {
        let screen = Screen(users(2))
        let (log, director) = (screen.log, screen.director)
        screen.proxy.on(.insert) { [unowned director] (c: UserCellConfig, indexPath) in
            log.add("insert at \(indexPath.row)")
            director.update { $0[0].rows.insert(UserCellConfig(item: User(id: 9, name: "New")), at: indexPath.row) }
        }
        screen.tableView.setEditing(true, animated: false)
        XCTAssertEqual(try screen.cell(0).editingStyle, .insert)

        try screen.finger.insert(rowAt: path(1), in: screen.tableView)

        XCTAssertEqual(log.lines, ["insert at 1"])
        XCTAssertEqual(screen.userIDs, [0, 9, 1])
    }

    @MainActor func testTheEditingStyleFollowsTheRegisteredHandlers() async {
        let screen = Screen([
            UserCellConfig(item: User(id: 1, name: "Ada")), SettingConfig(item: Setting(id: 2)),
            PhotoConfig(item: Photo(id: 3)),
        ])
        let table = screen.tableView
        screen.proxy
            .on(.delete) { (_: UserCellConfig, _) in }
            .on(.insert) { (_: UserCellConfig, _) in }
            .on(.insert) { (_: SettingConfig, _) in }

        XCTAssertEqual(
            (0..<3).map { table.answering.tableView(table, editingStyleForRowAt: path($0)) }, [.delete, .insert, .none])
        XCTAssertEqual((0..<3).map { table.answering.tableView(table, canEditRowAt: path($0)) }, [true, true, false])

        screen.proxy.on(.editingStyle) { (c: PhotoConfig, _) in .insert }
        XCTAssertEqual(table.answering.tableView(table, editingStyleForRowAt: path(2)), .insert)
        XCTAssertTrue(table.answering.tableView(table, canEditRowAt: path(2)))
    }

    @MainActor func testRowsSelectableInEditingModeCanBeEditedButNotSwiped() async {
        let screen = Screen(users(1))
        screen.tableView.allowsMultipleSelectionDuringEditing = true

        XCTAssertTrue(screen.tableView.answering.tableView(screen.tableView, canEditRowAt: path(0)))
        XCTAssertThrowsError(try screen.finger.swipe(rowAt: path(0), .left, in: screen.tableView))
    }

    @MainActor func testTheDeleteButtonHasTheTitleOfItsHandler() async throws {
        let screen = Screen(users(2))
        screen.proxy.on(.delete) { (_: UserCellConfig, _) in }
        try screen.finger.swipe(rowAt: path(0), .left, in: screen.tableView)
        XCTAssertEqual(screen.buttonTitles(try screen.cell(0)), ["Delete"])

        screen.proxy.on(.deleteTitle) { (c: UserCellConfig, _) in c.item.id == 1 ? "Forget" : nil }
        try screen.finger.swipe(rowAt: path(1), .left, in: screen.tableView)

        XCTAssertEqual(screen.buttonTitles(try screen.cell(1)), ["Forget"])
        XCTAssertNil(
            screen.tableView.answering.tableView(screen.tableView, titleForDeleteConfirmationButtonForRowAt: path(0)))
    }

    @MainActor func testIndentingInEditingMayBeRefused() async {
        let screen = Screen(users(2))
        let table = screen.tableView
        XCTAssertTrue(table.answering.tableView(table, shouldIndentWhileEditingRowAt: path(0)))
        XCTAssertTrue(
            table.answering.tableView(table, shouldIndentWhileEditingRowAt: path(1000)),
            "a row without a cell is indented")
        screen.proxy.on(.shouldIndentWhileEditing) { (c: UserCellConfig, _) in c.item.id == 1 }

        XCTAssertEqual(
            (0..<2).map { table.answering.tableView(table, shouldIndentWhileEditingRowAt: path($0)) }, [false, true])
    }

    @MainActor func testARowIsNotifiedWhenItIsOpenedAndClosed() async throws {
        let screen = Screen(users(3))
        let log = screen.log
        screen.proxy
            .on(.delete) { (_: UserCellConfig, _) in }
            .on(.willBeginEditing) { (c: UserCellConfig, cell) in log.add("open \(c.item.id)") }
            .on(.didEndEditing) { (c: UserCellConfig, indexPath) in log.add("close \(c.item.id) \(indexPath.row)") }

        try screen.finger.swipe(rowAt: path(1), .left, in: screen.tableView)
        try screen.finger.swipe(rowAt: path(1), .right, in: screen.tableView)

        XCTAssertEqual(log.lines, ["open 1", "close 1 1"])
    }

    @MainActor func testTheOpenedRowIsNotifiedOfTheClosingWhateverIsAtItsPosition() async throws {
        let screen = Screen(users(3))
        let (log, director) = (screen.log, screen.director)
        screen.proxy
            .on(.delete) { [unowned director] (c: UserCellConfig, indexPath) in
                director.update { $0[0].rows.remove(at: indexPath.row) }
            }
            .on(.didEndEditing) { (c: UserCellConfig, _) in log.add("close \(c.item.id)") }

        try screen.finger.delete(rowAt: path(0), in: screen.tableView)

        XCTAssertEqual(log.lines, ["close 0"])
        XCTAssertEqual(screen.userIDs, [1, 2])
    }

    @MainActor func testTheClosingFollowsARowThroughAnUpdate() async throws {
        let screen = Screen(users(3))
        let log = screen.log
        screen.proxy
            .on(.didEndEditing) { (c: UserCellConfig, indexPath) in log.add("\(c.item.name) \(indexPath.row)") }
        screen.tableView.answering.tableView(screen.tableView, willBeginEditingRowAt: path(1))

        screen.director.update(items: [1, 0].map { UserCellConfig(item: User(id: $0, name: "New \($0)")) })
        screen.tableView.answering.tableView(screen.tableView, didEndEditingRowAt: path(1))

        XCTAssertEqual(log.lines, ["New 1 0"])
    }

    // MARK: Swiping

    @MainActor func testASwipeRevealsTheActionsOfItsHandler() async throws {
        let screen = Screen(users(2))
        let log = screen.log
        screen.proxy
            .on(.trailingSwipeActions) { (c: UserCellConfig, indexPath) in
                swipe("Flag", "Hide") { log.add("\($0) \(c.item.id)") }
            }
            .on(.leadingSwipeActions) { (c: UserCellConfig, indexPath) in
                c.item.id == 0 ? swipe("Read") { log.add("\($0) \(c.item.id)") } : nil
            }

        try screen.finger.swipe(rowAt: path(0), .left, in: screen.tableView)
        XCTAssertEqual(screen.buttonTitles(try screen.cell(0)).sorted(), ["Flag", "Hide"])
        try screen.finger.swipe(rowAt: path(0), .left, fully: true, in: screen.tableView)
        try screen.finger.swipe(rowAt: path(0), .right, fully: true, in: screen.tableView)

        XCTAssertEqual(log.lines, ["Flag 0", "Read 0"])
        XCTAssertThrowsError(try screen.finger.swipe(rowAt: path(1), .right, in: screen.tableView))
    }

    @MainActor func testWithoutASwipeHandlerASwipeRevealsDeleteIfDeletionIsHandled() async throws {
        let screen = Screen([UserCellConfig(item: User(id: 1, name: "Ada")), SettingConfig(item: Setting(id: 2))])
        screen.proxy
            .on(.delete) { (_: UserCellConfig, _) in }
            .on(.canEdit) { (_: SettingConfig, _) in true }

        try screen.finger.swipe(rowAt: path(0), .left, in: screen.tableView)

        XCTAssertEqual(screen.buttonTitles(try screen.cell(0)), ["Delete"])
        XCTAssertThrowsError(try screen.finger.swipe(rowAt: path(0), .right, in: Screen(users(1)).tableView))
        XCTAssertThrowsError(try screen.finger.swipe(rowAt: path(1), .left, in: screen.tableView))
    }

    @MainActor func testObserversReceiveAnAnswerThatIsAnObjectAsTheNameOfItsType() async throws {
        let screen = Screen(users(1))
        let log = screen.log
        screen.proxy.on(.trailingSwipeActions) { (_: UserCellConfig, _) in swipe("Flag") { _ in } }
        screen.bus.addObserver { event in
            if event.kind == .question { log.add("\(event.name): \(event.answer ?? "")") }
        }

        try screen.finger.swipe(rowAt: path(0), .left, in: screen.tableView)

        XCTAssertEqual(Set(log.lines), ["trailingSwipeActions: UISwipeActionsConfiguration"])
    }

    // MARK: Moving

    @MainActor func testAHandlerMayChangeTheDestinationOfADraggedRow() async throws {
        let screen = Screen(words(0..<5))
        var asked: [[Int]] = []
        screen.proxy
            .on(.move) { (_: WordConfig, _, _) in }
            .on(.moveTarget) { (c: WordConfig, indexPath, proposed) in
                asked.append([c.item.id, indexPath.row, proposed.row])
                return [0, 1]
            }
        screen.tableView.setEditing(true, animated: false)

        try screen.finger.move(rowAt: path(0), to: path(3), in: screen.tableView)

        XCTAssertEqual(asked.last, [0, 0, 3])
        XCTAssertEqual(screen.ids, [1, 0, 2, 3, 4])
        let table = screen.tableView
        screen.proxy.removeAll()
        XCTAssertEqual(
            table.answering.tableView(table, targetIndexPathForMoveFromRowAt: path(0), toProposedIndexPath: path(2)),
            path(2))
    }

    // MARK: Prefetching

    @MainActor func testTheTablePrefetchesRowsOnlyIfAHandlerExists() async {
        let screen = Screen(users(3))
        let (log, table) = (screen.log, screen.tableView)
        XCTAssertNil(table.prefetchDataSource)
        screen.proxy.on(.didSelect) { (_: UserCellConfig, _) in }
        XCTAssertNil(table.prefetchDataSource)

        screen.proxy
            .on(.prefetch) { (c: UserCellConfig, indexPath) in log.add("fetch \(c.item.id) \(indexPath.row)") }
            .on(.cancelPrefetch) { (c: UserCellConfig, indexPath) in log.add("cancel \(c.item.id)") }

        XCTAssert(table.prefetchDataSource === table.dataSource)
        table.answering.tableView(table, prefetchRowsAt: [path(1), path(2), path(7)])
        table.answering.tableView(table, cancelPrefetchingForRowsAt: [path(2)])
        XCTAssertEqual(log.lines, ["fetch 1 1", "fetch 2 2", "cancel 2"])
    }

    @MainActor func testRowsAreAnnouncedAsTheTableScrolls() async throws {
        let screen = Screen(users(200))
        let log = screen.log
        screen.proxy.on(.prefetch) { (c: UserCellConfig, indexPath) in
            log.add(c.item.id == indexPath.row ? "fetch" : "another row")
        }

        try screen.finger.scroll(screen.tableView, by: 1000)

        XCTAssertEqual(Set(log.lines), ["fetch"])
    }

    @MainActor func testACustomPrefetchingDataSourceIsKept() async {
        let screen = Screen(users(1))
        let other = Screen(users(1))
        let own = other.tableView.answering
        screen.tableView.prefetchDataSource = own

        screen.proxy.on(.prefetch) { (_: UserCellConfig, _) in }

        XCTAssert(screen.tableView.prefetchDataSource === own)
    }

    // MARK: Context menus

    @MainActor func testAContextMenuAndItsOpeningAndClosingBelongToTheRows() async {
        let screen = Screen(users(3))
        let (log, table, director) = (screen.log, screen.tableView, screen.director)
        let point = CGPoint(x: 5, y: 60)
        XCTAssertNil(table.answering.tableView(table, contextMenuConfigurationForRowAt: path(1), point: point))
        let configuration = UIContextMenuConfiguration()
        let preview = UITargetedPreview(view: UIView())
        screen.proxy
            .on(.contextMenu) { (c: UserCellConfig, indexPath, point) in
                log.add("menu \(c.item.id) \(indexPath.row) \(point.y)")
                return c.item.id == 1 ? configuration : nil
            }
            .on(.highlightPreview) { (c: UserCellConfig, _) in c.item.id == 1 ? preview : nil }
            .on(.willDisplayContextMenu) { (c: UserCellConfig, indexPath, menu) in
                log.add("show \(c.item.name) \(indexPath.row) \(menu.configuration === configuration)")
            }
            .on(.willEndContextMenu) { (c: UserCellConfig, indexPath, menu) in
                log.add("end \(c.item.name) \(indexPath.row)")
            }

        let first = table.answering.tableView(table, contextMenuConfigurationForRowAt: path(0), point: point)
        let second = table.answering.tableView(table, contextMenuConfigurationForRowAt: path(1), point: point)
        let shown = table.answering.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
        let gone = table.answering.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
        table.answering.tableView(table, willDisplayContextMenu: configuration, animator: nil)
        director.update(items: [1, 2].map { UserCellConfig(item: User(id: $0, name: "New \($0)")) })
        table.answering.tableView(table, willEndContextMenuInteraction: configuration, animator: nil)
        table.answering.tableView(table, willEndContextMenuInteraction: UIContextMenuConfiguration(), animator: nil)

        XCTAssertNil(first)
        XCTAssert(second === configuration)
        XCTAssert(shown === preview)
        XCTAssertNil(gone)
        XCTAssertEqual(log.lines, ["menu 0 0 60.0", "menu 1 1 60.0", "show User 1 1 true", "end New 1 0"])
    }

    @MainActor func testTheEndOfAMenuOfARemovedRowHasNoIndexPath() async throws {
        let screen = Screen(users(3))
        let log = screen.log
        screen.proxy
            .on(.contextMenu) { (_: UserCellConfig, _, _) in
                UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "A") { _ in }]) })
            }
            .on(.willEndContextMenu) { (c: UserCellConfig, indexPath, _) in
                log.add("end \(c.item.id) \(indexPath == [NSNotFound, NSNotFound])")
            }
        for (removed, expected) in [(2, "end 1 false"), (1, "end 1 true")] {
            screen.director.update(items: users(3))
            try Finger().longPress(rowAt: path(1), in: screen.tableView)
            screen.director.update(items: users(3).filter { $0.item.id != removed })
            try Finger().dismissMenu(in: screen.tableView)
            XCTAssertEqual(log.lines.last, expected)
        }
    }

    @MainActor func testATapOnAMenusPreviewReachesTheRow() async throws {
        let screen = Screen(users(3))
        let log = screen.log
        screen.proxy
            .on(.contextMenu) { (_: UserCellConfig, _, _) in
                UIContextMenuConfiguration(previewProvider: { UIViewController() })
            }
            .on(.willPerformPreviewAction) { (c: UserCellConfig, indexPath, menu) in
                let isCommitted = menu.animator is any UIContextMenuInteractionCommitAnimating
                log.add("\(c.item.id) \(indexPath.row) \(isCommitted)")
            }
        try screen.finger.longPress(rowAt: path(1), in: screen.tableView)
        try screen.finger.tapPreview(in: screen.tableView)
        XCTAssertEqual(log.lines, ["1 1 true"])
    }

    @MainActor func testAContextMenuLeaksNothing() async throws {
        let screen = Screen(users(1))
        var made: [Weak] = []
        screen.proxy.on(.contextMenu) { (_: UserCellConfig, _, _) in
            let owner = MenuOwner()
            made.append(Weak(owner))
            let share = UIAction(title: "Share") { _ in withExtendedLifetime(owner) {} }
            return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [share]) })
        }

        try screen.finger.longPress(rowAt: path(0), in: screen.tableView)
        try screen.finger.choose("Share", in: screen.tableView)

        XCTAssertEqual(made.count, 1)
        XCTAssertNil(made.first?.object)
    }

    @MainActor func testAChangedIndexTitleIsShown() async throws {
        let screen = Screen(sections: [TableSection(rows: users(30), indexTitle: "A")])
        try screen.finger.tap(indexTitle: "A", in: screen.tableView)

        screen.director.update { $0[0].indexTitle = "B" }

        XCTAssertThrowsError(try screen.finger.tap(indexTitle: "A", in: screen.tableView))
        try screen.finger.tap(indexTitle: "B", in: screen.tableView)
    }
}

/// An object that a menu's action captures, so that a test can check that the action is released.
private final class MenuOwner {}

/// Returns a configuration with an action for each title. Each action calls the closure with its own title.
@MainActor
private func swipe(_ titles: String..., action: @escaping @MainActor (String) -> Void) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(
        actions: titles.map { title in
            UIContextualAction(style: .normal, title: title) { _, _, done in
                action(title)
                done(true)
            }
        })
}

extension Screen {
    fileprivate var userIDs: [Int] { director.items.compactMap { ($0 as? UserCellConfig)?.item.id } }

    /// Returns the titles of the buttons that a swipe has revealed.
    fileprivate func buttonTitles(_ cell: UserCell) -> [String] {
        func buttons(_ view: UIView) -> [UIButton] {
            [view as? UIButton].compactMap { $0 } + view.subviews.flatMap(buttons)
        }
        return buttons(cell).filter { $0 !== cell.followButton }.compactMap(\.currentTitle)
    }
}
