import CellDirector
import XCTest

/// What the tests of UnverifiedNavigation share.
class UnverifiedNavigationTestCase: UnverifiedTestCase {
    @MainActor
    func appear(_ controller: UIViewController) {
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
    }
}
