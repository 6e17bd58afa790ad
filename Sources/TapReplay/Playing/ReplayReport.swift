/// What came of a replay.
public struct ReplayReport: Hashable, Sendable, Codable {
    /// How many steps were played.
    public internal(set) var stepCount = 0
    /// The number of steps left out. The screen had stopped, or the replay ended at a failure.
    public internal(set) var skippedCount = 0
    /// How many steps did not hold.
    public internal(set) var failureCount = 0
    /// How many steps did not hold that are known to fail. They are no failures.
    public internal(set) var knownFailureCount = 0
    /// The first failures, at most ``failureLimit``. So memory does not grow with a long replay.
    public internal(set) var failures: [ReplayFailure] = []

    /// The snapshots that were written, each a file.
    public internal(set) var snapshots: [String] = []

    /// The snapshots that steps asked for, each a file.
    package internal(set) var askedSnapshots: [String] = []

    /// How many failures are kept.
    public static let failureLimit = 100

    /// Whether every step was played and held.
    public var isSuccess: Bool { failureCount == 0 && skippedCount == 0 }
}
