import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests the text drawings of screens.
final class ScreenDrawingTests: XCTestCase {
    /// Returns the drawing of the screen after some steps.
    @MainActor
    private func drawing(of books: [Book], later: [Book] = [], after steps: String = "") async throws -> String {
        let bus = CellActionBus()
        let replay = try await ShelfReplay(
            "screen shelf\n\(steps)\nshow", on: [Shelf.screen(books, later: later, bus: bus)])
        XCTAssertEqual(replay.mismatches, [])
        return try XCTUnwrap(replay.drawings.last)
    }

    @MainActor
    func testATableWithControls() async throws {
        let books = [
            Book(id: 0, title: "Emma", note: "1815", button: "Lend"),
            Book(id: 1, title: "Ulysses", isRead: false, accessory: .checkmark),
            Book(id: 2, title: "Faust", isRead: true, button: "Lend", isButtonEnabled: false, hiddenLabel: "secret"),
            Book(id: 3, title: "Momo", accessory: .disclosureIndicator),
        ]
        let drawing = try await drawing(of: books, after: "select row 3")
        XCTAssertEqual(
            drawing,
            """
            ┌─ Shelf ────────────────────────────────────────────────────────┐
            │  Books                                                         │
            ├────────────────────────────────────────────────────────────────┤
            │ 0   Emma                                                [Lend] │
            │     1815                                                       │
            ├────────────────────────────────────────────────────────────────┤
            │ 1   Ulysses                                         [○━] off ✓ │
            ├────────────────────────────────────────────────────────────────┤
            │ 2   Faust                                       [━●] on (Lend) │
            ├────────────────────────────────────────────────────────────────┤
            │▸3   Momo                                                     › │
            ├────────────────────────────────────────────────────────────────┤
            │  End                                                           │
            └─ rows 0 to 3 of 4 ─────────────────────────────────────────────┘
            """)
    }

    @MainActor
    func testLongTextIsClippedAndWideTextKeepsTheEdgeStraight() async throws {
        let books = [
            Book(id: 0, title: String(repeating: "long ", count: 40), button: "Lend"),
            Book(id: 1, title: "Emma", button: String(repeating: "Lend it ", count: 20)),
            Book(id: 2, title: "👩‍👩‍👧‍👦 ❤️ 🇩🇪 1️⃣ e\u{301} 山田太郎", note: "שלום"),
            Book(id: 3, title: String(repeating: "山", count: 40)), Book(id: 4, title: "a\tb\nc\u{1B}[31m\u{202E}d"),
        ]
        let drawing = try await drawing(of: books)
        for line in drawing.split(separator: "\n") { XCTAssertEqual(line.displayWidth, 66, "\(line)") }
        XCTAssertFalse(drawing.contains("\u{1B}") || drawing.contains("\u{202E}") || drawing.contains("\t"))
        XCTAssertEqual(
            drawing,
            """
            ┌─ Shelf ────────────────────────────────────────────────────────┐
            │  Books                                                         │
            ├────────────────────────────────────────────────────────────────┤
            │ 0   long long long long long long long long long long … [Lend] │
            ├────────────────────────────────────────────────────────────────┤
            │ 1   Emma      [Lend it Lend it Lend it Lend it Lend it Lend i… │
            ├────────────────────────────────────────────────────────────────┤
            │ 2   👩‍👩‍👧‍👦 ❤️ 🇩🇪 1️⃣ é 山田太郎                                     │
            │     שלום                                                       │
            ├────────────────────────────────────────────────────────────────┤
            │ 3   山山山山山山山山山山山山山山山山山山山山山山山山山山山山…  │
            ├────────────────────────────────────────────────────────────────┤
            │ 4   a b c\u{FFFD}[31m\u{FFFD}d                                               │
            ├────────────────────────────────────────────────────────────────┤
            │  End                                                           │
            └─ rows 0 to 4 of 5 ─────────────────────────────────────────────┘
            """)
    }

    @MainActor
    func testSectionsAreCounted() async throws {
        let drawing = try await drawing(of: [Book(id: 0, title: "Emma")], later: [Book(id: 1, title: "Faust")])
        XCTAssertEqual(
            drawing,
            """
            ┌─ Shelf ────────────────────────────────────────────────────────┐
            │  Books                                                         │
            ├────────────────────────────────────────────────────────────────┤
            │ 0   Emma                                                       │
            ├────────────────────────────────────────────────────────────────┤
            │  End                                                           │
            ├────────────────────────────────────────────────────────────────┤
            │ 0   Faust                                                      │
            └─ 2 of 2 rows ──────────────────────────────────────────────────┘
            """)
    }

    @MainActor
    func testAFloatingHeaderIsInFrontOfTheRowItCovers() async throws {
        let books = (0..<60).map { Book(id: $0, title: "Book \($0)") }
        let drawing = try await drawing(of: books, after: "scroll down by 250")
        let lines = drawing.split(separator: "\n").filter { $0.hasPrefix("│") }
        XCTAssertEqual(lines.prefix(2).map { $0.prefix(11) }, ["│  Books   ", "│ 5   Book "])
        XCTAssertEqual(lines.suffix(2).map { $0.prefix(11) }, ["│ 24  Book ", "│  End     "])
    }

    @MainActor
    func testAListWithoutRowsAndAScreenWithoutAList() async throws {
        let list = ReplayScreen("list") { UITableViewController(style: .plain) }
        let plain = ReplayScreen("plain") {
            let controller = UIViewController()
            let label = UILabel()
            label.text = "Nothing here"
            controller.view.addSubview(label)
            return controller
        }
        let replay = try await ShelfReplay("screen list\nshow\nscreen plain\nshow", on: [list, plain])
        XCTAssertEqual(
            replay.drawings.joined(separator: "\n"),
            """
            ┌─ list ─────────────────────────────────────────────────────────┐
            │  (no rows)                                                     │
            └─ 0 of 0 rows ──────────────────────────────────────────────────┘
            ┌─ plain ────────────────────────────────────────────────────────┐
            │ Nothing here                                                   │
            └────────────────────────────────────────────────────────────────┘
            """)
    }

    @MainActor
    func testTheBackgroundViewOfAListIsDrawnAndTapped() async throws {
        let placeholder = ReplayScreen("placeholder") {
            let controller = UITableViewController(style: .plain)
            let (label, button) = (UILabel(), UIButton(type: .system))
            label.text = "No orders"
            button.setTitle("Retry", for: .normal)
            button.addAction(UIAction { [unowned label] _ in label.text = "Still no orders" }, for: .touchUpInside)
            let stack = UIStackView(arrangedSubviews: [label, button])
            stack.axis = .vertical
            controller.tableView.backgroundView = stack
            return controller
        }
        let replay = try await ShelfReplay(
            "screen placeholder\nexpect screen shows \"No orders\"\ntap \"Retry\"\nshow", on: [placeholder])
        XCTAssertEqual(
            replay.drawings.joined(separator: "\n"),
            """
            ┌─ placeholder ──────────────────────────────────────────────────┐
            │  (no rows)                                                     │
            ├────────────────────────────────────────────────────────────────┤
            │ Still no orders                                                │
            │                                                        [Retry] │
            └─ 0 of 0 rows ──────────────────────────────────────────────────┘
            """)
    }

    @MainActor
    func testTheEmptyStateIsDrawn() async throws {
        let placeholder = ReplayScreen("placeholder") {
            let controller = UITableViewController(style: .plain)
            var empty = UIContentUnavailableConfiguration.empty()
            (empty.text, empty.secondaryText) = ("No orders", "Pull down to ask.")
            empty.image = UIImage(systemName: "fork.knife")
            empty.button.title = "Retry"
            controller.contentUnavailableConfiguration = empty
            return controller
        }
        let replay = try await ShelfReplay("screen placeholder\nshow", on: [placeholder])
        XCTAssertEqual(
            replay.drawings.joined(separator: "\n"),
            """
            ┌─ placeholder ──────────────────────────────────────────────────┐
            │  (no rows)                                                     │
            ├────────────────────────────────────────────────────────────────┤
            │ ▣ fork.knife  No orders                                        │
            │ Pull down to ask.                                              │
            │                                                        [Retry] │
            └─ 0 of 0 rows ──────────────────────────────────────────────────┘
            """)
    }

    @MainActor
    func testControlsWithoutAListAreDrawnFromTopToBottom() async throws {
        let screen = ReplayScreen("form") {
            let controller = UIViewController()
            controller.title = "Form"
            @MainActor func add(_ view: UIView, _ x: CGFloat, _ y: CGFloat) {
                view.frame = CGRect(x: x, y: y, width: 60, height: 30)
                controller.view.addSubview(view)
            }
            @MainActor func button(_ title: String) -> UIButton {
                UIButton(type: .system, primaryAction: UIAction(title: title) { _ in })
            }
            @MainActor func label(_ text: String) -> UILabel {
                let label = UILabel()
                label.text = text
                return label
            }
            add(button("Save"), 0, 300)
            add(label("Station"), 0, 150)
            add(UISwitch(), 200, 150)
            add(label("Begins"), 0, 100)
            add(button("Today"), 200, 100)
            for (index, title) in ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].enumerated() {
                add(button(title), CGFloat(70 * index), 200)
            }
            add(label(String(repeating: "long ", count: 12)), 0, 250)
            add(button("Undo"), 200, 250)
            controller.toolbarItems = [
                UIBarButtonItem(title: "Trash", primaryAction: UIAction { _ in }),
                UIBarButtonItem(title: "Cooks", primaryAction: UIAction { _ in }),
            ]
            let navigation = UINavigationController(rootViewController: controller)
            navigation.isToolbarHidden = false
            return navigation
        }
        let replay = try await ShelfReplay("screen form\nshow", on: [screen])
        XCTAssertEqual(
            replay.drawings.joined(separator: "\n"),
            """
            ┌─ Form ─────────────────────────────────────────────────────────┐
            │  Form                                                          │
            ├────────────────────────────────────────────────────────────────┤
            │ Begins                                                 [Today] │
            │ Station                                               [○━] off │
            │                      [Monday] [Tuesday] [Wednesday] [Thursday] │
            │                                                       [Friday] │
            │ long long long long long long long long long long long long    │
            │                                                         [Undo] │
            │                                                         [Save] │
            ├────────────────────────────────────────────────────────────────┤
            │                                                [Trash] [Cooks] │
            └────────────────────────────────────────────────────────────────┘
            """)
    }

    @MainActor
    func testAListWithoutSizeReportsWhyItIsEmpty() async throws {
        let screen = ReplayScreen("list") {
            let controller = UIViewController()
            controller.view.addSubview(UITableView())
            return controller
        }
        let replay = try await ShelfReplay("screen list\nshow", on: [screen])
        XCTAssertEqual(
            replay.drawings.joined(separator: "\n"),
            """
            ┌─ list ─────────────────────────────────────────────────────────┐
            │  the table is 0 × 0;                                           │
            │  it has neither a frame nor constraints that give it a size    │
            └─ 0 of 0 rows ──────────────────────────────────────────────────┘
            """)
    }

    /// Plays a script with one step that fails, and returns the first two words of each line of the screen that is
    /// marked as the reason.
    @MainActor
    private func marks(_ script: String, on screens: [ReplayScreen]? = nil) async throws -> [String] {
        let failures = try await ShelfReplay(script, on: screens).report.failures
        XCTAssertEqual(failures.count, 1)
        let lines = try XCTUnwrap(failures.first?.screen).split(separator: "\n").filter { $0.hasPrefix("✗") }
        return lines.map { $0.dropFirst().split(separator: " ").prefix(2).joined(separator: " ") }
    }

    @MainActor
    func testAFailureMarksTheRowOrControlOfItsStep() async throws {
        let row = try await marks("expect row 1 is selected")
        XCTAssertEqual(row, ["1 Ulysses"])
        let earlier = try await marks("tap row 1\nexpect title is \"x\"")
        XCTAssertEqual(earlier, [], "the row of an earlier step is not marked")
        let bus = CellActionBus()
        let market = Market.screen(bus: bus)
        let rowOfTwoLists = try await marks("screen market\nexpect row \"Cheese\" is selected", on: [market])
        XCTAssertEqual(rowOfTwoLists, ["1 Cheese"])
        let control = try await marks("screen market\nexpect \"Clear\" is disabled", on: [market])
        XCTAssertEqual(control, ["⟦(Search)⟧ [Clear]"])
        let books = ["Emma", "Faust", "Faust"].enumerated().map { Book(id: $0.offset, title: $0.element) }
        let similar = try await marks("screen shelf\ntap row \"Fast\"", on: [Shelf.screen(books, bus: bus)])
        XCTAssertEqual(similar, ["1 Faust"], "the first similar row is marked")
    }

    @MainActor
    func testEachStepShowsTheScreenAfterIt() async throws {
        let replay = try await ShelfReplay("toggle row 1\nshow", showsEachStep: true)
        XCTAssertEqual(replay.drawings.map { $0.contains("[━●] on") }, [false, true, true])
    }

    @MainActor
    func testEachStepIsShownBeforeItIsReported() async throws {
        let bus = CellActionBus()
        var options = ReplayPlayer.Options()
        options.showsEachStep = true
        options.reportsSteps = true
        let player = ReplayPlayer(screens: [Shelf.screen(bus: bus)], options: options, bus: bus)
        var log: [String] = []
        player.onStep = { log.append("step \($0.line)") }
        player.onShow = { _ in log.append("show") }
        player.onFailure = { log.append("failure \($0.place.line)") }
        _ = try await player.play(.text("screen shelf\nexpect 3 rows\nshow", name: "a"))
        XCTAssertEqual(log, ["show", "step 1", "show", "step 2", "failure 2", "show", "step 3"])
    }

    @MainActor
    func testViewsBelowAListAreDrawnTogether() async throws {
        let screen = ReplayScreen("page") {
            let controller = UIViewController()
            let above = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            above.text = "Above"
            let list = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
            let below = UILabel(frame: CGRect(x: 0, y: 300, width: 100, height: 30))
            below.text = "Below"
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Undo") { _ in })
            button.frame = CGRect(x: 200, y: 300, width: 60, height: 30)
            for view in [above, list, below, button] as [UIView] { controller.view.addSubview(view) }
            return controller
        }
        let replay = try await ShelfReplay("screen page\nshow", on: [screen])
        XCTAssertEqual(
            replay.drawings.joined(separator: "\n"),
            """
            ┌─ page ─────────────────────────────────────────────────────────┐
            │ Above                                                          │
            ├────────────────────────────────────────────────────────────────┤
            │  (no rows)                                                     │
            ├────────────────────────────────────────────────────────────────┤
            │ Below                                                   [Undo] │
            └─ 0 of 0 rows ──────────────────────────────────────────────────┘
            """)
    }

    // MARK: Lines

    /// Returns the lines of a drawing of views, without the edges of the box and with single spaces.
    @MainActor
    private func lines(_ views: UIView...) -> [String] {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        for view in views { root.addSubview(view) }
        return ScreenDrawing(of: root).text.split(separator: "\n").dropFirst().dropLast().map { line in
            line.split { $0 == " " || $0 == "│" }.joined(separator: " ")
        }
    }

    @MainActor
    private func label(_ text: String, at x: CGFloat = 0) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: 0, width: 60, height: 30))
        label.text = text
        return label
    }

    @MainActor
    private func button(_ title: String, at x: CGFloat, y: CGFloat = 0) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in })
        button.frame = CGRect(x: x, y: y, width: 60, height: 30)
        return button
    }

    @MainActor
    private func image(_ name: String, y: CGFloat = 0) -> UIImageView {
        let view = UIImageView(frame: CGRect(x: 0, y: y, width: 60, height: 30))
        view.image = UIImage(systemName: name)
        return view
    }

    @MainActor
    func testAControlIsBesideATextThatLeavesEnoughRoom() async {
        let text = String(repeating: "x", count: 55)
        XCTAssertEqual(lines(label(text), button("Undo", at: 100)), ["\(text) [Undo]"])
        XCTAssertEqual(lines(label("\(text)x"), button("Undo", at: 100)), ["\(text)x", "[Undo]"])
        let long = String(repeating: "y", count: 60)
        XCTAssertEqual(lines(label("Hi"), label(long, at: 100), button("Undo", at: 200)), ["Hi [Undo]", long])
    }

    @MainActor
    func testControlsShareALineOnlyIfTheyFitOnIt() async {
        let (text, title) = (String(repeating: "x", count: 25), String(repeating: "a", count: 40))
        XCTAssertEqual(
            lines(label(text), button(title, at: 100), button("Undo", at: 200), button("Redo", at: 300)),
            [text, "[\(title)]", "[Undo] [Redo]"])
        XCTAssertEqual(lines(button(title, at: 100), button("Add", at: 200)), ["[\(title)] [Add]"])
    }

    @MainActor
    func testImagesWithoutATextAreBesideTheControlNextToTheLastOne() async {
        XCTAssertEqual(lines(image("heart")), ["▣ heart"])
        XCTAssertEqual(
            lines(image("star"), image("heart", y: 100), button("Undo", at: 100, y: 100)), ["▣ star ▣ heart [Undo]"])
    }

    @MainActor
    func testAPageControlIsDrawnAsDots() async {
        let dots = UIPageControl(frame: CGRect(x: 0, y: 0, width: 80, height: 26))
        dots.numberOfPages = 4
        dots.currentPage = 1
        XCTAssertEqual(lines(dots), ["○●○○"])
    }

    @MainActor
    func testTheTabsInARowAreDrawnInTheirOrder() async {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 49)
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        bar.items = ["Mail", "Chat"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        cell.contentView.addSubview(bar)
        cell.layoutIfNeeded()
        let drawing = ScreenDrawing(of: cell).text
        XCTAssertTrue(drawing.contains("[Mail] [Chat]"), drawing)
    }
}
