/// A column's unknown that moves, and where to.
struct Step {
    let column: Int
    let isUpward: Bool
}

extension Simplex {
    /// Moves a column's unknown until that improves a level no more, and exchanges it with the unknown that says so.
    ///
    /// - Parameters:
    ///   - slope: What a unit of the step costs at that level: less than 0. Level 0 does not end a step by its cost.
    ///   - stepwise: Whether the first bend of all ends the step, and of several the oldest unknown's: Bland's rule,
    ///     under which no corner comes again.
    /// - Returns: How far it moved, or nil if nothing ends the step.
    mutating func move(_ step: Step, level: Int, slope: Double, stepwise: Bool) -> Double? {
        guard mayStep() else { return nil }
        let entries = tableau.entries(ofColumn: step.column)
        var slope = slope
        for bend in bends(of: entries, isUpward: step.isUpward, level: level, stepwise: stepwise) {
            let slot = tableau.rows[bend.row]
            let own = unknowns[slot].level
            if own == level { slope += bend.cost }
            if own < level || own == 0 || stepwise || (own == level && slope > -Tolerance.coefficient) {
                unknowns[tableau.columns[step.column]].side = step.isUpward ? .above : .below
                exchange(row: bend.row, column: step.column, entries)
                return bend.distance
            }
            // The unknown passes its target and counts on the other side.
            addCost(of: bend.row, times: -1)
            unknowns[slot].side = bend.isUpward ? .above : .below
            addCost(of: bend.row, times: 1)
        }
        return nil
    }

    /// A bend of the cost of a row's unknown, which a step meets.
    private struct Bend {
        let row: Int
        let serial: Int
        /// Whether the row's unknown moves upward.
        let isUpward: Bool
        /// How far the step is until then.
        let distance: Double
        /// How much dearer a unit of the step is after it.
        let cost: Double
        let coefficient: Double
    }

    /// The bends that a step meets, nearest first. What is required is not left, so it alone matters to level 0.
    private func bends(of entries: [Tableau.Entry], isUpward: Bool, level: Int, stepwise: Bool) -> [Bend] {
        var bends: [Bend] = []
        bends.reserveCapacity(entries.count)
        for entry in entries where abs(entry.coefficient) > Tolerance.coefficient {
            let slot = tableau.rows[entry.index]
            guard unknowns[slot].isHeld || (level > 0 && unknowns[slot].level > 0) else { continue }
            let coefficient = abs(entry.coefficient)
            let isUpward = (entry.coefficient > 0) == isUpward
            guard let (distance, cost) = unknowns[slot].bend(upward: isUpward), cost > 0 else { continue }
            bends.append(
                Bend(
                    row: entry.index, serial: unknowns[slot].serial, isUpward: isUpward,
                    distance: distance / coefficient, cost: cost * coefficient, coefficient: coefficient))
        }
        bends.sort { one, other in
            if one.distance != other.distance { return one.distance < other.distance }
            if !stepwise && one.coefficient != other.coefficient { return one.coefficient > other.coefficient }
            return one.serial < other.serial
        }
        return bends
    }
}
