import HeadlessUIKit
import XCTest

/// Tests that views added directly to the view of a navigation or tab bar controller stay in front of the controller's
/// pages. Apple does not document this behavior.
final class UnverifiedNavigationTests: UnverifiedNavigationTestCase {
    /// Apps add views such as drawers, blur effects and banners directly to the view of a container view controller.
    @MainActor
    func testViewsAddedToAContainersViewAreInFrontOfItsPages() async throws {
        final class Root: UIViewController {
            let banner = UIButton(frame: CGRect(x: 0, y: 200, width: 390, height: 60))
            override func viewDidLoad() {
                super.viewDidLoad()
                navigationController?.view.addSubview(banner)
            }
        }
        final class TabRoot: UIViewController {
            let banner = UIButton(frame: CGRect(x: 0, y: 300, width: 390, height: 60))
            override func viewDidLoad() {
                super.viewDidLoad()
                tabBarController?.view.addSubview(banner)
            }
        }
        let (root, tabRoot) = (Root(), TabRoot())
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, tabRoot]
        appear(tabs)
        var taps = 0
        for banner in [root.banner, tabRoot.banner] {
            banner.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        }
        try Finger().tap(root.banner)
        navigation.pushViewController(UIViewController(), animated: false)
        try Finger().tap(root.banner)
        tabs.selectedIndex = 1
        try Finger().tap(tabRoot.banner)
        tabs.selectedIndex = 0
        try Finger().tap(tabRoot.banner)
        XCTAssertEqual(taps, 4)
    }
}
