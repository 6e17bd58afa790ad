import Foundation
import HeadlessUIKit

/// Waiting.
extension OpenScreen {
    /// Suspends until `mismatch` returns `nil`.
    ///
    /// - Parameter mismatch: Returns why the condition does not hold. If it throws an unambiguous ``ScreenError``, the
    ///   condition does not hold either.
    /// - Throws: ``ScreenError`` with the last reason if the time is up.
    func wait(for time: Duration, _ mismatch: () throws -> String?) async throws {
        let clock = ContinuousClock()
        let end = clock.now + time
        while true {
            root.layoutIfNeeded()
            let reason: String?
            do { reason = try mismatch() } catch let error as ScreenError where !error.isAmbiguous {
                reason = error.description
            }
            guard let reason else { return }
            if clock.now >= end {
                let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
                throw ScreenError("still failing after \(seconds.formatted()) s: \(reason)")
            }
            try await Task.sleep(for: .milliseconds(1))
            Self.fireTimers()
        }
    }

    /// Fires timers that are due. This is necessary because the run loop doesn't run while a task waits.
    static func fireTimers() { _ = RunLoop.main.limitDate(forMode: .default) }
}
