import XCTest

@testable import TapReplayCommand

extension ReplayCommand {
    /// Runs the command without output, because the messages of expected errors would look like test failures.
    func runSilently(_ arguments: [String]) async -> Int32 { await silently { await run(arguments) } }
}

/// Runs a closure and discards its output, or writes the output to an existing file.
@MainActor
func silently<Value>(to file: String = "/dev/null", _ body: () async throws -> Value) async rethrows -> Value {
    fflush(nil)
    let streams = [STDOUT_FILENO, STDERR_FILENO]
    let saved = streams.map { dup($0) }
    let null = open(file, O_WRONLY)
    for stream in streams { dup2(null, stream) }
    close(null)
    defer {
        fflush(nil)
        for (stream, copy) in zip(streams, saved) {
            dup2(copy, stream)
            close(copy)
        }
    }
    return try await body()
}
