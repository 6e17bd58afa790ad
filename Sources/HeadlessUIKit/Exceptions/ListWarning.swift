import Foundation

/// The warnings that UIKit logs to the console, with UIKit's messages.
public enum ListWarning {
    /// The handler for all warnings, which may be called on any thread. By default, it writes each warning to standard
    /// error once: warnings that differ only by the addresses of objects are the same.
    public static var handler: @Sendable (String) -> Void {
        get { lock.withLock { storage } }
        set { lock.withLock { storage = newValue } }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var storage = standardHandler

    /// The handler that writes to standard error.
    static let standardHandler: @Sendable (String) -> Void = { warning in
        guard isFirst(warning) else { return }
        FileHandle.standardError.write(Data((warning + "\n").utf8))
    }

    nonisolated(unsafe) private static var written: Set<String> = []

    /// Returns whether this is the first warning of its kind in the process. The step of a script, which a replay writes
    /// before the warning, does not count.
    private static func isFirst(_ warning: String) -> Bool {
        let kind = warning.replacing(/^.*?: warning: |0x[0-9a-f]+/, with: "")
        return lock.withLock { written.insert(kind).inserted }
    }

    /// Passes the warning to ``handler``.
    static func log(_ warning: String) { handler(warning) }
}
