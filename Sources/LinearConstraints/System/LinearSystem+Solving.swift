extension LinearSystem {
    /// Brings the solution up to date: every priority before each lower one, the least sum of errors within one.
    ///
    /// - Complexity: O(1) if nothing changed; else, for each pivot, O(variables + constraints) and what the rows hold.
    ///   Few pivots follow a few edits.
    public mutating func solve() {
        if isSolved { return }
        if simplex.pivots > 1_000 { rebuild() }
        search()
        if !isAccurate {
            rebuild()
            search()
        }
        simplex.settle()
        isSolved = true
    }

    private mutating func search() {
        simplex.pivotsLeft = 500 + 20 * simplex.unknowns.count
        simplex.release()
        while let slots = simplex.satisfyRequired() { setAside(slots) }
        simplex.optimize(priorities: priorities.count)
    }

    /// Whether the forms have the values that the tableau says.
    private var isAccurate: Bool {
        constraints.values.allSatisfy { constraint in
            var (value, size) = (0.0, 1.0)
            for term in constraint.form {
                let part = term.coefficient * simplex.unknowns[term.slot].value
                value += part
                size = max(size, abs(part))
            }
            return abs(value - simplex.unknowns[constraint.id.slot].value) <= Tolerance.rounding * size
        }
    }

    mutating func rebuild() {
        simplex.rebuild(constraints.values.sorted { $0.id < $1.id }.map { ($0.id.slot, $0.form) })
    }

    // MARK: Conflicts

    /// Sets the newest of some constraints aside. What was set aside because of it is tried again.
    private mutating func setAside(_ slots: [Int]) {
        let among = slots.compactMap { constraints[$0]?.id }
        guard let broken = among.last else { return }
        tryAgain(becauseOf: broken)
        conflicts.append(Conflict(broken: broken, among: among))
        conflicts.sort { $0.broken < $1.broken }
        constraints[broken.slot]?.isSetAside = true
        takeLevel(broken.slot)
    }

    /// Tries again what contradicts a constraint that is no longer as it was.
    mutating func tryAgain(becauseOf changed: ConstraintID) {
        for conflict in conflicts where conflict.among.contains(changed) {
            constraints[conflict.broken.slot]?.isSetAside = false
            takeLevel(conflict.broken.slot)
        }
        conflicts.removeAll { $0.among.contains(changed) }
    }

    // MARK: Levels

    /// Gives a constraint's unknown the level and the costs of its priority.
    mutating func takeLevel(_ slot: Int) {
        guard let constraint = constraints[slot] else { return }
        let priority = constraint.priority
        if priority != .required && !priorities.contains(priority) { return takeLevelsAnew() }
        let isRequired = priority == .required
        let level = isRequired ? 0 : 1 + (priorities.firstIndex(of: priority) ?? 0)
        let cost = constraint.isSetAside ? 0 : isRequired ? 1 : Tolerance.limited(constraint.scale)
        simplex.unknowns[slot].level = constraint.isSetAside ? Unknown.free : level
        simplex.unknowns[slot].costBelow = constraint.relation == .lessThanOrEqual ? 0 : cost
        simplex.unknowns[slot].costAbove = constraint.relation == .greaterThanOrEqual ? 0 : cost
        simplex.unknowns[slot].isHeld = false
    }

    /// A new priority changes the levels of the lower ones.
    private mutating func takeLevelsAnew() {
        priorities = Set(constraints.values.map(\.priority)).subtracting([.required]).sorted(by: >)
        for slot in constraints.keys { takeLevel(slot) }
    }
}
