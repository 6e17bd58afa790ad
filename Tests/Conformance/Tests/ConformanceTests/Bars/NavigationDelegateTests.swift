import CellDirector
import XCTest

/// Tests the order of the navigation delegate's and the view controllers' callbacks when a controller is pushed and
/// popped.
final class NavigationDelegateTests: NavigationDelegateTestCase {
    @MainActor
    private final class Delegate: NSObject, UINavigationControllerDelegate {
        let log: Log
        init(_ log: Log) {
            self.log = log
            super.init()
        }
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { log.add("will show \(viewController.title ?? "")") }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { log.add("did show \(viewController.title ?? "")") }
    }

    @MainActor
    func testPushingAndPoppingCallThePagesAndTheDelegateInOrder() async {
        let log = Log()
        let (a, b) = (Page("A", log), Page("B", log))
        let navigation = UINavigationController(rootViewController: a)
        let delegate = Delegate(log)
        navigation.delegate = delegate
        let start = calls(log) {
            navigation.beginAppearanceTransition(true, animated: false)
            navigation.endAppearanceTransition()
        }
        XCTAssertEqual(start, ["A will appear", "will show A", "A did appear", "did show A"])
        XCTAssertEqual(
            calls(log) { navigation.pushViewController(b, animated: true) },
            [
                "A will disappear", "B will appear pushed", "will show B", "A did disappear", "B did appear pushed",
                "did show B",
            ])
        XCTAssertEqual(
            calls(log) { navigation.popViewController(animated: true) },
            [
                "B will leave", "B will disappear popped", "A will appear", "will show A", "B did disappear popped",
                "A did appear", "did show A",
            ])
        XCTAssertFalse(b.isMovingFromParent)
    }
}
