import CellActions
import Foundation
import HeadlessUIKit

/// The state that outlives a test, because all screens of a process share it.
public enum TestState {
    /// Restores the state in which a process begins, so that a test can't depend on the tests before it.
    ///
    /// In XCTest, the product `TapReplayTesting` calls this function after each test: see ``resetsAfterEachTest``. In
    /// Swift Testing, its trait `.freshState` does.
    ///
    /// The function resets the device, its style, text size and direction; the handlers of exceptions, warnings and
    /// problems; appearance proxies; windows and the app's delegates; the first responder and the keyboard; delayed
    /// calls; the pasteboard; the settings of animations; and, on Linux, the values in `UserDefaults.standard`. It does
    /// not notify anything of this. Observers of notifications and of a bus stay, and so does what the app itself stores.
    @MainActor
    public static func reset() {
        HeadlessState.reset()
        CellActionBus.default.onProblem = CellActionBus.standardOnProblem
        CellActionBus.problemSource = CellActionBus.standardProblemSource
        #if !canImport(ObjectiveC)
        // On a Mac, the defaults would be those of XCTest's own tool.
        let defaults = UserDefaults.standard
        for domain in [Bundle.main.bundleIdentifier, ProcessInfo.processInfo.processName].compactMap(\.self) {
            if defaults.persistentDomain(forName: domain) != nil { defaults.removePersistentDomain(forName: domain) }
        }
        #endif
    }

    /// Whether the product `TapReplayTesting` calls ``reset()`` after each XCTest test; initially `true`. Set it to
    /// `false` if a class prepares state for all its tests, and back to `true` at the end of the class.
    @MainActor public static var resetsAfterEachTest = true
}
