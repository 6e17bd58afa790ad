import Foundation

/// A value that threads touch one at a time.
///
/// It is made with Foundation's lock and not with `Synchronization.Mutex`, whose waiting the thread sanitizer does not see
/// on Linux, so that it would report races that are none.
package final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) { self.value = value }

    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&value) }
    }
}
