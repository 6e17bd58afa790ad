extension Simplex {
    /// Moves the required unknowns into their bounds, one after another.
    ///
    /// - Returns: Required unknowns that contradict each other, oldest first, or `nil` if there is no contradiction.
    ///   The caller sets one of these unknowns aside and calls this method again.
    mutating func satisfyRequired() -> [Int]? {
        while true {
            var violated: [Int] = []
            for slot in unknowns.indices
            where unknowns[slot].level == 0 && unknowns[slot].isBasic && !unknowns[slot].isHeld {
                if unknowns[slot].isViolated { violated.append(slot) } else { unknowns[slot].hold() }
            }
            if violated.isEmpty { return nil }
            for slot in violated {
                if let conflict = satisfy(slot) { return conflict }
            }
        }
    }

    /// Moves a violated unknown to its bound without moving any other required unknown out of its bounds.
    private mutating func satisfy(_ slot: Int) -> [Int]? {
        var stalls = 0
        if unknowns[slot].isViolated { giveWay(to: slot) }
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

    /// Returns an entry for each non-basic unknown that moves the given basic unknown, with the coefficient by which
    /// the basic unknown moves.
    private func row(of slot: Int) -> [Entry] {
        let multipliers = multipliers(of: slot)
        var row: [Entry] = []
        for slot in unknowns.indices where !unknowns[slot].isBasic {
            let coefficient = basis.coefficient(of: slot, multipliers)
            if abs(coefficient) > Tolerance.coefficient { row.append(Entry(slot: slot, coefficient: coefficient)) }
        }
        return row
    }

    /// Returns the step that moves an unknown toward its target.
    ///
    /// Among the least important unknowns, the step moves the one with the largest coefficient. In a tie, it moves the
    /// oldest unknown whose variable would move closer to its previous value, or, if there is no such unknown, the
    /// newest. If `stepwise` is `true`, the step always moves the oldest unknown.
    private func step(towardsTargetOf slot: Int, _ row: [Entry], stepwise: Bool) -> Step? {
        let candidates = candidates(towardsTargetOf: slot, row)
        if stepwise { return candidates.min { unknowns[$0.step.slot].serial < unknowns[$1.step.slot].serial }?.step }
        return candidates.max { $0.order < $1.order }?.step
    }

    /// A step, the magnitude of the moved unknown's coefficient, and the rank of the step.
    private typealias Candidate = (step: Step, gain: Double, order: (Int, Double, Int, Int))

    private func candidates(towardsTargetOf slot: Int, _ row: [Entry]) -> [Candidate] {
        let isBelow = unknowns[slot].value < unknowns[slot].target
        return row.compactMap { entry in
            let unknown = unknowns[entry.slot]
            let isUpward = (entry.coefficient > 0) == isBelow
            if unknown.level == 0 && (isUpward ? unknown.costAbove : unknown.costBelow) > 0 { return nil }
            let level = unknown.isVariable ? Unknown.variables : unknown.level
            let nears = nears(entry.slot, isUpward: isUpward)
            let gain = abs(entry.coefficient)
            return (
                Step(slot: entry.slot, isUpward: isUpward), gain,
                (level, gain, nears ? 1 : 0, nears ? -unknown.serial : unknown.serial)
            )
        }
    }

    /// Moves several non-basic unknowns in a single step to bring a violated unknown closer to its target, but only if
    /// all other held unknowns stay within their bounds.
    ///
    /// The unknowns are moved in the order in which ``step(towardsTargetOf:_:stepwise:)`` prefers them. Each is moved
    /// until its variable reaches a required bound. The method moves only unknowns that alone determine a variable with
    /// required bounds, such as the heights in a column of views.
    private mutating func giveWay(to slot: Int) {
        solveEquations()
        guard unknowns[slot].isBasic else { return }
        var bounds: [Int: [Entry]] = [:]
        for other in unknowns.indices where unknowns[other].isHeld && unknowns[other].isBasic && forms[other].count == 1
        {
            let term = forms[other][0]
            bounds[term.slot, default: []].append(Entry(slot: other, coefficient: term.coefficient))
        }
        var rest = abs(unknowns[slot].target - unknowns[slot].value)
        var distances = Array(repeating: 0.0, count: unknowns.count)
        var exchanges: [(entering: Int, leaving: Int)] = []
        for (step, gain, _) in candidates(towardsTargetOf: slot, row(of: slot)).sorted(by: { $0.order > $1.order }) {
            guard let own = onlyVariable(of: step.slot) else { break }
            var nearest: (leaving: Int, distance: Double)?
            for bound in bounds[own.slot] ?? [] {
                let ratio = bound.coefficient / own.coefficient
                guard let bend = unknowns[bound.slot].bend(upward: step.isUpward == (ratio > 0)) else { continue }
                let distance = bend.distance / abs(ratio)
                if distance < nearest?.distance ?? .infinity { nearest = (bound.slot, distance) }
            }
            guard let nearest, nearest.distance * gain < rest else { break }
            rest -= nearest.distance * gain
            distances[step.slot] = step.isUpward ? nearest.distance : -nearest.distance
            exchanges.append((step.slot, nearest.leaving))
        }
        guard exchanges.count > 1, keepsBounds(distances, but: exchanges.map(\.leaving)) else { return }
        exchangeMultiples(exchanges)
    }

    /// Returns whether all held unknowns, apart from the exempt ones, stay within their bounds if the non-basic
    /// unknowns move by the given distances.
    private func keepsBounds(_ distances: [Double], but exempt: [Int]) -> Bool {
        let (moved, exempt) = (basis.moved(by: distances), Set(exempt))
        return unknowns.indices.allSatisfy { slot in
            guard unknowns[slot].isBasic, unknowns[slot].isHeld, !exempt.contains(slot) else { return true }
            var unknown = unknowns[slot]
            unknown.value += moved[slot]
            return !unknown.isViolated
        }
    }

    /// Returns whether moving an unknown that is a multiple of a variable brings the variable closer to its previous
    /// value.
    private func nears(_ slot: Int, isUpward: Bool) -> Bool {
        guard let own = onlyVariable(of: slot), !unknowns[slot].isVariable else { return false }
        let variable = unknowns[own.slot]
        return !variable.isAtTarget && (variable.value < variable.target) == (isUpward == (own.coefficient > 0))
    }

    /// Returns the unknown, and the unknowns that keep it from reaching its bound because they are at their own bounds.
    /// Returns `nil` if the distance to the bound is only a rounding error.
    private func conflict(of slot: Int, _ row: [Entry]) -> [Int]? {
        let size = row.reduce(1) { max($0, abs($1.coefficient * unknowns[$1.slot].target)) }
        guard abs(unknowns[slot].value - unknowns[slot].target) > Tolerance.value * size else { return nil }
        return ([slot] + row.map(\.slot)).sorted { unknowns[$0].serial < unknowns[$1].serial }
    }
}
