import HeadlessUIKit

/// A receiver of the events of a replay. A replay has one, its player, which passes the events on.
@MainActor
package protocol Reporter: AnyObject {
    /// Whether the reporter still has a use for drawings of the screen. If not, the player doesn't have to draw the
    /// screen after steps that pass.
    var needsScreens: Bool { get }
    /// Whether the reporter uses the touches that ``filmed(_:_:_:)`` receives.
    var needsTouches: Bool { get }
    /// Called when a script starts.
    ///
    /// - Parameters:
    ///   - name: The name of the run: the file's name, followed by the requested configuration, if any.
    ///   - file: The script's file name.
    func began(_ name: String, of file: String)
    /// Called after each step that acts on the screen or shows it, with the screen's controller, the step's touch, if
    /// any, and the step's text.
    func filmed(_ controller: UIViewController, _ touch: FingerMark?, _ step: String)
    /// Called with each step, if it is reported.
    func played(_ step: PlayedStep)
    /// Called with each failure.
    func failed(_ failure: ReplayFailure)
    /// Called with a drawing of the screen, as requested by a step or an option.
    func showed(_ drawing: String)
    func progressed(_ stepCount: Int, of total: Int)
    /// Called when a script ends.
    func ended(_ report: ReplayReport)
    /// Called with the scripts that are not played because an earlier script failed.
    func leftOut(_ names: [String])
    /// Called when all scripts have ended.
    func finish() throws
}

extension Reporter {
    package var needsScreens: Bool { false }
    package var needsTouches: Bool { false }
    package func filmed(_ controller: UIViewController, _ touch: FingerMark?, _ step: String) {}
    package func began(_ name: String, of file: String) {}
    package func began(_ name: String) { began(name, of: name) }
    package func played(_ step: PlayedStep) {}
    package func failed(_ failure: ReplayFailure) {}
    package func showed(_ drawing: String) {}
    package func progressed(_ stepCount: Int, of total: Int) {}
    package func ended(_ report: ReplayReport) {}
    package func leftOut(_ names: [String]) {}
    package func finish() throws {}
}
