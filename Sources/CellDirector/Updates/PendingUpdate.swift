/// A requested change to the rows.
struct PendingUpdate {
    /// Whether the update changes a single row.
    var isOfRow = false
    let carryOut: @MainActor () -> Void
}
