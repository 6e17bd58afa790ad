/// A kind of work whose time and instruction count are measured. The raw value is a command-line argument.
@MainActor
enum Work: String, CaseIterable {
    case dictionary, notification, associated
    case cell, payload, button, contentInTable, contentInCollection, elevenHandlers, observed, gated
    case difference, appliedToTable, appliedToCollection
    case picture
    case replay, trace
    case grids, loneItems

    /// Prepares the work and returns it. Stops the program for `replay` and `trace`, because they are asynchronous.
    func prepared() -> Turns {
        switch self {
        case .dictionary: Yardstick.dictionary()
        case .notification: Yardstick.notification
        case .associated: Yardstick.associated()
        case .cell: Dispatch.fromCell(.init())
        case .payload: Dispatch.withPayload(.init())
        case .button: Dispatch.fromButton(.init())
        case .contentInTable: Dispatch.fromContentInTable()
        case .contentInCollection: Dispatch.fromContentInCollection()
        case .elevenHandlers: Dispatch.fromCell(.init(), handlers: 11)
        case .observed: Dispatch.observed(.init())
        case .gated: Dispatch.gated(.init())
        case .difference: SnapshotUpdate.difference(SnapshotUpdate.edited)
        case .appliedToTable: SnapshotUpdate.table(SnapshotUpdate.edited)
        case .appliedToCollection: SnapshotUpdate.collection(SnapshotUpdate.edited)
        case .picture: Picture.turns()
        case .replay, .trace: preconditionFailure("replays are asynchronous")
        case .grids: Grid.shown(items: 100)
        case .loneItems: Grid.shown(items: 1)
        }
    }

    /// How many times the work is repeated in each of the two runs that count instructions.
    var counted: (few: Int, more: Int) {
        switch self {
        case .difference, .appliedToTable, .appliedToCollection: (20, 220)
        case .grids, .loneItems: (1, 11)
        case .picture: (2, 12)
        default: (1_000, 11_000)
        }
    }

    /// Performs the work the given number of times.
    func run(_ times: Int) async throws {
        switch self {
        case .replay, .trace: _ = try await Replay.taps(times, traced: self == .trace)
        default: prepared()(times)
        }
    }
}
