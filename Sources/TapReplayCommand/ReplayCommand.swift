import CellDirector
@_exported import TapReplay

/// A command-line tool that replays scripts on the screens of a program.
///
///     @main struct ReplayTaps {
///         static func main() async {
///             exit(await ReplayCommand(name: "replay-taps", version: "1.0.0", screens: [feed, settings]).run())
///         }
///     }
///
/// The exit status is 0 if every step passed, 1 if a step failed, and 2 if the arguments, a script or the data are
/// invalid.
@MainActor
public struct ReplayCommand {
    let name: String
    private let version: String
    let screens: [ReplayScreen]
    private let examples: [String]
    let bus: CellActionBus
    /// The path of the executable for child processes.
    var executable = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""

    /// Creates a command-line tool for the screens of a program.
    ///
    /// - Parameters:
    ///   - name: The program's name.
    ///   - version: The version that `--version` prints.
    ///   - screens: The screens that scripts can open.
    ///   - examples: Example command lines for the help text, without the program's name.
    ///   - bus: The action bus that the directors of the screens use.
    public init(
        name: String, version: String, screens: [ReplayScreen], examples: [String] = [], bus: CellActionBus = .default
    ) {
        self.name = name
        self.version = version
        self.screens = screens
        self.examples = examples
        self.bus = bus
    }

    /// Runs the command with the given arguments.
    ///
    /// - Parameter arguments: All arguments of the program, without its name. `--jobs` and `--fuzz` start the same
    ///   executable again, with `--job=…` or `--fuzz-job=…` followed by these arguments. The program must then pass all
    ///   of its arguments to this method.
    /// - Returns: The exit status.
    public func run(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) async -> Int32 {
        OutputFile.fillStandardStreams()
        do {
            let options = try ReplayOptions(arguments)
            switch options.request {
            case .help: try OutputFile.standardOutput.write(help + "\n")
            case .version: try OutputFile.standardOutput.write("\(name) \(version)\n")
            case .screens: try OutputFile.standardOutput.write(screenList + "\n")
            case nil:
                switch options.command {
                case .merge: return try merge(options)
                case .new: return try await writeFirstScript(options)
                case nil: if options.fuzzSeconds != nil { return try await fuzz(options) }
                }
                if let screen = options.interactiveScreen {
                    return try await interact(
                        screen, options.settings, sparing: [options.dataFile].compactMap(\.self))
                }
                return try await options.isWatching && options.job == nil ? watch(options) : replay(options)
            }
            return 0
        } catch let error as ReplayOptions.UsageError {
            return refuse("\(name): error: \(error.message)")
        } catch {
            return refuse("\(error)")
        }
    }

    func refuse(_ message: String) -> Int32 {
        try? OutputFile.standardError.write(
            message.split(separator: "\n").map(\.printable).joined(separator: "\n") + "\n")
        return 2
    }

    // MARK: Replaying

    /// A script to play and its summary, the name of the run, and the player for the run.
    typealias PlannedRun = (script: Script, summary: ScriptSummary, name: String, player: ReplayPlayer)

    /// Checks all scripts, and then plays them.
    func replay(_ options: ReplayOptions, _ played: PlayedScripts = PlayedScripts()) async throws -> Int32 {
        if let path = options.dataFile { try ReplayDataFile.checkPresence(of: path) }
        let terminal = TerminalReporter(
            isQuiet: options.isQuiet, summarizes: !options.isWatching,
            scriptCount: options.scripts.count * options.matrix.runs(options.settings).count,
            to: options.output)
        var playerOptions = ReplayPlayer.Options()
        playerOptions.stopsAtFirstFailure = options.stopsAtFirstFailure
        playerOptions.isStrict = options.isStrict
        playerOptions.showsEachStep = options.showsEachStep
        playerOptions.reportsSteps =
            !options.isQuiet || [options.trace, options.page, options.junit, options.pictures].contains { $0 != nil }
        playerOptions.reportsUnhandled = options.tracesAll || options.page != nil
        playerOptions.reportsScreens = options.tracesScreens
        playerOptions.reportsEachScreen = options.page != nil
        playerOptions.reportsPictures = options.pictures != nil || options.page != nil
        playerOptions.reportsFaults = options.outlinesFaults
        let pictureFolder = options.pictures.map { PictureFolder(path: $0, of: options.scripts) }
        playerOptions.pictureFolder = pictureFolder
        playerOptions.firstLine = options.firstLine
        playerOptions.updatesSnapshots = options.updatesSnapshots
        playerOptions.reportsProgress = terminal.showsProgress
        let runs = options.matrix.runs(options.settings)
        let players = runs.map {
            ReplayPlayer(screens: screens, settings: $0.settings, options: playerOptions, bus: bus)
        }

        let (all, called, wrong) = read(options, players, played, options.isCheckOnly ? terminal : nil)
        if !wrong.isEmpty { return refuse(wrong.joined(separator: "\n")) }
        for script in called where options.job == nil {
            if !played.isPlayed(script) {
                warn(script.playWarning)
            } else if !options.isQuiet {
                try options.output.write(Self.note(on: script) + "\n")
            }
        }
        for (script, summary) in all where options.job == nil {
            options.matrix.warnings(for: summary, of: script.name).forEach(warn)
        }
        if options.isCheckOnly {
            try terminal.finish()
            return 0
        }

        for player in players {
            player.sources = { (Array(played.stamps.keys) + [options.dataFile].compactMap(\.self)).sorted() }
        }
        let scripts: [PlannedRun] = try share(of: all, options).flatMap { script, summary in
            zip(runs, players).map { (script, summary, $0.name(of: script.name), $1) }
        }
        if let job = options.job {
            return try await play(
                scripts.enumerated().filter { $0.offset % options.jobCount == job }.map(\.element))
        }

        // The reporters are created only now, so that an earlier trace isn't overwritten if the scripts or the data are
        // invalid.
        let files = played.sources + [options.dataFile, options.durations].compactMap(\.self)
        let clock = ReplayClock()
        let page = try options.page.map { page in
            try PageReporter(
                path: page, sparing: files + [options.trace, options.junit].compactMap(\.self), shard: options.shard,
                time: { clock.time })
        }
        let junit = try options.junit.map {
            try JUnitReporter(
                path: $0, sparing: files + [options.trace].compactMap(\.self), shard: options.shard,
                time: { clock.time })
        }
        let trace = try options.trace.map {
            try TraceReporter(
                path: $0, sparing: files, writesScreens: options.tracesScreens, writesAll: options.tracesAll,
                shard: options.shard)
        }
        defer { trace?.discard() }
        let film = try options.film.map { try FilmReporter(path: $0, sparing: files) }
        let pictures = pictureFolder.map { PictureReporter($0, sparing: files) }
        let reporters = ([trace, page, junit, film, pictures, terminal] as [(any Reporter)?]).compactMap(\.self)
        for player in players { player.reporters = reporters }
        let jobs = min(options.jobCount, scripts.count)
        let processes = jobs > 1 ? try ReplayJobs(jobs, of: executable, options.arguments, clock) : nil
        defer { processes?.end() }
        var status: Int32 = 0
        var asked: [String] = []
        var whole: [Script] = []
        var areAllPlayed = true
        for (number, (script, summary, name, player)) in scripts.enumerated() {
            let report: ReplayReport
            if let processes {
                report = try processes.play(number, name, of: script.name, reporters)
            } else {
                for reporter in reporters { reporter.began(name, of: script.name) }
                report = await player.play(script, summary)
                for reporter in reporters { reporter.ended(report) }
            }
            if !report.isSuccess { status = 1 }
            asked += report.askedSnapshots
            if report.skippedCount == 0 { whole.append(script) }
            if status != 0, options.stopsAtFirstFailure {
                let names = scripts[(number + 1)...].map(\.name)
                for reporter in reporters { reporter.leftOut(names) }
                areAllPlayed = names.isEmpty
                break
            }
        }
        if areAllPlayed {
            warnOfUnusedData(
                options, players.map(\.readSettings).reduce(processes?.readSettings ?? []) { $0.union($1) })
        }
        if options.updatesSnapshots, !options.isQuiet {
            for path in played.orphans(after: whole, asked: asked) {
                try options.output.write("\(ScriptSpelling.escaped(path)): no script that was played uses this\n")
            }
        }
        // Finishes all reporters, even if one of them fails.
        let unfinished = reporters.compactMap { reporter in
            do { try reporter.finish() } catch { return "\(error)" }
            return nil
        }
        return unfinished.isEmpty ? status : refuse(unfinished.joined(separator: "\n"))
    }

    /// Reads all scripts, and checks the scripts to play and their data.
    ///
    /// - Returns: The scripts to play, the scripts that only other scripts can play (because they have required
    ///   parameters), and all errors found.
    private func read(
        _ options: ReplayOptions, _ players: [ReplayPlayer], _ played: PlayedScripts, _ terminal: TerminalReporter?
    ) -> (scripts: [(script: Script, summary: ScriptSummary)], called: [Script], wrong: [String]) {
        var scripts: [(script: Script, summary: ScriptSummary)] = []
        var called: [Script] = []
        var wrong: [String] = []
        var known: Set<String> = []
        for path in options.scripts {
            do {
                let script = try Script(path == "-" ? .standardInput : .file(path: path), among: played)
                let tags = script.tags
                known.formUnion(tags)
                if !options.tags.isEmpty, tags.isDisjoint(with: options.tags) { continue }
                if options.scripts.count > 1, !script.requiredParameters.isEmpty {
                    called.append(script)
                    continue
                }
                let checks = try players.map { try $0.check(script) }
                if options.firstLine > 1, case let count = script.lineCount, options.firstLine > count {
                    let file = ScriptSpelling.escaped(script.name)
                    wrong.append(
                        "\(name): error: --from \(options.firstLine) is beyond the end of \(file), which has "
                            + "\(count) \(count == 1 ? "line" : "lines")")
                }
                guard let summary = checks.first else { continue }
                terminal?.checked(script.name, summary)
                scripts.append((script, summary))
            } catch {
                let message = "\(error)"
                if !wrong.contains(message) { wrong.append(message) }
            }
        }
        if scripts.isEmpty, wrong.isEmpty, !called.isEmpty {
            wrong = called.map(Self.note) + ["\(name): error: no other script was given"]
        } else if scripts.isEmpty, wrong.isEmpty {
            let names = options.tags.map { "@\($0)" }.joined(separator: " or ")
            let meant = Suggestion.clause(for: options.tags.first ?? "", among: known.sorted())
            wrong = ["\(name): error: no script has the tag \(names)\(meant)"]
        }
        return (scripts, called, wrong)
    }

    private static func note(on script: Script) -> String {
        let names = script.requiredParameters.joined(separator: ", ")
        return "\(ScriptSpelling.escaped(script.name)): not played, because it takes \(names): "
            + "`play` it from another script"
    }

    /// Warns if the command line specifies a data file or a number of rows that none of the opened screens has read.
    private func warnOfUnusedData(_ options: ReplayOptions, _ read: ReadSettings) {
        let uses: [(String, Bool, ReadSettings)] = [
            ("--data", options.dataFile != nil, .dataFile), ("--rows", options.rowCount != nil, .rowCount),
        ]
        for (option, isGiven, setting) in uses where isGiven && !read.contains(setting) {
            warn("\(name): warning: \(option) has no effect: no screen that these scripts open reads it")
        }
    }

    private func warn(_ message: String) { try? OutputFile.standardError.write(message + "\n") }

    // MARK: Help text

    private var screenList: String {
        let width = screens.map(\.name.count).max() ?? 0
        return screens.map { screen in
            let name = screen.name.padding(toLength: width, withPad: " ", startingAt: 0)
            let commands = screen.commandNames.isEmpty ? "" : "   run: " + screen.commandNames.joined(separator: ", ")
            let text = "\(screen.summary)\(commands)".wrapped(to: 75 - width)
            return "\(name)   " + text.joined(separator: "\n" + String(repeating: " ", count: width + 3))
        }.joined(separator: "\n")
    }

    private var help: String {
        let calls = ReplayOptions.all.map { option in option.name + (option.value.map { " \($0)" } ?? "") }
        let width = (calls.map(\.count).max() ?? 0) + 2
        let options = zip(calls, ReplayOptions.all).map { call, option in
            "  \(call.padding(toLength: width, withPad: " ", startingAt: 0))"
                + option.help.wrapped(to: 78 - width)
                .joined(separator: "\n" + String(repeating: " ", count: width + 2))
        }
        var lines = [
            "Replays scripts of taps on lists, without a screen.", "",
            "usage: \(name) [options] script …     - is standard input",
            "       \(name) merge [--html FILE] [--junit FILE] [--trace FILE] report …",
            "                  merge the reports of all shards into one",
            "       \(name) new [-o FILE] SCREEN",
            "                  write a first script, with a touch on each view",
            "       \(name) --fuzz SECONDS [--seed N] [-o FILE] SCREEN",
            "                  touch a screen at random; write a script that shows a fault", "",
        ]
        lines += options
        lines += [
            "", ScriptLanguage.description, "", "Screens:",
            screenList.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"),
        ]
        if !examples.isEmpty { lines += ["", "Examples:"] + examples.map { "  \(name) \($0)" } }
        lines += [
            "", "Exit status: 0 all steps passed, 1 a step failed, 2 the arguments, a script or",
            "the data is invalid.",
        ]
        return lines.joined(separator: "\n")
    }
}
