import XCTest
@testable import HeadlessUIKit

/// Tests the traits of views that are removed from their superview and then appear on screen as a controller's view.
final class DeviceTraitTests: XCTestCase {
    private final class ObservingView: UIView {
        var previous: [UIUserInterfaceStyle?] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            previous.append(previousTraitCollection?.userInterfaceStyle)
        }
    }

    override func tearDown() async throws {
        await MainActor.run { UIView.setDeviceStyle(.light, onScreen: []) }
    }

    @MainActor
    private func show(_ view: UIView) {
        let controller = UIViewController()
        controller.view = view
        // In a sheet, the user interface level of the view would change as well.
        controller.modalPresentationStyle = .fullScreen
        let page = UIViewController()
        makeAppear(page)
        page.present(controller, animated: false)
    }

    @MainActor
    func testTheViewOfAControllerDoesNotKeepTheTraitsOfAnEarlierSuperview() async {
        let (room, view) = (UIView(), ObservingView())
        room.overrideUserInterfaceStyle = .dark
        room.addSubview(view)
        view.removeFromSuperview()
        XCTAssertEqual(view.traitCollection.userInterfaceStyle, .dark)
        show(view)
        XCTAssertEqual(view.traitCollection.userInterfaceStyle, .light)
        XCTAssertEqual(view.previous, [.light, .dark])
    }

    @MainActor
    func testTheViewOfAControllerHasTheCurrentStyleAfterRemovalFromASuperviewWithTheOldStyle() async {
        let (room, view) = (UIView(), ObservingView())
        room.addSubview(view)
        UIView.setDeviceStyle(.dark, onScreen: [])
        view.removeFromSuperview()
        XCTAssertEqual(view.traitCollection.userInterfaceStyle, .light, "the view is not on screen yet")
        show(view)
        XCTAssertEqual(view.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(view.previous, [.light])
    }

    /// A page that records its style when it is about to appear, and all changes to its view's traits.
    private final class Page: UIViewController {
        let witness = ObservingView()
        var styles: [UIUserInterfaceStyle] = []
        override func loadView() { view = witness }
        override func viewWillAppear(_ animated: Bool) { styles.append(traitCollection.userInterfaceStyle) }
    }

    @MainActor
    func testAPageThatAppearsAgainKeepsTheTraitsOfItsNavigationController() async {
        let pages = [Page(), Page()]
        let navigation = UINavigationController(rootViewController: pages[0])
        navigation.overrideUserInterfaceStyle = .dark
        navigation.beginAppearanceTransition(true, animated: false)
        navigation.endAppearanceTransition()
        pages[0].witness.previous = []
        pages[0].styles = []
        navigation.pushViewController(pages[1], animated: false)
        navigation.popViewController(animated: false)
        XCTAssertEqual(pages[0].styles, [.dark])
        XCTAssertEqual(pages[0].witness.previous, [])
        XCTAssertEqual(pages[0].traitCollection.userInterfaceStyle, .dark)
    }

    @MainActor
    func testOverridesOfARemovedViewApplyToTheTraitsThatItKeeps() async {
        let (room, view) = (UIView(), ObservingView())
        room.overrideUserInterfaceStyle = .dark
        room.addSubview(view)
        view.removeFromSuperview()
        view.previous = []
        view.overrideUserInterfaceStyle = .light
        XCTAssertEqual(view.previous, [.dark])
        view.overrideUserInterfaceStyle = .unspecified
        XCTAssertEqual(view.previous, [.dark, .light])
        UIView().addSubview(view)
        XCTAssertEqual(view.previous, [.dark, .light, .dark])
    }
}
