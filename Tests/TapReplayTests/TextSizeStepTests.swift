import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests the step that changes the content size category.
final class TextSizeStepTests: XCTestCase {
    @MainActor
    func testTheScreenAndScreensOpenedLaterHaveTheSize() async throws {
        let screen = ReplayScreen("sizes") { FontSizeViewController() }
            .command("read") { (controller: FontSizeViewController) in controller.read() }
        let replay = try await ShelfReplay(
            """
            text size accessibilityLarge
            screen sizes
            expect label shows "33"
            text size extraSmall
            run read
            expect label shows "14"
            text size large
            run read
            expect label shows "17"
            text size accessibilityExtraExtraExtraLarge
            screen sizes
            expect label shows "53"
            """, on: [screen])
        XCTAssertEqual(replay.mismatches, [])
        XCTAssertEqual(
            UIView().traitCollection.preferredContentSizeCategory, .large, "a replay restores the text size")
        XCTAssertEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 17)
    }

    func testEveryForm() throws {
        for (name, category) in UIContentSizeCategory.names {
            assertStep("text size \(name)")
            XCTAssertEqual(category.name, name)
        }
        XCTAssertEqual(
            try errors("text size acessibilityLarge"),
            [
                #"follow.taps:1:11: error: expected a size: \#(Suggestion.list(UIContentSizeCategory.names.map(\.name))) "#
                    + #"after "text size", not "acessibilityLarge"; did you mean "accessibilityLarge"?"#
            ])
    }
}

/// A view controller with a label that shows its own font size.
private final class FontSizeViewController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        view.addSubview(label)
        read()
    }

    func read() { label.text = String(Int(label.font.pointSize)) }
}
