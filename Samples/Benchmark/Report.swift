import Foundation

/// A row of the report: a figure, its ratio to a yardstick, and the required and desired values of the ratio.
struct Row: Encodable {
    let name: String
    /// The figure, in `unit`.
    let value: Double
    let unit: String
    /// The figure divided by its yardstick or, if the row measures growth, the average growth factor per doubling.
    let ratio: Double
    let yardstick: String
    let must: Double
    let aim: Double
    /// Whether a larger ratio is better.
    var isMoreBetter = false
    /// The instruction count, and its ratio to the instruction count of the yardstick. If the row measures growth, the
    /// ratio is the average growth factor per doubling instead.
    var instructions: Double?
    var instructionRatio: Double?
    /// The costs for k, 2k and 4k items, in `unit`, if the row measures growth.
    var costs: [Double]?

    var isWithinBudget: Bool {
        [ratio, instructionRatio ?? ratio].allSatisfy { isMoreBetter ? $0 >= must : $0 <= must }
    }
}

/// The measurements of one run.
struct Report: Encodable {
    var yardsticks: [String: Double] = [:]
    var rows: [Row] = []

    /// Adds the instruction count of the work to the last row, together with its ratio to the instruction count of the
    /// yardstick.
    mutating func addInstructions(_ instructions: Double?, per yardstick: Double?) {
        rows[rows.count - 1].instructions = instructions
        guard let instructions, let yardstick else { return }
        rows[rows.count - 1].instructionRatio = instructions / yardstick
    }

    /// The report as a readable table.
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
