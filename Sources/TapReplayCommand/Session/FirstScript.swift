import CellDirector
import HeadlessUIKit
import TapReplay

/// Writes a first script for a screen by touching everything on it once, and by expecting what happened.
@MainActor
final class FirstScript {
    private let opening: String
    private let replay: Replay
    /// Why the step that was played last did not hold; `nil` if it did.
    private var failure: ReplayFailure?

    /// The touches that were offered, so that each is done once.
    private var offered: Set<String> = []
    /// What the screen is like when it is opened.
    private var home = Look()
    /// The touches that were done since.
    private var position: [ScreenTouch] = []

    /// The steps, in groups, and those that were played after them and show nothing yet.
    private var groups: [[String]] = []
    private var pending: [String]

    /// What tells whether a touch has left a screen as it was.
    private struct Look: Equatable {
        var title: String?
        var targets: Set<String> = []
        /// Of each list, how many rows it has and which is the first on screen.
        var rows: [String] = []
    }

    /// How many touches may follow from each other, as an item of a menu from the button that opens it.
    private static let depthLimit = 3
    /// How many touches a script has, those not counted that others follow from.
    static let touchLimit = 150
    /// How many expectations follow a touch.
    private static let expectationLimit = 4

    /// A script for a screen.
    ///
    /// - Parameter player: One that has played nothing, and reports steps.
    init(of screen: String, with player: ReplayPlayer) throws {
        opening = "screen \(ScriptSpelling.name(screen))"
        pending = [opening]
        let script = try Script(.text(opening, name: "new"))
        let summary = try player.check(script)
        var note: (ReplayFailure) -> Void = { _ in }
        player.onFailure = { note($0) }
        replay = player.replay(script, summary)
        note = { [unowned self] in failure = $0 }
    }

    /// Touches everything.
    ///
    /// - Returns: The script. A touch that is refused, or of which nothing comes, is not in it.
    func write() async -> String {
        replay.begin()
        defer { replay.end() }
        await replay.playSteps()
        home = look
        var paths = newTouches().map { [$0] }
        while !paths.isEmpty, groups.count < Self.touchLimit {
            let path = paths.removeFirst()
            var isDone = await play(path)
            // What was touched before may be in the way.
            if !isDone, !isHome(for: path) { isDone = await open() ? await play(path) : false }
            guard isDone, path.count < Self.depthLimit else { continue }
            let isElsewhere = look.title != home.title && !isAsked && !path[0].step.hasPrefix("choose tab")
            let following = newTouches().filter { !isElsewhere || $0.step == "tap \"Back\"" }
            paths = following.map { path + [$0] } + paths
        }
        if groups.isEmpty { groups = [[opening]] }
        return groups.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
    }

    private func newTouches() -> [ScreenTouch] {
        (replay.screen?.touches(everyRow: false) ?? []).filter { offered.insert($0.target).inserted }
    }

    /// Whether an alert or a menu is in front.
    private var isAsked: Bool {
        replay.screen.map { $0.controller.topmost is UIAlertController || $0.root.openMenu != nil } ?? false
    }

    private var look: Look {
        guard let screen = replay.screen else { return Look() }
        let rows = screen.lists.map { "\($0.rowCount) \($0.shownCells.first.map { "\($0.indexPath)" } ?? "")" }
        return Look(title: screen.title, targets: screen.touchTargets, rows: rows)
    }

    /// Whether the screen is as it was opened, as far as some touches are concerned.
    private func isHome(for path: [ScreenTouch]) -> Bool {
        guard look == home, let first = path.first, let screen = replay.screen else { return false }
        return screen.touches(everyRow: false).contains { $0.step == first.step }
    }

    // MARK: Steps

    /// Plays touches that follow from each other, and keeps them with what came of the last.
    ///
    /// - Returns: Whether something came of it.
    private func play(_ path: [ScreenTouch]) async -> Bool {
        guard let last = path.last else { return false }
        let before = Array(path.dropLast())
        if position != before {
            if !isHome(for: path) { guard await open() else { return false } }
            position = []
            for touch in before {
                guard await take(touch.step) else { return false }
                position.append(touch)
                pending.append(touch.step)
            }
        }
        guard let facts = replay.screen.map({ ScreenFacts($0) }), await take(last.step) else { return false }
        let changes = replay.changes(since: facts, atMost: Self.expectationLimit).filter { $0 != "nothing dispatched" }
        guard !changes.isEmpty else { return false }
        let expectations = changes.map { "expect \($0)" }
        // What follows from a touch stands with it.
        if pending.isEmpty, !before.isEmpty, !groups.isEmpty {
            groups[groups.count - 1] += [last.step] + expectations
        } else {
            groups.append(pending + [last.step] + expectations)
        }
        (position, pending) = (path, [])
        return true
    }

    private func open() async -> Bool {
        (position, pending) = ([], [opening])
        return await take(opening)
    }

    private func take(_ step: String) async -> Bool {
        guard let script = try? Script(.text(step, name: "new")), script.errors.isEmpty else { return false }
        failure = nil
        await replay.play(on: script, from: 0)
        return failure == nil
    }
}
