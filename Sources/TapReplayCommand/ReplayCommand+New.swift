import CellDirector
import TapReplay

/// Support for generated scripts.
extension ReplayCommand {
    /// Generates a first script for a screen, and writes the script to a file or to standard output.
    func writeFirstScript(_ options: ReplayOptions) async throws -> Int32 {
        guard let screen = options.scripts.first else { return 2 }
        try checkName(of: screen)
        let place = options.newScript.map { ScriptSpelling.escaped($0) }
        if let path = options.newScript { try checkAbsence(of: path) }
        func makePlayer() -> ReplayPlayer {
            var playing = ReplayPlayer.Options()
            playing.reportsSteps = true
            return ReplayPlayer(screens: screens, settings: options.settings, options: playing, bus: bus)
        }
        let script = try await FirstScript(of: screen, with: makePlayer()).write()
        // Verifies the script with a new player.
        let report = try await makePlayer().play(.text(script, name: place ?? "new"))
        if let failure = report.failures.first {
            throw ReplayDataError("\(failure)\nThe screen does not behave the same way twice: no script is written.")
        }
        guard let path = options.newScript else {
            try OutputFile.standardOutput.write(script)
            return 0
        }
        try write(script, to: path, options)
        let steps = report.stepCount == 1 ? "1 step" : "\(report.stepCount) steps"
        try OutputFile.standardOutput.write("wrote \(place ?? ""): \(steps), all passed\n")
        return 0
    }

    func write(_ script: String, to path: String, _ options: ReplayOptions) throws {
        try AtomicFile(path: path, noun: "script", sparing: [options.dataFile].compactMap(\.self))
            .write(Array(script.utf8))
    }

    /// Checks that a new script would not overwrite an existing file.
    ///
    /// - Throws: ``ReplayDataError`` if a file already exists at the path.
    func checkAbsence(of path: String) throws(ReplayDataError) {
        if FileManager.default.fileExists(atPath: path) {
            throw ReplayDataError(
                "\(ScriptSpelling.escaped(path)): error: this file already exists, and was not changed")
        }
    }

    /// Checks that a screen exists.
    ///
    /// - Throws: ``ReplayOptions/UsageError`` if there is no screen with the given name.
    func checkName(of screen: String) throws(ReplayOptions.UsageError) {
        guard !screens.contains(where: { $0.name == screen }) else { return }
        let meant = Suggestion.clause(for: screen, among: screens.map(\.name))
        throw ReplayOptions.UsageError(
            message: "there is no screen \"\(screen)\"" + (meant.isEmpty ? "; --screens lists them" : meant))
    }
}
