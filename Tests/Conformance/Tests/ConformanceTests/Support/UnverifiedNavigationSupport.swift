import CellDirector
import XCTest

/// Shared base class of the `UnverifiedNavigationTests`.
class UnverifiedNavigationTestCase: UnverifiedTestCase {
    @MainActor
    func appear(_ controller: UIViewController) {
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
    }
}
