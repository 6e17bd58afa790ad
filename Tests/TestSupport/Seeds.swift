import Foundation
import XCTest

/// The seeds of a random test: the default seeds, or the seeds selected by the environment variable
/// `CELLDIRECTOR_SEED`.
package enum Seeds {
    static let variable = "CELLDIRECTOR_SEED"

    /// Returns the seeds to use: as many as there are default seeds, or in a quick run, an eighth of them.
    ///
    /// - Parameter setting: `nil` for the default seeds, `random` for new seeds, or the first seed as a number.
    /// - Returns: The seeds, or `nil` for an invalid setting.
    package static func chosen(
        instead own: [UInt64], by setting: String?, isThorough: Bool = isThorough
    ) -> [UInt64]? {
        let own = own.prefix(isThorough ? own.count : quick(own.count))
        guard let setting else { return Array(own) }
        guard let first = setting == "random" ? UInt64.random(in: 0 ... .max) : UInt64(setting) else { return nil }
        return own.indices.map { first &+ UInt64($0) }
    }

    /// Returns how often a quick run repeats what a thorough run repeats the given number of times.
    package static func quick(_ times: Int) -> Int { (times + 7) / 8 }

    /// Returns the command line that repeats a test with the given seed and with the settings in the given environment.
    package static func command(
        seed: UInt64, test: String, of type: XCTestCase.Type, environment: [String: String]
    ) -> String {
        let settings = environment.filter { $0.key.hasPrefix("CELLDIRECTOR_") && $0.key != variable }
        let words = ["\(variable)=\(seed)"] + settings.map { "\($0)=\($1)" }.sorted()
        // The name of a test is "Type.method" on Linux, and "-[Module.Type method]" on Apple platforms.
        let method = test.split { ". ]".contains($0) }.last ?? ""
        return words.joined(separator: " ") + " swift test --filter \(String(reflecting: type))/\(method)"
    }
}

extension XCTestCase {
    /// Runs a closure with one seed after another. Stops at the first test failure or thrown error, and prints a
    /// command that repeats the failure.
    package func forEachSeed(_ own: some Sequence<UInt64>, _ work: (UInt64) throws -> Void) rethrows {
        for seed in chosenSeeds(instead: Array(own)) {
            let before = failureCount
            do {
                try work(seed)
            } catch {
                explain(seed)
                throw error
            }
            if failureCount > before { return explain(seed) }
        }
    }

    /// Runs an asynchronous closure with one seed after another, in the same way as ``forEachSeed(_:_:)``.
    package func awaitEachSeed(
        _ own: some Sequence<UInt64>, isolation: isolated (any Actor)? = #isolation,
        _ work: (UInt64) async throws -> Void
    ) async rethrows {
        for seed in chosenSeeds(instead: Array(own)) {
            let before = failureCount
            do {
                try await work(seed)
            } catch {
                explain(seed)
                throw error
            }
            if failureCount > before { return explain(seed) }
        }
    }

    private var failureCount: Int { testRun?.failureCount ?? 0 }

    private func chosenSeeds(instead own: [UInt64]) -> [UInt64] {
        if let seeds = Seeds.chosen(instead: own, by: ProcessInfo.processInfo.environment[Seeds.variable]) {
            return seeds
        }
        XCTFail("\(Seeds.variable) must be a number or “random”")
        return []
    }

    private func explain(_ seed: UInt64) {
        let environment = ProcessInfo.processInfo.environment
        print("To repeat:", Seeds.command(seed: seed, test: name, of: Self.self, environment: environment))
    }
}

/// Returns the number of times that a random test repeats its work: the value of an environment variable or, if the
/// variable is not set to a number, the given default, of which a quick run takes an eighth.
package func timesToRun(_ variable: String, else times: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap(Int.init) ?? timesToRun(times)
}

/// Returns the number of times that a random test repeats its work: the given number, or in a quick run, an eighth of it.
package func timesToRun(_ times: Int) -> Int { isThorough ? times : Seeds.quick(times) }

/// Whether random tests run with all their seeds and steps, which takes minutes. The environment variable
/// `CELLDIRECTOR_THOROUGH` requests it; otherwise, a run is quick.
package let isThorough = ProcessInfo.processInfo.environment["CELLDIRECTOR_THOROUGH"] != nil || isSoaking

/// Whether random tests should run for a long time.
package let isSoaking = soakMinutes > 0

/// The number of minutes for which random touches are played, from the environment variable
/// `CELLDIRECTOR_SOAK_MINUTES`.
package let soakMinutes = ProcessInfo.processInfo.environment["CELLDIRECTOR_SOAK_MINUTES"].flatMap(Int.init) ?? 0
