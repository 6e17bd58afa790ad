import Foundation

/// The processor's instructions of a turn of work, which repeat on a busy machine, where times do not.
///
/// The benchmark runs itself under valgrind, twice and for different numbers of turns: the difference is what the turns
/// took. Where there is no valgrind, nothing is counted.
@MainActor
struct Instructions {
    private let valgrind = ["/usr/bin/valgrind", "/usr/local/bin/valgrind"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// The instructions of one turn.
    func count(_ work: Work) -> Double? {
        let (few, more) = work.counted
        guard let first = total(work, few), let second = total(work, more) else { return nil }
        return Double(second - first) / Double(more - few)
    }

    /// All instructions of a process that does the work so often.
    private func total(_ work: Work, _ times: Int) -> Int? {
        guard let valgrind, let program = Bundle.main.executablePath else { return nil }
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: valgrind)
        process.arguments = [
            "--tool=callgrind", "--callgrind-out-file=/dev/null", program, "--turns", work.rawValue, "\(times)",
        ]
        // Hashing from the same seed in each run.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
        process.standardError = output
        guard (try? process.run()) != nil else { return nil }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        return text.firstMatch(of: /Collected : (\d+)/).flatMap { Int($0.1) }
    }
}
