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
        /// Whether to show the screen after each step.
        public var showsEachStep = false
        /// Whether ``ReplayPlayer/onStep`` is to be called.
        public var reportsSteps = false
        /// Whether steps have their unhandled dispatches, too.
        var reportsUnheard = false
        /// Whether steps that do not hold are to have ``PlayedStep/screen``.
        public var reportsScreens = false
        /// Whether all steps that do something are to have ``PlayedStep/screen``.
        public var reportsEachScreen = false
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
    public var onStep: (PlayedStep) -> Void = { _ in }
    /// Called with each step that did not hold.
    public var onFailure: (ReplayFailure) -> Void = { _ in }
    /// Called now and then with the played and total step counts. Only if the options ask for it.
    public var onProgress: (Int, Int) -> Void = { _, _ in }
    /// Called with the screen as text, where a script says `show`.
    public var onShow: (String) -> Void = { _ in }

    let options: Options
    let bus: CellActionBus
    private let screens: [ReplayScreen]
    private let settings: ReplaySettings
    private var prepared: [String: () -> UIViewController] = [:]

    /// A player of scripts on some screens, whose directors use the bus.
    public init(
        screens: [ReplayScreen], settings: ReplaySettings = .init(), options: Options = .init(),
        bus: CellActionBus = .default
    ) {
        self.screens = screens
        self.settings = settings
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

    func check(_ script: Script) throws -> ScriptSummary {
        let summary = try ScriptCheck.summary(of: script, screens: screens.map { ($0.name, $0.commandNames) })
        for name in summary.screens.sorted() where prepared[name] == nil {
            prepared[name] = try screens.first { $0.name == name }?.prepare(settings)
        }
        return summary
    }

    /// Checks a script, then plays it.
    ///
    /// - Throws: ``ScriptErrors`` or ``ReplayDataError``, before the first step.
    /// - Complexity: O(length of the script) in memory, however often its blocks are repeated.
    public func play(_ source: ScriptSource) async throws -> ReplayReport {
        let script = try Script(source)
        return await play(script, try check(script))
    }

    /// Plays a script that was checked.
    func play(_ script: Script, _ summary: ScriptSummary) async -> ReplayReport {
        await Replay(script, summary, by: self).play()
    }

    /// The names of the screens that a script may open.
    var screenNames: [String] { screens.map(\.name) }

    /// Opens a screen, which a check has prepared.
    func open(_ name: String) -> OpenScreen? {
        guard let screen = screens.first(where: { $0.name == name }), let make = prepared[name] else { return nil }
        return OpenScreen(screen, make())
    }
}
