import CellDirector
import HeadlessUIKit

/// Plays scripts on screens.
///
/// A script is read once and checked whole before its first step. The same script on the same data plays the same way
/// each time.
@MainActor
public final class ReplayPlayer {
    /// What to tell while playing.
    public struct Options {
        /// Whether to end at the first step that does not hold.
        public var stopsAtFirstFailure = false
        /// Whether a step fails that causes a problem of the bus, such as an unhandled action.
        public var isStrict = false
        /// Whether to show the screen after each step.
        public var showsEachStep = false
        /// Whether ``ReplayPlayer/onStep`` is to be called.
        public var reportsSteps = false
        /// Whether steps have their unhandled dispatches, too.
        package var reportsUnheard = false
        /// Whether steps that do not hold are to have ``PlayedStep/screen``.
        public var reportsScreens = false
        /// Whether all steps that do something are to have ``PlayedStep/screen``.
        public var reportsEachScreen = false
        /// Whether steps that do something, or show the screen, are to have ``PlayedStep/picture``.
        public var reportsPictures = false
        /// Whether steps are to have ``PlayedStep/faults``, and the faults are to be outlined in pictures.
        public var reportsFaults = false
        /// The folder for pages of screens that do not look as their pictures; `nil`: one for temporary files.
        package var comparisons: String?
        /// The first line whose steps are reported. Of those before, only failures are.
        public var firstLine = 1
        /// Whether snapshots that are missing or differ are to be written.
        public var updatesSnapshots = false
        /// Whether ``ReplayPlayer/onProgress`` is to be called.
        public var reportsProgress = false

        /// Only what does not hold is reported.
        public init() {}
    }

    /// Called with each played step, if the options ask for it.
    public var onStep: (PlayedStep) -> Void {
        get { callbacks.played }
        set { callbacks.played = newValue }
    }
    /// Called with each step that did not hold.
    public var onFailure: (ReplayFailure) -> Void {
        get { callbacks.failed }
        set { callbacks.failed = newValue }
    }
    /// Asked before a screen is drawn for ``Options/reportsEachScreen``.
    package var wantsScreens: () -> Bool {
        get { callbacks.wantsScreens }
        set { callbacks.wantsScreens = newValue }
    }
    /// Called with the screen after each step that does something, where the finger touched it, and the step's text.
    package var onFilm: ((UIViewController, FingerMark?, String) -> Void)? {
        get { callbacks.filmed }
        set { callbacks.filmed = newValue }
    }
    /// The files that a replay reads, which it may not write over.
    package var sources: () -> [String] {
        get { callbacks.sources }
        set { callbacks.sources = newValue }
    }
    /// Called now and then with the played and total step counts. Only if the options ask for it.
    public var onProgress: (Int, Int) -> Void {
        get { callbacks.progressed }
        set { callbacks.progressed = newValue }
    }
    /// Called with the screen as text, where a script says `show`.
    public var onShow: (String) -> Void {
        get { callbacks.showed }
        set { callbacks.showed = newValue }
    }

    private let options: Options
    private let bus: CellActionBus
    private let screens: ScreenLoader
    private var callbacks = ReplayCallbacks()

    /// A player of scripts on some screens, whose directors use the bus.
    public init(
        screens: [ReplayScreen], settings: ReplaySettings = .init(), options: Options = .init(),
        bus: CellActionBus = .default
    ) {
        self.screens = ScreenLoader(screens, settings)
        self.options = options
        self.bus = bus
    }

    /// Checks a script and the data of its screens, without playing.
    ///
    /// - Returns: What the script has.
    /// - Throws: ``ScriptErrors`` or ``ReplayDataError``.
    /// - Complexity: O(length of the script), also in memory.
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
    /// If the task is cancelled, the replay stops before the next step, or in the middle of a wait, which is a failure.
    ///
    /// - Throws: ``ScriptErrors`` or ``ReplayDataError``, before the first step.
    /// - Complexity: O(length of the script) in memory, however often its blocks are repeated.
    public func play(_ source: ScriptSource) async throws -> ReplayReport {
        let played = PlayedScripts()
        let script = try Script(source, among: played)
        sources = { played.stamps.keys.sorted() }
        return await play(script, try check(script))
    }

    /// Plays a script that was checked.
    package func play(_ script: Script, _ summary: ScriptSummary) async -> ReplayReport {
        await replay(script, summary).play()
    }

    /// The replay of a script that was checked, before its first step.
    package func replay(_ script: Script, _ summary: ScriptSummary) -> Replay {
        Replay(script, summary, on: screens, bus: bus, options: options, callbacks: callbacks)
    }

    /// The names of the screens that a script may open.
    package var screenNames: [String] { screens.commands.map(\.name) }
}
