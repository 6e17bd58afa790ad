import HeadlessUIKit
import XCTest

/// Tests how views move in the view hierarchy, and which moves raise an exception in UIKit.
final class ViewTreeTests: XCTestCase {
    @MainActor
    func testAViewIsNotAddedToItself() async {
        let view = UIView()
        let expected = [ListException("Can't add self as subview", name: "NSInvalidArgumentException")]
        XCTAssertEqual(exceptions { view.addSubview(view) }, expected)
        XCTAssertEqual(exceptions { view.insertSubview(view, at: 0) }, expected)
        XCTAssertEqual(view.subviews, [])
        XCTAssertFalse(view.isDescendant(of: UIView()))
    }

    /// The exception's name and message are taken from public crash reports.
    @MainActor
    func testAViewIsNotAddedToItsDescendants() async {
        let (outer, middle, inner) = (UIView(), UIView(), UIView())
        outer.addSubview(middle)
        middle.addSubview(inner)
        let expected = [
            ListException("layer <CALayer: 0x0> is a part of cycle in its layer tree", name: "CALayerInvalid")
        ]
        XCTAssertEqual(exceptions { middle.addSubview(outer) }, expected)
        XCTAssertEqual(exceptions { inner.insertSubview(outer, at: 0) }, expected)
        XCTAssertNil(outer.superview)
        XCTAssertEqual([outer.subviews, middle.subviews, inner.subviews], [[middle], [inner], []])
        outer.layoutIfNeeded()
        // A view can move from its superview to an ancestor of its superview.
        XCTAssertEqual(exceptions { outer.addSubview(inner) }, [])
        XCTAssertEqual(outer.subviews, [middle, inner])
    }

    @MainActor
    private final class ObservingView: UIView {
        var calls: [String] = []
        override func willMove(toSuperview newSuperview: UIView?) {
            calls.append("will move to \(newSuperview.map { "\($0.tag)" } ?? "none")")
        }
        override func didMoveToSuperview() { calls.append("did move to \(superview.map { "\($0.tag)" } ?? "none")") }
        override func willMove(toWindow newWindow: UIWindow?) {
            calls.append("will move to window \(newWindow.map { "\($0.tag)" } ?? "none")")
        }
        override func didMoveToWindow() { calls.append("did move to window \(window.map { "\($0.tag)" } ?? "none")") }
        override func willRemoveSubview(_ subview: UIView) { calls.append("will remove") }
        override func didAddSubview(_ subview: UIView) { calls.append("did add") }
    }

    /// The order of the calls is unverified.
    @MainActor
    func testAViewMovesToAnotherSuperviewWithoutBeingRemovedFirst() async {
        let (window, old, new, view) = (UIWindow(frame: .zero), ObservingView(), ObservingView(), ObservingView())
        (old.tag, new.tag) = (1, 2)
        window.addSubview(old)
        window.addSubview(new)
        old.addSubview(view)
        for witness in [old, new, view] { witness.calls = [] }
        new.addSubview(view)
        XCTAssertEqual(view.calls, ["will move to 2", "did move to 2"])
        XCTAssertEqual(old.calls, ["will remove"])
        XCTAssertEqual(new.calls, ["did add"])
        XCTAssertEqual([old.subviews, new.subviews], [[], [view]])
    }

    @MainActor
    func testAViewIsNotifiedOfItsWindowOnlyIfTheWindowChanges() async {
        let (first, second, outside) = (UIWindow(frame: .zero), UIWindow(frame: .zero), UIView())
        let (box, view) = (UIView(), ObservingView())
        for (index, view) in [first, second, outside].enumerated() { view.tag = index + 1 }
        box.addSubview(view)
        first.addSubview(box)
        view.calls = []
        second.addSubview(box)
        XCTAssertEqual(view.calls, ["will move to window 2", "did move to window 2"])
        view.calls = []
        outside.addSubview(box)
        XCTAssertEqual(view.calls, ["will move to window none", "did move to window none"])
        view.calls = []
        UIView().addSubview(box)
        XCTAssertEqual(view.calls, [])
        box.removeFromSuperview()
        first.addSubview(view)
        view.calls = []
        view.removeFromSuperview()
        XCTAssertEqual(
            view.calls,
            ["will move to window none", "will move to none", "did move to window none", "did move to none"])
    }

    @MainActor
    func testAMovedViewLosesItsConstraintsToOtherViewsAndKeepsTheFirstResponder() async {
        let (window, old, new, field) = (UIWindow(frame: .zero), UIView(), UIView(), UITextField(frame: .zero))
        for view in [old, new] { window.addSubview(view) }
        old.addSubview(field)
        let outer = field.topAnchor.constraint(equalTo: old.topAnchor)
        let inner = field.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([outer, inner])
        XCTAssertTrue(field.becomeFirstResponder())
        new.addSubview(field)
        XCTAssertEqual([outer.isActive, inner.isActive], [false, true])
        XCTAssertTrue(field.isFirstResponder)
        field.removeFromSuperview()
        XCTAssertFalse(field.isFirstResponder)
    }

    /// A child controller whose view moves to another window disappears. It does not appear in that window, because its
    /// parent did not move.
    @MainActor
    func testAChildsViewThatMovesToAnotherScreenDisappears() async {
        let (parents, child) = ([UIViewController(), UIViewController()], AppearanceLog())
        let windows = parents.map { parent in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.rootViewController = parent
            window.makeKeyAndVisible()
            return window
        }
        parents[0].addChild(child)
        parents[0].view.addSubview(child.view)
        windows[0].layoutIfNeeded()
        XCTAssertEqual(child.calls, ["will appear", "did appear"])
        child.calls = []
        parents[0].view.addSubview(UIView())
        let box = UIView()
        parents[0].view.addSubview(box)
        box.addSubview(child.view)
        XCTAssertEqual(child.calls, [], "the controller's view stays in the same window")
        parents[1].view.addSubview(child.view)
        XCTAssertEqual(child.calls, ["will disappear", "did disappear"])
    }
}
