import XCTest

@testable import HeadlessUIKit

/// Tests which view a touch hits, and the recognition of double and triple taps.
final class TouchedViewTests: GestureTestCase {
    @MainActor
    private final class RecognizerDelegate: NSObject, UIGestureRecognizerDelegate {
        var touched: [UIView?] = []
        var counts: [Int] = []
        var refuses = false
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            touched.append(touch.view)
            counts.append(touch.tapCount)
            return touch.view === gestureRecognizer.view && !refuses
        }
    }

    @MainActor
    func testATouchOfALabelHitsTheViewBehindIt() async throws {
        let (tap, delegate, label) = (
            Tap(), RecognizerDelegate(), UILabel(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
        )
        let card = view(tap)
        card.addSubview(label)
        tap.delegate = delegate
        try Finger().tap(label)
        XCTAssertEqual(delegate.touched, [card])
        XCTAssertEqual(tap.states.count, 2)
    }

    @MainActor
    func testATouchOfAViewHitsTheViewInIt() async throws {
        let (tap, delegate, stack) = (
            Tap(), RecognizerDelegate(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        )
        let card = view(tap)
        card.addSubview(stack)
        tap.delegate = delegate
        XCTAssertThrowsError(try Finger().tap(card))
        XCTAssertEqual(delegate.touched, [stack])
        stack.isUserInteractionEnabled = false
        try Finger().tap(card)
        XCTAssertEqual(delegate.touched, [stack, card])
    }

    // MARK: Several taps

    @MainActor
    private func taps(_ counts: Int...) -> [Tap] {
        counts.map { count in
            let tap = Tap()
            tap.numberOfTapsRequired = count
            return tap
        }
    }

    /// Apple, "Preferring one gesture over another": "Normally, the single-tap gesture would always be recognized
    /// before the double-tap gesture".
    @MainActor
    func testASingleTapIsRecognizedBeforeADoubleTap() async throws {
        let all = taps(1, 2)
        let (single, double) = (all[0], all[1])
        for recognizers in [[single, double], [double, single]] {
            let view = view()
            view.gestureRecognizers = recognizers
            let before = single.states.count
            try Finger().tap(view, times: 2)
            XCTAssertEqual(single.states.count, before + 2)
        }
        XCTAssertEqual(double.states.count, 2 * 2)
        single.require(toFail: double)
        let view = view(single, double)
        try Finger().tap(view, times: 2)
        XCTAssertEqual(single.states.count, 2 * 2)
        XCTAssertEqual(double.states.count, 3 * 2)
        let delegate = RecognizerDelegate()
        (double.delegate, delegate.refuses) = (delegate, true)
        try Finger().tap(view, times: 2)
        XCTAssertEqual(single.states.count, 3 * 2, "the double tap has failed")
        XCTAssertEqual(delegate.counts, [2])
    }

    @MainActor
    func testATripleTapIsRecognizedAfterFewerTapsUnlessTheyWaitForIt() async throws {
        let all = taps(1, 2, 3)
        let view = view(all[0], all[1], all[2])
        try Finger().tap(view, times: 3)
        XCTAssertEqual(all.map { $0.states.count / 2 }, [1, 1, 1])
        all[0].require(toFail: all[1])
        all[1].require(toFail: all[2])
        try Finger().tap(view, times: 3)
        XCTAssertEqual(all.map { $0.states.count / 2 }, [1, 1, 2])
        try Finger().tap(view, times: 2)
        XCTAssertEqual(all.map { $0.states.count / 2 }, [1, 2, 2])
        XCTAssertThrowsError(try Finger().tap(view, times: 4))
        XCTAssertThrowsError(try Finger().tap(view, times: 0))
        XCTAssertEqual(all.map { $0.states.count / 2 }, [1, 2, 2])
    }

    @MainActor
    func testTheSecondTapCannotReachAViewThatTheFirstTapRemoves() async throws {
        let all = taps(1, 2)
        let (box, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), view(all[0], all[1]))
        box.addSubview(view)
        final class Hiding: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                gestureRecognizer.view?.isHidden = true
                return true
            }
        }
        let hiding = Hiding()
        all[0].delegate = hiding
        XCTAssertThrowsError(try Finger().tap(view, times: 2))
        XCTAssertEqual(all.map(\.states.count), [2, 0])
    }
}
