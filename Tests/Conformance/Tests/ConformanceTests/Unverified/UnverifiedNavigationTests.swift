import CellDirector
import XCTest

/// Tests the order of appearance callbacks in navigation and tab bar controllers, as observed in apps. Apple does not
/// document how the callbacks of the appearing page and of the disappearing page are interleaved.
final class UnverifiedNavigationTests: UnverifiedNavigationTestCase {
    @MainActor
    private final class Page: UIViewController {
        static var calls: [String] = []
        static func take() -> [String] {
            defer { calls = [] }
            return calls
        }

        init(_ title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }
        required init?(coder: NSCoder) { nil }
        private func note(_ call: String) { Self.calls.append("\(title ?? "") \(call)") }
        private var stack: String {
            (navigationController?.viewControllers ?? []).compactMap(\.title).joined(separator: ", ")
        }
        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear, stack \(stack)") }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
        override func willMove(toParent parent: UIViewController?) { note(parent == nil ? "will leave" : "will join") }
        override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "left" : "joined") }
    }

    @MainActor
    func testPushingAndPoppingNotifyTheControllersInOrder() async {
        let (a, b) = (Page("A"), Page("B"))
        let navigation = UINavigationController(rootViewController: a)
        claimEqual(Page.take(), ["A will join", "A joined"])
        appear(navigation)
        claimEqual(Page.take(), ["A will appear", "A is appearing", "A did appear"])
        navigation.pushViewController(b, animated: true)
        claimEqual(
            Page.take(),
            [
                "B will join", "A will disappear, stack A, B", "B will appear", "B is appearing", "A did disappear",
                "B did appear", "B joined",
            ])
        navigation.popViewController(animated: true)
        claimEqual(
            Page.take(),
            [
                "B will leave", "B will disappear, stack A", "A will appear", "A is appearing", "B did disappear",
                "A did appear", "B left",
            ])
    }

    @MainActor
    func testReplacingTheStackNotifiesEveryControllerThatJoinsOrLeaves() async {
        for isShown in [false, true] {
            let pages = ["A", "B", "C", "D"].map { Page($0) }
            let navigation = UINavigationController(rootViewController: pages[0])
            if isShown { appear(navigation) }
            _ = Page.take()
            navigation.setViewControllers([pages[1], pages[2], pages[3]], animated: true)
            let moves = Page.take().filter { $0.hasSuffix("joined") || $0.hasSuffix("left") }
            claimEqual(moves, ["A left", "B joined", "C joined", "D joined"])
            navigation.popToRootViewController(animated: false)
            claimEqual(Page.take().filter { $0.hasSuffix("left") }, ["C left", "D left"])
        }
    }

    @MainActor
    func testSelectingAndRemovingTabsNotifiesTheControllersInOrder() async {
        let (a, b) = (Page("A"), Page("B"))
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        claimEqual(Page.take(), ["A will join", "B will join", "A joined", "B joined"])
        appear(tabs)
        claimEqual(Page.take(), ["A will appear", "A is appearing", "A did appear"])
        tabs.selectedIndex = 1
        claimEqual(
            Page.take(),
            ["B will appear", "A will disappear, stack ", "B is appearing", "A did disappear", "B did appear"])
        tabs.viewControllers = [a]
        claimEqual(
            Page.take(),
            [
                "B will leave", "A will appear", "B will disappear, stack ", "A is appearing", "B did disappear",
                "A did appear", "B left",
            ])
    }

    /// To verify on a device: the order in which a page's view is loaded and the previous page disappears. Source:
    /// logs in articles about the life cycle of view controllers.
    @MainActor
    func testTheNextPageIsLoadedBeforeThePreviousOneDisappears() async {
        final class Loader: UIViewController {
            var isOut = false
            weak var previous: Loader?
            var loads: [Bool] = []
            override func viewDidLoad() { loads.append(previous?.isOut ?? false) }
            override func viewWillDisappear(_ animated: Bool) { isOut = true }
        }
        let (a, b, c) = (Loader(), Loader(), Loader())
        (b.previous, c.previous) = (a, b)
        let navigation = UINavigationController(rootViewController: a)
        appear(navigation)
        navigation.pushViewController(b, animated: true)
        claimEqual(b.loads, [false])
        claimEqual(a.isOut, true)
        c.modalPresentationStyle = .fullScreen
        b.present(c, animated: true)
        claimEqual(c.loads, [false])
        claimEqual(b.isOut, true)
    }
}
