extension Simplex {
    /// Finds the corner of the least cost, level by level, among those where the required unknowns hold.
    ///
    /// - Parameter levels: How many levels come before the variables'. Level 0 costs nothing, as it holds.
    mutating func optimize(levels: Int) {
        for slot in tableau.rows where unknowns[slot].level != 0 { unknowns[slot].takeSide() }
        gradients = Array(repeating: 0, count: levels * tableau.columns.count)
        for row in tableau.rows.indices { addCost(of: row, times: 1) }
        var stalls = 0
        while true {
            let stepwise = stalls > 20
            guard let (step, level, slope) = improvement(levels: levels, stepwise: stepwise) else { break }
            guard let distance = move(step, level: level, slope: slope, stepwise: stepwise) else { break }
            stalls = distance > 0 ? 0 : stalls + 1
        }
        gradients = []
    }

    /// A column whose unknown may move, as no higher level minds.
    private struct Candidate {
        let slot: Int
        let column: Int
        var up: Bool
        var down: Bool
    }

    /// The steepest step of the highest level that one improves; or else the oldest unknown's.
    private func improvement(levels: Int, stepwise: Bool) -> (step: Step, level: Int, slope: Double)? {
        var candidates: [Candidate] = []
        candidates.reserveCapacity(tableau.columns.count)
        for (column, slot) in tableau.columns.enumerated() {
            let isFree = unknowns[slot].level > 0
            let (up, down) = (isFree || unknowns[slot].costAbove == 0, isFree || unknowns[slot].costBelow == 0)
            if up || down { candidates.append(Candidate(slot: slot, column: column, up: up, down: down)) }
        }
        for level in 1..<levels {
            let start = level * tableau.columns.count
            let best = improvement(of: level, gradients, from: start, times: 1, &candidates, stepwise: stepwise)
            if let best { return best }
            if candidates.isEmpty { return nil }
        }
        for slot in variables {
            if !unknowns[slot].isBasic {
                candidates.removeAll { $0.slot == slot }
            } else if unknowns[slot].slope != 0 {
                let (level, start) = (unknowns[slot].level, tableau.start(ofRow: unknowns[slot].position))
                let best = improvement(
                    of: level, tableau.coefficients, from: start, times: unknowns[slot].slope, &candidates,
                    stepwise: stepwise)
                if let best { return best }
            }
            if candidates.isEmpty { return nil }
        }
        return nil
    }

    /// The step of a level whose gradient is a multiple of a row; or else the candidates that the level does not mind.
    private func improvement(
        of level: Int, _ row: [Double], from start: Int, times factor: Double, _ candidates: inout [Candidate],
        stepwise: Bool
    ) -> (step: Step, level: Int, slope: Double)? {
        var best: (step: Step, level: Int, slope: Double)?
        var oldest = Int.max
        var kept = 0
        for index in candidates.indices {
            var candidate = candidates[index]
            let slope = row[start + candidate.column] * factor
            var (up, down) = (slope, -slope)
            if unknowns[candidate.slot].level == level {
                up += unknowns[candidate.slot].costAbove
                down += unknowns[candidate.slot].costBelow
            }
            for (slope, isUpward) in [(up, true), (down, false)] where isUpward ? candidate.up : candidate.down {
                guard slope < -Tolerance.coefficient else { continue }
                let serial = unknowns[candidate.slot].serial
                if let best, stepwise ? serial >= oldest : slope >= best.slope { continue }
                (best, oldest) = ((Step(column: candidate.column, isUpward: isUpward), level, slope), serial)
            }
            candidate.up = candidate.up && up < Tolerance.coefficient
            candidate.down = candidate.down && down < Tolerance.coefficient
            guard candidate.up || candidate.down else { continue }
            candidates[kept] = candidate
            kept += 1
        }
        candidates.removeSubrange(kept...)
        return best
    }
}
