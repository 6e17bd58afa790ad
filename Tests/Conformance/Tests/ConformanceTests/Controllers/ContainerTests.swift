import CellDirector
import XCTest

/// Tests that a container's children share its appearance state. Apple, `shouldAutomaticallyForwardAppearanceMethods`:
/// "The default implementation returns true", so appearance callbacks are forwarded to children.
final class ContainerTests: ConformanceTestCase {
    @MainActor
    private final class Log {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private class Page: UIViewController {
        let log: Log
        init(_ title: String, _ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }
        required init?(coder: NSCoder) { nil }
        private func note(_ call: String) { log.lines.append("\(title ?? "") \(call)") }
        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewIsAppearing(_ animated: Bool) { note("is appearing \(Int(view.frame.width))") }
        override func viewDidLayoutSubviews() { note("laid out") }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
        override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "left" : "joined") }
    }

    @MainActor
    private func appear(_ controller: UIViewController) {
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
    }

    @MainActor
    private func disappear(_ controller: UIViewController) {
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
    }

    /// Adds a child as described in Apple's guide. The child's view is pinned to the top leading corner of the parent's
    /// view, half as wide as that view and 100 points tall.
    @MainActor
    private func add(_ child: UIViewController, to parent: UIViewController, in view: UIView? = nil) {
        parent.addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        let around: UIView = view ?? parent.view
        around.addSubview(child.view)
        NSLayoutConstraint.activate([
            child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
            child.view.topAnchor.constraint(equalTo: parent.view.topAnchor),
            child.view.widthAnchor.constraint(equalTo: parent.view.widthAnchor, multiplier: 0.5),
            child.view.heightAnchor.constraint(equalToConstant: 100),
        ])
        child.didMove(toParent: parent)
    }

    @MainActor
    private func remove(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }

    /// Unverified: the parent is called before its children.
    @MainActor
    func testChildrenAppearAndDisappearWithTheirParent() async {
        let log = Log()
        let (parent, child, inner, apart) = (Page("P", log), Page("C", log), Page("I", log), Page("A", log))
        add(child, to: parent)
        add(inner, to: child)
        parent.addChild(apart)
        apart.loadViewIfNeeded()
        _ = log.take()
        appear(parent)
        XCTAssertEqual(
            log.take().filter { !$0.hasSuffix("laid out") },
            [
                "P will appear", "C will appear", "I will appear", "P is appearing 390", "C is appearing 195",
                "I is appearing 97", "P did appear", "C did appear", "I did appear",
            ])
        disappear(parent)
        XCTAssertEqual(
            log.take(),
            [
                "P will disappear", "C will disappear", "I will disappear", "P did disappear", "C did disappear",
                "I did disappear",
            ])
    }

    @MainActor
    func testViewIsAppearingIsCalledBeforeTheLayout() async {
        let log = Log()
        let (parent, child) = (Page("P", log), Page("C", log))
        add(child, to: parent)
        appear(parent)
        let lines = log.take().filter { $0.hasPrefix("C") }
        XCTAssertEqual(
            lines, ["C joined", "C will appear", "C is appearing 195", "C laid out", "C did appear"])
    }

    @MainActor
    func testAChildAddedToAVisibleViewAppearsWithTheNextLayout() async throws {
        try needsHostApp()
        let log = Log()
        for isInWindow in [false, true] {
            let (parent, child) = (Page("P", log), Page("C", log))
            let window = isInWindow ? UIWindow(frame: UIScreen.main.bounds) : nil
            window?.rootViewController = parent
            if let window { window.makeKeyAndVisible() } else { appear(parent) }
            _ = log.take()
            add(child, to: parent)
            XCTAssertEqual(log.take(), ["C will appear", "C joined"])
            parent.view.layoutIfNeeded()
            XCTAssertEqual(
                log.take(), ["P laid out", "C is appearing 195", "C laid out", "C did appear"])
            parent.view.layoutIfNeeded()
            XCTAssertEqual(log.take(), [])
            // Adding the child's view again has no effect, and neither does moving it into a subview of the parent's
            // view.
            parent.view.addSubview(child.view)
            let room = UIView()
            parent.view.addSubview(room)
            room.addSubview(child.view)
            parent.view.layoutIfNeeded()
            XCTAssertEqual(log.take().filter { !$0.hasSuffix("laid out") }, [])
            remove(child)
            XCTAssertEqual(log.take(), ["C will disappear", "C did disappear", "C left"])
        }
    }

    @MainActor
    func testAChildAppearsWhenTheViewAroundItIsAdded() async {
        let log = Log()
        let (parent, child) = (Page("P", log), Page("C", log))
        appear(parent)
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        parent.addChild(child)
        _ = log.take()
        room.addSubview(child.view)
        XCTAssertEqual(log.take().filter { $0.contains("appear") }, [])
        parent.view.addSubview(room)
        parent.view.layoutIfNeeded()
        XCTAssertEqual(
            log.take().filter { $0.hasPrefix("C") && !$0.hasSuffix("laid out") },
            ["C will appear", "C is appearing 390", "C did appear"])
        room.removeFromSuperview()
        XCTAssertEqual(log.take(), ["C will disappear", "C did disappear"])
    }

    @MainActor
    func testAChildMayBeAddedAfterItsView() async {
        let log = Log()
        let (parent, child) = (Page("P", log), Page("C", log))
        appear(parent)
        parent.view.addSubview(child.view)
        _ = log.take()
        parent.addChild(child)
        parent.view.layoutIfNeeded()
        XCTAssertEqual(
            log.take().filter { $0.hasPrefix("C") && !$0.hasSuffix("laid out") },
            ["C will appear", "C is appearing 390", "C did appear"])
        // The child is removed from its parent first, and then its view is removed.
        child.removeFromParent()
        XCTAssertEqual(log.take(), ["C left"])
        child.view.removeFromSuperview()
        XCTAssertEqual(log.take(), ["C will disappear", "C did disappear"])
    }

    @MainActor
    func testAChildAddedWhileItsParentAppearsAppearsWithIt() async {
        final class Late: Page {
            var work: (Late) -> Void = { _ in }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                work(self)
            }
        }
        let log = Log()
        let (parent, child) = (Late("P", log), Page("C", log))
        parent.work = { parent in
            parent.addChild(child)
            parent.view.addSubview(child.view)
        }
        appear(parent)
        XCTAssertEqual(
            log.take().filter { !$0.hasSuffix("laid out") },
            [
                "P will appear", "C will appear", "P is appearing 390", "C is appearing 390", "P did appear",
                "C did appear",
            ])
    }

    @MainActor
    func testAChildThatIsRemovedWhileItsParentAppearsDoesNot() async {
        final class Parent: UIViewController {
            var onWillAppear: (() -> Void)?
            override func viewWillAppear(_ animated: Bool) { onWillAppear?() }
        }
        let log = Log()
        let (parent, child) = (Parent(), Page("C", log))
        add(child, to: parent)
        parent.onWillAppear = { [unowned self, unowned child] in remove(child) }
        _ = log.take()
        appear(parent)
        parent.view.layoutIfNeeded()
        XCTAssertEqual(log.take(), ["C left"])
    }

    @MainActor
    func testAChildAddedWhenTheViewOfAPageLoadsAppearsWithThePage() async throws {
        try needsHostApp()
        final class Parent: UIViewController {
            var onLoad: (() -> Void)?
            override func viewDidLoad() { onLoad?() }
        }
        let log = Log()
        let (parent, child) = (Parent(), Page("C", log))
        parent.onLoad = { [unowned self, unowned parent] in add(child, to: parent) }
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.pushViewController(parent, animated: false)
        window.layoutIfNeeded()
        XCTAssertEqual(
            log.take().filter { !$0.hasSuffix("laid out") },
            ["C joined", "C will appear", "C is appearing 195", "C did appear"])
        navigation.popViewController(animated: false)
        XCTAssertEqual(log.take(), ["C will disappear", "C did disappear"])
    }

    @MainActor
    func testAContainerMayForwardAppearanceItself() async {
        final class Container: Page {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let log = Log()
        let (parent, child) = (Container("P", log), Page("C", log))
        appear(parent)
        add(child, to: parent)
        parent.view.layoutIfNeeded()
        XCTAssertEqual(log.take().filter { $0.hasPrefix("C") }, ["C joined", "C laid out"])
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        disappear(parent)
        XCTAssertEqual(
            log.take(),
            ["C will appear", "C is appearing 195", "C did appear", "P will disappear", "P did disappear"])
    }

    @MainActor
    func testChildrenOfAPageAppearWithIt() async {
        let log = Log()
        let (page, child) = (Page("P", log), Page("C", log))
        add(child, to: page)
        let navigation = UINavigationController(rootViewController: page)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        appear(tabs)
        func calls() -> [String] { log.take().filter { $0.hasPrefix("C") && $0.hasSuffix("appear") } }
        XCTAssertEqual(calls(), ["C will appear", "C did appear"])
        navigation.pushViewController(UIViewController(), animated: true)
        XCTAssertEqual(calls(), ["C will disappear", "C did disappear"])
        navigation.popViewController(animated: true)
        XCTAssertEqual(calls(), ["C will appear", "C did appear"])
        tabs.selectedIndex = 1
        XCTAssertEqual(calls(), ["C will disappear", "C did disappear"])
        tabs.selectedIndex = 0
        XCTAssertEqual(calls(), ["C will appear", "C did appear"])
    }
}
