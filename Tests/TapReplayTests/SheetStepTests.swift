import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests the step that dismisses a sheet by swiping it down.
final class SheetStepTests: XCTestCase {
    /// Plays steps on a screen and returns the failure messages. The screen has commands that present and dismiss a
    /// sheet, and a command that presents an alert.
    @MainActor
    private func replay(
        _ steps: String, _ delegate: RecordingDelegate, style: UIModalPresentationStyle = .automatic,
        isModal: Bool = false
    ) async throws -> [String] {
        let screen = ReplayScreen("home") { UIViewController() }
            .command("open") { home in
                let form = UIViewController()
                form.isModalInPresentation = isModal
                let sheet = UINavigationController(rootViewController: form)
                sheet.modalPresentationStyle = style
                form.presentationController?.delegate = delegate
                home.present(sheet, animated: true)
            }
            .command("close") { home in home.dismiss(animated: false) }
            .command("ask") { home in
                home.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: false)
            }
        return try await ShelfReplay("screen home\n" + steps, on: [screen]).mismatches
    }

    @MainActor
    func testTheDelegateIsNotifiedOfTheUsersActions() async throws {
        for style in [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover] {
            let delegate = RecordingDelegate()
            let mismatches = try await replay(
                "run open\nswipe sheet down\nexpect swipe sheet down not possible because \"the screen itself\"",
                delegate,
                style: style)
            XCTAssertEqual(mismatches, [])
            XCTAssertEqual(delegate.calls, ["should", "will, shown", "did, gone"])
        }
    }

    @MainActor
    func testTheDelegateIsNotCalledForChangesByCode() async throws {
        let delegate = RecordingDelegate()
        let mismatches = try await replay("run open\nrun close\nrun open", delegate)
        XCTAssertEqual(mismatches, [])
        XCTAssertEqual(delegate.calls, [])
    }

    @MainActor
    func testASheetThatMustNotBeDismissedStaysAndReportsTheAttempt() async throws {
        let (modal, strict) = (RecordingDelegate(), RecordingDelegate())
        strict.allowsDismissal = false
        var mismatches = try await replay("run open\nswipe sheet down\nswipe sheet down", modal, isModal: true)
        XCTAssertEqual(mismatches, [])
        XCTAssertEqual(modal.calls, ["attempt, shown", "attempt, shown"])
        mismatches = try await replay("run open\nswipe sheet down", strict)
        XCTAssertEqual(mismatches, [])
        XCTAssertEqual(strict.calls, ["should", "attempt, shown"])
    }

    @MainActor
    func testSwipingDownAScreenThatIsNotASheetFails() async throws {
        var mismatches = try await replay("swipe sheet down\nrun ask\nswipe sheet down", RecordingDelegate())
        XCTAssertEqual(
            mismatches,
            [
                "no sheet is in front, but the screen itself",
                "no sheet is in front, but an alert, which has buttons: write one of them, as in `tap \"OK\" in alert`",
            ])
        mismatches = try await replay("run open\nswipe sheet down", RecordingDelegate(), style: .fullScreen)
        XCTAssertEqual(
            mismatches,
            ["no sheet is in front, but a UINavigationController, which fills the screen: tap what closes it"])
    }

    @MainActor
    func testASheetKeepsItsProperties() async {
        let form = UIViewController()
        form.sheetPresentationController?.detents = [.medium(), .large()]
        form.sheetPresentationController?.selectedDetentIdentifier = .medium
        form.sheetPresentationController?.prefersGrabberVisible = true
        XCTAssertEqual(form.sheetPresentationController?.detents.map(\.identifier), [.medium, .large])
        XCTAssertEqual(form.sheetPresentationController?.prefersGrabberVisible, true)
        form.modalPresentationStyle = .fullScreen
        XCTAssertNil(form.sheetPresentationController)
        let home = UIViewController()
        home.beginAppearanceTransition(true, animated: false)
        home.endAppearanceTransition()
        home.present(form, animated: false)
        XCTAssertIdentical(form.presentationController?.presentingViewController, home)
    }

    func testEveryForm() throws {
        assertStep("swipe sheet down")
        assertStep("expect swipe sheet down not possible")
        XCTAssertEqual(
            try errors("swipe sheet up"),
            [#"follow.taps:1:13: error: expected "down" after "swipe sheet", not "up""#])
    }
}

/// A delegate that records the calls it receives, and whether the sheet is still presented during a call.
private final class RecordingDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var calls: [String] = []
    var allowsDismissal = true

    private func note(_ call: String, _ controller: UIPresentationController) {
        let isShown = controller.presentedViewController.presentingViewController != nil
        calls.append("\(call), \(isShown ? "shown" : "gone")")
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("should")
        return allowsDismissal
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) { note("will", controller) }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { note("did", controller) }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        note("attempt", controller)
    }
}
