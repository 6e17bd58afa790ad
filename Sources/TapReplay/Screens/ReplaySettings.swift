/// What a person may set for the screens of a replay.
public struct ReplaySettings: Hashable, Sendable {
    /// The file that a screen reads its data from; `nil`: its own.
    public var dataFile: String?
    /// How many rows a screen is to have; `nil`: as many as its data has.
    public var rowCount: Int?

    /// Settings for a replay's screens.
    public init(dataFile: String? = nil, rowCount: Int? = nil) {
        self.dataFile = dataFile
        self.rowCount = rowCount
    }
}

/// Data that a screen can't be made from: one sentence that says what is wrong, where, and what was expected.
public struct ReplayDataError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The sentence.
    public let description: String

    /// An error that says what is wrong, where, and what was expected.
    public init(_ description: String) { self.description = description }
}
