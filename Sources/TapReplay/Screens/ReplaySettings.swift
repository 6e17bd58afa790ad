/// What the user may set for the screens of a replay.
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
