/// A step of the search: the non-basic unknown to move, and its direction.
struct Step {
    let slot: Int
    let isUpward: Bool
    /// If set, the step moves nothing, and only exchanges its unknown with this basic unknown, which is already at its
    /// target.
    var leaving: Int?
}

extension Simplex {
    /// Moves an unknown until moving it further would no longer improve the level, or would make a more important level
    /// worse. Then exchanges it with the unknown that ends the step. If the step specifies a `leaving` unknown,
    /// exchanges the two unknowns without moving either.
    ///
    /// - Parameters:
    ///   - slope: The change in cost at `level` per unit of distance, which is a negative number. It is not used at
    ///     level 0 or if the step specifies a `leaving` unknown.
    ///   - stepwise: Whether the first bend ends the step. If several bends are at the same distance, the bend of the
    ///     oldest unknown ends it. This is Bland's rule, which prevents the search from visiting a corner twice.
    /// - Returns: The distance moved, or `nil` if nothing ends the step or the search has reached its step limit.
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
            // The unknown passes its target, so the cost on the other side applies.
            unknowns[bend.slot].side = bend.isUpward ? .above : .below
        }
        return nil
    }

    /// Makes a basic unknown non-basic, in exchange for the unknown that the step moves. From then on, the cost of the
    /// entering unknown is the cost on the side to which it moves.
    private mutating func exchange(_ leaving: Int, _ step: Step, _ column: [Entry]) {
        unknowns[step.slot].side = step.isUpward ? .above : .below
        exchange(leaving, with: step.slot, column)
    }

    /// A point on the path of a step where the cost of a basic unknown bends.
    private struct Bend {
        let slot: Int
        let serial: Int
        /// Whether the basic unknown moves upward.
        let isUpward: Bool
        /// The distance from the start of the step.
        let distance: Double
        /// The amount by which the step's cost per unit of distance increases at the bend.
        let cost: Double
        let coefficient: Double
    }

    /// Returns the bends on the path of a step, nearest first. At level 0, considers only unknowns that are held within
    /// their bounds.
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
