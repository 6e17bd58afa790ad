/// The first errors of a script, in line order.
public struct ScriptErrors: Error, Hashable, Sendable, CustomStringConvertible {
    /// The maximum number of errors to list.
    public static let limit = 10

    /// The number of errors after which a check stops reading the script.
    static let countLimit = 1000

    /// The listed errors. There is at least one, and there are at most ``limit``.
    public let errors: [ScriptError]

    /// The number of further errors that are not listed.
    ///
    /// The script can contain more errors than this, because a check stops after a thousand errors.
    public let moreCount: Int

    public init(errors: [ScriptError], moreCount: Int = 0) {
        self.errors = errors
        self.moreCount = moreCount
    }

    /// Keeps the first errors found, up to ``limit``, and counts the rest.
    init(found: [ScriptError]) {
        self.init(errors: Array(found.prefix(Self.limit)), moreCount: max(0, found.count - Self.limit))
    }

    /// The errors, one per line, followed by the number of further errors.
    public var description: String {
        let lines = errors.map(\.description)
        if moreCount == 0 { return lines.joined(separator: "\n") }
        let isAll = errors.count + moreCount < Self.countLimit
        let more = "and \(isAll ? "" : "at least ")\(moreCount) more \(moreCount == 1 ? "error" : "errors")"
        return (lines + [more]).joined(separator: "\n")
    }
}
