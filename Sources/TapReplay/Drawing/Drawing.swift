import HeadlessUIKit

/// Drawings of what a test has made, without a script.
@MainActor
package enum Drawing {
    /// A screen, as it is shown where a script fails.
    package static func text(of controller: UIViewController) -> String {
        controller.loadViewIfNeeded()
        let screen = OpenScreen(shown: controller)
        screen.root.layoutIfNeeded()
        return ScreenDrawing(screen).text
    }

    /// A list, a row of one without its number, or any other view.
    package static func text(of view: UIView) -> String {
        view.layoutIfNeeded()
        return ScreenDrawing(of: view).text
    }
}
