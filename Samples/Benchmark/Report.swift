import Foundation

/// One line of the benchmark: a figure as a ratio to its yardstick, beside the budget's floor and goal.
struct Row: Encodable {
    let name: String
    /// The figure itself, in `unit`.
    let value: Double
    let unit: String
    /// The figure divided by its yardstick.
    let ratio: Double
    let yardstick: String
    let must: Double
    let aim: Double
    /// Whether a larger ratio is the better one.
    var isMoreBetter = false
    /// The processor's instructions, where they were counted, and their ratio to the yardstick's.
    var instructions: Double?
    var instructionRatio: Double?
    /// What the work costs for k, 2k and 4k things, in `unit`, where its growth is the ratio.
    var costs: [Double]?

    var isWithinBudget: Bool {
        [ratio, instructionRatio ?? ratio].allSatisfy { isMoreBetter ? $0 >= must : $0 <= must }
    }
}

/// What one run measured.
struct Report: Encodable {
    var yardsticks: [String: Double] = [:]
    var rows: [Row] = []

    /// Adds to the last row what was counted for it and for its yardstick.
    mutating func addInstructions(_ instructions: Double?, per yardstick: Double?) {
        rows[rows.count - 1].instructions = instructions
        guard let instructions, let yardstick else { return }
        rows[rows.count - 1].instructionRatio = instructions / yardstick
    }

    /// The report as a table for people.
    var table: String {
        let names = yardsticks.keys.sorted().map { "\($0) \(Self.number(yardsticks[$0] ?? 0)) ns" }
        var lines = [names.joined(separator: "   "), ""]
        let width = rows.map(\.name.count).max() ?? 0
        let title = "what".padding(toLength: width, withPad: " ", startingAt: 0)
        lines.append("\(title)     figure        ratio        must         aim instructions  ratio")
        for row in rows {
            let sign = row.isMoreBetter ? "≥" : "≤"
            let columns = [
                Self.right("\(Self.number(row.value)) \(row.unit)", 12),
                Self.right("\(Self.number(row.ratio)) \(row.yardstick)", 12),
                Self.right("\(sign) \(Self.number(row.must))", 10), Self.right("\(sign) \(Self.number(row.aim))", 10),
                row.instructions.map { Self.right("\(Int($0))", 12) } ?? "",
                row.instructionRatio.map { Self.right(Self.number($0), 6) } ?? "",
            ]
            let costs = row.costs.map { "   " + $0.map(Self.number).joined(separator: ", ") + " " + row.unit } ?? ""
            let name = row.name.padding(toLength: width, withPad: " ", startingAt: 0)
            lines.append(name + columns.joined(separator: " ") + costs + (row.isWithinBudget ? "" : "   over"))
        }
        return lines.joined(separator: "\n")
    }

    private static func number(_ value: Double) -> String {
        value.formatted(.number.precision(.fractionLength(value < 10 ? 2 : 0)).grouping(.never))
    }

    private static func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(1, width - text.count)) + text
    }
}
