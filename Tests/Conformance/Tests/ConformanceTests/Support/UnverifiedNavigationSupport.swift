import CellDirector
import XCTest

/// The base class of `UnverifiedNavigationTests` in `ConformanceTests` and in `HeadlessUIKitTests`.
class UnverifiedNavigationTestCase: UnverifiedTestCase {
    @MainActor
    func appear(_ controller: UIViewController) {
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
    }
}
