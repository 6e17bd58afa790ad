// Makes the shared test support available in every file of this test target.
@_exported import TestSupport

import HeadlessUIKit

/// Makes a controller appear on a screen without a window.
@MainActor
func makeAppear(_ controller: UIViewController) {
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
}
