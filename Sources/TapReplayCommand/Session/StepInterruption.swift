import Foundation
import TapReplay

/// Stops the steps of a session when the user presses Ctrl-C, which otherwise ends the process.
///
/// The first Ctrl-C cancels the steps. If the steps don't stop within ``patience``, for example because a handler never
/// returns, another Ctrl-C prints the script so far and ends the process.
struct StepInterruption: Sendable {
    /// The number of milliseconds after which a message explains how to stop the steps.
    var patience: Int32 = 500
    /// Prints a message for the user.
    var tell: @Sendable (String) -> Void = { try? OutputFile.standardError.write($0) }
    /// Ends the process with an interrupt signal.
    var end: @Sendable () -> Void = {
        signal(SIGINT, SIG_DFL)
        kill(getpid(), SIGINT)
    }

    /// Plays steps until they finish or the user stops them.
    ///
    /// - Parameter script: The steps before, which are printed if the session has to end, so that they are not lost.
    @MainActor
    func run<Value: Sendable>(
        keeping script: String, _ steps: @escaping @MainActor () async -> Value
    ) async -> Value {
        let task = Task { await steps() }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return await task.value }
        let (input, output) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        interruptOutput = output
        let before = signal(SIGINT) { _ in
            var byte: UInt8 = 1
            _ = write(interruptOutput, &byte, 1)
        }
        // Interrupts are handled on a separate thread, because the steps may block the main actor and every thread of
        // the cooperative pool.
        Thread.detachNewThread { listen(to: input, task, script) }
        let value = await task.value
        signal(SIGINT, before)
        close(output)
        return value
    }

    /// Waits for interrupts until the steps have finished.
    private func listen(to input: Int32, _ task: Task<some Sendable, Never>, _ script: String) {
        defer { close(input) }
        var isAnnounced = false
        while true {
            var event = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
            let count = poll(&event, 1, isAnnounced ? -1 : patience)
            if count == 0 {
                isAnnounced = true
                tell(
                    task.isCancelled
                        ? "the step does not stop; another Ctrl-C ends the session, and prints its steps\n"
                        : "the step is still running; Ctrl-C stops it\n")
            }
            var byte: UInt8 = 0
            guard count > 0 else { continue }
            guard read(input, &byte, 1) == 1 else { return }
            if !task.isCancelled {
                task.cancel()
                isAnnounced = false
            } else if isAnnounced {
                tell(script)
                end()
                return
            }
        }
    }
}

/// The file descriptor that the signal handler writes to. The variable is global because the handler can't capture any
/// context.
nonisolated(unsafe) private var interruptOutput: Int32 = -1
