import CellDirector
import HeadlessUIKit
import TapReplay

/// Generates a first script for a screen by touching everything on the screen once and recording the effects as
/// expectations.
@MainActor
final class FirstScript {
    private let opening: String
    private let replay: Replay
    /// The failure of the last step, or `nil` if the step passed.
    private var failure: ReplayFailure?

    /// The targets of the touches found so far. They are used to perform each touch only once.
    private var offered: Set<String> = []
    /// The appearance of the screen after it was opened.
    private var home = Look()
    /// The touches since the screen was opened, without touches that were rejected or had no effect.
    private var position: [ScreenTouch] = []

    /// Whether a touch that is not recorded changed the screen, for example by closing a swiped row. The script does
    /// not contain this touch, so the screen must be opened again.
    private var isAstray = false

    /// The recorded steps, in groups.
    private var groups: [[String]] = []
    /// The steps played since the last recorded group. They are recorded at the beginning of the next group.
    private var pending: [String]

    /// The appearance of a screen, which is used to detect whether a touch had a lasting effect.
    private struct Look: Equatable {
        var title: String?
        var targets: Set<String> = []
        /// The number of rows and the first visible row of each list.
        var rows: [String] = []
    }

    /// The maximum length of a sequence of touches, such as opening a menu and choosing an item.
    private static let depthLimit = 3
    /// The maximum number of groups in a script. A touch that directly continues the sequence recorded before it doesn't
    /// count, because it is added to the same group.
    static let touchLimit = 150
    /// The maximum number of expectations after a touch.
    private static let expectationLimit = 4

    /// Creates a generator for a screen.
    ///
    /// - Parameter player: An unused player that reports steps.
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

    /// Touches everything on the screen.
    ///
    /// - Returns: The script, without touches that were rejected or had no effect.
    func write() async -> String {
        replay.begin()
        defer { replay.end() }
        await replay.playSteps()
        home = look
        var paths = newTouches().map { [$0] }
        while !paths.isEmpty, groups.count < Self.touchLimit {
            let path = paths.removeFirst()
            var isDone = await play(path)
            // If an earlier touch may have changed the screen, the screen is opened again and the sequence is repeated.
            if !isDone, isAstray || !isHome(for: path) { isDone = await open() ? await play(path) : false }
            guard isDone, path.count < Self.depthLimit else { continue }
            let isElsewhere = look.title != home.title && !isPrompted && !path[0].step.hasPrefix("choose tab")
            let following = newTouches().filter { !isElsewhere || $0.step == "tap \"Back\"" }
            paths = following.map { path + [$0] } + paths
        }
        if groups.isEmpty { groups = [[opening]] }
        return groups.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
    }

    private func newTouches() -> [ScreenTouch] {
        (replay.screen?.touches(everyRow: false) ?? []).filter { offered.insert($0.target).inserted }
    }

    /// Whether an alert or a menu is open.
    private var isPrompted: Bool {
        replay.screen.map { $0.controller.topmost is UIAlertController || $0.root.openMenu != nil } ?? false
    }

    private var look: Look {
        guard let screen = replay.screen else { return Look() }
        let rows = screen.lists.map { "\($0.rowCount) \($0.cellsInSight.first.map { "\($0.indexPath)" } ?? "")" }
        return Look(title: screen.title, targets: screen.touchTargets, rows: rows)
    }

    /// Returns `true` if the screen looks the same as right after it was opened, and the first touch of the sequence is
    /// possible.
    private func isHome(for path: [ScreenTouch]) -> Bool {
        guard look == home, let first = path.first, let screen = replay.screen else { return false }
        return screen.touches(everyRow: false).contains { $0.step == first.step }
    }

    // MARK: Steps

    /// Plays a sequence of touches, and records the last touch with its effects.
    ///
    /// - Returns: Whether the last touch had an effect.
    private func play(_ path: [ScreenTouch]) async -> Bool {
        guard let last = path.last else { return false }
        let before = Array(path.dropLast())
        if isAstray || position != before {
            if isAstray || !isHome(for: path) { guard await open() else { return false } }
            position = []
            for touch in before {
                guard await take(touch.step) else { return false }
                position.append(touch)
                pending.append(touch.step)
            }
        }
        let seen = look
        guard let facts = replay.screen.map({ ScreenFacts($0) }), await take(last.step) else {
            isAstray = look != seen
            return false
        }
        let changes = replay.changes(since: facts, atMost: Self.expectationLimit).filter { $0 != "nothing dispatched" }
        // A refresh may end later, and it is recorded even if it has no effect yet.
        guard !changes.isEmpty || last.step.hasPrefix("pull to refresh") else {
            isAstray = look != seen
            return false
        }
        let expectations = changes.map { "expect \($0)" }
        // A dependent touch is recorded in the group of the touch that it depends on.
        if pending.isEmpty, !before.isEmpty, !groups.isEmpty {
            groups[groups.count - 1] += [last.step] + expectations
        } else {
            groups.append(pending + [last.step] + expectations)
        }
        (position, pending) = (path, [])
        return true
    }

    private func open() async -> Bool {
        (position, pending, isAstray) = ([], [opening], false)
        return await take(opening)
    }

    private func take(_ step: String) async -> Bool {
        guard let script = try? Script(.text(step, name: "new")), script.errors.isEmpty else { return false }
        failure = nil
        await replay.play(on: script, from: 0)
        return failure == nil
    }
}
