import HeadlessUIKit

/// Draws screens and views as text, for tests without a script.
@MainActor
package enum Drawing {
    /// Returns a screen as text, in the same format that a replay uses after a failed step.
    package static func text(of controller: UIViewController, in states: [DrawnState] = [.normal]) -> String {
        controller.loadViewIfNeeded()
        let screen = OpenScreen(shown: controller)
        return text(screen.root, states) { ScreenDrawing(screen).text }
    }

    /// Returns a list, a row (without its number) or any other view as text.
    package static func text(of view: UIView, in states: [DrawnState] = [.normal]) -> String {
        text(view, states) { ScreenDrawing(of: view).text }
    }

    /// Returns a view's drawings in several states. The drawing in the first state is always included. The drawings in
    /// the other states are included if they differ from the drawing in the normal state. The changed colors are listed
    /// for each state.
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
