extension Simplex {
    /// Finds the corner with the lowest cost among the corners at which all required unknowns are within their bounds.
    /// Costs are compared level by level.
    ///
    /// - Parameter levels: The number of levels before the variables' levels. Level 0 is already satisfied and costs
    ///   nothing.
    mutating func optimize(levels: Int) {
        for slot in unknowns.indices where unknowns[slot].level != 0 && unknowns[slot].isBasic {
            unknowns[slot].takeSide()
        }
        var stalls = 0
        while true {
            let stepwise = stalls > 20
            // The longer the search stalls, the more likely it is that the slopes are only rounding errors.
            let tolerance = Tolerance.slope * Double(1 + stalls)
            guard
                let (step, level, slope) = improvement(levels: levels, beyond: tolerance, stepwise: stepwise),
                let distance = move(step, level: level, slope: slope, stepwise: stepwise)
            else { return }
            stalls = distance > 0 ? 0 : stalls + 1
        }
    }

    /// A non-basic unknown that can move in at least one direction without making a more important level worse.
    private struct Candidate {
        let slot: Int
        var up: Bool
        var down: Bool
        var isOut: Bool { !up && !down }
    }

    private typealias Improvement = (step: Step, level: Int, slope: Double)

    /// Returns the steepest step at the most important level that can be improved. If `stepwise` is `true`, returns the
    /// step that improves this level by moving the oldest unknown, even if another step is steeper.
    private mutating func improvement(levels: Int, beyond tolerance: Double, stepwise: Bool) -> Improvement? {
        var candidates: [Candidate] = []
        candidates.reserveCapacity(unknowns.count / 4)
        // The basic unknowns that may have a cost, by level.
        var basics: [(level: Int, slot: Int)] = []
        basics.reserveCapacity(unknowns.count / 4)
        for slot in unknowns.indices {
            let level = unknowns[slot].level
            if unknowns[slot].isBasic {
                if level > 0 && level < levels && (unknowns[slot].slope != 0 || forms[slot].count == 1) {
                    basics.append((level, slot))
                }
            } else {
                let (up, down) = (
                    level > 0 || unknowns[slot].costAbove == 0, level > 0 || unknowns[slot].costBelow == 0
                )
                if up || down { candidates.append(Candidate(slot: slot, up: up, down: down)) }
            }
        }
        let movers = movers
        for level in 1..<levels {
            if candidates.isEmpty { return nil }
            var (factors, up, down) = ([Double](), [Double](), [Double]())
            for basic in basics where basic.level == level {
                let (slot, unknown) = (basic.slot, unknowns[basic.slot])
                if forms[slot].count == 1, case let mover = movers[forms[slot][0].slot], mover >= 0, unknown.isAtTarget
                {
                    // Both this unknown and its mover are at their targets, where their costs bend, and no other
                    // non-basic unknown moves this unknown. This unknown's costs are therefore added to those of the
                    // mover.
                    let coefficient = forms[slot][0].coefficient / (forms[mover].first?.coefficient ?? 1)
                    let costs = (unknown.costAbove * abs(coefficient), unknown.costBelow * abs(coefficient))
                    if up.isEmpty {
                        up = Array(repeating: 0.0, count: unknowns.count)
                        down = Array(repeating: 0.0, count: unknowns.count)
                    }
                    up[mover] += coefficient > 0 ? costs.0 : costs.1
                    down[mover] += coefficient > 0 ? costs.1 : costs.0
                } else if unknown.slope != 0 {
                    if factors.isEmpty { factors = Array(repeating: 0.0, count: unknowns.count) }
                    factors[slot] = unknown.slope
                }
            }
            // For few candidates, their columns take less time than the multipliers of all equations.
            let (hasFactors, isByColumn) = (!factors.isEmpty, candidates.count <= 2)
            if hasFactors, !isByColumn { basis.findMultipliers(&factors) }
            var best: Improvement?
            for index in candidates.indices {
                let slot = candidates[index].slot
                // Without costs of other unknowns, only moving an unknown of this level has a cost.
                if !hasFactors, up.isEmpty, unknowns[slot].level != level { continue }
                let slope =
                    !hasFactors
                    ? 0
                    : isByColumn
                        ? basis.column(of: slot).reduce(0) { $0 + factors[$1.slot] * $1.coefficient }
                        : basis.coefficient(of: slot, factors)
                let costs = up.isEmpty ? (slope, -slope) : (slope + up[slot], down[slot] - slope)
                consider(&candidates[index], costs, at: level, beyond: tolerance, stepwise: stepwise, &best)
            }
            if let best { return best }
            candidates.removeAll(where: \.isOut)
        }
        return improvement(of: candidates, beyond: tolerance, stepwise: stepwise)
    }

    /// For each variable, the non-basic unknown that is a multiple of the variable, or -1 if there is none. No other
    /// non-basic unknown moves the variable.
    private var movers: [Int] {
        var movers = Array(repeating: -1, count: unknowns.count)
        for slot in unknowns.indices where !unknowns[slot].isBasic {
            if unknowns[slot].isVariable {
                movers[slot] = slot
            } else if forms[slot].count == 1 {
                movers[forms[slot][0].slot] = slot
            }
        }
        return movers
    }

    /// Returns a step that moves a variable closer to its previous value, trying the oldest variables first. Considers
    /// only candidates that don't affect any priority.
    private mutating func improvement(
        of candidates: [Candidate], beyond tolerance: Double, stepwise: Bool
    ) -> Improvement? {
        var (candidates, last) = (candidates, 0)
        // A variable that occurs only in basic forms moves no other variable.
        candidates.removeAll { candidate in
            unknowns[candidate.slot].isVariable
                && basis.forms(with: candidate.slot).allSatisfy { unknowns[$0].isBasic }
        }
        while !candidates.isEmpty {
            // Exchanges make the numbers below less exact. In most searches, they exclude all candidates anyway.
            if last > 0 { solveEquations() }
            let firsts = basis.firstMoved(
                unknowns.map { $0.isBasic && $0.isVariable && $0.level > last ? $0.level : Int.max })
            var first = Int.max
            for index in candidates.indices {
                let moved = basis.first(candidates[index].slot, firsts)
                dismiss(&candidates[index], ifFirstIs: moved, beyond: tolerance)
                if !candidates[index].isOut { first = min(first, moved) }
            }
            candidates.removeAll(where: \.isOut)
            guard first < Int.max, let oldest = unknowns.firstIndex(where: { $0.level == first }) else { return nil }
            let unknown = unknowns[oldest]
            last = first
            let multipliers = multipliers(of: oldest)
            let coefficients = candidates.map { basis.coefficient(of: $0.slot, multipliers) }
            if unknown.slope == 0 {
                // The variable is at its previous value. To keep it there, make it non-basic in exchange for a
                // candidate that could move it.
                let most = candidates.indices.max { abs(coefficients[$0]) < abs(coefficients[$1]) }
                guard let most, abs(coefficients[most]) > Tolerance.coefficient else { continue }
                let candidate = candidates.remove(at: most)
                let step = Step(slot: candidate.slot, isUpward: candidate.up, leaving: oldest)
                guard move(step, level: last, slope: 0, stepwise: stepwise) != nil else { return nil }
                continue
            }
            var best: Improvement?
            for index in candidates.indices {
                let slope = coefficients[index] * unknown.slope
                consider(
                    &candidates[index], (slope, -slope), at: last, beyond: tolerance, stepwise: stepwise, &best)
            }
            if let best { return best }
            candidates.removeAll(where: \.isOut)
        }
        return nil
    }

    /// Excludes the directions in which a candidate can't bring a variable closer to its previous value. Recognizes
    /// only the cases that don't require computing coefficients: the candidate moves no variable, or the first variable
    /// that it moves is the candidate itself or the only variable that the candidate contains.
    private func dismiss(_ candidate: inout Candidate, ifFirstIs first: Int, beyond tolerance: Double) {
        let own = onlyVariable(of: candidate.slot).map { (unknown: unknowns[$0.slot], coefficient: $0.coefficient) }
        if first == Int.max || own.map({ !$0.unknown.isBasic && $0.unknown.level < first }) == true {
            (candidate.up, candidate.down) = (false, false)
        } else if let own, own.unknown.isBasic, own.unknown.level == first {
            let slope = own.unknown.isAtTarget ? 0 : own.unknown.slope / own.coefficient
            candidate.up = candidate.up && slope < -tolerance
            candidate.down = candidate.down && slope > tolerance
        }
    }

    /// Evaluates how moving a candidate changes the cost at a level. Records the step if it is the best so far, and
    /// excludes the directions in which moving the candidate makes the level worse.
    private func consider(
        _ candidate: inout Candidate, _ costs: (up: Double, down: Double), at level: Int, beyond tolerance: Double,
        stepwise: Bool, _ best: inout Improvement?
    ) {
        var (up, down) = costs
        if unknowns[candidate.slot].level == level {
            up += unknowns[candidate.slot].costAbove
            down += unknowns[candidate.slot].costBelow
        }
        if candidate.up { take(Step(slot: candidate.slot, isUpward: true), up) }
        if candidate.down { take(Step(slot: candidate.slot, isUpward: false), down) }
        candidate.up = candidate.up && up < tolerance
        candidate.down = candidate.down && down < tolerance

        func take(_ step: Step, _ slope: Double) {
            guard slope < -tolerance else { return }
            if let best {
                let isOlder = unknowns[step.slot].serial < unknowns[best.step.slot].serial
                guard stepwise ? isOlder : slope < best.slope else { return }
            }
            best = (step, level, slope)
        }
    }
}
