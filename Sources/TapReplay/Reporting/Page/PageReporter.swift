import CellDirector

/// Writes a replay as an HTML page with each step, the screen before and after it, and its dispatches.
///
/// The page is self-contained. Except for durations, it is the same for each replay of a script.
@MainActor
package final class PageReporter: Reporter {
    private let file: AtomicFile
    private let shard: ReplayShard?
    /// A closure that returns the current time in seconds since an arbitrary reference time, or `nil` to omit
    /// durations.
    private let time: (() -> Double)?
    private let encoder = JSONEncoder.forReports
    private var records: [UInt8] = []
    private var error: (any Error)?

    /// The maximum number of steps on a page.
    ///
    /// When a page has reached this limit or ``byteLimit``, only failed steps are added, up to
    /// ``ReplayReport/failureLimit`` of them.
    static let stepLimit = 10_000
    /// The maximum size of the steps on a page, in bytes.
    static let byteLimit = 16 << 20

    private var script = ""
    /// The times when the script started and when its last step ended.
    private var (start, lastTime) = (0.0, 0.0)
    private var stepCount = 0
    private var failureCount = 0
    private var leftOutCount = 0
    /// The last step, which is added later because a failure may still be reported for it.
    private var waiting: PageStep?

    /// The current screen, or `nil` if there is none.
    private var screen: [String]?
    /// The screen after the last step on the page, or `nil` if there is none.
    private var writtenScreen: [String]?
    /// The current picture, or `nil` if there is none.
    private var picture: [String]?
    /// The picture after the last step on the page, or `nil` if there is none.
    private var writtenPicture: [String]?
    private var pictureLines = ScreenDifference.Lines()

    /// Creates a reporter that writes a page.
    ///
    /// - Parameters:
    ///   - path: The file to write, which replaces an existing file; `-` is standard output.
    ///   - others: Files that the page must not overwrite.
    ///   - shard: The shard of scripts that is played. It is recorded in the page.
    ///   - time: A closure that returns the current time in seconds since an arbitrary reference time. If `time` is
    ///     `nil`, the page has no durations and is the same for each replay of a script.
    package init(
        path: String, sparing others: [String] = [], shard: ReplayShard? = nil, time: (() -> Double)? = nil
    ) throws {
        self.time = time
        self.shard = shard
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        file = try AtomicFile(path: path, noun: "page", sparing: others)
    }

    package func began(_ name: String, of file: String) {
        begin(file, shownAs: ScriptSpelling.escaped(name).clippedForPage)
    }

    func begin(_ name: String, shownAs shown: String) {
        start = time?() ?? 0
        lastTime = start
        (screen, writtenScreen) = (nil, nil)
        (picture, writtenPicture) = (nil, nil)
        pictureLines = ScreenDifference.Lines()
        script = name
        add(["script": shown])
    }

    package var needsScreens: Bool { !isFull }

    private var isFull: Bool { stepCount >= Self.stepLimit || records.count >= Self.byteLimit }

    package func played(_ step: PlayedStep) {
        addWaiting()
        let now = time?() ?? 0
        let duration = Self.milliseconds(now - lastTime)
        lastTime = now
        if isFull, step.failure == nil {
            leftOutCount += 1
            return
        }
        var shown = PageStep(step, in: script)
        if duration >= Self.shortestDuration { shown.ms = duration }
        if let drawing = step.screen {
            var lines = drawing.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let meant = lines.indices.filter { lines[$0].hasPrefix("✗") }
            for index in meant { lines[index] = "│" + lines[index].dropFirst() }
            if !meant.isEmpty { shown.meant = meant }
            screen = lines
        } else if step.failure != nil {
            screen = nil
        }
        if let drawing = step.picture {
            picture = drawing.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        } else if screen == nil {
            picture = nil
        }
        waiting = shown
    }

    package func failed(_ failure: ReplayFailure) {
        let failed = PageStep(failure, in: script)
        if let step = waiting, step.failure != nil, (step.line, step.step) == (failed.line, failed.step) {
            waiting?.failure = failed.failure
            waiting?.column = failed.column
        } else {
            addWaiting()
            waiting = failed
        }
    }

    /// Adds a step from another page, along with the number of steps omitted before it, and the screen and picture
    /// after it.
    func take(_ step: PageStep, after gap: Int, leaving screen: [String]?, _ picture: [String]?) {
        leftOutCount += gap
        self.screen = screen
        self.picture = picture
        waiting = step
        addWaiting()
    }

    package func ended(_ report: ReplayReport) {
        var counts = [
            "played": report.stepCount, "failed": report.failureCount, "skipped": report.skippedCount,
            "knownCount": report.knownFailureCount,
        ]
        if let time { counts["ms"] = Self.milliseconds(time() - start) }
        end(counts)
    }

    /// The shortest step duration that the page shows, in milliseconds. Shorter durations are omitted.
    static let shortestDuration = 20

    private static func milliseconds(_ seconds: Double) -> Int { Int((min(max(0, seconds), 1e9) * 1000).rounded()) }

    /// Ends the script, and adds its counts to the page. The number of steps that were omitted after the last step on
    /// the page is added to the `leftOut` count.
    func end(_ counts: [String: Int]) {
        addWaiting()
        add(counts.merging(["leftOut": leftOutCount], uniquingKeysWith: +))
        leftOutCount = 0
    }

    package func finish() throws {
        if let error { throw error }
        try file.write(Page.bytes(records: records, of: shard))
    }

    private func addWaiting() {
        guard var step = waiting else { return }
        waiting = nil
        if isFull, step.failure == nil || failureCount >= ReplayReport.failureLimit {
            leftOutCount += 1
            return
        }
        if isFull { failureCount += 1 }
        stepCount += 1
        if leftOutCount > 0 { step.gap = leftOutCount }
        leftOutCount = 0
        if screen != writtenScreen { step.screen = ScreenDifference(from: writtenScreen ?? [], to: screen ?? []) }
        writtenScreen = screen
        if picture != writtenPicture {
            step.picture = ScreenDifference(from: writtenPicture ?? [], to: picture ?? [])
            step.picture?.shorten(&pictureLines)
        }
        writtenPicture = picture
        add(step)
    }

    private func add(_ record: some Encodable) {
        do {
            let bytes = try encoder.encode(record)
            if !records.isEmpty { records += [UInt8(ascii: ","), UInt8(ascii: "\n")] }
            records += bytes
        } catch {
            self.error = self.error ?? error
        }
    }
}
