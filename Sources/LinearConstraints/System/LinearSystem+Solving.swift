extension LinearSystem {
    /// Updates the solution. Each priority takes precedence over all lower priorities. Among constraints with the same
    /// priority, the sum of the errors is minimized.
    ///
    /// - Complexity: O(1) if nothing changed. Otherwise O(*n*), where *n* is the number of terms in all constraints,
    ///   plus the same amount of time for each step of the search. If each constraint determines a variable, no steps
    ///   are necessary. After an edit, steps are necessary for constraints that change from one side of their target to
    ///   the other.
    public mutating func solve() {
        if isSolved { return }
        simplex.begin()
        while let slots = simplex.satisfyRequired() { setAside(slots) }
        simplex.optimize(levels: 1 + priorities.count)
        simplex.end()
        isSolved = true
    }

    // MARK: Conflicts

    /// Sets aside the newest of the least firm constraints among several that contradict each other, and retries the
    /// constraints that were set aside because of it. As a result, a constraint that is set aside contradicts only
    /// constraints that are older or firmer, none of which is set aside.
    private mutating func setAside(_ slots: [Int]) {
        let among = slots.compactMap { constraints[$0]?.id }
        guard let least = among.compactMap({ constraints[$0.slot]?.firmness }).min(),
            let broken = among.last(where: { constraints[$0.slot]?.firmness == least })
        else { return }
        tryAgain(becauseOf: broken)
        conflicts.append(Conflict(broken: broken, among: among))
        conflicts.sort { $0.broken < $1.broken }
        constraints[broken.slot]?.isSetAside = true
        takeLevel(broken.slot)
    }

    /// Retries the constraints that were set aside because of a constraint that has now changed.
    mutating func tryAgain(becauseOf changed: ConstraintID) {
        for conflict in conflicts where conflict.among.contains(changed) {
            constraints[conflict.broken.slot]?.isSetAside = false
            takeLevel(conflict.broken.slot)
        }
        conflicts.removeAll { $0.among.contains(changed) }
    }

    // MARK: Levels

    /// Sets the level and the costs of a constraint's unknown according to the constraint's priority.
    mutating func takeLevel(_ slot: Int) {
        guard let constraint = constraints[slot] else { return }
        let (priority, isAside) = (constraint.priority, constraint.isSetAside)
        let isRequired = priority == .required
        if !isRequired && !priorities.contains(priority) { return updateLevels() }
        let level = isRequired ? 0 : 1 + (priorities.firstIndex(of: priority) ?? 0)
        let cost = isAside ? 0 : isRequired ? 1 : Tolerance.limited(constraint.scale)
        simplex.unknowns[slot].level = isAside ? Unknown.free : level
        simplex.unknowns[slot].costBelow = constraint.relation == .lessThanOrEqual ? 0 : cost
        simplex.unknowns[slot].costAbove = constraint.relation == .greaterThanOrEqual ? 0 : cost
        simplex.unknowns[slot].isHeld = false
    }

    /// Updates the levels of all constraints, because a new priority shifts the levels of all lower priorities.
    private mutating func updateLevels() {
        priorities = Set(constraints.compactMap { $0?.priority }).subtracting([.required]).sorted(by: >)
        for slot in constraints.indices { takeLevel(slot) }
    }
}
