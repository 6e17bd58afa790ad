import CellDirector
import XCTest

/// Tests that text editing ends when the page that contains the text disappears.
final class PageEditingTests: ConformanceTestCase {
    @MainActor
    private final class Page: UIViewController, UITextFieldDelegate {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        var calls: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            field.delegate = self
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            calls.append("disappeared, editing: \(field.isFirstResponder)")
        }

        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("ended") }

        func edit() {
            beginAppearanceTransition(true, animated: false)
            endAppearanceTransition()
            field.becomeFirstResponder()
        }
    }

    private static let end = ["ended", "disappeared, editing: false"]

    @MainActor func testAPageThatDisappearsEndsEditing() async throws {
        try needsHostApp()
        let page = Page()
        page.edit()
        page.beginAppearanceTransition(false, animated: false)
        page.endAppearanceTransition()
        XCTAssertEqual(page.calls, Self.end)
        XCTAssertFalse(page.field.isFirstResponder)
    }

    @MainActor func testAPageThatIsCoveredEndsEditing() async {
        let page = Page()
        page.edit()
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        page.present(cover, animated: false)
        XCTAssertEqual(page.calls, Self.end)
    }

    /// A sheet does not remove the page below it from the window.
    @MainActor func testAPageUnderASheetContinuesEditing() async throws {
        try needsHostApp()
        let page = Page()
        page.edit()
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .pageSheet
        page.present(sheet, animated: false)
        XCTAssertTrue(page.field.isFirstResponder)
        XCTAssertEqual(page.calls, [])
        page.field.resignFirstResponder()
    }

    @MainActor func testAPresentedPageThatIsDismissedEndsEditing() async throws {
        try needsHostApp()
        let (page, presenter) = (Page(), UIViewController())
        presenter.beginAppearanceTransition(true, animated: false)
        presenter.endAppearanceTransition()
        presenter.present(page, animated: false)
        page.field.becomeFirstResponder()
        presenter.dismiss(animated: false)
        XCTAssertEqual(page.calls, Self.end)
    }
}
