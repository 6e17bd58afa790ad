import TestSupport
import XCTest
@testable import HeadlessUIKit

/// Tests gestures that a finger makes on cells and on views inside them.
final class GestureTests: GestureTestCase {
    private final class Press: UILongPressGestureRecognizer {
        var states: [State] = []
        override var state: State { didSet { states.append(state) } }
    }
    /// A tap recognizer that disables another recognizer as soon as it recognizes a tap.
    private final class DisablingTap: UITapGestureRecognizer {
        weak var other: UIGestureRecognizer?
        override var state: State { didSet { if state == .ended { other?.isEnabled = false } } }
    }
    private final class Swipe: UISwipeGestureRecognizer {
        var states: [State] = []
        override var state: State { didSet { states.append(state) } }
    }
    private final class Pan: UIPanGestureRecognizer {
        var steps: [String] = []
        override var state: State {
            didSet {
                let moved = translation(in: view)
                if state != .possible { steps.append("\(state) \(Int(moved.x)) \(Int(location(in: view).x))") }
            }
        }
    }

    @MainActor
    private final class RecognizerDelegate: NSObject, UIGestureRecognizerDelegate {
        var calls: [String] = []
        var refuses = false
        var refusesTouch = false
        var recognizesSimultaneously = false
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            calls.append("receive \(touch.view.map { "\(Swift.type(of: $0))" } ?? "")")
            return !refusesTouch
        }
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            calls.append("begin")
            return !refuses
        }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { recognizesSimultaneously }
        var waits = false
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            calls.append("waits")
            return waits
        }
        var isRequiredToFail = false
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { isRequiredToFail }
    }

    @MainActor
    func testATapIsRecognizedUnlessItIsRefused() async throws {
        let tap = Tap()
        let delegate = RecognizerDelegate()
        tap.delegate = delegate
        let view = view(tap)
        try Finger().tap(view)
        XCTAssertEqual(tap.states, [.ended, .possible])
        XCTAssertEqual(delegate.calls, ["receive UIView", "begin"])

        delegate.refuses = true
        XCTAssertThrowsError(try Finger().tap(view)) { error in
            XCTAssertEqual("\(error)", "UIView can't be tapped: it is not a control, and not in a row")
        }
        delegate.refuses = false
        delegate.refusesTouch = true
        XCTAssertThrowsError(try Finger().tap(view))
        delegate.refusesTouch = false
        tap.isEnabled = false
        XCTAssertThrowsError(try Finger().tap(view))
        XCTAssertEqual(tap.states.count, 2)
    }

    @MainActor
    func testALabelTakesNoTapUnlessInteractionIsEnabled() async throws {
        let tap = Tap()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.addGestureRecognizer(tap)
        XCTAssertThrowsError(try Finger().tap(label))
        label.isUserInteractionEnabled = true
        try Finger().tap(label)
        XCTAssertEqual(tap.states, [.ended, .possible])
    }

    @MainActor
    func testTheNearestRecognizerIsFirstAndAButtonPrecedesAll() async throws {
        let (inner, outer) = (Tap(), Tap())
        let (box, label) = (view(outer), view(inner))
        let button = UIButton(type: .system)
        box.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        button.frame = CGRect(x: 0, y: 50, width: 200, height: 50)
        box.addSubview(label)
        box.addSubview(button)
        try Finger().tap(button)
        XCTAssertEqual(outer.states, [])
        try Finger().tap(label)
        XCTAssertEqual(inner.states.count, 2)
        XCTAssertEqual(outer.states, [])

        let delegate = RecognizerDelegate()
        delegate.recognizesSimultaneously = true
        inner.delegate = delegate
        try Finger().tap(label)
        XCTAssertEqual(outer.states.count, 2)
        outer.require(toFail: inner)
        try Finger().tap(label)
        XCTAssertEqual(outer.states.count, 2)
    }

    /// Returns a view and its superview; each has a recognizer.
    @MainActor
    private func nested(_ inner: Tap, in outer: Tap) -> (view: UIView, box: UIView) {
        let (box, view) = (view(outer), view(inner))
        box.addSubview(view)
        return (view, box)
    }

    @MainActor
    func testARecognizerWaitsForAnotherOfTheSameViewOrOfASuperview() async throws {
        let (inner, outer, first, last) = (Tap(), Tap(), Tap(), Tap())
        let both = view(first, last)
        let (view, box) = nested(inner, in: outer)
        defer { withExtendedLifetime(box) {} }
        inner.require(toFail: outer)
        try Finger().tap(view)
        XCTAssertEqual(inner.states, [])
        XCTAssertEqual(outer.states, [.ended, .possible])
        last.require(toFail: first)
        try Finger().tap(both)
        XCTAssertEqual(last.states, [])
        XCTAssertEqual(first.states, [.ended, .possible])

        let delegate = RecognizerDelegate()
        delegate.refuses = true
        outer.delegate = delegate
        try Finger().tap(view)
        XCTAssertEqual(inner.states.count, 2, "the outer recognizer has failed")
        first.isEnabled = false
        try Finger().tap(both)
        XCTAssertEqual(last.states.count, 2)
    }

    @MainActor
    func testARecognizerThatAnotherDisablesDoesNotRecognizeTheGesture() async throws {
        let (inner, outer, delegate) = (DisablingTap(), Tap(), RecognizerDelegate())
        let (box, view) = (view(outer), view(inner))
        box.addSubview(view)
        delegate.recognizesSimultaneously = true
        inner.delegate = delegate
        inner.other = outer
        try Finger().tap(view)
        XCTAssertFalse(outer.isEnabled)
        XCTAssertEqual(outer.states, [])
    }

    @MainActor
    func testARecognizerIsTriedAfterTheOneThatItRequiresToFailHasFailed() async throws {
        let (innermost, inner, outer, delegate) = (Tap(), Tap(), Tap(), RecognizerDelegate())
        let (view, box) = nested(innermost, in: outer)
        defer { withExtendedLifetime(box) {} }
        view.addGestureRecognizer(inner)
        innermost.require(toFail: inner)
        inner.require(toFail: outer)
        innermost.delegate = delegate
        delegate.recognizesSimultaneously = true
        try Finger().tap(view)
        XCTAssertEqual(outer.states.count, 2)
        XCTAssertEqual(inner.states, [])
        XCTAssertEqual(innermost.states.count, 2, "the innermost recognizer waits only for the inner one, which fails")
        outer.require(toFail: innermost)
        XCTAssertThrowsError(try Finger().tap(view), "the requirements are circular")
    }

    @MainActor
    func testTheDelegatesDecideWhichRecognizerWaits() async throws {
        let (inner, outer, delegate) = (Tap(), Tap(), RecognizerDelegate())
        let (view, box) = nested(inner, in: outer)
        defer { withExtendedLifetime(box) {} }
        (inner.delegate, delegate.waits) = (delegate, true)
        try Finger().tap(view)
        XCTAssertEqual(outer.states.count, 2)
        XCTAssertEqual(
            delegate.calls, ["waits"], "the delegate is called once, and the inner recognizer receives no touch")
        (inner.delegate, outer.delegate, delegate.waits, delegate.isRequiredToFail) = (nil, delegate, false, true)
        try Finger().tap(view)
        XCTAssertEqual(outer.states.count, 4)
        delegate.isRequiredToFail = false
        try Finger().tap(view)
        XCTAssertEqual(inner.states.count, 2)
    }

    @MainActor
    func testATapWaitsForADoubleTapAndAPanForASwipe() async throws {
        let (single, double, pan, swipe) = (Tap(), Tap(), Pan(), Swipe())
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        pan.require(toFail: swipe)
        for recognizers in [[single, double, pan, swipe], [swipe, pan, double, single]] {
            let view = view()
            view.gestureRecognizers = recognizers
            try Finger().tap(view)
            try Finger().drag(view, by: CGPoint(x: 30, y: 0))
            try Finger().tap(view, times: 2)
            try Finger().swipe(view, .right)
        }
        XCTAssertEqual(single.states.count, 4)
        XCTAssertEqual(double.states.count, 4)
        XCTAssertEqual(pan.steps.count, 6)
        XCTAssertEqual(swipe.states.count, 4)
    }

    @MainActor
    func testATapInARowKeepsItFromBeingSelected() async throws {
        let tap = Tap()
        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        picture.isUserInteractionEnabled = true
        picture.addGestureRecognizer(tap)
        let controller = UITableViewController(style: .plain)
        let source = OneRow { $0.contentView.addSubview(picture) }
        controller.tableView.dataSource = source
        let table: UITableView = controller.tableView
        table.layoutIfNeeded()

        try Finger().tap(picture)
        XCTAssertEqual(tap.states.count, 2)
        XCTAssertNil(table.indexPathForSelectedRow)
        XCTAssertEqual(source.cell?.isHighlighted, false)
        try Finger().tap(rowAt: [0, 0], in: table)
        XCTAssertEqual(table.indexPathForSelectedRow, [0, 0])
        XCTAssertEqual(tap.states.count, 2)

        table.deselectRow(at: [0, 0], animated: false)
        let outside = Tap()
        outside.cancelsTouchesInView = false
        table.addGestureRecognizer(outside)
        try Finger().tap(rowAt: [0, 0], in: table)
        XCTAssertEqual(outside.states.count, 2)
        XCTAssertEqual(table.indexPathForSelectedRow, [0, 0])
    }

    @MainActor
    func testADoubleTapIsRecognizedAndOtherTapCountsAreRefused() async throws {
        let double = Tap()
        double.numberOfTapsRequired = 2
        let view = view(double)
        XCTAssertThrowsError(try Finger().tap(view))
        XCTAssertThrowsError(try Finger().tap(view, times: 3)) { error in
            XCTAssertEqual("\(error)", "UIView can't be tapped 3 times: no gesture recognizer expects that")
        }
        try Finger().tap(view, times: 2)
        XCTAssertEqual(double.states, [.ended, .possible])
    }

    @MainActor
    func testALongPressBeginsAndEndsAndKeepsTheMenuFromOpening() async throws {
        let press = Press()
        try Finger().longPress(view(press))
        XCTAssertEqual(press.states, [.began, .ended, .possible])

        let controller = UITableViewController(style: .plain)
        let source = OneRow { $0.contentView.addGestureRecognizer(press) }
        controller.tableView.dataSource = source
        controller.tableView.layoutIfNeeded()
        try Finger().longPress(rowAt: [0, 0], in: controller.tableView)
        XCTAssertEqual(press.states.count, 6)
        XCTAssertNil(controller.tableView.indexPathForSelectedRow)
    }

    @MainActor
    func testASwipeIsRecognizedOnlyInItsDirections() async throws {
        let swipe = Swipe()
        swipe.direction = [.left, .up]
        let view = view(swipe)
        try Finger().swipe(view, .left)
        XCTAssertEqual(swipe.states, [.ended, .possible])
        XCTAssertThrowsError(try Finger().swipe(view, .right)) { error in
            XCTAssertEqual("\(error)", "UIView can't be swiped: no gesture recognizer expects a swipe that way")
        }
    }

    @MainActor
    func testAPanReportsItsTranslationAndLocation() async throws {
        let pan = Pan()
        let view = view(pan)
        try Finger().drag(view, by: CGPoint(x: 30, y: 0))
        XCTAssertEqual(pan.steps, ["began 0 50", "changed 30 80", "ended 30 80"])
        view.isHidden = true
        XCTAssertThrowsError(try Finger().drag(view, by: .zero))
    }

    @MainActor
    func testAScrollViewHasAPanGestureRecognizer() async throws {
        let (scrollView, pan) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Pan())
        XCTAssertTrue(scrollView.panGestureRecognizer.view === scrollView)
        XCTAssertTrue(scrollView.panGestureRecognizer === scrollView.panGestureRecognizer)
        pan.require(toFail: scrollView.panGestureRecognizer)
        let inner = view(pan)
        scrollView.addSubview(inner)
        try Finger().drag(inner, by: CGPoint(x: 30, y: 0))
        XCTAssertEqual(pan.steps.count, 3)
    }
}
