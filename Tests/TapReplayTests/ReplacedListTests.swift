import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests scripts during which a list is replaced.
final class ReplacedListTests: XCTestCase {
    /// A view controller with a button that replaces the last list and a button that adds a list.
    private final class Lists: UIViewController, UITableViewDataSource {
        private let button = UIButton(type: .system)
        private let more = UIButton(type: .system)
        private var tables: [UITableView] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            button.setTitle("Exchange", for: .normal)
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            button.addAction(
                UIAction { [unowned self] _ in
                    tables.removeLast().removeFromSuperview()
                    addTable()
                }, for: .touchUpInside)
            more.setTitle("More", for: .normal)
            more.frame = CGRect(x: 150, y: 0, width: 100, height: 40)
            more.addAction(UIAction { [unowned self] _ in addTable() }, for: .touchUpInside)
            view.addSubview(button)
            view.addSubview(more)
            addTable()
        }

        private var count = 0

        private func addTable() {
            count += 1
            let table = UITableView(frame: CGRect(x: 0, y: CGFloat(50 + 200 * tables.count), width: 300, height: 150))
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.tag = count
            table.dataSource = self
            tables.append(table)
            view.addSubview(table)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tableView.tag }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "table \(tableView.tag)"
            return cell
        }
    }

    @MainActor
    func testEachStepFindsTheCurrentLists() async throws {
        let screen = ReplayScreen("lists") { Lists() }
        let script = """
            screen lists
            expect 1 row
            expect row 0 shows "table 1"
            tap "Exchange"
            expect 2 rows
            expect row 0 shows "table 2"
            tap row 1
            tap "More"
            expect tap row 1 not possible because "2 lists"
            """
        let mismatches = try await ShelfReplay(script, on: [screen]).mismatches
        XCTAssertEqual(mismatches.count, 1)
        XCTAssertTrue(mismatches.first?.contains("2 lists") == true, "\(mismatches)")
    }

    @MainActor
    func testTheListsOfThePresentedControllerAreFound() async throws {
        let (first, second) = (Lists(), Lists())
        // The views are laid out first, so that neither presenting nor dismissing changes the view tree.
        for controller in [first, second] { controller.view.layoutIfNeeded() }
        first.beginAppearanceTransition(true, animated: false)
        first.endAppearanceTransition()
        let screen = OpenScreen(shown: first)
        let list = try XCTUnwrap(screen.outerLists.first)
        XCTAssertTrue(list.superview === first.view)
        first.present(second, animated: false)
        let presented = try XCTUnwrap(screen.outerLists.first)
        XCTAssertTrue(presented.superview === second.view)
        first.dismiss(animated: false)
        XCTAssertTrue(screen.outerLists.first === list)
    }
}
