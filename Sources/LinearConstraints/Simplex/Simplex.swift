/// The simplex method for unknowns whose cost is linear on each side of a target and bends at the target.
///
/// Every unknown is a variable or a form, which is a linear combination of variables. The non-basic unknowns are at
/// their targets, and together these targets define a corner. A step moves to another corner with a lower cost,
/// compared level by level. A variable's target is its previous value, and each variable has its own level below all
/// priorities, ordered by rank and age, so there is always exactly one best corner.
///
/// After an edit, the search continues from the previous corner, which is close to the new best corner.
struct Simplex: Sendable {
    var basis = Basis()
    /// The unknowns by slot. The unknown in a free slot is basic and costs nothing.
    var unknowns: [Unknown] = []
    /// The terms of each form by slot, in the order they were added.
    private(set) var forms: [[Entry]] = []
    private var freeSlots: [Int] = []
    /// The slots of unknowns that were removed, but that the basis still contains.
    private var retired: [Int] = []
    private var nextSerial = 1
    /// The forms added since the last search.
    private var added: [Int] = []
    /// Whether a form or a variable was removed since the last search.
    private var hasRemoved = false
    /// The removed forms that are still non-basic. They become basic when the next search begins.
    private var released: [(slot: Int, form: [Entry])] = []
    /// Whether the basis contains the unknowns as they are. If not, the equations must be solved again.
    private var isBasisCurrent = false
    /// Whether the basis is current, and no exchange has happened since the equations were solved.
    private var isBasisFresh = false
    /// Whether the values of all unknowns follow from the targets of the non-basic unknowns, as the basis says.
    private var areValuesCurrent = false
    /// The number of steps in the last search. A step can exchange several pairs of unknowns.
    private(set) var steps = 0
    private var mostSteps = 0

    // MARK: Unknowns

    /// Adds a variable and returns its slot.
    mutating func addVariable(at value: Double, rank: Int) -> Int {
        let level = Unknown.variables * (1 + rank) + nextSerial
        return insert(
            Unknown(
                serial: nextSerial, level: level, target: value, value: value, costBelow: 1, costAbove: 1,
                isBasic: false), [])
    }

    /// Adds a form, initially without a cost, and returns its slot.
    mutating func addForm(_ form: [LinearExpression.Term], target: Double) -> Int {
        let slot = insert(
            Unknown(serial: nextSerial, level: Unknown.free, target: target, value: 0),
            form.map { Entry(slot: $0.variable.slot, coefficient: $0.coefficient) })
        added.append(slot)
        return slot
    }

    private mutating func insert(_ unknown: Unknown, _ form: [Entry]) -> Int {
        nextSerial += 1
        let slot = freeSlots.popLast() ?? unknowns.count
        if slot == unknowns.count {
            unknowns.append(unknown)
            forms.append(form)
        } else {
            (unknowns[slot], forms[slot]) = (unknown, form)
        }
        if isBasisCurrent {
            basis.add(slot, form, isVariable: unknown.isVariable)
            for term in form { unknowns[slot].value += term.coefficient * unknowns[term.slot].value }
        }
        if added.count + released.count > Self.mostChanges { giveUpBasis() }
        return slot
    }

    /// Removes a form, or a variable that is not used in any form.
    mutating func remove(_ slot: Int) {
        hasRemoved = true
        let isReleased = isBasisCurrent && !unknowns[slot].isBasic && !unknowns[slot].isVariable
        if isReleased { released.append((slot, forms[slot])) }
        let (target, value) = isReleased ? (unknowns[slot].target, unknowns[slot].value) : (0, 0)
        unknowns[slot] = Unknown(
            serial: 0, level: Unknown.free, target: target, value: value, isBasic: !isReleased)
        forms[slot] = []
        if isBasisCurrent { retired.append(slot) } else { freeSlots.append(slot) }
        if released.count > Self.mostChanges { giveUpBasis() }
    }

    /// The number of changes up to which the basis is changed instead of solving the equations again. Each change takes
    /// a part of the time of a solution.
    private static let mostChanges = 32

    private mutating func giveUpBasis() {
        (isBasisCurrent, isBasisFresh) = (false, false)
        for (slot, _) in released { unknowns[slot].isBasic = true }
        released = []
        freeSlots += retired
        retired = []
    }

    /// Makes the removed forms basic, each in exchange for one of the variables that it determined. If possible, this is
    /// one of the form's own variables, because the form that replaces it usually contains that variable too.
    ///
    /// - Returns: The variables; `nil` if the equations must be solved again.
    private mutating func releaseForms() -> [Int]? {
        var freed: [Int] = []
        for (slot, form) in released {
            let column = basis.column(of: slot)
            let variables = column.filter { unknowns[$0.slot].isVariable }
            let own = variables.filter { entry in form.contains { $0.slot == entry.slot } }
            let variable = (own.isEmpty ? variables : own).max { abs($0.coefficient) < abs($1.coefficient) }
            guard let variable, abs(variable.coefficient) > Tolerance.coefficient, swap(variable.slot, slot, column)
            else { return nil }
            freed.append(variable.slot)
        }
        released = []
        return freed
    }

    /// Moves a non-basic unknown until a basic unknown reaches its target, and exchanges the two.
    ///
    /// - Returns: Whether the entering unknown moves the leaving one. If not, nothing is exchanged.
    private mutating func swap(_ leaving: Int, _ entering: Int, _ column: [Entry]) -> Bool {
        guard let own = column.first(where: { $0.slot == leaving }), own.coefficient != 0 else { return false }
        let distance = (unknowns[leaving].target - unknowns[leaving].value) / own.coefficient
        unknowns[entering].value += distance
        for entry in column { unknowns[entry.slot].value += entry.coefficient * distance }
        unknowns[leaving].value = unknowns[leaving].target
        (unknowns[leaving].isBasic, unknowns[entering].isBasic) = (false, true)
        basis.exchange(leaving, with: entering, column)
        isBasisFresh = false
        return true
    }

    /// Changes the target of an unknown.
    mutating func setTarget(_ target: Double, of slot: Int) {
        unknowns[slot].target = target
        if !unknowns[slot].isBasic { areValuesCurrent = false }
    }

    /// Returns whether a variable is used in any form.
    func names(_ variable: Int) -> Bool {
        let known = isBasisCurrent ? basis.forms(with: variable) : Array(forms.indices)
        return known.contains { forms[$0].contains { $0.slot == variable } }
    }

    /// Makes keeping the value of this variable more important than keeping the values of all other variables.
    mutating func putFirst(_ slot: Int) { unknowns[slot].level = Unknown.variables }

    /// Returns the value that a form has if its variables are at their targets. Also returns the largest magnitude
    /// among the form's target and the terms of the sum, or 1 if that is larger.
    func sum(of slot: Int) -> (sum: Double, size: Double) {
        var (sum, size) = (0.0, max(1, abs(unknowns[slot].target)))
        for term in forms[slot] {
            let part = term.coefficient * unknowns[term.slot].target
            sum += part
            size = max(size, abs(part))
        }
        return (sum, size)
    }

    // MARK: Search

    /// Begins a search at the corner where the last search ended.
    mutating func begin() {
        reconsiderFreed()
        holdAdded()
        if basis.isLong || basis.hasManyExchanges || retired.count > 16 + unknowns.count / 4 { giveUpBasis() }
        if !isBasisCurrent { solveEquations() } else if !areValuesCurrent { findValues() }
        for slot in unknowns.indices { unknowns[slot].isHeld = !unknowns[slot].isBasic && unknowns[slot].level == 0 }
        (steps, mostSteps) = (0, 500 + 20 * unknowns.count)
    }

    mutating func solveEquations() {
        if isBasisFresh { return }
        giveUpBasis()
        basis = Basis(forms, &unknowns)
        (isBasisCurrent, isBasisFresh) = (true, true)
        findValues()
    }

    /// Computes all values from the targets of the non-basic unknowns.
    private mutating func findValues() {
        let values = basis.moved(by: unknowns.map { $0.isBasic ? 0 : $0.target })
        for slot in unknowns.indices {
            unknowns[slot].value = unknowns[slot].isBasic ? values[slot] : unknowns[slot].target
        }
        areValuesCurrent = true
    }

    /// Finds the variables that no longer follow from the equations after a removal. The forms that contain these
    /// variables are treated as newly added, so that one of these forms can determine each variable.
    private mutating func reconsiderFreed() {
        guard hasRemoved else { return }
        hasRemoved = false
        let isAdded = Set(added)
        if isBasisCurrent, let freed = releaseForms() {
            let forms = Set(freed.flatMap { unknowns[$0].isBasic ? [] : basis.forms(with: $0) }).sorted()
            added += forms.filter { unknowns[$0].isBasic && !isAdded.contains($0) }
        } else {
            let decided = unknowns.map { $0.isVariable && $0.isBasic }
            isBasisFresh = false
            solveEquations()
            let isFreed = unknowns.indices.map { decided[$0] && !unknowns[$0].isBasic }
            added += unknowns.indices.filter { slot in
                unknowns[slot].isBasic && !isAdded.contains(slot) && forms[slot].contains { isFreed[$0.slot] }
            }
        }
    }

    /// Lets each added equation and each violated added inequality determine one variable. Most of these forms are then
    /// satisfied from the start.
    ///
    /// The forms are handled in order of importance. Each form determines the newest of its variables that no other
    /// form determines. If the form has no such variable, it determines a variable in place of another form, provided
    /// that the other form can determine a different variable, or is less important and contains only this variable.
    private mutating func holdAdded() {
        if added.isEmpty { return }
        if added.count > Self.mostChanges { giveUpBasis() }
        // The forms that determine variables, as far as they are known.
        var decides: [Int: Int] = [:]
        if !isBasisCurrent {
            for slot in unknowns.indices where !unknowns[slot].isBasic && forms[slot].count == 1 {
                decides[forms[slot][0].slot] = slot
            }
        }
        let added = added.filter { unknowns[$0].level < Unknown.variables && unknowns[$0].isBasic }
        self.added = []
        for slot in added.sorted(by: {
            (unknowns[$0].level, unknowns[$0].serial) < (unknowns[$1].level, unknowns[$1].serial)
        }) where unknowns[slot].isBasic {
            if !isBasisCurrent || !areValuesCurrent { unknowns[slot].value = sum(of: slot).sum }
            let isEquation = unknowns[slot].costBelow > 0 && unknowns[slot].costAbove > 0
            guard isEquation || unknowns[slot].isViolated else { continue }
            if let variable = newestUndecided(by: slot) {
                if exchange(slot, with: variable) { decides[variable] = slot }
            } else {
                takeOver(slot, &decides)
            }
        }
    }

    /// Lets a form determine a variable in place of another form, provided that the other form can determine a
    /// different variable, or is less important and contains only this variable.
    private mutating func takeOver(_ slot: Int, _ decides: inout [Int: Int]) {
        for term in forms[slot] {
            guard let other = decides[term.slot] ?? onlyForm(of: term.slot) else { continue }
            if let variable = newestUndecided(by: other) {
                if exchange(slot, with: variable) { (decides[term.slot], decides[variable]) = (slot, other) }
                return
            }
            guard unknowns[other].level > unknowns[slot].level, forms[other].count == 1 else { continue }
            if exchange(slot, with: other) { decides[term.slot] = slot }
            return
        }
    }

    /// Exchanges two unknowns before a search, in the basis too if it is current.
    ///
    /// - Returns: Whether the unknowns could be exchanged.
    private mutating func exchange(_ leaving: Int, with entering: Int) -> Bool {
        if isBasisCurrent {
            let column = basis.column(of: entering)
            let coefficient = column.first { $0.slot == leaving }?.coefficient ?? 0
            return abs(coefficient) > Tolerance.coefficient && swap(leaving, entering, column)
        }
        (unknowns[leaving].isBasic, unknowns[entering].isBasic) = (false, true)
        return true
    }

    /// Returns the non-basic form that contains only the given variable, if the basis is current.
    private func onlyForm(of variable: Int) -> Int? {
        guard isBasisCurrent else { return nil }
        return basis.forms(with: variable).first { !unknowns[$0].isBasic && forms[$0].count == 1 }
    }

    private func newestUndecided(by form: Int) -> Int? {
        var newest: Int?
        for term in forms[form] where !unknowns[term.slot].isBasic && abs(term.coefficient) > Tolerance.coefficient {
            if let newest, unknowns[newest].serial > unknowns[term.slot].serial { continue }
            newest = term.slot
        }
        return newest
    }

    /// Whether the search may take another step. The limit prevents an endless search caused by rounding errors.
    var mayStep: Bool { steps < mostSteps }

    /// Ends a search. The variables keep their current values until the next edit.
    ///
    /// A value that differs only by a rounding error from the variable's previous value, or from a multiple of 1/8, is
    /// replaced with that previous value or multiple. If any value is not finite, all variables keep their previous
    /// values.
    mutating func end() {
        let isMoved = { (unknown: Unknown) in unknown.isBasic && unknown.isVariable }
        guard unknowns.allSatisfy({ !isMoved($0) || $0.value.isFinite }) else { return areValuesCurrent = false }
        for slot in unknowns.indices where isMoved(unknowns[slot]) {
            let (was, value) = (unknowns[slot].target, unknowns[slot].value)
            let near = Tolerance.rounding * max(1, abs(value))
            let eighth = Self.eighth(near: value)
            unknowns[slot].target = abs(value - was) <= near ? was : abs(value - eighth) <= near ? eighth : value
        }
    }

    /// Returns the nearest multiple of 1/8. The method rounds by converting to an integer, because `rounded()` requires
    /// the C math library. The module doesn't link that library, because it doesn't import Foundation.
    private static func eighth(near value: Double) -> Double {
        guard abs(value) < 1e15 else { return value }
        return Double(Int(value * 8 + (value < 0 ? -0.5 : 0.5))) / 8
    }

    // MARK: Exchanges

    /// If an unknown is a variable or a multiple of a variable, returns that variable and the coefficient.
    func onlyVariable(of slot: Int) -> Entry? {
        if unknowns[slot].isVariable { return Entry(slot: slot, coefficient: 1) }
        return forms[slot].count == 1 ? forms[slot][0] : nil
    }

    /// Returns a multiplier for each equation. Multiplying the equations by these numbers and adding up the results
    /// gives the given basic unknown.
    func multipliers(of slot: Int) -> [Double] {
        var numbers = Array(repeating: 0.0, count: unknowns.count)
        numbers[slot] = 1
        basis.findMultipliers(&numbers)
        return numbers
    }

    /// Moves a non-basic unknown until a basic unknown reaches its target, and exchanges the two.
    mutating func exchange(_ leaving: Int, with entering: Int, _ column: [Entry]) {
        guard swap(leaving, entering, column) else { return }
        steps += 1
        if basis.isLong { solveEquations() }
    }

    /// Exchanges several pairs in a single step. Each non-basic unknown moves until the basic unknown of its pair, a
    /// multiple of the same variable, reaches its target.
    mutating func exchangeMultiples(_ exchanges: [(entering: Int, leaving: Int)]) {
        for (entering, leaving) in exchanges {
            (unknowns[leaving].isBasic, unknowns[entering].isBasic) = (false, true)
        }
        steps += 1
        isBasisFresh = false
        solveEquations()
    }
}
