import CellDirector
import XCTest

/// Tests which tab is selected when the tabs are replaced, and which controllers can be created without arguments.
final class TabSelectionTests: ConformanceTestCase {
    private final class Asked: NSObject, UITabBarControllerDelegate {
        var destinations: [UIViewController] = []
        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            destinations.append(toVC)
            return nil
        }
    }

    @MainActor
    func testTheFirstTabIsSelectedIfThereIsNoneAtTheOldIndex() async throws {
        try needsHostApp()
        let (tabs, asked) = (UITabBarController(), Asked())
        tabs.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        tabs.selectedIndex = 2
        tabs.delegate = asked
        let new = [UIViewController(), UIViewController()]
        tabs.setViewControllers(new, animated: true)
        XCTAssertEqual(tabs.selectedIndex, 0)
        XCTAssertTrue(asked.destinations.last === new[0])
        window.isHidden = true
    }

    @MainActor
    func testAPageControllerIsCreatedWithoutArguments() async {
        func make<Controller: UIViewController>(_ type: Controller.Type) -> Controller { type.init() }
        XCTAssertEqual(make(UIPageViewController.self).transitionStyle, .pageCurl)
        XCTAssertEqual(UIPageViewController().navigationOrientation, .horizontal)
    }
}
