/// The simplex method for unknowns whose cost bends at a target.
///
/// Every unknown is a linear form of the *columns'* unknowns, which stand at their targets: a corner. A step leaves one
/// target for another, so that what it costs, compared priority by priority, falls. The target of a variable is where
/// it was, and each variable is a level of its own below all priorities, so the best corner is always the only one.
///
/// After an edit the search goes on from the corner where it was, which is near the new best one.
struct Simplex {
    var tableau = Tableau()
    /// The unknowns by slot; what a free slot holds means nothing.
    var unknowns: [Unknown] = []
    private var freeSlots: [Int] = []
    private var nextSerial = 1
    /// The variables in the order of creation.
    private(set) var variables: [Int] = []
    /// How the cost of each priority changes with each column's unknown, while ``optimize()`` runs: least levels first.
    var gradients: [[Double]] = []
    /// How many pivots a solution may still take: rounding must not make the search endless.
    var pivotsLeft = 0
    /// How many pivots have rounded the tableau.
    var pivots = 0

    // MARK: Unknowns

    /// Adds a variable, and says its slot.
    mutating func addVariable(at value: Double) -> Int {
        let slot = insert(.variable(serial: nextSerial, at: value))
        variables.append(slot)
        appendColumn(slot)
        return slot
    }

    /// Adds a sum of multiples of variables, and says its slot.
    mutating func addForm(_ terms: [(slot: Int, coefficient: Double)], target: Double) -> Int {
        let level = Unknown.free
        let slot = insert(
            Unknown(serial: nextSerial, level: level, target: target, value: 0, costBelow: 0, costAbove: 0))
        appendRow(slot, terms)
        return slot
    }

    private mutating func insert(_ unknown: Unknown) -> Int {
        nextSerial += 1
        if let slot = freeSlots.popLast() {
            unknowns[slot] = unknown
            return slot
        }
        unknowns.append(unknown)
        return unknowns.count - 1
    }

    private mutating func appendColumn(_ slot: Int) {
        unknowns[slot].isBasic = false
        unknowns[slot].position = tableau.columns.count
        tableau.appendColumn(slot)
    }

    private mutating func appendRow(_ slot: Int, _ terms: [(slot: Int, coefficient: Double)]) {
        let row = tableau.rows.count
        tableau.appendRow(slot)
        var value = 0.0
        for term in terms {
            let other = unknowns[term.slot]
            if other.isBasic {
                tableau.add(term.coefficient, row: other.position, to: row)
            } else {
                tableau.add(term.coefficient, column: other.position, to: row)
            }
            value += term.coefficient * other.value
        }
        unknowns[slot].isBasic = true
        unknowns[slot].position = row
        unknowns[slot].value = value
    }

    /// Removes what ``addForm(_:target:)`` added.
    mutating func removeForm(_ slot: Int) {
        if !unknowns[slot].isBasic, let row = rowToLeave(for: unknowns[slot].position) {
            pivot(row: row, column: unknowns[slot].position)
        }
        let row = unknowns[slot].position
        tableau.removeRow(row)
        if row < tableau.rows.count { unknowns[tableau.rows[row]].position = row }
        freeSlots.append(slot)
    }

    /// The row of the variable that a column's unknown moves most.
    private func rowToLeave(for column: Int) -> Int? {
        let rows = tableau.rows.indices.filter { unknowns[tableau.rows[$0]].isVariable }
        return rows.max { abs(tableau[$0, column]) < abs(tableau[$1, column]) }
    }

    /// Removes a variable that no form names.
    mutating func removeVariable(_ slot: Int) {
        let column = unknowns[slot].position
        tableau.removeColumn(column)
        if column < tableau.columns.count { unknowns[tableau.columns[column]].position = column }
        variables.removeAll { $0 == slot }
        freeSlots.append(slot)
    }

    /// Prefers that a variable stays to all others.
    mutating func putFirst(_ slot: Int) {
        unknowns[slot].level = Unknown.variables
        variables.removeAll { $0 == slot }
        variables.insert(slot, at: 0)
    }

    /// Gives an unknown another target. What stands at its target moves along.
    mutating func setTarget(_ target: Double, of slot: Int) {
        let difference = target - unknowns[slot].target
        unknowns[slot].target = target
        if !unknowns[slot].isBasic && difference != 0 { shift(unknowns[slot].position, by: difference) }
    }

    /// Moves a column's unknown, and what follows from it.
    mutating func shift(_ column: Int, by amount: Double) {
        unknowns[tableau.columns[column]].value += amount
        for row in tableau.rows.indices {
            let coefficient = tableau[row, column]
            if coefficient != 0 { unknowns[tableau.rows[row]].value += coefficient * amount }
        }
    }

    /// Works the tableau out anew from the forms as they were added, which ends what rounding did to it.
    mutating func rebuild(_ forms: [(slot: Int, terms: [(slot: Int, coefficient: Double)])]) {
        let basic = Set(tableau.rows)
        (tableau, pivots) = (Tableau(), 0)
        for slot in variables {
            unknowns[slot].value = unknowns[slot].target
            appendColumn(slot)
        }
        for form in forms { appendRow(form.slot, form.terms) }
        for form in forms where !basic.contains(form.slot) {
            let row = unknowns[form.slot].position
            let columns = tableau.columns.indices.filter { basic.contains(tableau.columns[$0]) }
            let best = columns.max { abs(tableau[row, $0]) < abs(tableau[row, $1]) }
            if let best, abs(tableau[row, best]) > Tolerance.coefficient { pivot(row: row, column: best) }
        }
    }

    /// The variables stay where they are now, until an edit.
    ///
    /// Rounding alone moves none. Numbers too great to compute with leave all of them where they were.
    mutating func settle() {
        guard variables.allSatisfy({ unknowns[$0].value.isFinite }) else { return }
        for slot in variables where unknowns[slot].isBasic {
            let (was, value) = (unknowns[slot].target, unknowns[slot].value)
            unknowns[slot].target =
                [was, Self.eighth(near: value)].first {
                    abs(value - $0) <= Tolerance.rounding * max(1, abs(value))
                } ?? value
        }
    }

    /// The nearest multiple of an eighth, by way of a whole number: a module without Foundation has no rounding to link.
    private static func eighth(near value: Double) -> Double {
        guard abs(value) < 1e15 else { return value }
        return Double(Int(value * 8 + (value < 0 ? -0.5 : 0.5))) / 8
    }

    // MARK: Steps

    /// Exchanges a basic unknown with a column's. The one that leaves goes to its target.
    mutating func pivot(row: Int, column: Int) {
        let (leaving, entering) = (tableau.rows[row], tableau.columns[column])
        pivots += 1
        addGradient(of: leaving, row: row, times: -1)
        let entries = tableau.pivot(row: row, column: column)
        for level in gradients.indices { Tableau.substitute(entries, for: column, in: &gradients[level]) }
        unknowns[leaving].isBasic = false
        unknowns[leaving].position = column
        unknowns[entering].isBasic = true
        unknowns[entering].position = row
        addGradient(of: entering, row: row, times: 1)
        let rest = unknowns[leaving].target - unknowns[leaving].value
        if rest != 0 { shift(column, by: rest) }
        unknowns[leaving].value = unknowns[leaving].target
    }

    /// Adds what a basic unknown costs to the gradient of its priority.
    mutating func addGradient(of slot: Int, row: Int, times factor: Double) {
        let (level, slope) = (unknowns[slot].level, unknowns[slot].slope * factor)
        guard slope != 0, gradients.indices.contains(level) else { return }
        for column in tableau.columns.indices {
            let coefficient = tableau[row, column]
            if coefficient != 0 { Tableau.add(slope * coefficient, to: &gradients[level][column]) }
        }
    }

    /// A bend of the cost of a basic unknown, which a step meets.
    private struct Bend {
        let row: Int
        let step: Double
        let coefficient: Double
        let cost: Double
    }

    /// Moves a column's unknown until that improves a level no more, and exchanges it with the unknown that says so.
    ///
    /// - Parameters:
    ///   - slope: What a unit of the step costs at that level: less than 0.
    ///   - stepwise: Whether the first bend of all ends the step, and of several the oldest unknown's: Bland's rule,
    ///     under which no corner comes again.
    /// - Returns: How far it moved, or nil if nothing ends the step.
    mutating func move(_ step: Step, level: Int, slope: Double, stepwise: Bool) -> Double? {
        let direction = step.isUpward ? 1.0 : -1.0
        var slope = slope
        for bend in bends(ahead: step, stepwise: stepwise) {
            let slot = tableau.rows[bend.row]
            let own = unknowns[slot].level
            if own == level { slope += bend.cost * abs(bend.coefficient) }
            if own < level || own == 0 || stepwise || (own == level && slope > -Tolerance.coefficient) {
                let entering = tableau.columns[step.column]
                shift(step.column, by: bend.step * direction)
                unknowns[entering].side = step.isUpward ? .above : .below
                pivotsLeft -= 1
                pivot(row: bend.row, column: step.column)
                return bend.step
            }
            // The unknown passes its target and counts on the other side.
            addGradient(of: slot, row: bend.row, times: -1)
            unknowns[slot].side = bend.coefficient > 0 ? .above : .below
            addGradient(of: slot, row: bend.row, times: 1)
        }
        return nil
    }

    /// The bends that a step meets, nearest first.
    private func bends(ahead step: Step, stepwise: Bool) -> [Bend] {
        var bends: [Bend] = []
        for row in tableau.rows.indices {
            let coefficient = step.isUpward ? tableau[row, step.column] : -tableau[row, step.column]
            guard abs(coefficient) > Tolerance.coefficient else { continue }
            let unknown = unknowns[tableau.rows[row]]
            guard unknown.level > 0 || unknown.isHeld else { continue }
            if let bend = unknown.bend(upward: coefficient > 0), bend.cost > 0 {
                let length = bend.distance / abs(coefficient)
                bends.append(Bend(row: row, step: length, coefficient: coefficient, cost: bend.cost))
            }
        }
        bends.sort {
            if $0.step != $1.step { return $0.step < $1.step }
            if !stepwise && abs($0.coefficient) != abs($1.coefficient) {
                return abs($0.coefficient) > abs($1.coefficient)
            }
            return unknowns[tableau.rows[$0.row]].serial < unknowns[tableau.rows[$1.row]].serial
        }
        return bends
    }
}

/// A column's unknown that moves, and where to.
struct Step {
    let column: Int
    let isUpward: Bool
}
