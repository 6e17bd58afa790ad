import Foundation
import XCTest

/// The seeds of a random test: its own, or others that the environment's `CELLDIRECTOR_SEED` asks for.
package enum Seeds {
    static let variable = "CELLDIRECTOR_SEED"

    /// As many seeds as the test has of its own.
    ///
    /// - Parameter setting: `nil` for the test's own, `random` for fresh ones, or the number of the first.
    /// - Returns: `nil` for a setting that is none of these.
    package static func chosen(instead own: [UInt64], by setting: String?) -> [UInt64]? {
        guard let setting else { return own }
        guard let first = setting == "random" ? UInt64.random(in: 0 ... .max) : UInt64(setting) else { return nil }
        return own.indices.map { first &+ UInt64($0) }
    }

    /// The command line that runs a test with a seed again, in an environment of the same settings.
    package static func command(
        seed: UInt64, test: String, of type: XCTestCase.Type, environment: [String: String]
    ) -> String {
        let settings = environment.filter { $0.key.hasPrefix("CELLDIRECTOR_") && $0.key != variable }
        let words = ["\(variable)=\(seed)"] + settings.map { "\($0)=\($1)" }.sorted()
        // A test's name is "Type.method" on Linux, and "-[Module.Type method]" on Apple's platforms.
        let method = test.split { ". ]".contains($0) }.last ?? ""
        return words.joined(separator: " ") + " swift test --filter \(String(reflecting: type))/\(method)"
    }
}

extension XCTestCase {
    /// Runs random work with one seed after the other until it fails, and then prints how to repeat it.
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

    /// ``forEachSeed(_:_:)`` for work that waits.
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

/// How often a random test does what it does: as often as a variable of the environment says.
package func timesToRun(_ variable: String, else times: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap(Int.init) ?? times
}

/// Whether random tests are to take their time.
package var isSoaking: Bool { timesToRun("CELLDIRECTOR_SOAK_MINUTES", else: 0) > 0 }
