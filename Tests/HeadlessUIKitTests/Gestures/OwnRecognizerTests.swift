import XCTest

@testable import HeadlessUIKit

/// Tests recognizers that override the touch methods.
final class OwnRecognizerTests: GestureTestCase {
    /// Recognizes its gesture when the finger lifts, unless the finger has moved up.
    private final class Lift: UIGestureRecognizer {
        var steps: [String] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            steps.append("began \(touches.count)")
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            steps.append("moved to \(Int(location(in: view).y))")
            guard let touch = touches.first, touch.location(in: view).y < touch.previousLocation(in: view).y else {
                return state = .began
            }
            state = .failed
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            steps.append("ended")
            if state != .failed { state = .ended }
        }
        override func reset() { steps.append("reset") }
    }

    /// A pan recognizer that can fail at once.
    private final class Vertical: UIPanGestureRecognizer {
        var fails = false
        var phases: [UITouch.Phase] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesBegan(touches, with: event)
            phases += touches.map(\.phase)
            if fails { state = .failed }
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { phases += touches.map(\.phase) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { phases += touches.map(\.phase) }
    }

    private final class Target: NSObject {
        var states: [UIGestureRecognizer.State] = []
        @MainActor func recognized(_ sender: UIGestureRecognizer) { states.append(sender.state) }
    }

    @MainActor private func add(_ recognizer: UIGestureRecognizer) -> (view: UIView, target: Target) {
        let target = Target()
        recognizer.addTarget(
            target, action: Selector(named: "recognized") { (target: Target) in target.recognized(_:) })
        return (view(recognizer), target)
    }

    @MainActor func testARecognizerSetsItsStateWhenItIsTapped() async throws {
        let lift = Lift()
        let (view, target) = add(lift)
        try Finger().tap(view)
        XCTAssertEqual(lift.steps, ["began 1", "ended", "reset"])
        XCTAssertEqual(target.states, [.ended])
        XCTAssertEqual(lift.state, .possible)
    }

    @MainActor func testADisabledRecognizerReceivesNothing() async throws {
        let lift = Lift()
        let (view, target) = add(lift)
        lift.isEnabled = false
        XCTAssertThrowsError(try Finger().tap(view))
        XCTAssertEqual(lift.steps, [])
        XCTAssertEqual(target.states, [])
    }

    @MainActor func testARecognizerFollowsADrag() async throws {
        let lift = Lift()
        let (view, target) = add(lift)
        try Finger().drag(view, by: CGPoint(x: 0, y: 5))
        XCTAssertEqual(target.states, [.began, .ended])
        lift.steps = []
        target.states = []
        XCTAssertThrowsError(try Finger().drag(view, by: CGPoint(x: 0, y: -5)), "the recognizer fails")
        XCTAssertEqual(target.states, [])
        XCTAssertEqual(lift.steps.last, "reset")
    }

    @MainActor func testASubclassOfUIKitsRecognizersReceivesTheTouchesOfItsGesture() async throws {
        let pan = Vertical()
        let (view, target) = add(pan)
        try Finger().drag(view, by: CGPoint(x: 0, y: 5))
        XCTAssertEqual(pan.phases, [.began, .moved, .ended])
        XCTAssertEqual(target.states, [.began, .changed, .ended])
        pan.fails = true
        XCTAssertThrowsError(try Finger().drag(view, by: CGPoint(x: 0, y: 5)))
        XCTAssertEqual(target.states.count, 3)
        XCTAssertEqual(pan.state, .possible)
    }
}
