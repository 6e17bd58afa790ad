import CellDirector
import HeadlessUIKit
import TapReplay

/// A session in which the user writes a script by playing it. The session plays each line when the user enters it,
/// offers the effects as expectations, and discards lines with errors. It doesn't depend on a terminal.
@MainActor
final class ReplaySession {
    /// The result of processing a line.
    struct Answer: Equatable {
        var lines: [String] = []
        /// The reason why the line was rejected, or `nil` if the line was accepted.
        var refusal: String?
        /// Whether a step was played and failed.
        var isFailure = false
        /// The column of the error. Columns are numbered from 1.
        var column = 1
        /// Whether the session has ended.
        var isOver = false
    }

    /// The accepted steps. Each step is a line or a block of lines, and the first step opens the screen.
    private(set) var steps: [String]
    /// The effects of the last touch, as expectations that the screen meets.
    private(set) var offers: [String] = []
    /// Whether a block is open, that is, its `end` has not been entered yet.
    var isInBlock: Bool { !block.isEmpty }

    /// The first line of the innermost open block.
    var openBlock: String? {
        guard isInBlock, let script = try? Script(.text(text(with: block), name: Self.name)), script.isUnfinished else {
            return nil
        }
        return script.errors.first.map { text(with: block).components(separatedBy: "\n")[$0.place.line - 1] }
    }

    /// The lines of the open block.
    private var block: [String] = []
    /// The steps that were saved last, and the path of the saved file.
    private var saved: (steps: [String], path: String)?
    private var isWarned = false

    /// The files that the screens read. Like the scripts that the session plays, they must not be overwritten.
    private let sources: [String]
    private let makePlayer: () -> ReplayPlayer
    /// Stops the steps in progress when the user presses Ctrl-C; `nil` if the session isn't interactive.
    private let interruption: StepInterruption?
    private var player: ReplayPlayer
    private var replay: Replay?
    private var output: [String] = []
    private var failure: ReplayFailure?

    /// The name of the script in error messages.
    private static let name = "session"

    /// The maximum number of offered expectations.
    private static let offerLimit = 12

    /// Creates a session on a screen.
    ///
    /// - Parameters:
    ///   - sources: The files that the screens read. A saved script must not overwrite these files.
    ///   - interruption: Stops the steps in progress when the user presses Ctrl-C; `nil` if the session isn't
    ///     interactive.
    ///   - makePlayer: A closure that creates an unused player that reports steps. The session calls it each time it
    ///     plays the steps from the beginning.
    init(
        screen: String, sparing sources: [String] = [], interruption: StepInterruption? = nil,
        makePlayer: @escaping () -> ReplayPlayer
    ) throws {
        self.sources = sources
        self.interruption = interruption
        self.makePlayer = makePlayer
        player = makePlayer()
        steps = ["screen \(ScriptSpelling.name(screen))"]
        _ = try player.check(.text(script, name: Self.name))
    }

    /// Returns the script with additional lines.
    private func text(with lines: [String]) -> String { script + lines.joined(separator: "\n") }

    /// The text of the script, as it is saved.
    var script: String { steps.map { $0 + "\n" }.joined() }

    /// The session's own commands, which aren't steps, and their descriptions.
    static let commands: KeyValuePairs<String, String> = [
        "1 3": "add the offered expectations with these numbers; all: add all of them",
        "undo": "undo the last step, by playing the others again",
        "script": "show the steps so far",
        "save FILE": "write the steps to FILE, and play it; save over FILE replaces a file",
        "help, ?": "print this, and the language",
        "quit": "end",
    ]

    /// Opens the screen.
    func begin() async -> Answer {
        let faults = await restart()
        return Answer(lines: faults + [drawing])
    }

    /// Processes a line: a step, the numbers of offered expectations, or a command.
    func take(_ line: String) async -> Answer {
        let line = line.trimmingCharacters(in: .whitespaces)
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        let rest = words.count > 1 ? words[1].trimmingCharacters(in: .whitespaces) : ""
        if words.first != "quit" { isWarned = false }
        switch (words.first, rest.isEmpty) {
        case (nil, _): return Answer()
        case ("undo", true): return await undo()
        case ("script", true):
            return Answer(lines: [String(text(with: block).dropLast(isInBlock ? 0 : 1))])
        case ("save", false): return await save(Self.unquoted(rest))
        case ("save", true): return refusal("missing file name for save, as in `save follow.taps`")
        case ("help", true), ("?", true): return Answer(lines: [Self.help])
        case ("quit", true): return quit()
        case ("quit", false), ("undo", false), ("script", false), ("help", false), ("all", false):
            return refusal("\(words[0]) takes no other words, but got \"\(rest)\"")
        case ("show", true) where !isInBlock: return Answer(lines: [drawing])
        case ("all", true): return await add(offers)
        default: break
        }
        if !isInBlock, line.allSatisfy({ $0.isASCII && $0.isNumber || $0 == " " || $0 == "," }) {
            return await choose(line)
        }
        return await play(line)
    }

    /// Ends the session.
    func end() {
        replay?.end()
        replay = nil
    }

    /// Returns completions for a line.
    func completions(of line: String) -> (start: String.Index, words: [String]) {
        let dispatched = replay.map { Array(Set($0.dispatches.filter(\.isCounted).map(\.name))).sorted() } ?? []
        var completion = StepCompletion(screen: replay?.screen)
        completion.names = [
            "screen": player.screenNames, "run": replay?.screen?.opened.commandNames ?? [],
            "dispatched": dispatched.map(ScriptSpelling.name),
            "": Self.commands.map { String($0.key.prefix(while: \.isLetter)) }.filter { !$0.isEmpty },
        ]
        return completion.candidates(for: line)
    }

    // MARK: Steps

    /// Plays steps that the user can interrupt.
    private func run<Value: Sendable>(_ steps: @escaping @MainActor () async -> Value) async -> Value {
        guard let interruption else { return await steps() }
        return await interruption.run(keeping: script, steps)
    }

    private func play(_ line: String) async -> Answer {
        let lines = block + [line]
        let text = self.text(with: lines)
        let number = text.count { $0 == "\n" } + 1
        let script: Script
        do {
            script = try Script(.text(text, name: Self.name))
            do {
                _ = try player.check(script)
            } catch let found as ScriptErrors {
                // A missing `end` isn't an error yet. Only errors on the new line matter, because later lines may fix
                // errors on earlier lines.
                let missingEnd = script.isUnfinished ? script.errors.first : nil
                let error = found.errors.first {
                    $0.place.file == Self.name && $0.place.line == number && $0 != missingEnd
                }
                if let error {
                    let refusal = Self.commandMeant(by: line, error) ?? error.message
                    return Answer(refusal: refusal, column: error.place.column)
                }
                guard script.isUnfinished else { throw found }
                block.append(line)
                return Answer()
            }
        } catch {
            // The message of an error in another file, such as a script that the line plays, contains the location of
            // the error.
            return Answer(lines: ["\(error)"], refusal: "this can't be played")
        }
        block = []
        let before = replay?.screen.map { ScreenFacts($0) }
        (output, failure) = ([], nil)
        let old = replay?.stepCount ?? 0
        let acts = script.steps.dropFirst(old).contains(where: \.acts)
        await run { [replay] in await replay?.play(on: script) }
        if let failure {
            await restart()
            return Answer(
                lines: [failure.difference].compactMap(\.self), refusal: failure.message, isFailure: true)
        }
        steps.append(lines.joined(separator: "\n"))
        guard acts else { return Answer(lines: output) }
        let changes = before.flatMap { replay?.changes(since: $0, atMost: Self.offerLimit) } ?? []
        offers = changes.map { "expect \($0)" }
        return Answer(lines: output + [drawing] + offerLines)
    }

    private var offerLines: [String] {
        let lines = offers.enumerated().map { index, offer in "\(index + 1 < 10 ? "  " : " ")\(index + 1)  \(offer)" }
        return lines.isEmpty ? [] : lines + ["to add some, enter their numbers, or all"]
    }

    private func choose(_ line: String) async -> Answer {
        let numbers = line.split { $0 == " " || $0 == "," }.map { Int($0) ?? 0 }
        if let wrong = numbers.first(where: { !(1...max(1, offers.count)).contains($0) || offers.isEmpty }) {
            let there = offers.isEmpty ? "nothing is offered" : "1 to \(offers.count) are"
            return refusal("\(wrong) is not offered; \(there)")
        }
        return await add(numbers.map { offers[$0 - 1] })
    }

    private func add(_ expectations: [String]) async -> Answer {
        if expectations.isEmpty { return refusal("nothing is offered; offers follow a step that touches something") }
        var lines: [String] = []
        for expectation in expectations {
            let answer = await play(expectation)
            if answer.refusal != nil { return answer }
            lines += answer.lines
        }
        return Answer(lines: lines)
    }

    // MARK: Commands

    private func undo() async -> Answer {
        if isInBlock { return Answer(lines: ["removed: \(block.removeLast())"]) }
        guard steps.count > 1 else { return refusal("there is no step to undo") }
        let step = steps.removeLast()
        let faults = await restart()
        return Answer(lines: ["removed: \(step)"] + faults + [drawing])
    }

    private func save(_ words: String) async -> Answer {
        if isInBlock { return refusal("the block that is being written has no `end` yet") }
        let isReplacing = words.hasPrefix("over ")
        let path = isReplacing ? words.dropFirst(5).trimmingCharacters(in: .whitespaces) : words
        if path == "-" { return refusal("missing file name for save; `script` shows the steps") }
        let name = ScriptSpelling.escaped(path)
        if !isReplacing, saved?.path != path, FileManager.default.fileExists(atPath: path) {
            return refusal("\(name) already exists; `save over \(name)` replaces it")
        }
        do {
            let played = PlayedScripts()
            _ = try? Script(.text(script, name: Self.name), among: played)
            try AtomicFile(path: path, noun: "script", sparing: played.sources + sources).write(Array(script.utf8))
        } catch {
            return Answer(lines: ["\(error)"], refusal: "the steps are not saved")
        }
        saved = (steps, path)
        // Verifies the saved file by playing it on new screens.
        end()
        let answer = await run { [unowned self] in await playFile(path, name) }
        await restart()
        return answer
    }

    private func playFile(_ path: String, _ name: String) async -> Answer {
        do {
            let report = try await makePlayer().play(.file(path: path))
            if let failure = report.failures.first {
                return Answer(
                    lines: ["\(failure)"], refusal: "wrote \(name), which fails when it is played", isFailure: true)
            }
            let count = report.stepCount == 1 ? "1 step" : "\(report.stepCount) steps"
            return Answer(lines: ["wrote \(name): \(count), all passed"])
        } catch {
            return Answer(lines: ["\(error)"], refusal: "wrote \(name), which can't be played from there")
        }
    }

    private func quit() -> Answer {
        let isUnsaved = isInBlock || steps.count > 1 && saved?.steps != steps
        if isUnsaved, !isWarned {
            isWarned = true
            return refusal("the steps are not saved; `save FILE` saves them, another `quit` discards them")
        }
        return Answer(isOver: true)
    }

    /// Plays all steps again, on new screens.
    ///
    /// - Returns: A description of the first step that failed this time, if any.
    @discardableResult
    private func restart() async -> [String] {
        end()
        (output, failure, offers, block) = ([], nil, [], [])
        player = makePlayer()
        player.onStep = { [unowned self] step in output += step.dispatchedInBrief.map { "→ \($0)" } }
        player.onFailure = { [unowned self] in failure = failure ?? $0 }
        player.onShow = { [unowned self] in output.append($0) }
        guard let script = try? Script(.text(script, name: Self.name)), let summary = try? player.check(script) else {
            return []
        }
        let replay = player.replay(script, summary)
        self.replay = replay
        replay.begin()
        await run { await replay.playSteps() }
        output = []
        return failure.map { ["played again, the steps fail: \($0)"] } ?? []
    }

    /// A drawing of the screen that marks the changes since the previous drawing.
    private var drawing: String {
        let before = output
        defer { output = before }
        output = []
        replay?.show()
        return output.joined(separator: "\n")
    }

    private func refusal(_ message: String) -> Answer { Answer(refusal: message) }

    /// Returns the name of a file without its quotation marks, if it is quoted as in `play "follow.taps"`.
    private static func unquoted(_ name: String) -> String {
        func isQuoted(_ name: some StringProtocol) -> Bool {
            name.count > 2 && name.hasPrefix("\"") && name.hasSuffix("\"")
        }
        if isQuoted(name) { return String(name.dropFirst().dropLast()) }
        let over = "over "
        guard name.hasPrefix(over), isQuoted(name.dropFirst(over.count)) else { return name }
        return over + name.dropFirst(over.count + 1).dropLast()
    }

    /// Returns the error for a line that begins with a misspelled session command.
    private static func commandMeant(by line: String, _ error: ScriptError) -> String? {
        guard let word = line.split(separator: " ").first.map(String.init), error.message.hasPrefix("unknown step")
        else { return nil }
        let names = commands.map { String($0.key.prefix(while: \.isLetter)) }.filter { !$0.isEmpty }
        let clause = Suggestion.clause(for: word, among: names + Verb.words)
        return names.contains { clause.contains("\"\($0)\"") } ? "unknown step \"\(word)\"\(clause)" : nil
    }

    /// The help text. The session's own commands come last, after the description of the language, so that they don't
    /// scroll out of view in a terminal.
    private static var help: String {
        let lines = commands.map { "  \($0.key.padding(toLength: 12, withPad: " ", startingAt: 0))\($0.value)" }
        return ([ScriptLanguage.description, "", "A line is a step, which is played at once, or one of"] + lines)
            .joined(separator: "\n")
    }
}
