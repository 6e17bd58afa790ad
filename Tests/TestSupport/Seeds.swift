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
        let environment = ProcessInfo.processInfo.environment
        guard let seeds = Seeds.chosen(instead: Array(own), by: environment[Seeds.variable]) else {
            return XCTFail("\(Seeds.variable) must be a number or “random”")
        }
        for seed in seeds {
            func explain() {
                print("To repeat:", Seeds.command(seed: seed, test: name, of: Self.self, environment: environment))
            }
            let failures = testRun?.failureCount
            do {
                try work(seed)
            } catch {
                explain()
                throw error
            }
            if testRun?.failureCount != failures { return explain() }
        }
    }
}

/// How often a random test does what it does: as often as a variable of the environment says.
package func timesToRun(_ variable: String, else times: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap(Int.init) ?? times
}
