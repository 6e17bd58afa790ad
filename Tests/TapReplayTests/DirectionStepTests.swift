import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests the step that changes the layout direction.
final class DirectionStepTests: XCTestCase {
    @MainActor
    func testTheScreenAndScreensOpenedLaterHaveTheDirection() async throws {
        let screen = ReplayScreen("sides") { DirectionViewController() }
        let replay = try await ShelfReplay(
            """
            screen sides
            expect label shows "left"
            direction right to left
            expect label shows "right"
            screen sides
            expect label shows "right"
            direction left to right
            expect label shows "left"
            direction right to left
            """, on: [screen])
        XCTAssertEqual(replay.mismatches, [])
        XCTAssertEqual(
            UIView().effectiveUserInterfaceLayoutDirection, .leftToRight, "a replay restores the layout direction")
    }

    func testEveryForm() throws {
        assertStep("direction right to left")
        assertStep("direction left to right")
        XCTAssertEqual(
            try errors("direction rigt to left"),
            [
                #"follow.taps:1:11: error: expected "left" or "right" after "direction", not "rigt"; did you mean "right"?"#
            ])
        XCTAssertEqual(
            try errors("direction right to right"),
            [#"follow.taps:1:20: error: expected "left" after "right to", not "right""#])
        XCTAssertEqual(
            try errors("direction right"),
            [#"follow.taps:1:16: error: expected "to" after "right", but the step ends here"#])
    }
}

/// A view controller with a label. The label's text says which side of the screen the label is on.
private final class DirectionViewController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = "-"
        view.addSubview(label)
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.text = label.frame.minX > view.frame.width / 2 ? "right" : "left"
    }
}
