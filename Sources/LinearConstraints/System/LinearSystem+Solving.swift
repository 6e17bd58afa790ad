extension LinearSystem {
    /// Brings the solution up to date: every priority before each lower one, the least sum of errors within one.
    ///
    /// - Complexity: O(1) if nothing changed; else O(terms of all constraints), and for each step of the search as much
    ///   again. Where each constraint decides a variable, there is no step; an edit takes them for what changes sides.
    public mutating func solve() {
        if isSolved { return }
        simplex.begin()
        while let slots = simplex.satisfyRequired() { setAside(slots) }
        simplex.optimize(levels: 1 + priorities.count)
        simplex.end()
        isSolved = true
    }

    // MARK: Conflicts

    /// Sets the newest of some constraints aside. What was set aside because of it is tried again, so that in the end
    /// each constraint that is set aside contradicts older ones that are not.
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
        let (priority, isAside) = (constraint.priority, constraint.isSetAside)
        let isRequired = priority == .required
        if !isRequired && !priorities.contains(priority) { return takeLevelsAnew() }
        let level = isRequired ? 0 : 1 + (priorities.firstIndex(of: priority) ?? 0)
        let cost = isAside ? 0 : isRequired ? 1 : Tolerance.limited(constraint.scale)
        simplex.unknowns[slot].level = isAside ? Unknown.free : level
        simplex.unknowns[slot].costBelow = constraint.relation == .lessThanOrEqual ? 0 : cost
        simplex.unknowns[slot].costAbove = constraint.relation == .greaterThanOrEqual ? 0 : cost
        simplex.unknowns[slot].isHeld = false
    }

    /// A new priority changes the levels of the lower ones.
    private mutating func takeLevelsAnew() {
        priorities = Set(constraints.compactMap { $0?.priority }).subtracting([.required]).sorted(by: >)
        for slot in constraints.indices { takeLevel(slot) }
    }
}
