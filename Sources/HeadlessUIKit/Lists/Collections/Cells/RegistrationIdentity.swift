import Foundation

/// What tells one registration from another, and whether it was made where it should not be.
struct RegistrationIdentity: Sendable {
    /// The reuse identifier of its views.
    let identifier: String
    /// The collection views whose data sources were just giving a view.
    private let askers: [Int]

    init() {
        identifier = "registration \(Self.nextNumber())"
        askers = isOnMainActor ? MainActor.assumeIsolated { Self.askers } : []
    }

    /// Whether it was made while a collection view's data source gave it a view. One that a cell makes for a collection view
    /// of its own is not meant.
    func isMade(whileAnswering number: Int) -> Bool { askers.contains(number) }

    // MARK: Who asks

    private static let lock = NSLock()
    nonisolated(unsafe) private static var count = 0
    /// The collection views whose data sources are giving a view now, one inside the other.
    @MainActor private static var askers: [Int] = []

    /// A number that nothing else has.
    static func nextNumber() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }

    /// Does work in which a collection view's data source gives a view.
    @MainActor
    static func answering<View>(_ number: Int, _ work: () -> View) -> View {
        askers.append(number)
        defer { askers.removeLast() }
        return work()
    }
}
