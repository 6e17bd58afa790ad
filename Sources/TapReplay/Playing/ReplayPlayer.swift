import CellDirector
import HeadlessUIKit

/// Plays scripts on screens.
///
/// A script is read once, and is checked completely before its first step is played. If its screens are deterministic,
/// the same script with the same data always produces the same result.
@MainActor
public final class ReplayPlayer {
    /// Options for playing and reporting.
    public struct Options {
        /// Whether to stop at the first step that fails.
        public var stopsAtFirstFailure = false
        /// Whether a step fails if it causes a warning: a problem on the bus, such as an unhandled action, or a warning
        /// of the headless UIKit, such as a list that does not become stable.
        public var isStrict = false
        /// Whether to show the screen after each step.
        public var showsEachStep = false
        /// Whether to call ``ReplayPlayer/onStep``.
        public var reportsSteps = false
        /// Whether steps also report their unhandled dispatches.
        package var reportsUnhandled = false
        /// Whether failed steps have a ``PlayedStep/screen``.
        public var reportsScreens = false
        /// Whether failed steps and all steps that act on the screen have a ``PlayedStep/screen``.
        public var reportsEachScreen = false
        /// Whether failed steps, and steps that act on the screen or show it, have a ``PlayedStep/picture``.
        public var reportsPictures = false
        /// Whether steps have ``PlayedStep/faults``. If so, the faults are also outlined in pictures.
        public var reportsFaults = false
        /// The folder for comparison pages of screens that differ from their reference pictures, or `nil` to use a
        /// temporary folder.
        package var pictureFolder: PictureFolder?
        /// The first line whose steps are reported.
        ///
        /// Failures are reported for all lines.
        public var firstLine = 1
        /// Whether to write missing snapshots and overwrite snapshots that no longer match.
        public var updatesSnapshots = false
        /// Whether to call ``ReplayPlayer/onProgress``.
        public var reportsProgress = false

        /// Creates options that report only failures.
        public init() {}
    }

    /// Called with each played step, if the options request it.
    public var onStep: (PlayedStep) -> Void = { _ in }
    /// Called with each failure.
    public var onFailure: (ReplayFailure) -> Void = { _ in }
    /// Called periodically with the number of steps played so far and the total, if the options request it.
    public var onProgress: (Int, Int) -> Void = { _, _ in }
    /// Called with the screen as text for each `show` step or, if ``Options/showsEachStep`` is `true`, for each step.
    /// Steps that are not reported are left out.
    public var onShow: (String) -> Void = { _ in }
    /// The reporters of the steps. The player does not call their methods for the beginning and the end of a script.
    package var reporters: [any Reporter] = []
    /// Returns the files that a replay reads and therefore must not overwrite.
    package var sources: () -> [String] = { [] }
    /// The paths of the snapshots that the replays of this player have written, so that no script overwrites the
    /// snapshots of another script.
    var writtenSnapshots: Set<String> = []

    let options: Options
    let bus: CellActionBus
    let screens: ScreenLoader

    /// Creates a player for scripts that use these screens. The directors of the screens must use the given bus.
    public init(
        screens: [ReplayScreen], settings: ReplaySettings = .init(), options: Options = .init(),
        bus: CellActionBus = .default
    ) {
        self.screens = ScreenLoader(screens, settings)
        self.options = options
        self.bus = bus
    }

    /// Checks a script and the data of its screens, without playing the script.
    ///
    /// - Returns: A summary of the script.
    /// - Throws: ``ScriptErrors`` or ``ReplayDataError``.
    /// - Complexity: O(*n*) in time and memory, where *n* is the total length of the script and the scripts that it
    ///   plays.
    @discardableResult
    public func check(_ source: ScriptSource) throws -> ScriptSummary {
        try check(Script(source))
    }

    package func check(_ script: Script) throws -> ScriptSummary {
        if let name = screens.settings.device, screens.settings.heldDevice == nil {
            let names = ReplaySettings.deviceNames
            let meant = Suggestion.clause(for: name, among: names)
            let all = meant.isEmpty ? "; the devices are \(Suggestion.list(names, and: "and"))" : meant
            throw ReplayDataError("there is no device \(ScriptSpelling.text(name))\(all)")
        }
        let summary = try ScriptCheck.summary(of: script, screens: screens.commands)
        try screens.prepare(summary.screens)
        return summary
    }

    /// Checks a script, then plays it.
    ///
    /// If the task is canceled, the replay stops before the next step or during a wait, and reports a failure.
    ///
    /// - Throws: ``ScriptErrors`` or ``ReplayDataError``, before the first step.
    /// - Complexity: O(*n*) in memory, where *n* is the total length of the script and the scripts that it plays,
    ///   regardless of how many times blocks are repeated.
    public func play(_ source: ScriptSource) async throws -> ReplayReport {
        let played = PlayedScripts()
        let script = try Script(source, among: played)
        sources = { played.stamps.keys.sorted() }
        return await play(script, try check(script))
    }

    /// Plays a checked script.
    package func play(_ script: Script, _ summary: ScriptSummary) async -> ReplayReport {
        await replay(script, summary).play()
    }

    /// Creates a replay of a checked script, without playing it.
    package func replay(_ script: Script, _ summary: ScriptSummary) -> Replay {
        Replay(script, summary, by: self)
    }

    /// The settings that screens of the checked scripts have read.
    package var readSettings: ReadSettings { screens.record.settings }

    /// The names of the screens that scripts can open.
    package var screenNames: [String] { screens.commands.map(\.name) }
}

extension ReplayPlayer: Reporter {
    /// Whether the screen still needs to be drawn after steps that pass. After such a step, it may be read twice: before
    /// the screen is drawn as text, and before it is drawn as a picture.
    package var needsScreens: Bool { reporters.isEmpty || reporters.contains(where: \.needsScreens) }
    package var needsTouches: Bool { reporters.contains(where: \.needsTouches) }
    package func filmed(_ controller: UIViewController, _ touch: FingerMark?, _ step: String) {
        for reporter in reporters { reporter.filmed(controller, touch, step) }
    }
    package func played(_ step: PlayedStep) {
        onStep(step)
        for reporter in reporters { reporter.played(step) }
    }
    package func failed(_ failure: ReplayFailure) {
        onFailure(failure)
        for reporter in reporters { reporter.failed(failure) }
    }
    package func showed(_ drawing: String) {
        onShow(drawing)
        for reporter in reporters { reporter.showed(drawing) }
    }
    package func progressed(_ stepCount: Int, of total: Int) {
        onProgress(stepCount, total)
        for reporter in reporters { reporter.progressed(stepCount, of: total) }
    }
}
