import Foundation

/// The warnings that UIKit logs to the console, with UIKit's messages.
public enum ListWarning {
    /// The handler for all warnings, which may be called on any thread. By default, it writes a line to standard error.
    public static var handler: @Sendable (String) -> Void {
        get { lock.withLock { storage } }
        set { lock.withLock { storage = newValue } }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var storage = standardHandler

    /// The handler that writes to standard error.
    static let standardHandler: @Sendable (String) -> Void = { warning in
        FileHandle.standardError.write(Data((warning + "\n").utf8))
    }

    /// Passes the warning to ``handler``.
    static func log(_ warning: String) { handler(warning) }
}
