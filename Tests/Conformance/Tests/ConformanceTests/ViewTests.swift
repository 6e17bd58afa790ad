import CellDirector
import XCTest

final class ViewTests: ConformanceTestCase {
    @MainActor
    func testSubviewsAreInsertedReorderedAndRemoved() async {
        let parent = UIView()
        let views = (0..<4).map { _ in UIView() }
        parent.addSubview(views[0])
        parent.addSubview(views[1])
        parent.insertSubview(views[2], at: 0)
        parent.insertSubview(views[3], belowSubview: views[1])
        XCTAssertEqual(parent.subviews, [views[2], views[0], views[3], views[1]])
        parent.bringSubviewToFront(views[2])
        parent.sendSubviewToBack(views[1])
        XCTAssertEqual(parent.subviews, [views[1], views[0], views[3], views[2]])
        parent.insertSubview(views[1], aboveSubview: views[0])
        parent.exchangeSubview(at: 2, withSubviewAt: 3)
        XCTAssertEqual(parent.subviews, [views[0], views[1], views[2], views[3]])
        views[0].removeFromSuperview()
        XCTAssertNil(views[0].superview)
        XCTAssertEqual(parent.subviews.count, 3)
    }

    /// Apple, `addSubview(_:)` and similar methods: "If view already has a superview and that view is not the receiver,
    /// this method removes the previous superview".
    @MainActor
    func testAViewAddedAgainToItsSuperviewOnlyChangesItsPosition() async {
        final class ObservingView: UIView {
            var calls: [String] = []
            override func willMove(toSuperview newSuperview: UIView?) { calls.append("will move") }
            override func didMoveToSuperview() { calls.append("did move") }
            override func willMove(toWindow newWindow: UIWindow?) { calls.append("will move to window") }
            override func didMoveToWindow() { calls.append("did move to window") }
        }
        final class Parent: UIView {
            var calls: [String] = []
            override func didAddSubview(_ subview: UIView) { calls.append("added") }
            override func willRemoveSubview(_ subview: UIView) { calls.append("removed") }
        }
        let (window, parent, view, sibling) = (UIWindow(frame: .zero), Parent(), ObservingView(), UIView())
        window.addSubview(parent)
        parent.addSubview(view)
        parent.addSubview(sibling)
        view.translatesAutoresizingMaskIntoConstraints = false
        let constraints = [
            view.topAnchor.constraint(equalTo: parent.topAnchor),
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            view.widthAnchor.constraint(equalTo: sibling.widthAnchor),
            view.heightAnchor.constraint(equalToConstant: 20),
        ]
        NSLayoutConstraint.activate(constraints)
        (view.calls, parent.calls) = ([], [])
        let restackings: [(UIView) -> Void] = [
            { parent.addSubview($0) }, { parent.insertSubview($0, at: 0) },
            { parent.insertSubview($0, aboveSubview: sibling) }, { parent.insertSubview($0, belowSubview: sibling) },
            { parent.bringSubviewToFront($0) }, { parent.sendSubviewToBack($0) },
        ]
        for (restack, isInFront) in zip(restackings, [true, false, true, false, true, false]) {
            restack(view)
            XCTAssertEqual(parent.subviews, isInFront ? [sibling, view] : [view, sibling])
            XCTAssertEqual(constraints.map(\.isActive), [true, true, true, true])
        }
        XCTAssertEqual(view.calls, [])
        XCTAssertEqual(parent.calls, [])
        parent.addSubview(UIView())
        parent.insertSubview(view, at: 9)
        XCTAssertTrue(parent.subviews.last === view)
    }

    @MainActor
    func testAnArrangedSubviewThatIsAddedAgainStaysArranged() async {
        let (stack, views) = (UIStackView(), [UIView(), UIView()])
        for view in views { stack.addArrangedSubview(view) }
        stack.addSubview(views[0])
        XCTAssertEqual(stack.arrangedSubviews, views)
        XCTAssertEqual(stack.subviews, views.reversed())
    }

    @MainActor
    func testAViewHasOneSuperview() async {
        let first = UIView()
        let second = UIView()
        let child = UIView()
        first.addSubview(child)
        second.addSubview(child)
        XCTAssertEqual(first.subviews, [])
        XCTAssertEqual(child.superview, second)
        XCTAssertTrue(child.isDescendant(of: second))
        XCTAssertFalse(child.isDescendant(of: first))
    }

    @MainActor
    func testAReleasedSuperviewLeavesNothingBehind() async {
        let child = UIView()
        do {
            let parent = UIView()
            parent.addSubview(child)
            XCTAssertNotNil(child.superview)
        }
        XCTAssertNil(child.superview)
        XCTAssertNil(child.next)
    }

    @MainActor
    func testTheNextResponderIsTheControllerOrTheSuperview() async {
        let controller = UIViewController()
        let outer = UIView()
        let inner = UIView()
        controller.view.addSubview(inner)
        outer.addSubview(controller.view)
        XCTAssertEqual(inner.next, controller.view)
        XCTAssertEqual(controller.view.next, controller)
        XCTAssertEqual(controller.next, outer)
    }

    @MainActor
    func testATagIsFoundInNestedSubviews() async {
        let parent = UIView()
        let child = UIView()
        child.tag = 7
        let middle = UIView()
        middle.addSubview(child)
        parent.addSubview(middle)
        XCTAssertEqual(parent.viewWithTag(7), child)
        XCTAssertNil(parent.viewWithTag(8))
    }

    @MainActor
    func testAViewAndItsSuperviewAreNotifiedOfAdditionsAndRemovals() async {
        let parent = RecordingView("parent")
        let child = RecordingView("child")
        RecordingView.calls = []
        parent.addSubview(child)
        XCTAssertEqual(
            RecordingView.calls, ["child will move in", "child did move", "parent did add"])
        RecordingView.calls = []
        child.removeFromSuperview()
        XCTAssertEqual(RecordingView.calls, ["child will move out", "parent will remove", "child did move"])
    }

    @MainActor
    func testLayoutPassesRunOnceWhenNeeded() async {
        let parent = RecordingView("parent")
        let child = RecordingView("child")
        parent.addSubview(child)
        RecordingView.calls = []
        parent.layoutIfNeeded()
        XCTAssertEqual(RecordingView.calls, ["parent layout", "child layout"])
        RecordingView.calls = []
        parent.layoutIfNeeded()
        XCTAssertEqual(RecordingView.calls, [])
        child.setNeedsLayout()
        parent.layoutIfNeeded()
        XCTAssertEqual(RecordingView.calls, ["child layout"])
        RecordingView.calls = []
        child.frame.size.width = 10
        parent.layoutIfNeeded()
        XCTAssertEqual(RecordingView.calls, ["child layout"])
    }

    @MainActor
    func testBoundsAndCenterFollowTheFrame() async {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        XCTAssertEqual(view.center, CGPoint(x: 25, y: 40))
        view.center = CGPoint(x: 100, y: 100)
        XCTAssertEqual(view.frame, CGRect(x: 85, y: 80, width: 30, height: 40))
        view.bounds = CGRect(x: 0, y: 5, width: 6, height: 8)
        XCTAssertEqual(view.frame.size, CGSize(width: 6, height: 8))
        XCTAssertEqual(view.bounds.origin, CGPoint(x: 0, y: 5))
    }

    @MainActor
    func testBoundsGrowAboutTheCenter() async {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.bounds.size = CGSize(width: 50, height: 60)
        XCTAssertEqual(view.center, CGPoint(x: 25, y: 40))
    }

    @MainActor
    func testCoordinatesAreConvertedThroughScrolledViews() async {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 440))
        let inner = UIView(frame: CGRect(x: 10, y: 500, width: 20, height: 20))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 800))
        root.addSubview(scroll)
        scroll.addSubview(inner)
        scroll.contentOffset.y = 450
        XCTAssertEqual(inner.convert(CGPoint(x: 1, y: 1), to: root), CGPoint(x: 11, y: 151))
        XCTAssertEqual(inner.convert(CGPoint(x: 11, y: 151), from: root), CGPoint(x: 1, y: 1))
    }

    @MainActor
    func testAnimationsRunImmediately() async {
        let view = UIView()
        var ended = false
        UIView.animate(withDuration: 1) {
            view.alpha = 0.5
        } completion: {
            ended = $0
        }
        UIView.animate(withDuration: 1, delay: 2, options: [.curveEaseIn]) { view.tag = 3 }
        XCTAssertEqual(view.alpha, 0.5)
        XCTAssertEqual(view.tag, 3)
        XCTAssertTrue(ended)
    }
}

/// A view that records the calls it receives.
private final class RecordingView: UIView {
    @MainActor static var calls: [String] = []
    private let name: String

    init(_ name: String) {
        self.name = name
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toSuperview newSuperview: UIView?) {
        Self.calls.append("\(name) will move \(newSuperview == nil ? "out" : "in")")
    }
    override func didMoveToSuperview() { Self.calls.append("\(name) did move") }
    override func didAddSubview(_ subview: UIView) { Self.calls.append("\(name) did add") }
    override func willRemoveSubview(_ subview: UIView) { Self.calls.append("\(name) will remove") }
    override func layoutSubviews() {
        super.layoutSubviews()
        Self.calls.append("\(name) layout")
    }

    @MainActor
    func testTheLayerOfAMaskMasksTheLayer() async {
        let (view, mask) = (UIView(), UIView())
        view.mask = mask
        XCTAssertTrue(view.layer.mask === mask.layer)
        view.mask = nil
        XCTAssertNil(view.layer.mask)
    }

    @MainActor func testTheFramesOfDifferentRootsCountInAConversion() async {
        let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), UIView())
        let (otherRoot, other) = (UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30)), UIView())
        view.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        other.frame = CGRect(x: 1, y: 2, width: 10, height: 10)
        root.addSubview(view)
        otherRoot.addSubview(other)
        XCTAssertEqual(other.convert(CGPoint.zero, to: root), CGPoint(x: 11, y: 22))
        XCTAssertEqual(view.convert(CGPoint.zero, from: other), CGPoint(x: 6, y: 17))
        XCTAssertEqual(otherRoot.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 11, y: 22))
        other.transform = CGAffineTransform(translationX: 100, y: 0)
        XCTAssertEqual(other.convert(CGPoint.zero, to: root), CGPoint(x: 111, y: 22))
        XCTAssertEqual(view.convert(CGPoint.zero, from: other), CGPoint(x: 106, y: 17))
        XCTAssertEqual(view.convert(CGPoint.zero, to: other), CGPoint(x: -106, y: -17))
    }
}
