import CellDirector
import XCTest

/// The base class shared by both `UnverifiedNavigationTests` classes.
class UnverifiedNavigationTestCase: UnverifiedTestCase {
    @MainActor
    func appear(_ controller: UIViewController) {
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
    }
}
