/// What is both timed and counted in instructions: a name on the command line, done as often as one says.
@MainActor
enum Work: String, CaseIterable {
    case dictionary, notification, associated
    case cell, payload, button, contentInTable, contentInCollection, elevenHandlers, observed, gated
    case difference, appliedToTable, appliedToCollection
    case replay, trace

    /// The work, ready to be done, where it does not wait.
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
        case .replay, .trace: preconditionFailure("a replay waits")
        }
    }

    /// How many turns are counted: a short run and a long one.
    var counted: (few: Int, more: Int) {
        switch self {
        case .difference, .appliedToTable, .appliedToCollection: (20, 220)
        default: (1_000, 11_000)
        }
    }

    /// What is counted: all of it, so many times.
    func run(_ times: Int) async throws {
        switch self {
        case .replay, .trace: _ = try await Replay.taps(times, traced: self == .trace)
        default: prepared()(times)
        }
    }
}
