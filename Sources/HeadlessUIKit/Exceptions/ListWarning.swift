import Foundation

/// A warning that UIKit writes to the console, in its words.
public enum ListWarning {
    /// The one place where warnings go, from any thread. At first it writes a line to the standard error.
    public static var handler: @Sendable (String) -> Void {
        get { lock.withLock { storage } }
        set { lock.withLock { storage = newValue } }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var storage: @Sendable (String) -> Void = { warning in
        FileHandle.standardError.write(Data((warning + "\n").utf8))
    }

    /// Warns, by way of ``handler``.
    static func log(_ warning: String) { handler(warning) }
}
