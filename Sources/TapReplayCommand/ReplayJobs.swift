import CellDirector
import TapReplay

/// A message from a child process about the scripts that it plays. Each message is a line of JSON.
struct JobRecord: Codable {
    enum Event: Codable {
        case began
        case played(PlayedStep)
        case failed(ReplayFailure)
        case showed(String)
        /// The end of a script, with the settings that the screens of the script's player have read so far.
        case ended(ReplayReport, ReadSettings)
    }

    let event: Event
    /// The time of the event, in seconds since an arbitrary point in time.
    let time: Double
}

/// A clock that returns the time of the message being processed, or the current time if there is no message. The time
/// is in seconds since an arbitrary point in time.
@MainActor
final class ReplayClock {
    var recordedTime: Double?
    var time: Double { recordedTime ?? ProcessInfo.processInfo.systemUptime }
}

/// Reports a replay to the parent process.
@MainActor
final class JobReporter: Reporter {
    /// The file descriptor, in a child process, of the pipe that the parent process reads from.
    nonisolated static let descriptor: Int32 = 3

    private let file = OutputFile(name: "another process", descriptor: descriptor)
    private let encoder = JSONEncoder.forReports
    private var waiting: [UInt8] = []
    private var error: (any Error)?

    let needsScreens = true

    func began(_ name: String, of file: String) { send(.began) }
    func played(_ step: PlayedStep) { send(.played(step)) }
    func failed(_ failure: ReplayFailure) { send(.failed(failure)) }
    func showed(_ drawing: String) { send(.showed(drawing)) }

    /// Returns the settings that screens have read.
    var readSettings: () -> ReadSettings = { [] }

    func ended(_ report: ReplayReport) {
        send(.ended(report, readSettings()))
        flush()
    }

    func finish() throws {
        if let error { throw error }
    }

    /// Ends this process as soon as the parent process closes the pipe, for example because the parent process was
    /// killed.
    nonisolated static func endWithParent() {
        Thread.detachNewThread {
            var pipe = pollfd(fd: descriptor, events: 0, revents: 0)
            while poll(&pipe, 1, -1) < 0, errno == EINTR {}
            _exit(1)
        }
    }

    private func send(_ event: JobRecord.Event) {
        do {
            let record = JobRecord(event: event, time: ProcessInfo.processInfo.systemUptime)
            waiting += try encoder.encode(record) + [UInt8(ascii: "\n")]
        } catch {
            self.error = self.error ?? error
        }
        if waiting.count > 1 << 16 { flush() }
    }

    private func flush() {
        do throws(ReplayDataError) { try file.write(waiting) } catch { self.error = self.error ?? error }
        waiting.removeAll(keepingCapacity: true)
    }
}

/// Child processes that share the work of playing the scripts. Process *k* of *n*, numbered from 0, plays every *n*-th
/// script, beginning with script *k*.
@MainActor
final class ReplayJobs {
    struct Job {
        let process: pid_t
        /// The file descriptor from which to read messages, or -1 after the last message.
        var descriptor: Int32
        fileprivate var hasBegun = false
        /// The status with which the process ended, or `nil` if `waitpid` hasn't returned the status yet.
        fileprivate var status: Int32?
        /// The bytes that have been received but not yet processed.
        fileprivate var bytes: [UInt8] = []
        fileprivate var start = 0
    }

    /// The settings that screens in the child processes have read, as of the end of the last script that was played.
    private(set) var readSettings: ReadSettings = []
    private var jobs: [Job] = []
    private let clock: ReplayClock
    private let decoder = JSONDecoder.forReports

    /// Starts the given number of child processes with the arguments of this process.
    init(_ count: Int, of executable: String, _ arguments: [String], _ clock: ReplayClock) throws(ReplayDataError) {
        self.clock = clock
        for number in 0..<count {
            do throws(ReplayDataError) {
                jobs.append(try Self.start(executable, ["\(ReplayOptions.jobName)\(number)/\(count)"] + arguments))
            } catch {
                end()
                throw error
            }
        }
    }

    /// Starts a child process that sends messages to this process.
    ///
    /// - Parameter isSilent: Whether to discard the standard output and standard error of the process.
    nonisolated static func start(
        _ executable: String, _ arguments: [String], isSilent: Bool = false
    ) throws(ReplayDataError) -> Job {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw refusal(executable, errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], JobReporter.descriptor)
        for stream in isSilent ? [STDOUT_FILENO, STDERR_FILENO] : [] {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
        }
        var words = ([executable] + arguments).map { strdup($0) } + [nil]
        var variables = ProcessInfo.processInfo.environment
        // The output of a silent process is not shown, and a backtrace takes longer than most steps.
        if isSilent { variables["SWIFT_BACKTRACE"] = "enable=no" }
        var environment = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { for word in words + environment { free(word) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, executable, &actions, nil, &words, &environment)
        close(ends[1])
        if code != 0 {
            close(ends[0])
            throw refusal(executable, code)
        }
        return Job(process: process, descriptor: ends[0])
    }

    private nonisolated static func refusal(_ executable: String, _ code: Int32) -> ReplayDataError {
        let reason = String(cString: strerror(code)).lowercased()
        return ReplayDataError("\(ScriptSpelling.escaped(executable)): error: this can't be started again (\(reason))")
    }

    /// Forwards a child process's messages about a script to the reporters, and returns the script's report. If the
    /// process ends before the script does, for example because the app's code traps, the script is reported as failed.
    ///
    /// - Throws: ``ReplayDataError`` if the process ended before it began any script.
    func play(
        _ number: Int, _ script: String, of file: String, _ reporters: [any Reporter]
    ) throws -> ReplayReport {
        defer { clock.recordedTime = nil }
        let job = number % jobs.count
        var last = ScriptPlace(file: file, line: 0, column: 0)
        var hasBegun = false
        while let line = line(of: job) {
            let record = try decoder.decode(JobRecord.self, from: Data(line))
            clock.recordedTime = record.time
            hasBegun = true
            jobs[job].hasBegun = true
            if case .played(let step) = record.event { last = ScriptPlace(file: step.file, line: step.line, column: 1) }
            for reporter in reporters {
                switch record.event {
                case .began: reporter.began(script, of: file)
                case .played(let step): reporter.played(step)
                case .failed(let failure): reporter.failed(failure)
                case .showed(let drawing): reporter.showed(drawing)
                case .ended(let report, _): reporter.ended(report)
                }
            }
            if case .ended(let report, let settings) = record.event {
                readSettings.formUnion(settings)
                return report
            }
        }
        guard jobs[job].hasBegun else {
            throw ReplayDataError(
                "\(ScriptSpelling.escaped(script)): error: the process that plays it has stopped\(cause(of: job))")
        }
        if !hasBegun { for reporter in reporters { reporter.began(script, of: file) } }
        let place = last.line > 0 ? " at this line or later" : ""
        let report = ReplayReport(stoppedAt: last, "its process stopped\(place)\(cause(of: job))")
        for reporter in reporters {
            report.failures.forEach(reporter.failed)
            reporter.ended(report)
        }
        return report
    }

    /// Returns the reason why a process ended, either a signal or an exit status, as text for the end of an error
    /// message.
    private func cause(of number: Int) -> String {
        if jobs[number].status == nil {
            var status: Int32 = 0
            while waitpid(jobs[number].process, &status, 0) < 0, errno == EINTR {}
            jobs[number].status = status
        }
        let status = jobs[number].status ?? 0
        let signal = status & 0x7F
        if signal == 0 { return ": it ended with status \(status >> 8 & 0xFF)" }
        let name = strsignal(signal).map { String(cString: $0).lowercased() }
        return ": signal \(signal)" + (name.map { " (\($0))" } ?? "")
    }

    /// Ends all processes, including processes that are still playing.
    func end() {
        for job in jobs {
            if job.descriptor >= 0 {
                kill(job.process, SIGTERM)
                close(job.descriptor)
            }
            if job.status != nil { continue }
            var status: Int32 = 0
            while waitpid(job.process, &status, 0) < 0, errno == EINTR {}
        }
        jobs = []
    }

    /// Returns the next line from a process, or `nil` after the last line.
    private func line(of number: Int) -> ArraySlice<UInt8>? {
        var searched = jobs[number].start
        while true {
            let job = jobs[number]
            if let end = job.bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                jobs[number].start = end + 1
                return job.bytes[job.start..<end]
            }
            if job.descriptor < 0 { return nil }
            jobs[number].bytes.removeFirst(job.start)
            jobs[number].start = 0
            searched = jobs[number].bytes.count
            read(number)
        }
    }

    /// The maximum number of bytes to buffer for a process whose messages aren't needed yet.
    private static let byteLimit = 64 << 20

    /// Returns for each process whether to read from it: always for the process whose messages are needed next, and for
    /// any other process only if its buffer is smaller than the limit.
    nonisolated static func waiting(_ sizes: [Int], next: Int, limit: Int) -> [Bool] {
        sizes.enumerated().map { $0 == next || $1 < limit }
    }

    /// Waits for messages from any process and buffers them, so that processes are rarely blocked by a full pipe.
    private func read(_ next: Int) {
        let isPolled = Self.waiting(jobs.map(\.bytes.count), next: next, limit: Self.byteLimit)
        var inputs = zip(jobs, isPolled).map { job, isPolled in
            pollfd(fd: isPolled ? job.descriptor : -1, events: Int16(POLLIN), revents: 0)
        }
        guard poll(&inputs, nfds_t(inputs.count), -1) > 0 else { return }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        for (number, input) in inputs.enumerated() where input.fd >= 0 && input.revents != 0 {
            let count = systemRead(input.fd, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            if count > 0 {
                jobs[number].bytes += chunk[..<count]
            } else {
                close(input.fd)
                jobs[number].descriptor = -1
            }
        }
    }
}

private let systemRead = read

extension ReplayCommand {
    /// Plays scripts and reports to the parent process.
    func play(_ scripts: [PlannedRun]) async throws -> Int32 {
        JobReporter.endWithParent()
        let reporter = JobReporter()
        for (script, summary, _, player) in scripts {
            player.reporters = [reporter]
            reporter.readSettings = { [unowned player] in player.readSettings }
            reporter.began(script.name)
            reporter.ended(await player.play(script, summary))
        }
        try reporter.finish()
        return 0
    }
}
