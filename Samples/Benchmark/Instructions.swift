import Foundation

/// Counts processor instructions. Unlike times, these counts are repeatable even on a busy machine.
///
/// The benchmark runs itself twice under valgrind, either with different numbers of repetitions or with and without the
/// work to measure. The difference between the counts is the cost of the additional work. If valgrind isn't installed,
/// nothing is counted.
@MainActor
struct Instructions {
    private let valgrind = ["/usr/bin/valgrind", "/usr/local/bin/valgrind"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// Returns the number of instructions that one repetition of some work executes, or `nil` if instructions can't be
    /// counted.
    func count(_ work: Work) -> Double? {
        let (few, more) = work.counted
        func total(_ times: Int) -> Int? { self.total(["--turns", work.rawValue, "\(times)"]) }
        guard let first = total(few), let second = total(more) else { return nil }
        return Double(second - first) / Double(more - few)
    }

    /// Returns the number of instructions that some work on the given number of items executes, or `nil` if
    /// instructions can't be counted. The preparation of the work is not included.
    func count(_ work: Growth, _ count: Int) -> Double? {
        let arguments = ["--growth", work.rawValue, "\(count)"]
        guard let first = total(arguments + ["prepare"]), let second = total(arguments) else { return nil }
        return Double(second - first)
    }

    /// Runs this program in a new process with the given arguments, and returns the number of instructions that it
    /// executes.
    private func total(_ arguments: [String]) -> Int? {
        guard let valgrind, let program = Bundle.main.executablePath else { return nil }
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: valgrind)
        process.arguments = ["--tool=callgrind", "--callgrind-out-file=/dev/null", program] + arguments
        // Uses the same hash seed in each run.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
        process.standardError = output
        guard (try? process.run()) != nil else { return nil }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        return text.firstMatch(of: /Collected : (\d+)/).flatMap { Int($0.1) }
    }
}
