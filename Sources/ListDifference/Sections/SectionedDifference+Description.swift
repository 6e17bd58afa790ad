extension SectionedDifference: CustomStringConvertible {
    /// A description with one line for each change, or "no change".
    public var description: String {
        guard !isEmpty else { return "no change" }
        var lines: [String] = []
        func add(_ change: String, _ position: Any, _ element: Any, _ replacement: Any? = nil) {
            lines.append(lineOfChange(change, position, element, replacement))
        }
        for update in sectionUpdates {
            add("update section", update, source[update.source].model, target[update.target].model)
        }
        for section in sectionDeletes { add("delete section", section, source[section].model) }
        for section in sectionInserts { add("insert section", section, target[section].model) }
        for move in sectionMoves { add("move section", move, target[move.target].model) }
        for update in updates { add("update", update, before(update.source), after(update.target)) }
        for row in deletes { add("delete", row, before(row)) }
        for row in inserts { add("insert", row, after(row)) }
        for move in moves { add("move", move, after(move.target)) }
        return lines.joined(separator: "\n")
    }

    private func before(_ position: RowPosition) -> Row { source[position.section].rows[position.row] }

    private func after(_ position: RowPosition) -> Row { target[position.section].rows[position.row] }
}
