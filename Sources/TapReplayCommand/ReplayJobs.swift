import CellDirector
import TapReplay

/// What a process tells another of the scripts that it plays, a line of JSON each.
struct JobRecord: Codable {
    enum Event: Codable {
        case began
        case played(PlayedStep)
        case failed(ReplayFailure)
        case showed(String)
        case ended(ReplayReport)
    }

    let event: Event
    /// When that was, in seconds from whenever.
    let time: Double
}

/// The time in seconds, from whenever: now, or when what is being told was.
@MainActor
final class ReplayClock {
    var told: Double?
    var time: Double { told ?? ProcessInfo.processInfo.systemUptime }
}

/// Tells another process of a replay.
@MainActor
final class JobReporter: Reporter {
    /// Where the other reads.
    nonisolated static let descriptor: Int32 = 3

    private let file = OutputFile(name: "another process", descriptor: descriptor)
    private let encoder = JSONEncoder()
    private var waiting: [UInt8] = []
    private var error: (any Error)?

    let wantsScreens = true

    func began(_ name: String, of file: String) { tell(.began) }
    func played(_ step: PlayedStep) { tell(.played(step)) }
    func failed(_ failure: ReplayFailure) { tell(.failed(failure)) }
    func showed(_ drawing: String) { tell(.showed(drawing)) }

    func ended(_ report: ReplayReport) {
        tell(.ended(report))
        flush()
    }

    func finish() throws {
        if let error { throw error }
    }

    private func tell(_ event: JobRecord.Event) {
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

/// Processes of the same program that share the scripts: of each so many in a row, each plays one.
@MainActor
final class ReplayJobs {
    struct Job {
        let process: pid_t
        /// What it tells; -1 when it has told all.
        var descriptor: Int32
        /// What it told, and nobody has read.
        fileprivate var bytes: [UInt8] = []
        fileprivate var start = 0
    }

    private var jobs: [Job] = []
    private let clock: ReplayClock
    private let decoder = JSONDecoder()

    /// Starts a number of processes with the arguments of this one.
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

    /// Starts a process that tells something.
    ///
    /// - Parameter isSilent: Whether what it prints is dropped.
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
        var environment = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
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

    /// Tells reporters of a script what the process that plays it tells.
    ///
    /// - Throws: ``ReplayDataError`` if it ends before the script does.
    func play(
        _ number: Int, _ script: String, of file: String, _ reporters: [any Reporter]
    ) throws -> ReplayReport {
        defer { clock.told = nil }
        let job = number % jobs.count
        while let line = line(of: job) {
            let record = try decoder.decode(JobRecord.self, from: Data(line))
            clock.told = record.time
            for reporter in reporters {
                switch record.event {
                case .began: reporter.began(script, of: file)
                case .played(let step): reporter.played(step)
                case .failed(let failure): reporter.failed(failure)
                case .showed(let drawing): reporter.showed(drawing)
                case .ended(let report): reporter.ended(report)
                }
            }
            if case .ended(let report) = record.event { return report }
        }
        throw ReplayDataError("\(ScriptSpelling.escaped(script)): error: the process that plays it has stopped")
    }

    /// Ends the processes, those too that still play.
    func end() {
        for job in jobs {
            if job.descriptor >= 0 {
                kill(job.process, SIGTERM)
                close(job.descriptor)
            }
            var status: Int32 = 0
            while waitpid(job.process, &status, 0) < 0, errno == EINTR {}
        }
        jobs = []
    }

    /// The next line of a process; `nil` if there are no more.
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

    /// How many bytes of a process are kept until its turn comes.
    private static let byteLimit = 64 << 20

    /// Which processes are listened to: the one whose turn it is, and others of which no more than so many bytes are kept.
    nonisolated static func waiting(_ sizes: [Int], next: Int, limit: Int) -> [Bool] {
        sizes.enumerated().map { $0 == next || $1 < limit }
    }

    /// Waits until processes tell something, and takes it, so that few have to wait for another.
    private func read(_ next: Int) {
        let isHeard = Self.waiting(jobs.map(\.bytes.count), next: next, limit: Self.byteLimit)
        var inputs = zip(jobs, isHeard).map { job, isHeard in
            pollfd(fd: isHeard ? job.descriptor : -1, events: Int16(POLLIN), revents: 0)
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
    /// Plays scripts for another process.
    func play(_ scripts: [PlannedRun]) async throws -> Int32 {
        let reporter = JobReporter()
        for (script, summary, _, player) in scripts {
            player.tell([reporter])
            reporter.began(script.name)
            reporter.ended(await player.play(script, summary))
        }
        try reporter.finish()
        return 0
    }
}

extension ReplayPlayer {
    /// Tells reporters of what is played.
    func tell(_ reporters: [any Reporter]) {
        wantsScreens = { reporters.contains(where: \.wantsScreens) }
        onStep = { step in for reporter in reporters { reporter.played(step) } }
        onFailure = { failure in for reporter in reporters { reporter.failed(failure) } }
        onShow = { drawing in for reporter in reporters { reporter.showed(drawing) } }
        onProgress = { count, total in for reporter in reporters { reporter.progressed(count, of: total) } }
    }
}
