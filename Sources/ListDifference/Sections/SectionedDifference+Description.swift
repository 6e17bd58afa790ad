extension SectionedDifference: CustomStringConvertible {
    /// A description with one line for each change, or "no change".
    public var description: String {
        guard !isEmpty else { return "no change" }
        var lines = sectionUpdates.map {
            "update section \($0): \(source[$0.source].model) → \(target[$0.target].model)"
        }
        lines += sectionDeletes.map { "delete section \($0): \(source[$0].model)" }
        lines += sectionInserts.map { "insert section \($0): \(target[$0].model)" }
        lines += sectionMoves.map { "move section \($0): \(target[$0.target].model)" }
        lines += updates.map { "update \($0): \(before($0.source)) → \(after($0.target))" }
        lines += deletes.map { "delete \($0): \(before($0))" }
        lines += inserts.map { "insert \($0): \(after($0))" }
        lines += moves.map { "move \($0): \(after($0.target))" }
        return lines.joined(separator: "\n")
    }

    private func before(_ position: RowPosition) -> Row { source[position.section].rows[position.row] }

    private func after(_ position: RowPosition) -> Row { target[position.section].rows[position.row] }
}
