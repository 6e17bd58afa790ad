/// Tells somebody of a replay. The player knows none of them: the command line hands on what was played.
@MainActor
package protocol Reporter: AnyObject {
    /// Whether the screen after each step is wanted still, if the player was asked for it.
    var wantsScreens: Bool { get }
    /// A script begins.
    ///
    /// - Parameters:
    ///   - name: What this run of it is called: as the file, with the surroundings where it is played in several.
    ///   - file: The script's own name.
    func began(_ name: String, of file: String)
    func played(_ step: PlayedStep)
    /// The step that was played last did not hold.
    func failed(_ failure: ReplayFailure)
    /// A script, or an option, asks to see the screen.
    func showed(_ drawing: String)
    func progressed(_ stepCount: Int, of total: Int)
    /// The script is over.
    func ended(_ report: ReplayReport)
    /// These scripts are not played, because one before them did not hold.
    func leftOut(_ names: [String])
    /// All scripts are over.
    func finish() throws
}

extension Reporter {
    package var wantsScreens: Bool { false }
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
