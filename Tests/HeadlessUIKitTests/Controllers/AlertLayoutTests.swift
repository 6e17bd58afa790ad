import HeadlessUIKit
import XCTest

/// Tests the positions of an alert's labels and actions.
final class AlertLayoutTests: XCTestCase {
    @MainActor
    private func show(
        _ style: UIAlertController.Style, _ choices: [(String, UIAlertAction.Style)], message: String? = "Please."
    ) -> [String: CGRect] {
        let alert = UIAlertController(title: "Sure?", message: message, preferredStyle: style)
        for (title, style) in choices { alert.addAction(UIAlertAction(title: title, style: style)) }
        let page = UIViewController()
        makeAppear(page)
        page.beginAppearanceTransition(true, animated: false)
        page.present(alert, animated: false)
        alert.view.layoutIfNeeded()
        var frames: [String: CGRect] = [:]
        func collect(_ view: UIView) {
            let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
            if let text, !(view.superview is UIButton) { frames[text] = view.convert(view.bounds, to: alert.view) }
            for inner in view.subviews { collect(inner) }
        }
        collect(alert.view)
        return frames
    }

    @MainActor
    func testTwoShortChoicesAreSideBySide() async throws {
        let frames = show(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
        let (cancel, delete) = (try XCTUnwrap(frames["Cancel"]), try XCTUnwrap(frames["Delete"]))
        XCTAssertEqual(cancel.minX, 60, "the card is 270 points wide, in the middle")
        XCTAssertEqual(delete.maxX, 330, accuracy: 0.001)
        XCTAssertEqual(cancel.width, delete.width, accuracy: 0.001)
        XCTAssertEqual(cancel.minY, delete.minY)
        XCTAssertEqual(cancel.height, 44)
        let (title, message) = (try XCTUnwrap(frames["Sure?"]), try XCTUnwrap(frames["Please."]))
        XCTAssertEqual([title.minX, title.maxX, message.minX], [76, 314, 76])
        XCTAssertEqual(message.minY, title.maxY + 3)
        XCTAssertEqual((title.minY - 19 + cancel.maxY) / 2, 422, accuracy: 0.001)
    }

    @MainActor
    func testLongOrMoreThanTwoChoicesAreStackedWithCancelLast() async throws {
        let long = show(.alert, [("Cancel", .cancel), ("Delete everything there is", .default)])
        XCTAssertLessThan(try XCTUnwrap(long["Delete everything there is"]).maxY, try XCTUnwrap(long["Cancel"]).minY)
        let three = show(.alert, [("Cancel", .cancel), ("A", .default), ("B", .default)])
        let order = three.filter { $0.value.height == 44 }.sorted { $0.value.minY < $1.value.minY }.map(\.key)
        XCTAssertEqual(order, ["A", "B", "Cancel"])
    }

    @MainActor
    func testAnActionSheetIsAtTheBottom() async throws {
        let frames = show(.actionSheet, [("A", .default), ("Cancel", .cancel), ("B", .destructive)])
        let (cancel, last) = (try XCTUnwrap(frames["Cancel"]), try XCTUnwrap(frames["B"]))
        XCTAssertEqual(cancel, CGRect(x: 8, y: 844 - 8 - 57, width: 374, height: 57))
        XCTAssertEqual(last.maxY, cancel.minY - 8, accuracy: 0.001)
    }
}
