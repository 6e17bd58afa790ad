import HeadlessUIKit
import XCTest

/// Tests the focus, which keys of an iPad's keyboard move among rows.
final class FocusTests: ConformanceTestCase {
    @MainActor
    final class Letters: UITableViewController {
        var letters = ["a", "b", "c", "d"]
        var unfocusable: Set<String> = []
        var isAllowed = true
        var preferred: IndexPath?
        var log: [String] = []

        final class Cell: UITableViewCell {
            var log: ((String) -> Void)?
            override func didUpdateFocus(
                in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
            ) {
                coordinator.addCoordinatedAnimations(nil) { [weak self] in self?.log?("animated") }
                log?("cell \(textLabel?.text ?? "") \(isFocused)")
            }
        }

        private func at(_ path: IndexPath?) -> String { path.map { "\($0.row)" } ?? "nil" }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { letters.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = Cell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = letters[indexPath.row]
            cell.log = { [weak self] in self?.log.append($0) }
            return cell
        }
        override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
            tableView.allowsFocus && !unfocusable.contains(letters[indexPath.row])
        }
        override func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }
        override func tableView(
            _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
        ) -> Bool {
            log.append("may \(at(context.previouslyFocusedIndexPath)) \(at(context.nextFocusedIndexPath))")
            return isAllowed
        }
        override func tableView(
            _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) { log.append("did \(at(context.previouslyFocusedIndexPath)) \(at(context.nextFocusedIndexPath))") }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }
        override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            log.append("primary \(indexPath.row)")
        }
        var focused: [String] {
            tableView.visibleCells.filter(\.isFocused).map { $0.textLabel?.text ?? "" }
        }
    }

    @MainActor
    private func onPad(_ letters: Letters = Letters(), _ work: (Letters) throws -> Void) rethrows {
        UIViewController.hold(HeldDevice(ScreenDevice.named("iPad mini")), showing: letters)
        defer { UIViewController.hold(HeldDevice(), showing: nil) }
        letters.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
        letters.view.layoutIfNeeded()
        try work(letters)
    }

    private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @MainActor
    private func press(_ key: String, _ letters: Letters) throws(TouchRefusal) {
        try Finger().press(key, in: letters.view)
    }

    @MainActor private var down: String { UIKeyCommand.inputDownArrow }
    @MainActor private var up: String { UIKeyCommand.inputUpArrow }

    @MainActor
    func testArrowKeysMoveTheFocusOverRowsThatCanHaveIt() async throws {
        try onPad { letters in
            letters.unfocusable = ["b"]
            try press(down, letters)
            XCTAssertEqual(letters.focused, ["a"])
            try press(down, letters)
            XCTAssertEqual(letters.focused, ["c"])
            XCTAssertEqual(
                letters.log,
                [
                    "may nil 0", "cell a true", "did nil 0", "animated",
                    "may 0 2", "cell c true", "did 0 2", "cell a false", "animated", "animated",
                ])
            let cell = try XCTUnwrap(letters.tableView.cellForRow(at: row(2)))
            XCTAssertTrue(cell.configurationState.isFocused)
            XCTAssertFalse(try XCTUnwrap(letters.tableView.cellForRow(at: row(0))).configurationState.isFocused)
            try press(up, letters)
            XCTAssertEqual(letters.focused, ["a"])
            XCTAssertEqual(
                refusal { () throws(TouchRefusal) in try press(up, letters) },
                "there is no row that the focus can move to")
            XCTAssertFalse(letters.log.contains("select 0"))
        }
    }

    @MainActor
    func testTheSelectionFollowsTheFocusWithoutThePrimaryAction() async throws {
        try onPad { letters in
            letters.tableView.selectionFollowsFocus = true
            letters.preferred = row(1)
            try press("\t", letters)
            XCTAssertEqual(letters.tableView.indexPathForSelectedRow, row(1))
            try press(down, letters)
            XCTAssertEqual(letters.tableView.indexPathForSelectedRow, row(2))
            XCTAssertEqual(letters.log.filter { $0.hasPrefix("select") }, ["select 1", "select 2"])
            XCTAssertFalse(letters.log.contains { $0.hasPrefix("primary") })
            try press("\r", letters)
            XCTAssertEqual(letters.log.suffix(2), ["select 2", "primary 2"])
        }
    }

    @MainActor
    func testReturnSelectsTheFocusedRow() async throws {
        try onPad { letters in
            XCTAssertEqual(refusal { () throws(TouchRefusal) in try press("\r", letters) }, "no row is focused")
            try press(down, letters)
            XCTAssertNil(letters.tableView.indexPathForSelectedRow)
            try press("\r", letters)
            XCTAssertEqual(letters.tableView.indexPathForSelectedRow, row(0))
        }
    }

    @MainActor
    func testADelegateKeepsTheFocusWhereItIs() async throws {
        try onPad { letters in
            try press(down, letters)
            letters.isAllowed = false
            XCTAssertEqual(
                refusal { () throws(TouchRefusal) in try press(down, letters) }, "the focus is not allowed to move")
            XCTAssertEqual(letters.focused, ["a"])
            letters.tableView.allowsFocus = false
            XCTAssertEqual(
                refusal { () throws(TouchRefusal) in try press(down, letters) },
                "there is no row that the focus can move to")
        }
    }

    @MainActor
    func testTheFocusFollowsItsRow() async throws {
        try onPad { letters in
            try press(down, letters)
            letters.letters.insert("new", at: 0)
            letters.tableView.insertRows(at: [row(0)], with: .none)
            XCTAssertEqual(letters.focused, ["a"])
            letters.letters.remove(at: 1)
            letters.tableView.deleteRows(at: [row(1)], with: .none)
            XCTAssertEqual(letters.focused, [])
            try press(down, letters)
            XCTAssertEqual(letters.focused, ["new"])
        }
    }

    @MainActor
    func testTheFocusScrollsItsRowIntoSight() async throws {
        let letters = Letters()
        letters.letters = (0..<50).map(String.init)
        try onPad(letters) { letters in
            for _ in 0...30 { try press(down, letters) }
            XCTAssertEqual(letters.focused, ["30"])
            XCTAssertGreaterThan(letters.tableView.contentOffset.y, 0)
        }
    }

    @MainActor
    func testTabMovesTheFocusBetweenLists() async throws {
        let (left, right) = (Letters(), Letters())
        let page = UIViewController()
        UIViewController.hold(HeldDevice(ScreenDevice.named("iPad mini")), showing: page)
        defer { UIViewController.hold(HeldDevice(), showing: nil) }
        for (number, letters) in [left, right].enumerated() {
            page.addChild(letters)
            letters.view.frame = CGRect(x: 300 * number, y: 0, width: 300, height: 600)
            page.view.addSubview(letters.view)
        }
        page.view.layoutIfNeeded()
        right.tableView.remembersLastFocusedIndexPath = true
        for key in ["\t", down, "\t", down, down] { try Finger().press(key, in: page.view) }
        XCTAssertEqual(left.focused, [])
        XCTAssertEqual(right.focused, ["c"])
        try Finger().press("\t", in: page.view)
        XCTAssertEqual(left.focused, ["a"], "the list does not remember its row")
        try Finger().press("\t", in: page.view)
        XCTAssertEqual(right.focused, ["c"])
        XCTAssertEqual(left.log.suffix(4), ["may 0 nil", "cell a false", "did 0 nil", "animated"])
    }

    @MainActor
    func testEachScreenHasAFocusOfItsOwn() async throws {
        let (one, other) = (Letters(), Letters())
        try onPad(one) { one in
            other.view.frame = one.view.frame
            other.view.layoutIfNeeded()
            try press(down, one)
            try press(down, other)
            try press(down, other)
            XCTAssertEqual(one.focused, ["a"])
            XCTAssertEqual(other.focused, ["b"])
            try press("\r", one)
            XCTAssertEqual(one.tableView.indexPathForSelectedRow, row(0))
            XCTAssertNil(other.tableView.indexPathForSelectedRow)
        }
    }

    @MainActor
    func testKeysMoveTheFocusOnlyOnIPad() async {
        let letters = Letters()
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try press(down, letters) }, "keys move the focus only on iPad")
    }

    // MARK: Collection views

    @MainActor
    private final class Grid: UICollectionViewController {
        var log: [String] = []

        init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 50)
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
            super.init(collectionViewLayout: layout)
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        required init?(coder: NSCoder) { nil }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            8
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        override func collectionView(
            _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) { log.append("\(context.nextFocusedIndexPath?.item ?? -1)") }
    }

    @MainActor
    func testArrowKeysMoveTheFocusInFourDirections() async throws {
        let grid = Grid()
        UIViewController.hold(HeldDevice(ScreenDevice.named("iPad mini")), showing: grid)
        defer { UIViewController.hold(HeldDevice(), showing: nil) }
        grid.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
        grid.view.layoutIfNeeded()
        let (left, right) = (UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow)
        // Three items are in a line.
        for key in [down, right, right, down, left, down, up, up] { try Finger().press(key, in: grid.view) }
        XCTAssertEqual(grid.log, ["0", "1", "2", "5", "4", "7", "4", "1"])
        try Finger().press(left, in: grid.view)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().press(left, in: grid.view) },
            "there is no row that the focus can move to")
        grid.collectionView.selectionFollowsFocus = true
        try Finger().press(right, in: grid.view)
        XCTAssertEqual(grid.collectionView.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
    }
}
