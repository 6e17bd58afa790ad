import CellDirector
import TapReplay

/// Support for replaying scripts when a file changes.
extension ReplayCommand {
    /// Plays all scripts up to the first failure, and plays them again whenever a file changes: a script, a script that
    /// another script plays, a snapshot or the data.
    ///
    /// - Parameter pause: A closure that waits briefly, and returns `false` to stop watching.
    /// - Returns: The exit status of the last round.
    func watch(_ options: ReplayOptions, pause: @MainActor () -> Bool = Self.pause) async throws -> Int32 {
        let output = options.output
        var isWatching = true
        var status: Int32 = 0
        while isWatching {
            if output.isTerminal { try output.write("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
            let played = PlayedScripts()
            var stamps: [String: FileStamp] = [:]
            if let path = options.dataFile { stamps[path] = FileStamp(path: path) }
            do { status = try await replay(options, played) } catch { status = refuse("\(error)") }
            stamps.merge(played.stamps) { first, _ in first }
            // Snapshots that were written in this round don't count as changes.
            for path in played.snapshots { stamps[path] = FileStamp(path: path) }
            let files = stamps.count == 1 ? "1 file" : "\(stamps.count) files"
            let result =
                options.isCheckOnly && status == 0
                ? "nothing wrong" : status == 0 ? "all passed" : status == 1 ? "not all passed" : "nothing was played"
            try output.write("\(result) (\(Self.time)); watching \(files)\n")
            repeat { isWatching = pause() } while isWatching && stamps.allSatisfy { FileStamp(path: $0) == $1 }
        }
        return status
    }

    /// Waits until standard input has data or ends, but for at most 0.2 seconds.
    ///
    /// - Returns: Whether standard input is still open. Watching stops when standard input ends.
    static func pause() -> Bool {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard poll(&input, 1, 200) > 0 else { return true }
        var chunk = [UInt8](repeating: 0, count: 1 << 10)
        return read(STDIN_FILENO, &chunk, chunk.count) > 0
    }

    private static var time: String {
        let formatter = DateFormatter()
        formatter.dateFormat = "HH:mm:ss"
        return formatter.string(from: Date())
    }
}
