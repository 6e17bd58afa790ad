/// An unknown that is not basic and moves, and where to.
struct Step {
    let slot: Int
    let isUpward: Bool
    /// The basic unknown, at its target, to exchange with it.
    var leaving: Int?
}

extension Simplex {
    /// Moves an unknown until that improves a level no more, and exchanges it with the one that ends the step.
    ///
    /// - Parameters:
    ///   - slope: What a unit of the step costs at that level: less than 0. Level 0 does not end a step by its cost.
    ///   - stepwise: Whether the first bend of all ends the step, and of several the oldest unknown's: Bland's rule,
    ///     under which no corner comes again.
    /// - Returns: How far it moved, or nil if nothing ends the step.
    mutating func move(_ step: Step, level: Int, slope: Double, stepwise: Bool) -> Double? {
        guard mayStep else { return nil }
        let column = basis.column(of: step.slot)
        if let leaving = step.leaving {
            exchange(leaving, step, column)
            return 0
        }
        var slope = slope
        for bend in bends(of: column, isUpward: step.isUpward, level: level, stepwise: stepwise) {
            let own = unknowns[bend.slot].level
            if own == level { slope += bend.cost }
            if own < level || own == 0 || stepwise || (own == level && slope > -Tolerance.slope) {
                exchange(bend.slot, step, column)
                return bend.distance
            }
            // The unknown passes its target and counts on the other side.
            unknowns[bend.slot].side = bend.isUpward ? .above : .below
        }
        return nil
    }

    /// Exchanges a basic unknown with the one that makes a step, which counts on the side where it goes.
    private mutating func exchange(_ leaving: Int, _ step: Step, _ column: [Entry]) {
        unknowns[step.slot].side = step.isUpward ? .above : .below
        exchange(leaving, with: step.slot, column)
    }

    /// A bend of the cost of a basic unknown, which a step meets.
    private struct Bend {
        let slot: Int
        let serial: Int
        /// Whether the basic unknown moves upward.
        let isUpward: Bool
        /// How far the step is until then.
        let distance: Double
        /// How much dearer a unit of the step is after it.
        let cost: Double
        let coefficient: Double
    }

    /// The bends that a step meets, nearest first. What is required is not left, so it alone matters to level 0.
    private func bends(of column: [Entry], isUpward: Bool, level: Int, stepwise: Bool) -> [Bend] {
        var bends: [Bend] = []
        for entry in column where abs(entry.coefficient) > Tolerance.coefficient {
            let slot = entry.slot
            guard unknowns[slot].isHeld || (level > 0 && unknowns[slot].level > 0) else { continue }
            let coefficient = abs(entry.coefficient)
            let isUpward = (entry.coefficient > 0) == isUpward
            guard let (distance, cost) = unknowns[slot].bend(upward: isUpward) else { continue }
            bends.append(
                Bend(
                    slot: slot, serial: unknowns[slot].serial, isUpward: isUpward,
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
