/// The simplex method for unknowns whose cost bends at a target.
///
/// Every unknown is a linear form of the *columns'* unknowns, which stand at their targets: a corner. A step leaves one
/// target for another, so that the cost, compared level by level, falls. The target of a variable is where it was, and
/// each variable is a level of its own below all priorities, so the best corner is always the only one.
///
/// After an edit the search goes on from the corner where it was, which is near the new best one.
struct Simplex: Sendable {
    var tableau = Tableau()
    /// The unknowns by slot; what a free slot holds means nothing.
    var unknowns: [Unknown] = []
    /// The terms of each constraint by slot, as they were added.
    private var forms: [[LinearExpression.Term]] = []
    private var freeSlots: [Int] = []
    private var nextSerial = 1
    /// The variables in the order of creation.
    private(set) var variables: [Int] = []
    /// How the cost of each level changes with each column's unknown, level by level, during ``optimize(levels:)``.
    var gradients: [Double] = []
    /// How many steps a search may still take: rounding must not make it endless.
    private(set) var stepsLeft = 0
    /// How many pivots have rounded the tableau since it was built.
    private(set) var pivots = 0

    // MARK: Unknowns

    /// Adds a variable, and says its slot.
    mutating func addVariable(at value: Double) -> Int {
        let level = Unknown.variables + nextSerial
        let slot = insert(
            Unknown(serial: nextSerial, level: level, target: value, value: value, costBelow: 1, costAbove: 1), [])
        variables.append(slot)
        appendColumn(slot)
        return slot
    }

    /// Adds an unknown that is a sum of multiples of variables and costs nothing yet, and says its slot.
    mutating func addForm(_ form: [LinearExpression.Term], target: Double) -> Int {
        let slot = insert(Unknown(serial: nextSerial, level: Unknown.free, target: target, value: 0), form)
        appendRow(slot)
        return slot
    }

    private mutating func insert(_ unknown: Unknown, _ form: [LinearExpression.Term]) -> Int {
        nextSerial += 1
        if let slot = freeSlots.popLast() {
            (unknowns[slot], forms[slot]) = (unknown, form)
            return slot
        }
        unknowns.append(unknown)
        forms.append(form)
        return unknowns.count - 1
    }

    private mutating func appendColumn(_ slot: Int) {
        (unknowns[slot].isBasic, unknowns[slot].position) = (false, tableau.columns.count)
        tableau.appendColumn(slot)
    }

    private mutating func appendRow(_ slot: Int) {
        let row = tableau.rows.count
        tableau.appendRow(slot)
        for term in forms[slot] {
            let (variable, coefficient) = (unknowns[term.variable.slot], term.coefficient)
            if variable.isBasic {
                tableau.add(coefficient, row: variable.position, to: row)
            } else {
                tableau.add(coefficient, column: variable.position, to: row)
            }
        }
        (unknowns[slot].isBasic, unknowns[slot].position) = (true, row)
        unknowns[slot].value = sum(of: slot) { $0.value }.sum
    }

    /// Removes what ``addForm(_:target:)`` added.
    mutating func removeForm(_ slot: Int) {
        if !unknowns[slot].isBasic {
            // The variable that moves most with it leaves the rows in its stead.
            let column = unknowns[slot].position
            let entries = tableau.entries(ofColumn: column).filter { unknowns[tableau.rows[$0.index]].isVariable }
            if let entry = entries.max(by: { abs($0.coefficient) < abs($1.coefficient) }) {
                exchange(row: entry.index, column: column, tableau.entries(ofColumn: column))
            }
        }
        let row = unknowns[slot].position
        tableau.removeRow(row)
        if row < tableau.rows.count { unknowns[tableau.rows[row]].position = row }
        forms[slot] = []
        freeSlots.append(slot)
    }

    /// Whether a form has a term of the variable.
    func names(_ variable: Variable) -> Bool { forms.contains { $0.contains { $0.variable == variable } } }

    /// Removes a variable that no form names.
    mutating func removeVariable(_ slot: Int) {
        if unknowns[slot].isBasic { rebuild() }
        let column = unknowns[slot].position
        tableau.removeColumn(column)
        if column < tableau.columns.count { unknowns[tableau.columns[column]].position = column }
        variables.removeAll { $0 == slot }
        freeSlots.append(slot)
    }

    /// Gives an unknown another target. What is at its target moves along.
    mutating func setTarget(_ target: Double, of slot: Int) {
        let amount = target - unknowns[slot].target
        unknowns[slot].target = target
        if !unknowns[slot].isBasic {
            shift(unknowns[slot].position, by: amount, tableau.entries(ofColumn: unknowns[slot].position))
        }
    }

    /// Prefers that a variable stays to all others.
    mutating func putFirst(_ slot: Int) {
        unknowns[slot].level = Unknown.variables
        variables.removeAll { $0 == slot }
        variables.insert(slot, at: 0)
    }

    // MARK: Searching

    /// Begins a search: it goes on from the corner where the last one ended.
    mutating func begin() {
        if pivots > 200 + 2 * tableau.rows.count { rebuild() }
        stepsLeft = 500 + 20 * unknowns.count
        for slot in tableau.columns { unknowns[slot].isHeld = unknowns[slot].level == 0 }
        for slot in tableau.rows { unknowns[slot].isHeld = false }
    }

    /// Counts a step, and says whether there was one left.
    mutating func mayStep() -> Bool {
        stepsLeft -= 1
        return stepsLeft >= 0
    }

    /// Ends a search: the variables stay where they are now, until an edit.
    ///
    /// Rounding alone moves none. Numbers too great to compute with leave all of them where they were.
    mutating func end() {
        guard variables.allSatisfy({ unknowns[$0].value.isFinite }) else { return }
        for slot in variables where unknowns[slot].isBasic {
            let (was, value) = (unknowns[slot].target, unknowns[slot].value)
            let near = Tolerance.rounding * max(1, abs(value))
            let eighth = Self.eighth(near: value)
            unknowns[slot].target = abs(value - was) <= near ? was : abs(value - eighth) <= near ? eighth : value
        }
    }

    /// The nearest multiple of an eighth, by way of a whole number: a module without Foundation has no rounding to link.
    private static func eighth(near value: Double) -> Double {
        guard abs(value) < 1e15 else { return value }
        return Double(Int(value * 8 + (value < 0 ? -0.5 : 0.5))) / 8
    }

    // MARK: Rounding

    /// A constraint's form where the variables have values, and the size of the numbers it comes from.
    func sum(of slot: Int, at value: (Unknown) -> Double) -> (sum: Double, size: Double) {
        var (sum, size) = (0.0, max(1, abs(unknowns[slot].target)))
        for term in forms[slot] {
            let part = term.coefficient * value(unknowns[term.variable.slot])
            sum += part
            size = max(size, abs(part))
        }
        return (sum, size)
    }

    /// Whether the forms have the values that the tableau gave them.
    var isAccurate: Bool {
        forms.indices.allSatisfy { slot in
            if forms[slot].isEmpty { return true }
            let (sum, size) = sum(of: slot) { $0.value }
            return abs(sum - unknowns[slot].value) <= Tolerance.rounding * size
        }
    }

    /// Works the tableau out again from the forms as they were added, which ends what rounding did to it.
    mutating func rebuild() {
        let (rows, columns) = (Set(tableau.rows), tableau.columns)
        tableau = Tableau()
        for slot in variables {
            unknowns[slot].value = unknowns[slot].target
            appendColumn(slot)
        }
        let constraints = (Array(rows) + columns).filter { !unknowns[$0].isVariable }
        for slot in constraints.sorted(by: { unknowns[$0].serial < unknowns[$1].serial }) { appendRow(slot) }
        for slot in columns where !unknowns[slot].isVariable {
            let row = unknowns[slot].position
            let entries = tableau.entries(ofRow: row).filter { rows.contains(tableau.columns[$0.index]) }
            let best = entries.max { abs($0.coefficient) < abs($1.coefficient) }
            guard let best, abs(best.coefficient) > Tolerance.coefficient else { continue }
            exchange(row: row, column: best.index, tableau.entries(ofColumn: best.index))
        }
        pivots = 0
    }

    // MARK: Pivots

    /// Moves a column's unknown, and what follows from it.
    private mutating func shift(_ column: Int, by amount: Double, _ entries: [Tableau.Entry]) {
        unknowns[tableau.columns[column]].value += amount
        for entry in entries { unknowns[tableau.rows[entry.index]].value += entry.coefficient * amount }
    }

    /// Moves a column's unknown until that of a row is at its target, and exchanges the two.
    mutating func exchange(row: Int, column: Int, _ entries: [Tableau.Entry]) {
        let (leaving, entering) = (tableau.rows[row], tableau.columns[column])
        let rest = unknowns[leaving].target - unknowns[leaving].value
        shift(column, by: rest / tableau[row, column], entries)
        unknowns[leaving].value = unknowns[leaving].target
        addCost(of: row, times: -1)
        let form = tableau.pivot(row: row, column: column, entries)
        pivots += 1
        for start in stride(from: 0, to: gradients.count, by: tableau.columns.count) {
            Tableau.substitute(form, for: column, in: &gradients, from: start)
        }
        (unknowns[leaving].isBasic, unknowns[leaving].position) = (false, column)
        (unknowns[entering].isBasic, unknowns[entering].position) = (true, row)
        addCost(of: row, times: 1)
    }

    /// Adds what the unknown of a row costs, on the side where it counts, to the gradient of its level.
    mutating func addCost(of row: Int, times factor: Double) {
        let unknown = unknowns[tableau.rows[row]]
        let slope = unknown.slope * factor
        guard slope != 0, unknown.level < gradients.count else { return }
        let (start, from) = (unknown.level * tableau.columns.count, tableau.start(ofRow: row))
        guard start < gradients.count else { return }
        for column in tableau.columns.indices where tableau.coefficients[from + column] != 0 {
            Tableau.add(slope * tableau.coefficients[from + column], to: &gradients[start + column])
        }
    }
}
