import Foundation
import HeadlessUIKit
import XCTest

final class ControlTests: XCTestCase {
    @MainActor
    func testADisabledControlIgnoresTouches() async {
        let control = UIControl(frame: rect(0, 0, 60, 30))
        var calls = 0
        control.addAction(UIAction { _ in calls += 1 }, for: .allEvents)
        control.isEnabled = false
        XCTAssertEqual(refusal { () throws(TouchRefusal) in try Finger().tap(control) }, "UIControl is disabled")
        XCTAssertEqual(calls, 0)
    }

    @MainActor
    func testTouchUpInsideIsSentEvenIfTheControlIsDisabledBetweenDownAndUp() async throws {
        let control = UIControl(frame: rect(0, 0, 60, 30))
        var calls: [String] = []
        control.addAction(
            UIAction { action in
                (action.sender as? UIControl)?.isEnabled = false
                calls.append("down")
            }, for: .touchDown)
        control.addAction(UIAction { _ in calls.append("up") }, for: .touchUpInside)
        try Finger().tap(control)
        XCTAssertEqual(calls, ["down", "up"])
    }

    @MainActor
    func testATouchHighlightsWhileItLasts() async throws {
        let control = UIControl(frame: rect(0, 0, 60, 30))
        var highlights: [Bool] = []
        control.addAction(
            UIAction { highlights.append(($0.sender as? UIControl)?.isHighlighted ?? false) },
            for: [.touchDown, .touchUpInside])
        try Finger().tap(control)
        XCTAssertEqual(highlights, [true, false])
    }
}
