import CellActions
import TapReplay

/// The parsed command line.
struct ReplayOptions: Hashable, Sendable {
    var scripts: [String] = []
    /// The tags of the scripts to play, without `@`. If there are no tags, all scripts are played.
    var tags: [String] = []
    var dataFile: String?
    var rowCount: Int?
    var matrix = ReplayMatrix()
    var trace: String?
    var tracesScreens = false
    var tracesAll = false
    var page: String?
    /// The path of the film to write.
    var film: String?
    /// The folder for pictures.
    var pictures: String?
    /// Whether screen faults are reported, and outlined in pictures.
    var outlinesFaults = false
    var junit: String?
    var updatesSnapshots = false
    /// The number of the first line whose steps are always reported. Lines are numbered from 1. Steps on earlier lines
    /// are played, but are reported only if they fail.
    var firstLine = 1
    var showsEachStep = false
    var stopsAtFirstFailure = false
    var isStrict = false
    var isCheckOnly = false
    var isQuiet = false
    var interactiveScreen: String?
    var isWatching = false
    /// The number of processes that play the scripts.
    var jobCount = 1
    /// The index of this process among the child processes, or `nil` for the main process.
    var job: Int?
    /// The shard of the scripts to play, or `nil` for all scripts.
    var shard: ReplayShard?
    /// The path of an earlier JUnit report that contains the durations of the scripts.
    var durations: String?
    /// The duration of random touches, in seconds.
    var fuzzSeconds: Double?
    /// The seed for random touches, or `nil` to choose a random seed.
    var seed: UInt64?
    /// The task of a fuzzing child process, or `nil` for the main process.
    private(set) var fuzzJob: String?
    /// The path of the script that `new` or `--fuzz` writes, or `nil` for standard output.
    var newScript: String?
    /// The command, if the first argument is a command instead of a script.
    private(set) var command: Command?
    var request: Request?
    /// The original arguments.
    private(set) var arguments: [String] = []

    /// A command, given as the first argument.
    enum Command: String, Hashable, Sendable {
        case merge, new
    }

    /// A request to print something instead of playing scripts.
    enum Request: Hashable, Sendable {
        case help, version, screens
    }

    /// An error in the arguments, described in one sentence.
    struct UsageError: Error, Hashable {
        let message: String
    }

    /// The options, in the order in which the help text lists them.
    static let all: [(name: String, value: String?, help: String)] = [
        ("--data", "FILE", "read the screens' data from FILE"),
        ("--rows", "N", "give a screen N rows, from 0 to \(largestRowCount)"),
        (
            "--devices", "LIST",
            "play each script once on each of these devices, as in \"iPhone SE,iPad mini\""
        ),
        ("--styles", "LIST", "play each script once in each of these styles, as in light,dark"),
        ("--text-sizes", "LIST", "play each script once at each of these text sizes, as in large,accessibilityLarge"),
        ("--directions", "LIST", "play each script once in each of these directions, \"left to right,right to left\""),
        ("--tag", "NAME", "play only scripts with this tag; repeat the option to allow several tags"),
        ("--from", "LINE", "print the steps before this line only if they fail"),
        ("--show", nil, "show the screen after each step"),
        (
            "--trace", "FILE",
            "write a trace as JSON Lines to FILE; with -, the trace goes to standard output, all else to standard error"
        ),
        ("--trace-screens", nil, "include the screen in the trace of each failed step"),
        ("--trace-all", nil, "include questions and the list's own unhandled dispatches in the trace"),
        ("--html", "FILE", "write an HTML report to FILE: the steps, their screens and their dispatches"),
        ("--film", "FILE", "write an animated SVG of the script's screens and touches to FILE"),
        (
            "--pictures", "DIR",
            "write an SVG picture of the screen after each step that touches or shows it into DIR, named after its line"
        ),
        (
            "--outlines", nil,
            "report truncated texts, small touch targets, overlaps and views outside the screen; outline them in pictures"
        ),
        ("--junit", "FILE", "write a JUnit XML report to FILE, for a CI server"),
        ("--update", nil, "write missing snapshots, and replace those that differ from the screen"),
        (
            "--watch", nil,
            "play again when a script, a snapshot or the data changes; stops at the first failure; ends at end of input"
        ),
        ("--interactive", "SCREEN", "show a screen, play steps typed at the keyboard, and save them as a script"),
        (
            "--jobs", "N",
            "play the scripts in N processes; the reports are the same as with one"
        ),
        ("--shard", "I/N", "play only part I of N of the scripts; each script is in exactly one part"),
        ("--durations", "FILE", "balance the parts of --shard by the durations in an earlier JUnit report"),
        ("--stop", nil, "stop at the first failed step; without this option, the replay continues"),
        ("--strict", nil, "fail a step that causes a warning, such as an unhandled action"),
        ("--check", nil, "check the scripts and the data without playing them"),
        ("--quiet", nil, "print only failures and, at the end, one line"),
        ("--screens", nil, "list the screens and their commands"),
        ("--fuzz", "SECONDS", "touch a screen at random, and write the shortest script that shows a fault"),
        ("--seed", "N", "repeat the random touches of an earlier --fuzz"),
        ("--output", "FILE", "the file that new and --fuzz write their script to; -o for short"),
        ("--help", nil, "print this text"),
        ("--version", nil, "print the version"),
    ]

    /// The maximum number of rows. More rows would exceed the memory of an ordinary machine.
    static let largestRowCount = 10_000_000
    /// The maximum number of processes. A larger number in the arguments is an error.
    static let largestJobCount = 64
    /// The maximum duration of random touches, in seconds: one day.
    static let longestFuzz = 86_400.0

    /// The prefix of the first argument of a child process. The index of the process and the number of processes follow
    /// the prefix.
    static let jobName = "--job="
    /// The prefix of the first argument of a fuzzing child process. The task of the process follows the prefix.
    static let fuzzJobName = "--fuzz-job="

    /// The options that are allowed in an interactive session.
    private static let sessionNames = ["--interactive", "--data", "--rows", "--screens", "--help", "--version"]

    /// The options that have an effect only if scripts are played.
    private static let namesOfPlaying = [
        "--from", "--show", "--trace", "--trace-screens", "--trace-all", "--html", "--film", "--pictures", "--outlines",
        "--junit", "--update", "--jobs", "--stop",
    ]

    /// Descriptions of option values for error messages. Values without a description are files.
    private static let nouns = [
        "N": "a number", "LINE": "a number", "NAME": "a name", "SECONDS": "a number", "SCREEN": "a name",
        "I/N": "a part", "LIST": "a list", "DIR": "a folder",
    ]

    init(_ arguments: some Sequence<String>) throws(UsageError) {
        self.arguments = Array(arguments)
        var rest = self.arguments[...]
        var share: [Int] = []
        var given: [String] = []
        if let first = rest.first, first.hasPrefix(Self.jobName) {
            share = first.dropFirst(Self.jobName.count).split(separator: "/").compactMap { Int($0) }
            rest = rest.dropFirst()
        }
        if let first = rest.first, first.hasPrefix(Self.fuzzJobName) {
            fuzzJob = String(first.dropFirst(Self.fuzzJobName.count))
            rest = rest.dropFirst()
        }
        if let word = rest.first.flatMap(Command.init) {
            command = word
            rest = rest.dropFirst()
        }
        while let argument = rest.popFirst() {
            if argument == "--" {
                scripts += rest
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                scripts.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = ["-h": "--help", "-o": "--output"][parts[0]] ?? parts[0]
            guard let option = Self.all.first(where: { $0.name == name }) else { throw Self.unknown(name) }
            var value: String?
            if let kind = option.value {
                value = parts.count > 1 ? parts[1] : rest.popFirst()
                let what = Self.nouns[kind] ?? "a file"
                guard let value, !value.isEmpty else {
                    throw UsageError(message: "missing value for \(name): expected \(what)")
                }
                if parts.count == 1, value.hasPrefix("--") {
                    throw UsageError(message: "missing value for \(name): expected \(what), found \(value)")
                }
            } else if parts.count > 1 {
                throw UsageError(message: "\(name) takes no value, but got \"\(parts[1])\"")
            }
            try apply(name, value ?? "")
            given.append(name)
        }
        if share.count == 2 { (job, jobCount) = (share[0], max(1, share[1])) }
        if isWatching { (isQuiet, stopsAtFirstFailure) = (true, true) }
        if interactiveScreen != nil {
            if !scripts.isEmpty {
                throw UsageError(message: "--interactive writes a new script; remove the names of scripts")
            }
            if let name = given.first(where: { !Self.sessionNames.contains($0) }) {
                throw UsageError(message: "--interactive can be combined with --data and --rows, but not with \(name)")
            }
        }
        try checkCommand(given)
        if request == nil, interactiveScreen == nil, command == nil, scripts.isEmpty {
            throw UsageError(message: "no script given; use - for standard input, and --help for help")
        }
        var places: [String: String] = [:]
        for (name, path) in [("--trace", trace), ("--html", page), ("--junit", junit), ("--film", film)] {
            guard let place = path.map(AtomicFile.place) else { continue }
            if let other = places[place] {
                throw UsageError(message: "\(other) and \(name) can't write to the same file")
            }
            places[place] = name
        }
        if isWatching, showsEachStep {
            throw UsageError(message: "--watch prints only failures, so it can't be combined with --show")
        }
        if updatesSnapshots, stopsAtFirstFailure, jobCount > 1 {
            let name = isWatching ? "--watch" : "--stop"
            throw UsageError(
                message: "--jobs and --update can't be combined with \(name): the snapshots of skipped scripts "
                    + "would be written, too")
        }
        if film != nil, scripts.count > 1 || matrix.runs(settings).count > 1 || jobCount > 1 {
            throw UsageError(message: "--film is for a single script, on one device, in one process")
        }
        if firstLine > 1, scripts.count > 1 { throw UsageError(message: "--from is for a single script") }
        if scripts.contains("-"), isWatching || jobCount > 1 {
            throw UsageError(message: "standard input can be read only once; --watch and --jobs need files")
        }
        if updatesSnapshots, matrix.runs(settings).count > 1 {
            throw UsageError(
                message: "--update writes one snapshot of each name; name one device, style and size, or none")
        }
        if scripts.contains("-"), shard != nil {
            throw UsageError(message: "--shard assigns scripts by name, and standard input has none")
        }
        if isCheckOnly, let name = given.first(where: Self.namesOfPlaying.contains) {
            throw UsageError(message: "--check plays no script, so it can't be combined with \(name)")
        }
        if tracesScreens || tracesAll, trace == nil {
            let name = tracesScreens ? "--trace-screens" : "--trace-all"
            throw UsageError(message: "\(name) needs --trace, which writes the trace")
        }
        if pictures == "-" {
            throw UsageError(message: "--pictures needs a folder, and can't write to standard output")
        }
        if durations != nil, shard == nil {
            throw UsageError(message: "--durations is for the parts that --shard makes")
        }
        if scripts.contains("") { throw UsageError(message: "the name of a script is empty") }
        if scripts.count(where: { $0 == "-" }) > 1 { throw UsageError(message: "standard input can be read only once") }
    }

    /// Checks that the given options and arguments are allowed with the command, with `--fuzz`, or without both.
    private func checkCommand(_ given: [String]) throws(UsageError) {
        guard request == nil else { return }
        guard let command else {
            if fuzzSeconds != nil {
                let names = ["--fuzz", "--seed", "--output", "--data", "--rows"]
                if let name = given.first(where: { !names.contains($0) }) {
                    throw UsageError(message: "--fuzz takes --seed, --output, --data and --rows, but not \(name)")
                }
                if scripts.count != 1 {
                    throw UsageError(message: "--fuzz needs the name of one screen, as in `--fuzz 10 feed`")
                }
                return
            }
            if seed != nil { throw UsageError(message: "--seed is for the touches of --fuzz") }
            if newScript != nil {
                throw UsageError(
                    message: "--output is for the script that new or --fuzz writes, as in `new feed --output a.taps`")
            }
            return
        }
        switch command {
        case .merge:
            let outputs = ["--html", "--junit", "--trace"]
            if let name = given.first(where: { !outputs.contains($0) }) {
                throw UsageError(message: "merge takes --html, --junit and --trace, but not \(name)")
            }
            if given.isEmpty {
                throw UsageError(message: "merge needs --html, --junit or --trace, to know where to write")
            }
            if scripts.isEmpty {
                throw UsageError(message: "merge needs reports, as in `merge --junit all.xml part-1.xml part-2.xml`")
            }
        case .new:
            if let name = given.first(where: { !["--output", "--data", "--rows"].contains($0) }) {
                throw UsageError(message: "new takes --output, --data and --rows, but not \(name)")
            }
            if scripts.count != 1 {
                throw UsageError(message: "new needs the name of one screen, as in `new feed`")
            }
        }
    }

    private mutating func apply(_ name: String, _ value: String) throws(UsageError) {
        switch name {
        case "--data": dataFile = value
        case "--rows":
            guard let count = Int(value), (0...Self.largestRowCount).contains(count) else {
                throw UsageError(
                    message:
                        "invalid value \"\(value)\" for --rows: expected a number from 0 to \(Self.largestRowCount)")
            }
            rowCount = count
        case "--devices", "--styles", "--text-sizes", "--directions": try matrix.choose(name, value)
        case "--tag": tags.append(value.hasPrefix("@") ? String(value.dropFirst()) : value)
        case "--from":
            guard let line = Int(value), line > 0 else {
                throw UsageError(message: "invalid value \"\(value)\" for --from: expected a line number")
            }
            firstLine = line
        case "--jobs":
            guard let count = Int(value), (1...Self.largestJobCount).contains(count) else {
                throw UsageError(
                    message:
                        "invalid value \"\(value)\" for --jobs: expected a number from 1 to \(Self.largestJobCount)")
            }
            jobCount = count
        case "--shard":
            guard let part = ReplayShard(value) else {
                throw UsageError(
                    message: "invalid value \"\(value)\" for --shard: expected a part such as 2/5, of at most "
                        + "\(ReplayShard.largestCount)")
            }
            shard = part
        case "--durations": durations = value
        case "--output": newScript = value
        case "--fuzz":
            guard let seconds = Double(value), seconds > 0, seconds <= Self.longestFuzz else {
                throw UsageError(
                    message: "invalid value \"\(value)\" for --fuzz: expected a number of seconds, at most "
                        + "\(Int(Self.longestFuzz))")
            }
            fuzzSeconds = seconds
        case "--seed":
            guard let number = UInt64(value) else {
                throw UsageError(message: "invalid value \"\(value)\" for --seed: expected a whole number")
            }
            seed = number
        case "--watch": isWatching = true
        case "--interactive": interactiveScreen = value
        case "--show": showsEachStep = true
        case "--trace": trace = value
        case "--trace-screens": tracesScreens = true
        case "--trace-all": tracesAll = true
        case "--html": page = value
        case "--pictures": pictures = value
        case "--film": film = value
        case "--outlines": outlinesFaults = true
        case "--junit": junit = value
        case "--update": updatesSnapshots = true
        case "--stop": stopsAtFirstFailure = true
        case "--strict": isStrict = true
        case "--check": isCheckOnly = true
        case "--quiet": isQuiet = true
        case "--screens": request = request ?? .screens
        case "--version": request = request ?? .version
        default: request = request ?? .help
        }
    }

    /// The destination of all output except reports.
    var output: OutputFile { [trace, page, junit, film].contains("-") ? .standardError : .standardOutput }

    var settings: ReplaySettings { ReplaySettings(dataFile: dataFile, rowCount: rowCount) }

    private static func unknown(_ name: String) -> UsageError {
        let nearest = Suggestion.nearest(to: name, among: all.map(\.name))
        let hint = nearest.map { "did you mean \($0)?" } ?? "--help lists the options"
        return UsageError(message: "there is no option \(name); \(hint)")
    }
}
