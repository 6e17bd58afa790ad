import Foundation

/// What tells one registration from another, and whether it was made where it should not be.
struct Registration: Sendable {
    /// The reuse identifier of its views.
    let identifier: String
    /// Whether a data source was just giving a view.
    let isMadeInProvider: Bool

    init() {
        identifier = Self.lock.withLock {
            Self.count += 1
            return "registration \(Self.count)"
        }
        isMadeInProvider = Thread.isMainThread && MainActor.assumeIsolated { Self.answers > 0 }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var count = 0
    /// How many data sources are giving a view now, one inside the other.
    @MainActor private static var answers = 0

    /// Does work in which a data source gives a view.
    @MainActor
    static func answering<View>(_ work: () -> View) -> View {
        answers += 1
        defer { answers -= 1 }
        return work()
    }
}
