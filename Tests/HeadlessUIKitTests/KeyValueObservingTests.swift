import HeadlessUIKit
import XCTest

/// Tests observers of properties of views and controllers.
final class KeyValueObservingTests: ConformanceTestCase {
    @MainActor
    func testObserversAreCalledWhenAPropertyHasChanged() async {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var offsets: [CGFloat] = []
        let observation = scrollView.observe(\.contentOffset, options: [.old, .new]) { _, change in
            offsets += [change.oldValue?.y ?? -1, change.newValue?.y ?? -1]
        }
        scrollView.contentSize.height = 500
        scrollView.contentOffset.y = 20
        scrollView.contentOffset.y = 20
        XCTAssertEqual(offsets, [0, 20], "equal values and other properties call nothing")
        observation.invalidate()
        scrollView.contentOffset.y = 30
        XCTAssertEqual(offsets, [0, 20])
    }

    @MainActor
    func testAllReportedPropertiesCanBeObserved() async {
        let (view, label, control) = (UIScrollView(), UILabel(), UIButton(type: .custom))
        var calls: [String] = []
        let controller = UIViewController()
        let observations: [NSKeyValueObservation] = [
            view.observe(\.frame) { _, _ in calls.append("frame") },
            view.observe(\.bounds) { _, _ in calls.append("bounds") },
            view.observe(\.center) { _, _ in calls.append("center") },
            view.observe(\.alpha) { _, _ in calls.append("alpha") },
            view.observe(\.isHidden) { _, _ in calls.append("isHidden") },
            view.observe(\.contentSize) { _, _ in calls.append("contentSize") },
            view.observe(\.contentInset) { _, _ in calls.append("contentInset") },
            label.observe(\.text) { _, _ in calls.append("text") },
            label.observe(\.attributedText?.string) { _, _ in calls.append("string") },
            control.observe(\.isHighlighted) { _, _ in calls.append("isHighlighted") },
            control.observe(\.isSelected) { _, _ in calls.append("isSelected") },
            control.observe(\.isEnabled) { _, _ in calls.append("isEnabled") },
            controller.observe(\.title) { _, _ in calls.append("title") },
        ]
        func changes(_ work: () -> Void) -> [String] {
            calls = []
            work()
            return calls
        }
        XCTAssertEqual(changes { view.frame.size.width = 10 }, ["frame", "bounds", "center"])
        XCTAssertEqual(changes { view.alpha = 0.5 }, ["alpha"])
        XCTAssertEqual(changes { view.isHidden = true }, ["isHidden"])
        XCTAssertEqual(changes { view.contentSize.width = 10 }, ["contentSize"])
        XCTAssertEqual(changes { view.contentInset.bottom = 10 }, ["contentInset"])
        XCTAssertEqual(changes { label.text = "a" }, ["text", "string"])
        XCTAssertEqual(changes { control.isHighlighted = true }, ["isHighlighted"])
        XCTAssertEqual(changes { control.isSelected = true }, ["isSelected"])
        XCTAssertEqual(changes { control.isEnabled = false }, ["isEnabled"])
        XCTAssertEqual(changes { controller.title = "a" }, ["title"])
        withExtendedLifetime(observations) {}
    }

    /// An observer that changes the property is called until the value stays.
    @MainActor
    func testAnObserverMayChangeThePropertyOrEndTheObservation() async {
        let view = UIView()
        var (widths, observation): ([CGFloat], NSKeyValueObservation?) = ([], nil)
        observation = view.observe(\.frame, options: [.initial, .new]) { view, change in
            widths.append(change.newValue?.width ?? -1)
            if view.frame.width > 0, view.frame.width < 3 { view.frame.size.width += 1 }
            if view.frame.width == 3 { observation = nil }
        }
        view.frame.size.width = 1
        view.frame.size.width = 5
        XCTAssertEqual(widths, [0, 1, 2, 3])
        XCTAssertNil(observation)
    }

    @MainActor
    func testAnObservationRetainsNothing() async {
        weak var view: UIView?
        var observation: NSKeyValueObservation?
        do {
            let made = UIView()
            view = made
            observation = made.observe(\.frame) { _, _ in XCTFail("called for another object") }
        }
        XCTAssertNil(view)
        for _ in 0..<10 { UIView().frame.size.width = 1 }
        observation?.invalidate()
    }
}
