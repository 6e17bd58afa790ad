extension Simplex {
    /// Finds the corner of the least cost, priority by priority, among those where the required unknowns hold.
    mutating func optimize(priorities: Int) {
        for slot in tableau.rows where unknowns[slot].level != 0 { unknowns[slot].takeSide() }
        // Level 0 has no gradient of use: what is required does not cost.
        gradients = Array(repeating: Array(repeating: 0, count: tableau.columns.count), count: priorities + 1)
        for row in tableau.rows.indices where unknowns[tableau.rows[row]].level != 0 {
            addGradient(of: tableau.rows[row], row: row, times: 1)
        }
        var stalls = 0
        while pivotsLeft > 0 {
            let stepwise = stalls > 20
            guard let (step, level, slope) = improvement(stepwise: stepwise) else { break }
            guard let length = move(step, level: level, slope: slope, stepwise: stepwise) else { break }
            stalls = length > 0 ? 0 : stalls + 1
        }
        gradients = []
    }

    /// A column whose unknown may move, as no higher level minds.
    private struct Candidate {
        let column: Int
        var up: Bool
        var down: Bool
    }

    /// The steepest step of the highest level that one improves; the oldest unknown's where steps are to be small.
    private func improvement(stepwise: Bool) -> (step: Step, level: Int, slope: Double)? {
        var candidates: [Candidate] = []
        for column in tableau.columns.indices {
            let unknown = unknowns[tableau.columns[column]]
            let (up, down) = (unknown.level > 0 || unknown.costAbove == 0, unknown.level > 0 || unknown.costBelow == 0)
            if up || down { candidates.append(Candidate(column: column, up: up, down: down)) }
        }
        for level in gradients.indices.dropFirst() {
            if let best = improvement(of: level, among: &candidates, stepwise: stepwise, { gradients[level][$0] }) {
                return (best.step, level, best.slope)
            }
            if candidates.isEmpty { return nil }
        }
        for variable in variables {
            let unknown = unknowns[variable]
            if !unknown.isBasic {
                candidates.removeAll { $0.column == unknown.position }
            } else if unknown.slope != 0 {
                let gradient = { unknown.slope * tableau[unknown.position, $0] }
                if let best = improvement(of: unknown.level, among: &candidates, stepwise: stepwise, gradient) {
                    return (best.step, unknown.level, best.slope)
                }
            }
            if candidates.isEmpty { return nil }
        }
        return nil
    }

    private func improvement(
        of level: Int, among candidates: inout [Candidate], stepwise: Bool, _ gradient: (Int) -> Double
    ) -> (step: Step, slope: Double)? {
        var best: (step: Step, slope: Double, serial: Int)?
        func consider(_ step: Step, _ slope: Double) {
            let serial = unknowns[tableau.columns[step.column]].serial
            if let best, stepwise ? best.serial < serial : best.slope <= slope { return }
            best = (step, slope, serial)
        }
        var kept = 0
        for index in candidates.indices {
            var candidate = candidates[index]
            let unknown = unknowns[tableau.columns[candidate.column]]
            let isOwn = unknown.level == level
            let slope = gradient(candidate.column)
            let (up, down) = (slope + (isOwn ? unknown.costAbove : 0), -slope + (isOwn ? unknown.costBelow : 0))
            if candidate.up, up < -Tolerance.coefficient {
                consider(Step(column: candidate.column, isUpward: true), up)
            }
            if candidate.down, down < -Tolerance.coefficient {
                consider(Step(column: candidate.column, isUpward: false), down)
            }
            candidate.up = candidate.up && up < Tolerance.coefficient
            candidate.down = candidate.down && down < Tolerance.coefficient
            guard candidate.up || candidate.down else { continue }
            candidates[kept] = candidate
            kept += 1
        }
        candidates.removeSubrange(kept...)
        return best.map { ($0.step, $0.slope) }
    }
}
