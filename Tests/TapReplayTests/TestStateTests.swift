import CellActions
import HeadlessUIKit
import TapReplayTesting
import XCTest

/// Tests that what a test leaves behind does not reach the next test.
final class TestStateTests: XCTestCase {
    @MainActor
    func testResettingRestoresTheStateInWhichAProcessBegins() async throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.addSubview(field)
        dirty(field, window)
        XCTAssertFalse(isFresh(field))
        TestState.reset()
        XCTAssertTrue(isFresh(field))
        XCTAssertNotNil(window.superview ?? window)
    }

    /// The observer is called for the suite's own tests, so a test that passes alone and in any order shows that it
    /// resets: each of these two tests would fail after the other.
    @MainActor
    func testOne() async { leaveBehindWhatTheOtherMustNotFind() }

    @MainActor
    func testTheOther() async { leaveBehindWhatTheOtherMustNotFind() }

    @MainActor private static let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    @MainActor private static let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    @MainActor
    private func leaveBehindWhatTheOtherMustNotFind() {
        XCTAssertTrue(isFresh(Self.field))
        Self.window.addSubview(Self.field)
        dirty(Self.field, Self.window)
        XCTAssertFalse(isFresh(Self.field))
    }

    @MainActor
    private func dirty(_ field: UITextField, _ window: UIWindow) {
        window.makeKeyAndVisible()
        field.becomeFirstResponder()
        UILabel.appearance().textColor = .red
        UIPasteboard.general.string = "copied"
        UIView.setAnimationsEnabled(false)
        UserDefaults.standard.set(3, forKey: "TestStateTests")
        CellActionBus.default.onProblem = { _ in Self.problems += 1 }
        ListWarning.handler = { _ in }
    }

    @MainActor private static var problems = 0

    @MainActor
    private func isFresh(_ field: UITextField) -> Bool {
        let (label, window) = (UILabel(), UIWindow())
        window.addSubview(label)
        return UIApplication.shared.keyWindow == nil && !field.isFirstResponder && label.textColor != .red
            && UIPasteboard.general.string == nil && UIView.areAnimationsEnabled
            && UserDefaults.standard.object(forKey: "TestStateTests") == nil
    }
}
