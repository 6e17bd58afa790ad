extension Simplex {
    /// Begins a search: no required unknown is held yet, except at its target.
    mutating func release() {
        for slot in tableau.columns { unknowns[slot].isHeld = unknowns[slot].level == 0 }
        for slot in tableau.rows { unknowns[slot].isHeld = false }
    }

    /// Brings the required unknowns within their bounds, the oldest first.
    ///
    /// - Returns: Those that can't hold together, oldest first; the caller sets one aside and asks again.
    mutating func satisfyRequired() -> [Int]? {
        while true {
            var violated: [Int] = []
            for slot in tableau.rows where unknowns[slot].level == 0 && !unknowns[slot].isHeld {
                if unknowns[slot].isViolated(beyond: Tolerance.rounding) {
                    violated.append(slot)
                } else {
                    unknowns[slot].hold()
                }
            }
            if violated.isEmpty { return nil }
            violated.sort { unknowns[$0].serial < unknowns[$1].serial }
            for slot in violated {
                if let conflict = satisfy(slot) { return conflict }
            }
        }
    }

    /// Moves a violated unknown to its bound without moving another one out of its own.
    private mutating func satisfy(_ slot: Int) -> [Int]? {
        var stalls = 0
        while unknowns[slot].isBasic, unknowns[slot].isViolated(beyond: Tolerance.rounding), pivotsLeft > 0 {
            unknowns[slot].isHeld = true
            unknowns[slot].side = unknowns[slot].value < unknowns[slot].target ? .below : .above
            let stepwise = stalls > 10
            guard let step = stepTowardsTarget(of: slot, stepwise: stepwise) else {
                if let conflict = conflict(of: slot) {
                    unknowns[slot].isHeld = false
                    return conflict
                }
                break
            }
            guard let length = move(step, level: 0, slope: 0, stepwise: stepwise) else { break }
            stalls = length > 0 ? 0 : stalls + 1
        }
        unknowns[slot].hold()
        return nil
    }

    /// The column to move: of the least important, the one that moves the basic unknown most.
    private func stepTowardsTarget(of slot: Int, stepwise: Bool) -> Step? {
        let row = unknowns[slot].position
        let isBelow = unknowns[slot].value < unknowns[slot].target
        var best: (step: Step, order: (Int, Double, Int))?
        for column in tableau.columns.indices {
            let coefficient = tableau[row, column]
            guard abs(coefficient) > Tolerance.coefficient else { continue }
            let (isUpward, unknown) = ((coefficient > 0) == isBelow, unknowns[tableau.columns[column]])
            if unknown.level == 0 && (isUpward ? unknown.costAbove : unknown.costBelow) > 0 { continue }
            let level = unknown.isVariable ? Unknown.variables : unknown.level
            let order = stepwise ? (0, 0, -unknown.serial) : (level, abs(coefficient), unknown.serial)
            if let best, order < best.order { continue }
            best = (Step(column: column, isUpward: isUpward), order)
        }
        return best?.step
    }

    /// The unknown and those that keep it from its bound: each of them is at its own.
    private func conflict(of slot: Int) -> [Int]? {
        let row = unknowns[slot].position
        let columns = tableau.columns.indices.filter { abs(tableau[row, $0]) > Tolerance.coefficient }
        let size = columns.reduce(1) { max($0, abs(tableau[row, $1] * unknowns[tableau.columns[$1]].target)) }
        guard abs(unknowns[slot].value - unknowns[slot].target) > Tolerance.value * size else { return nil }
        return (columns.map { tableau.columns[$0] } + [slot]).sorted { unknowns[$0].serial < unknowns[$1].serial }
    }
}
