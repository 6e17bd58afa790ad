import CellDirector
import HeadlessUIKit
import TapReplay

/// Touches a screen and reports faults. The parent process detects crashes and hangs.
@MainActor
final class FuzzJob {
    private let opening: String
    private let player: ReplayPlayer
    private let script: Script
    private let summary: ScriptSummary
    private let tell: (FuzzRecord) -> Void
    private var failure: ReplayFailure?

    /// The maximum number of touches before the screen is closed and opened again. The limit keeps the list of recorded
    /// steps short.
    static let touchLimit = 100
    private let patience: Duration

    /// Creates a job that reports its steps and faults.
    ///
    /// - Parameters:
    ///   - screen: The name of the screen to touch.
    ///   - player: A player that reports steps.
    ///   - patience: The time within which the screen's view controllers must be deallocated after the screen is
    ///     closed.
    ///   - tell: A closure that sends a message to the parent process.
    init(
        of screen: String, with player: ReplayPlayer,
        patience: Duration = .seconds(2), tell: @escaping (FuzzRecord) -> Void
    ) throws {
        opening = "screen \(ScriptSpelling.name(screen))"
        script = try Script(.text(opening, name: "fuzz"))
        summary = try player.check(script)
        self.player = player
        self.tell = tell
        self.patience = patience
        player.onFailure = { [unowned self] in failure = failure ?? $0 }
    }

    /// Touches the screen at random until a fault is found or the time is up.
    func explore(seed: UInt64, for duration: Duration) async {
        var random = SeededGenerator(seed: seed)
        let clock = ContinuousClock()
        let end = clock.now + duration
        var isClean = true
        while isClean, clock.now < end {
            var count = 0
            isClean = await round { screen in
                count += 1
                if count > Self.touchLimit || clock.now >= end { return nil }
                return screen.touches(everyRow: true).randomElement(using: &random)?.step
            }
        }
        tell(.end)
    }

    /// Plays steps, and ignores steps that are rejected.
    func replay(_ steps: some Sequence<String>) async {
        var rest = steps.makeIterator()
        _ = await round { _ in rest.next() }
        tell(.end)
    }

    /// Opens the screen, plays steps and closes the screen.
    ///
    /// - Returns: `true` if no fault was found.
    private func round(_ next: (OpenScreen) -> String?) async -> Bool {
        tell(.opening)
        let controllers = Controllers()
        if let fault = await touch(next, controllers) {
            tell(.fault(fault))
            return false
        }
        let clock = ContinuousClock()
        let end = clock.now + patience
        while !controllers.isEmpty, clock.now < end { try? await Task.sleep(for: .milliseconds(5)) }
        guard let kept = controllers.first else { return true }
        tell(.fault(Fault(kind: .leak, words: "the \(type(of: kept)) was not deallocated after the screen was closed")))
        return false
    }

    private func touch(_ next: (OpenScreen) -> String?, _ controllers: Controllers) async -> Fault? {
        failure = nil
        let replay = player.replay(script, summary)
        replay.begin()
        defer { replay.end() }
        await replay.playSteps()
        if let fault = fault(in: replay) { return fault }
        while let screen = replay.screen, let step = next(screen) {
            controllers.add(screen.controller)
            guard let script = try? Script(.text(step, name: "fuzz")), script.errors.isEmpty else { continue }
            tell(.step(step))
            failure = nil
            await replay.play(on: script, from: 0)
            if let fault = fault(in: replay) { return fault }
            if failure != nil { tell(.refused) }
        }
        return nil
    }

    private func fault(in replay: Replay) -> Fault? {
        if let failure, replay.screen == nil { return Fault(kind: .exception, words: failure.message) }
        guard failure == nil else { return nil }
        if let dispatch = replay.dispatches.first(where: \.isLost) {
            return Fault(
                kind: .unhandled, words: "\(ScriptSpelling.name(dispatch.name)) is dispatched, and is not handled")
        }
        // A warning that would make a step fail with `--strict` is also a fault.
        return replay.warning.map { Fault(kind: .problem, words: $0) }
    }

    /// The view controllers of a screen that have not been deallocated yet.
    private final class Controllers {
        private final class Reference {
            weak var controller: UIViewController?
        }

        private var references: [ObjectIdentifier: Reference] = [:]

        var first: UIViewController? { references.values.lazy.compactMap(\.controller).first }
        var isEmpty: Bool { first == nil }

        @MainActor
        func add(_ controller: UIViewController) {
            guard references[ObjectIdentifier(controller)]?.controller == nil else { return }
            let reference = Reference()
            reference.controller = controller
            references[ObjectIdentifier(controller)] = reference
            for child in controller.children { add(child) }
        }
    }
}
