import CellDirector
import TapReplay

/// Runs child processes that touch a screen at random, and shortens the list of steps that led to a fault.
struct Fuzzer {
    let executable: String
    /// The arguments of this process. They specify the screen.
    let arguments: [String]
    /// The time without a message, in seconds, after which a child process counts as hanging.
    var patience = 10.0

    /// The result of a child process.
    struct Outcome {
        /// The touches since the screen was last opened.
        var steps: [String] = []
        /// The total number of touches.
        var touchCount = 0
        var fault: Fault?
    }

    /// The maximum number of attempts to shorten the list of steps.
    static let attemptLimit = 300
    /// The maximum number of attempts for faults that take a long time to detect.
    static let slowAttemptLimit = 40

    /// Touches a screen at random until a fault is found or the time is up.
    func explore(seed: UInt64) throws -> Outcome { try run(String(seed)) }

    /// Returns the shortest list of steps that was found to cause the fault.
    func shortened(_ steps: [String], of fault: Fault) throws -> [String] {
        var attempts = fault.kind == .hang || fault.kind == .leak ? Self.slowAttemptLimit : Self.attemptLimit
        return try Self.shortest(steps) { steps in
            attempts -= 1
            guard attempts >= 0 else { return false }
            return try run(steps.joined(separator: "\n")).fault.map(fault.isSame) ?? false
        }
    }

    /// Returns a short subsequence of the given steps for which the condition is still true. The method first tries to
    /// remove large parts, then smaller parts, and finally single steps.
    ///
    /// - Complexity: O(*n*²) calls to the condition, where *n* is the number of steps, or O(log *n*) calls if a single
    ///   step suffices.
    static func shortest(_ steps: [String], while isSo: ([String]) throws -> Bool) rethrows -> [String] {
        if try steps.isEmpty || isSo([]) { return [] }
        var (kept, parts) = (steps, 2)
        while true {
            let size = max(1, (kept.count + parts - 1) / parts)
            var isShorter = false
            var start = 0
            while start < kept.count {
                let fewer = Array(kept[..<start] + kept[min(start + size, kept.count)...])
                if try fewer.count < kept.count && !fewer.isEmpty && isSo(fewer) {
                    (kept, isShorter) = (fewer, true)
                } else {
                    start += size
                }
            }
            if size == 1, !isShorter { return kept }
            parts = isShorter ? 2 : min(kept.count, parts * 2)
        }
    }

    // MARK: Processes

    /// Runs a child process with a task, which is either a seed for random touches or a list of steps to play.
    private func run(_ work: String) throws -> Outcome {
        let job = try ReplayJobs.start(executable, [ReplayOptions.fuzzJobName + work] + arguments, isSilent: true)
        var outcome = Outcome()
        var (bytes, isOver, isHanging) = ([UInt8](), false, false)
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        reading: while true {
            var input = pollfd(fd: job.descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&input, 1, Int32(patience * 1000))
            if ready < 0, errno == EINTR { continue }
            if ready == 0 {
                isHanging = true
                break
            }
            let count = read(job.descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            bytes += chunk[..<count]
            while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
                let record = try? JSONDecoder().decode(FuzzRecord.self, from: Data(bytes[..<end]))
                bytes.removeSubrange(...end)
                switch record {
                case .opening: outcome.steps = []
                case .step(let step):
                    outcome.steps.append(step)
                    outcome.touchCount += 1
                case .refused:
                    _ = outcome.steps.popLast()
                    outcome.touchCount -= 1
                case .fault(let fault): outcome.fault = fault
                case .end, nil:
                    isOver = record == .end
                    break reading
                }
            }
        }
        if isHanging { kill(job.process, SIGKILL) }
        close(job.descriptor)
        var status: Int32 = 0
        while waitpid(job.process, &status, 0) < 0, errno == EINTR {}
        if isHanging {
            outcome.fault = Fault(kind: .hang, words: "the last touch takes longer than \(patience.formatted()) s")
        } else if !isOver {
            let signal = status & 0x7F
            let how = signal == 0 ? "ends the program" : "crashes (\(String(cString: strsignal(signal)).lowercased()))"
            outcome.fault = Fault(kind: .crash, words: "the last touch \(how)")
        }
        return outcome
    }
}
