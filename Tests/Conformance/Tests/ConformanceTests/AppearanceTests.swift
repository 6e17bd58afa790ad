import CellDirector
import XCTest

/// Tests a controller's appearance callbacks, the interface style of its views, and layer properties that cells set.
final class AppearanceTests: ConformanceTestCase {
    private final class Controller: UIViewController {
        var calls: [String] = []
        override func viewDidLoad() { calls.append("didLoad") }
        override func viewWillAppear(_ animated: Bool) { calls.append("willAppear \(animated)") }
        override func viewIsAppearing(_ animated: Bool) { calls.append("isAppearing") }
        override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
        override func viewDidLayoutSubviews() { calls.append("didLayout") }
    }

    @MainActor
    func testAppearingLoadsTheViewLaysItOutAndCallsTheController() async {
        let controller = Controller()
        controller.beginAppearanceTransition(true, animated: true)
        controller.endAppearanceTransition()
        XCTAssertEqual(
            controller.calls, ["didLoad", "willAppear true", "isAppearing", "didLayout", "didAppear"])
        controller.calls = []
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
        controller.endAppearanceTransition()
        XCTAssertEqual(controller.calls, ["willDisappear", "didDisappear"])
    }

    @MainActor
    func testAControllerSetsTheStyleOfItsViews() async {
        let (early, late) = (UIViewController(), UIViewController())
        early.overrideUserInterfaceStyle = .dark
        for controller in [early, late] { controller.view.addSubview(UILabel()) }
        late.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(
            [early, late].map { $0.view.subviews[0].traitCollection.userInterfaceStyle }, [.dark, .dark])
        late.overrideUserInterfaceStyle = .unspecified
        XCTAssertEqual(
            late.view.subviews[0].traitCollection.userInterfaceStyle, UIView().traitCollection.userInterfaceStyle)
    }

    @MainActor
    func testTheLayerOfAViewKeepsItsProperties() async {
        let view = UIView()
        view.layer.cornerRadius = 8
        view.layer.borderColor = UIColor.red.cgColor
        XCTAssertEqual(view.layer.cornerRadius, 8)
        XCTAssertEqual(view.layer.borderColor, UIColor.red.cgColor)
        XCTAssertNotEqual(view.layer.borderColor, UIColor.blue.cgColor)
    }
}
