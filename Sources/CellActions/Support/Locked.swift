import Foundation

/// A value protected by a lock.
///
/// The lock is an `NSLock` rather than a `Synchronization.Mutex`, because the thread sanitizer does not recognize the
/// mutex on Linux and would report data races that don't exist.
package final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) { self.value = value }

    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&value) }
    }
}
