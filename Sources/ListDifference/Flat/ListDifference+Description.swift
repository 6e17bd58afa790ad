extension ListDifference: CustomStringConvertible {
    /// A description with one line for each change, or "no change".
    public var description: String {
        guard !isEmpty else { return "no change" }
        var lines = updates.map { lineOfChange("update", $0, source[$0.source], target[$0.target]) }
        lines += deletes.map { lineOfChange("delete", $0, source[$0]) }
        lines += inserts.map { lineOfChange("insert", $0, target[$0]) }
        lines += moves.map { lineOfChange("move", $0, target[$0.target]) }
        return lines.joined(separator: "\n")
    }
}
