import HeadlessUIKit

/// Drawings of what a test has made, without a script.
@MainActor
package enum Drawing {
    /// A screen, as it is shown where a script fails.
    package static func text(of controller: UIViewController, in states: [DrawnState] = [.normal]) -> String {
        controller.loadViewIfNeeded()
        let screen = OpenScreen(shown: controller)
        return text(screen.root, states) { ScreenDrawing(screen).text }
    }

    /// A list, a row of one without its number, or any other view.
    package static func text(of view: UIView, in states: [DrawnState] = [.normal]) -> String {
        text(view, states) { ScreenDrawing(of: view).text }
    }

    /// Draws a view in the first state, and of each further one what is different from the normal one.
    private static func text(_ view: UIView, _ states: [DrawnState], _ draw: () -> String) -> String {
        view.layoutIfNeeded()
        let normal = draw()
        if states == [.normal] { return normal }
        let colors = DrawnColors(of: view)
        let drawings = states.enumerated().map { index, state in
            let restore = state.put(view)
            view.layoutIfNeeded()
            let drawing = draw()
            let changes = DrawnColors(of: view).changes(since: colors)
            restore()
            view.layoutIfNeeded()
            let lines = (index == 0 || drawing != normal ? [drawing] : []) + changes
            return ([state.rawValue] + (lines.isEmpty ? ["= normal"] : lines)).joined(separator: "\n")
        }
        return drawings.joined(separator: "\n")
    }
}
