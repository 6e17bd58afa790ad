import CellDirector
import TapReplay

/// Support for random touches (`--fuzz`).
extension ReplayCommand {
    /// Touches a screen at random. If a fault is found, tries to shorten the list of steps that led to it, and writes
    /// the steps as a script.
    ///
    /// - Returns: The exit status, which is 1 if a fault was found.
    func fuzz(_ options: ReplayOptions) async throws -> Int32 {
        guard let screen = options.scripts.first, let seconds = options.fuzzSeconds else { return 2 }
        try checkName(of: screen)
        var playing = ReplayPlayer.Options()
        (playing.reportsSteps, playing.reportsUnhandled) = (true, true)
        let player = ReplayPlayer(screens: screens, settings: options.settings, options: playing, bus: bus)
        if let work = options.fuzzJob {
            let output = OutputFile(name: "another process", descriptor: JobReporter.descriptor)
            let encoder = JSONEncoder()
            let job = try FuzzJob(of: screen, with: player) { record in
                guard let bytes = try? encoder.encode(record) else { return }
                try? output.write(Array(bytes) + [UInt8(ascii: "\n")])
            }
            if let seed = UInt64(work) {
                await job.explore(seed: seed, for: .seconds(seconds))
            } else {
                await job.replay(work.split(separator: "\n").map(String.init))
            }
            return 0
        }
        let opening = "screen \(ScriptSpelling.name(screen))"
        try player.check(.text(opening, name: "fuzz"))
        if let path = options.newScript { try checkAbsence(of: path) }
        let seed = options.seed ?? UInt64.random(in: 0...999_999)
        let fuzzer = Fuzzer(executable: executable, arguments: options.arguments)
        let outcome = try fuzzer.explore(seed: seed)
        let touches = outcome.touchCount == 1 ? "1 touch" : "\(outcome.touchCount) touches"
        guard let fault = outcome.fault else {
            try OutputFile.standardOutput.write(
                "\(screen.printable): no fault was found by \(touches) with the seed \(seed)\n")
            return 0
        }
        let steps = try fuzzer.shortened(outcome.steps, of: fault)
        let lines =
            [
                "# \(fault.words.printable).", "# Found by \(touches) of --fuzz with --seed \(seed).", opening,
            ] + steps
        let script = lines.map { $0 + "\n" }.joined()
        guard let path = options.newScript else {
            try OutputFile.standardOutput.write(script)
            return 1
        }
        try write(script, to: path, options)
        let place = ScriptSpelling.escaped(path)
        try OutputFile.standardOutput.write("\(screen.printable): \(fault.words.printable); \(place) shows it\n")
        return 1
    }
}
