/// The results of a replay.
public struct ReplayReport: Hashable, Sendable, Codable {
    /// The number of steps that were played.
    public internal(set) var stepCount = 0
    /// The number of steps that were skipped because a screen could no longer be used, the condition of an `if` could not
    /// be evaluated, or the replay stopped early.
    public internal(set) var skippedCount = 0
    /// The number of steps that failed. A snapshot that can't be written and a replay that is canceled between two
    /// steps also count as failed steps.
    public internal(set) var failureCount = 0
    /// The number of failed steps that are known to fail. These steps do not count as failures.
    public internal(set) var knownFailureCount = 0
    /// The first failures. At most ``failureLimit`` failures are kept, so that memory does not grow during a long
    /// replay.
    public internal(set) var failures: [ReplayFailure] = []

    /// The paths of the snapshots that were written.
    public internal(set) var snapshots: [String] = []

    /// The paths of the snapshots that steps requested.
    package internal(set) var askedSnapshots: [String] = []

    /// The maximum number of failures to keep.
    public static let failureLimit = 100

    /// Creates a report, with a single failure, for a script that ended early because its process stopped.
    package init(stoppedAt place: ScriptPlace, _ message: String) {
        failureCount = 1
        failures = [ReplayFailure(place: place, step: "the script", message: message)]
    }

    init() {}

    /// Whether all steps were played and none failed.
    public var isSuccess: Bool { failureCount == 0 && skippedCount == 0 }
}
