import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests the steps for the keyboard, for empty places and for swipes back, and rows that are named by a part of a text.
final class KeyboardStepTests: XCTestCase {
    private enum Closing {
        case none, tap, drag, interactiveDrag
    }

    @MainActor
    private func play(_ script: String, _ closing: Closing = .none) async throws -> [String] {
        let screen = ReplayScreen("form") { UINavigationController(rootViewController: Form(closing)) }
        return try await ShelfReplay("screen form\n" + script, on: [screen]).mismatches
    }

    @MainActor
    func testBackspaceDeletesTheLastCharacters() async throws {
        let failures = try await play(
            """
            type "Adaa" into field
            backspace in field
            expect field shows "Ada"
            backspace 2 times in field
            expect field shows "A"
            backspace 5 times in field
            expect field is empty
            """)
        XCTAssertEqual(failures, [])
    }

    @MainActor
    func testTheKeyboardIsDismissedWhereThatIsPossible() async throws {
        let reason =
            "nothing on screen hides the keyboard: an iPhone's keyboard has no key for that; press Return, or tap an empty "
            + "place if the screen reacts to it"
        let none = try await play("dismiss keyboard\ntap field\nexpect field is editing\ndismiss keyboard")
        XCTAssertEqual(none, ["the keyboard is not visible", reason])
        for closing in [Closing.drag, .interactiveDrag] {
            let failures = try await play(
                "tap field\ndismiss keyboard\nexpect field is not editing\nexpect row 0 is visible", closing)
            XCTAssertEqual(failures, [])
        }
        let onIPad = try await play(
            "device \"iPad mini\"\ntap field\ndismiss keyboard\nexpect field is not editing")
        XCTAssertEqual(onIPad, [])
    }

    @MainActor
    func testATapOnAnEmptyPlaceReachesTheRecognizersOfTheScreen() async throws {
        let failures = try await play("tap field\ntap empty place\nexpect field is not editing", .tap)
        XCTAssertEqual(failures, [])
        let refused = try await play("tap field\ntap empty place\nexpect field is editing")
        XCTAssertEqual(refused, ["UIView can't be tapped: nothing reacts to a tap on an empty place"])
    }

    @MainActor
    func testASwipeBackPopsThePageUnlessItIsGivenUp() async throws {
        let failures = try await play(
            """
            tap row containing "Love"
            expect title is "Ada Lovelace"
            swipe back halfway
            expect title is "Ada Lovelace"
            swipe back
            expect title is "Form"
            expect swipe back not possible because "a swipe from the edge does not go back from this page"
            """)
        XCTAssertEqual(failures, [])
    }

    @MainActor
    func testARowIsNamedByAPartOfItsTextOrAPattern() async throws {
        let failures = try await play(
            #"""
            expect row containing "Love" shows "Ada Lovelace"
            expect row /Ada L.*/ is visible
            expect row containing /H[a-z]+r/ shows "Grace Hopper"
            scroll to row containing "40"
            expect row containing "40" is visible
            tap row /Person 40/
            expect title is "Person 40"
            swipe back
            expect tap row containing "Nobody" not possible
            """#)
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures.first?.hasPrefix("no row on screen contains \"Nobody\"; ") ?? false, "\(failures)")
        let ambiguous = try await play("tap row containing \"Person\"").first ?? ""
        XCTAssertTrue(
            ambiguous.contains("rows on screen match row containing \"Person\"; write `row 1` or "), ambiguous)
    }

    /// A failure shows differences that are invisible.
    @MainActor
    func testInvisibleDifferencesAreEscaped() async throws {
        let failures = try await play(
            """
            expect row 2 shows "10 kg"
            tap row "10 kg"
            expect row 2 shows "10\\u{a0}kg"
            expect row 2 shows "11 kg"
            """)
        XCTAssertEqual(failures.count, 3)
        XCTAssertTrue(failures[0].hasSuffix(#"shows "10\u{a0}kg""#), failures[0])
        XCTAssertTrue(failures[1].contains(#"did you mean "10\u{a0}kg"?"#), failures[1])
        XCTAssertTrue(failures[2].hasSuffix("shows \"10\u{a0}kg\""), failures[2])
    }

    @MainActor
    private final class Form: UIViewController, UITableViewDataSource, UITableViewDelegate {
        private let closing: Closing
        private let table = UITableView(frame: .zero)
        private let field = UITextField(frame: .zero)

        init(_ closing: Closing) {
            self.closing = closing
            super.init(nibName: nil, bundle: nil)
            title = "Form"
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            table.dataSource = self
            table.delegate = self
            for part in [table, field] { view.addSubview(part) }
            switch closing {
            case .none: break
            case .tap:
                let tap = UITapGestureRecognizer(
                    target: self, action: Selector(named: "endEditing") { (form: Form) in form.endEditing })
                view.addGestureRecognizer(tap)
            case .drag: table.keyboardDismissMode = .onDrag
            case .interactiveDrag: table.keyboardDismissMode = .interactive
            }
        }
        func endEditing() { view.endEditing(true) }
        override func viewWillLayoutSubviews() {
            let top = view.safeAreaInsets.top
            field.frame = CGRect(x: 10, y: top + 10, width: 200, height: 40)
            table.frame = CGRect(x: 0, y: top + 60, width: view.bounds.width, height: 300)
        }
        private func text(_ row: Int) -> String {
            row == 0 ? "Ada Lovelace" : row == 2 ? "10\u{a0}kg" : row == 3 ? "Grace Hopper" : "Person \(row)"
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = text(indexPath.row)
            return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            let page = UIViewController()
            page.title = text(indexPath.row)
            navigationController?.pushViewController(page, animated: true)
        }
    }
}
