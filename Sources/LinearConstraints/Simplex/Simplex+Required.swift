extension Simplex {
    /// Brings the required unknowns within their bounds, the oldest first.
    ///
    /// - Returns: Those that can't hold together, oldest first; the caller sets one aside and asks again.
    mutating func satisfyRequired() -> [Int]? {
        while true {
            var violated: [Int] = []
            for slot in unknowns.indices
            where unknowns[slot].level == 0 && unknowns[slot].isBasic && !unknowns[slot].isHeld {
                if unknowns[slot].isViolated { violated.append(slot) } else { unknowns[slot].hold() }
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
        while unknowns[slot].isBasic, unknowns[slot].isViolated {
            unknowns[slot].isHeld = true
            unknowns[slot].side = unknowns[slot].value < unknowns[slot].target ? .below : .above
            let stepwise = stalls > 10
            let row = row(of: slot)
            guard let step = step(towardsTargetOf: slot, row, stepwise: stepwise) else {
                guard mayStep, let conflict = conflict(of: slot, row) else { break }
                unknowns[slot].isHeld = false
                return conflict
            }
            guard let distance = move(step, level: 0, slope: 0, stepwise: stepwise) else { break }
            stalls = distance > 0 ? 0 : stalls + 1
        }
        unknowns[slot].hold()
        return nil
    }

    /// How a basic unknown moves with each that is not.
    private func row(of slot: Int) -> [Entry] {
        let multipliers = multipliers(of: slot)
        var row: [Entry] = []
        for slot in unknowns.indices where !unknowns[slot].isBasic {
            let coefficient = basis.coefficient(of: slot, multipliers)
            if abs(coefficient) > Tolerance.coefficient { row.append(Entry(slot: slot, coefficient: coefficient)) }
        }
        return row
    }

    /// The unknown to move: of the least important, the one that moves the row's most. Of several the one that comes nearer to
    /// where it was, the oldest first, as the search prefers them in the end; else the newest.
    private func step(towardsTargetOf slot: Int, _ row: [Entry], stepwise: Bool) -> Step? {
        let isBelow = unknowns[slot].value < unknowns[slot].target
        var best: (step: Step, order: (Int, Double, Int, Int))?
        for entry in row {
            let unknown = unknowns[entry.slot]
            let isUpward = (entry.coefficient > 0) == isBelow
            if unknown.level == 0 && (isUpward ? unknown.costAbove : unknown.costBelow) > 0 { continue }
            let level = unknown.isVariable ? Unknown.variables : unknown.level
            let nears = nears(entry.slot, isUpward: isUpward)
            let order =
                stepwise
                ? (0, 0, 0, -unknown.serial)
                : (level, abs(entry.coefficient), nears ? 1 : 0, nears ? -unknown.serial : unknown.serial)
            if let best, order < best.order { continue }
            best = (Step(slot: entry.slot, isUpward: isUpward), order)
        }
        return best?.step
    }

    /// Whether a multiple of a variable moves it towards where it was.
    private func nears(_ slot: Int, isUpward: Bool) -> Bool {
        guard let own = onlyVariable(of: slot), !unknowns[slot].isVariable else { return false }
        let variable = unknowns[own.slot]
        return !variable.isAtTarget && (variable.value < variable.target) == (isUpward == (own.coefficient > 0))
    }

    /// The unknown and those that keep it from its bound, each of them being at its own.
    private func conflict(of slot: Int, _ row: [Entry]) -> [Int]? {
        let size = row.reduce(1) { max($0, abs($1.coefficient * unknowns[$1.slot].target)) }
        guard abs(unknowns[slot].value - unknowns[slot].target) > Tolerance.value * size else { return nil }
        return ([slot] + row.map(\.slot)).sorted { unknowns[$0].serial < unknowns[$1].serial }
    }
}
