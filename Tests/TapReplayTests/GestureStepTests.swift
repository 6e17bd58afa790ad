import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests steps for gesture recognizers, tabs, text views and custom actions.
final class GestureStepTests: XCTestCase {
    @MainActor
    private func mismatches(_ script: String) async throws -> [String] {
        let screen = ReplayScreen("desk") {
            let tabs = UITabBarController()
            tabs.viewControllers = [Desk(), Drawer()]
            return tabs
        }
        return try await ShelfReplay("screen desk\n" + script, on: [screen]).mismatches
    }

    @MainActor
    func testATabIsChosen() async throws {
        let mismatches = try await mismatches(
            """
            expect "Nothing yet" is visible
            choose tab "Drawer"
            expect "Empty drawer" is visible
            choose tab "Desk"
            expect "Nothing yet" is visible
            choose tab "Dask"
            """)
        XCTAssertEqual(mismatches, [#"there is no tab "Dask", there is "Desk", "Drawer""#])
    }

    @MainActor
    func testTheSelectedTabIsMarkedAndABadgeIsDrawnAndFound() async throws {
        let screen = ReplayScreen("desk") {
            let tabs = UITabBarController()
            let (drawer, bin) = (Drawer(), UIViewController())
            drawer.tabBarItem.badgeValue = "3"
            bin.tabBarItem.title = "Bin"
            bin.tabBarItem.isEnabled = false
            tabs.viewControllers = [Desk(), drawer, bin]
            return tabs
        }
        .command("read") { (tabs: UITabBarController) in tabs.children[1].tabBarItem.badgeValue = nil }
        let replay = try await ShelfReplay(
            """
            screen desk
            show
            expect "Drawer" shows "3"
            expect "3" is visible
            expect "Desk" does not show "3"
            expect "Desk" is selected
            choose tab "Drawer"
            expect "Drawer" is selected
            show
            run read
            expect "3" is not visible
            expect "Drawer" does not show "3"
            show
            """, on: [screen])
        XCTAssertEqual(replay.mismatches, [])
        XCTAssertEqual(
            replay.drawings.map { $0.split(separator: "\n").dropLast().last?.split(separator: "  ").last },
            [" [•Desk] [Drawer (3)] (Bin) │", " [Desk] [•Drawer (3)] (Bin) │", " [Desk] [•Drawer] (Bin) │"])
    }

    @MainActor
    func testGesturesReachTheirRecognizers() async throws {
        let mismatches = try await mismatches(
            """
            double-tap id "paper"
            expect id "said" shows "tapped twice"
            swipe id "paper" up
            expect id "said" shows "swiped"
            pan id "paper" right by 40
            expect id "said" shows "moved 40 0"
            pan id "paper" up by 12.5
            expect id "said" shows "moved 0 -12"
            expect swipe id "paper" left not possible because "gesture recognizer expects"
            expect pan id "said" left by 3 not possible because "gesture recognizer expects"
            """)
        XCTAssertEqual(mismatches, [])
    }

    @MainActor
    func testATextViewIsTypedInto() async throws {
        let mismatches = try await mismatches(
            #"""
            expect id "notes" is empty
            type "Milk\nBread" into id "notes"
            expect id "notes" is editing
            expect id "notes" shows "Milk\nBread"
            type "Salt" over field
            expect field shows "Salt"
            clear field
            expect field is empty
            expect field is not editing
            """#)
        XCTAssertEqual(mismatches.count, 1, "\(mismatches)")
        XCTAssertTrue(mismatches.first?.contains("editing") ?? false, "\(mismatches)")
    }

    @MainActor
    func testASearchBarIsTypedIntoByItsOwnIdentifier() async throws {
        let screen = ReplayScreen("search") {
            let controller = UIViewController()
            let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
            bar.accessibilityIdentifier = "bar"
            controller.view.addSubview(bar)
            return controller
        }
        let replay = try await ShelfReplay(
            """
            screen search
            type "Ada" into id "bar"
            expect field shows "Ada"
            type "Grace" over id "bar"
            expect field shows "Grace"
            clear id "bar"
            expect field is empty
            """, on: [screen])
        XCTAssertEqual(replay.mismatches, [])
    }

    @MainActor
    func testACustomActionIsPerformed() async throws {
        let mismatches = try await mismatches(
            """
            perform "Tidy" of id "paper"
            expect id "said" shows "tidied"
            expect perform "Burn" of id "paper" refused because "has no custom action"
            """)
        XCTAssertEqual(mismatches, [])
    }

    @MainActor
    func testATextViewIsDrawn() async throws {
        let screen = ReplayScreen("desk") { Desk() }
        let replay = try await ShelfReplay("screen desk\ntype \"a\\nb\" into field\nshow", on: [screen])
        XCTAssertEqual(replay.mismatches, [])
        XCTAssertTrue(replay.drawings.first?.contains("⟦a ⏎ b▏⟧") ?? false, replay.drawings.first ?? "")
    }

    @MainActor
    func testWithoutATabBarThereIsNoTab() async throws {
        let screen = ReplayScreen("desk") { Desk() }
        let replay = try await ShelfReplay("screen desk\nchoose tab \"Desk\"", on: [screen])
        XCTAssertEqual(replay.mismatches, ["there is no tab bar on screen"])
    }
}

private final class Swipe: UISwipeGestureRecognizer {
    var onEnd: () -> Void = {}
    override var state: State { didSet { if state == .ended { onEnd() } } }
}

private final class DoubleTap: UITapGestureRecognizer {
    var onEnd: () -> Void = {}
    override var state: State { didSet { if state == .ended { onEnd() } } }
}

private final class Pan: UIPanGestureRecognizer {
    var onEnd: (CGPoint) -> Void = { _ in }
    override var state: State { didSet { if state == .ended { onEnd(translation(in: view)) } } }
}

/// A view controller with a text view and a view with the identifier "paper", which recognizes double taps, upward
/// swipes and pans.
private final class Desk: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Desk"
        let paper = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        paper.accessibilityIdentifier = "paper"
        let resultLabel = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 20))
        resultLabel.accessibilityIdentifier = "said"
        resultLabel.text = "Nothing yet"
        resultLabel.isUserInteractionEnabled = true
        let notes = UITextView(frame: CGRect(x: 0, y: 120, width: 200, height: 80))
        notes.accessibilityIdentifier = "notes"
        for part in [paper, resultLabel, notes] { view.addSubview(part) }

        let doubleTap = DoubleTap()
        doubleTap.numberOfTapsRequired = 2
        doubleTap.onEnd = { resultLabel.text = "tapped twice" }
        let swipe = Swipe()
        swipe.direction = .up
        swipe.onEnd = { resultLabel.text = "swiped" }
        let pan = Pan()
        pan.onEnd = { resultLabel.text = "moved \(Int($0.x)) \(Int($0.y))" }
        for recognizer in [doubleTap, swipe, pan] { paper.addGestureRecognizer(recognizer) }
        paper.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Tidy") { _ in
                resultLabel.text = "tidied"
                return true
            }
        ]
    }
}

private final class Drawer: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        label.text = "Empty drawer"
        view.addSubview(label)
    }

    override var title: String? {
        get { "Drawer" }
        set { super.title = newValue }
    }
}
