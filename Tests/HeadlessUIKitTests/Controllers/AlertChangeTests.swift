import HeadlessUIKit
import XCTest

/// Tests changes to an alert that is presented.
final class AlertChangeTests: XCTestCase {
    @MainActor
    private func present(_ alert: UIAlertController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let page = UIViewController()
        window.rootViewController = page
        window.makeKeyAndVisible()
        page.present(alert, animated: false)
        window.layoutIfNeeded()
        return window
    }

    /// Returns the texts of the labels and the titles of the buttons, from top to bottom.
    @MainActor
    private func texts(_ alert: UIAlertController) -> [String] {
        alert.view.layoutIfNeeded()
        var found: [(y: CGFloat, text: String)] = []
        func collect(_ view: UIView) {
            if view is UILabel || view is UIButton, !view.isHidden {
                let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
                if let text { found.append((view.convert(CGPoint.zero, to: alert.view).y, text)) }
            } else {
                view.subviews.forEach(collect)
            }
        }
        collect(alert.view)
        return found.sorted { $0.y < $1.y }.map(\.text)
    }

    @MainActor
    func testACountdownChangesItsTexts() async {
        let alert = UIAlertController(title: "Wait", message: "3", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Stop", style: .cancel))
        let window = present(alert)
        XCTAssertEqual(texts(alert), ["Wait", "3", "Stop"])
        alert.message = "2"
        XCTAssertEqual(texts(alert), ["Wait", "2", "Stop"])
        alert.title = "Done"
        alert.message = nil
        XCTAssertEqual(texts(alert), ["Done", "Stop"])
        alert.message = "Again"
        XCTAssertEqual(texts(alert), ["Done", "Again", "Stop"])
        withExtendedLifetime(window) {}
    }

    @MainActor
    func testAnActionThatIsAddedLaterCanBeTapped() async throws {
        let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
        let window = present(alert)
        var chosen: [String] = []
        for title in ["Retry", "Skip"] {
            alert.addAction(UIAlertAction(title: title, style: .default) { _ in chosen.append(title) })
        }
        let action = UIAlertAction(title: "Stop", style: .cancel) { _ in chosen.append("Stop") }
        alert.addAction(action)
        XCTAssertEqual(texts(alert), ["Wait", "Retry", "Skip", "Stop"])
        action.isEnabled = false
        let buttons = self.buttons(in: alert.view)
        XCTAssertEqual(buttons.map(\.isEnabled), [true, true, false])
        alert.message = "Please."
        XCTAssertEqual(self.buttons(in: alert.view), buttons, "the buttons stay the same")
        window.layoutIfNeeded()
        try Finger().tap(buttons[1])
        XCTAssertEqual(chosen, ["Skip"])
        XCTAssertNil(alert.presentingViewController)
    }

    @MainActor
    private func buttons(in view: UIView) -> [UIButton] {
        (view as? UIButton).map { [$0] } ?? view.subviews.flatMap { buttons(in: $0) }
    }

    @MainActor
    func testEditingGoesOnWhenTheMessageChanges() async throws {
        final class Delegate: NSObject, UITextFieldDelegate {
            var ends = 0
            func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
        }
        let (alert, delegate) = (UIAlertController(title: "Name", message: nil, preferredStyle: .alert), Delegate())
        alert.addTextField { field in
            field.delegate = delegate
            field.addAction(
                UIAction { [unowned alert] _ in alert.message = "\(field.text?.count ?? 0) letters" },
                for: .editingChanged)
        }
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        let window = present(alert)
        let field = try XCTUnwrap(alert.textFields?.first)
        try Finger().type("Ada", into: field)
        XCTAssertEqual(texts(alert), ["Name", "3 letters", "OK"])
        XCTAssertEqual(field.text, "Ada")
        XCTAssertTrue(field.isFirstResponder)
        XCTAssertEqual(delegate.ends, 0)
        XCTAssertEqual(field.frame.height, 34, accuracy: 8)
        alert.addTextField()
        window.layoutIfNeeded()
        let second = try XCTUnwrap(alert.textFields?.last)
        XCTAssertTrue(second.isDescendant(of: alert.view))
        XCTAssertTrue(field.isFirstResponder)
    }

    @MainActor
    func testAnActionOfAnEarlierAlertGetsAnotherButton() async throws {
        var chosen = 0
        let action = UIAlertAction(title: "OK", style: .default) { _ in chosen += 1 }
        let alerts = (0..<2).map { _ in UIAlertController(title: "Wait", message: nil, preferredStyle: .alert) }
        for alert in alerts { alert.addAction(action) }
        let windows = alerts.map(present)
        let button = try XCTUnwrap(buttons(in: alerts[1].view).first)
        XCTAssertEqual(buttons(in: alerts[0].view).count, 1)
        try Finger().tap(button)
        XCTAssertEqual(chosen, 1)
        XCTAssertNil(alerts[1].presentingViewController)
        XCTAssertNotNil(alerts[0].presentingViewController)
        withExtendedLifetime(windows) {}
    }
}
