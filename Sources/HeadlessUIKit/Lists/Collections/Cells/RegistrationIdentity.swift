import Foundation

/// The identity of a cell or supplementary registration. It records which collection views' data sources were providing
/// a view when the registration was created, because these collection views can't use the registration.
struct RegistrationIdentity: Sendable {
    /// The reuse identifier of the registration's views.
    let identifier: String
    /// The numbers that identify the collection views whose data sources were providing a view when the registration
    /// was created.
    private let callers: [Int]

    init() {
        identifier = "registration \(Self.nextNumber())"
        callers = isOnMainActor ? MainActor.assumeIsolated { Self.callers } : []
    }

    /// Whether the registration was created while the given collection view's data source was providing a view. Other
    /// collection views don't count, because a cell may create registrations for a collection view that it contains.
    func isMade(whileAnswering number: Int) -> Bool { callers.contains(number) }

    // MARK: Views being provided

    private static let lock = NSLock()
    nonisolated(unsafe) private static var count = 0
    /// The numbers that identify the collection views whose data sources are currently providing a view, from the
    /// outermost to the innermost call.
    @MainActor private static var callers: [Int] = []

    /// Returns a unique number, for a registration or a collection view.
    static func nextNumber() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }

    /// Runs a closure in which a collection view's data source provides a view. The collection view is identified by
    /// its number.
    @MainActor
    static func answering<View>(_ number: Int, _ work: () -> View) -> View {
        callers.append(number)
        defer { callers.removeLast() }
        return work()
    }
}
