extension Simplex {
    /// Finds the corner of the least cost, level by level, among those where the required unknowns hold.
    ///
    /// - Parameter levels: How many levels come before the variables'. Level 0 costs nothing, as it holds.
    mutating func optimize(levels: Int) {
        for slot in unknowns.indices where unknowns[slot].level != 0 && unknowns[slot].isBasic {
            unknowns[slot].takeSide()
        }
        var stalls = 0
        while true {
            let stepwise = stalls > 20
            // The longer the search stalls, the likelier it is that it follows nothing but rounding.
            let tolerance = Tolerance.slope * Double(1 + stalls)
            guard
                let (step, level, slope) = improvement(levels: levels, beyond: tolerance, stepwise: stepwise),
                let distance = move(step, level: level, slope: slope, stepwise: stepwise)
            else { return }
            stalls = distance > 0 ? 0 : stalls + 1
        }
    }

    /// An unknown that is not basic and may move, as no higher level minds.
    private struct Candidate {
        let slot: Int
        var up: Bool
        var down: Bool
        var isOut: Bool { !up && !down }
    }

    private typealias Improvement = (step: Step, level: Int, slope: Double)

    /// The steepest step of the highest level that one improves; or else the oldest unknown's.
    private mutating func improvement(levels: Int, beyond tolerance: Double, stepwise: Bool) -> Improvement? {
        var candidates: [Candidate] = []
        for slot in unknowns.indices where !unknowns[slot].isBasic {
            let isFree = unknowns[slot].level > 0
            let (up, down) = (isFree || unknowns[slot].costAbove == 0, isFree || unknowns[slot].costBelow == 0)
            if up || down { candidates.append(Candidate(slot: slot, up: up, down: down)) }
        }
        let movers = movers
        for level in 1..<levels {
            if candidates.isEmpty { return nil }
            var (factors, hasFactors) = (Array(repeating: 0.0, count: unknowns.count), false)
            var (up, down) = (factors, factors)
            for slot in unknowns.indices where unknowns[slot].level == level && unknowns[slot].isBasic {
                let unknown = unknowns[slot]
                if unknown.isAtTarget, forms[slot].count == 1, let mover = movers[forms[slot][0].slot] {
                    // It bends where the one does that moves it, and no other moves it.
                    let coefficient = forms[slot][0].coefficient / mover.coefficient
                    let costs = (unknown.costAbove * abs(coefficient), unknown.costBelow * abs(coefficient))
                    up[mover.slot] += coefficient > 0 ? costs.0 : costs.1
                    down[mover.slot] += coefficient > 0 ? costs.1 : costs.0
                } else if unknown.slope != 0 {
                    (factors[slot], hasFactors) = (unknown.slope, true)
                }
            }
            let multipliers = hasFactors ? basis.multipliers(factors) : []
            var best: Improvement?
            for index in candidates.indices {
                let slot = candidates[index].slot
                let slope = hasFactors ? basis.coefficient(of: slot, multipliers) : 0
                let costs = (slope + up[slot], down[slot] - slope)
                consider(&candidates[index], costs, at: level, beyond: tolerance, stepwise: stepwise, &best)
            }
            if let best { return best }
            candidates.removeAll(where: \.isOut)
        }
        return improvement(of: candidates, beyond: tolerance, stepwise: stepwise)
    }

    /// By variable, the unknown that is not basic and alone moves it, as it is a multiple of it.
    private var movers: [Entry?] {
        var movers = [Entry?](repeating: nil, count: unknowns.count)
        for slot in unknowns.indices where !unknowns[slot].isBasic {
            guard let variable = onlyVariable(of: slot) else { continue }
            movers[variable.slot] = Entry(slot: slot, coefficient: variable.coefficient)
        }
        return movers
    }

    /// A step that brings a variable nearer to where it was, the oldest first, with candidates that no priority minds.
    private mutating func improvement(
        of candidates: [Candidate], beyond tolerance: Double, stepwise: Bool
    ) -> Improvement? {
        var (candidates, last) = (candidates, 0)
        while !candidates.isEmpty {
            solveEquations()
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
                // It takes the place of a candidate that could move it, so that it stays.
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

    /// Rules out the directions in which a candidate brings no variable nearer, where that needs no coefficients: it moves
    /// none, or first of all the one that it is a multiple of.
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

    /// Says what a candidate's step costs a level: it is the best one, or in which directions the level does not mind.
    private func consider(
        _ candidate: inout Candidate, _ costs: (up: Double, down: Double), at level: Int, beyond tolerance: Double,
        stepwise: Bool, _ best: inout Improvement?
    ) {
        var (up, down) = costs
        if unknowns[candidate.slot].level == level {
            up += unknowns[candidate.slot].costAbove
            down += unknowns[candidate.slot].costBelow
        }
        for (slope, isUpward) in [(up, true), (down, false)] where isUpward ? candidate.up : candidate.down {
            guard slope < -tolerance else { continue }
            if let best {
                let isOlder = unknowns[candidate.slot].serial < unknowns[best.step.slot].serial
                guard stepwise ? isOlder : slope < best.slope else { continue }
            }
            best = (Step(slot: candidate.slot, isUpward: isUpward), level, slope)
        }
        candidate.up = candidate.up && up < tolerance
        candidate.down = candidate.down && down < tolerance
    }
}
