/// The first errors of a script, in the order of lines.
public struct ScriptErrors: Error, Hashable, Sendable, CustomStringConvertible {
    /// How many errors are listed at most.
    public static let limit = 10

    /// How many errors a check counts before it stops reading.
    static let countLimit = 1000

    /// The errors, at least one and at most ``limit``.
    public let errors: [ScriptError]

    /// How many more there are, up to a thousand in all: a check reads no further.
    public let moreCount: Int

    public init(errors: [ScriptError], moreCount: Int = 0) {
        self.errors = errors
        self.moreCount = moreCount
    }

    /// All errors that were found, of which the first are listed.
    init(found: [ScriptError]) {
        self.init(errors: Array(found.prefix(Self.limit)), moreCount: max(0, found.count - Self.limit))
    }

    /// One error a line, then how many more there are.
    public var description: String {
        let lines = errors.map(\.description)
        if moreCount == 0 { return lines.joined(separator: "\n") }
        let isAll = errors.count + moreCount < Self.countLimit
        let more = "and \(isAll ? "" : "at least ")\(moreCount) more \(moreCount == 1 ? "error" : "errors")"
        return (lines + [more]).joined(separator: "\n")
    }
}
