/// Linear equations and inequalities with priorities, solved incrementally.
///
/// ```swift
/// var system = LinearSystem()
/// let width = system.makeVariable()
/// var excess = LinearExpression(-100)
/// excess.add(1, width)
/// let limit = try system.add(excess, .lessThanOrEqual)   // width - 100 ≤ 0
/// system.solve()
/// try system.setConstant(-80, of: limit)                 // the cheap edit
/// system.solve()
/// ```
///
/// - Complexity: Memory for the terms of all constraints.
public struct LinearSystem: Sendable {
    var simplex = Simplex()
    /// The constraints by slot.
    var constraints: [Constraint?] = []
    /// The priorities there are, greatest first, without required.
    var priorities: [Priority] = []
    var isSolved = true

    /// Required constraints that can't hold together, found by ``solve()``.
    ///
    /// A constraint set aside is tried again when another one of its conflict is removed, changed or set aside.
    public internal(set) var conflicts: [Conflict] = []

    /// One constraint of a system. They compare by the order of creation.
    public struct ConstraintID: Hashable, Comparable, Sendable {
        let slot: Int
        let serial: Int

        public static func < (one: Self, other: Self) -> Bool { one.serial < other.serial }
    }

    public init() {}

    // MARK: Variables

    /// Makes a variable that was a value: among equally good solutions, what was stays.
    ///
    /// Where not all of them can stay, the one made first does. A value that is not finite counts as 0.
    public mutating func makeVariable(at value: Double = 0) -> Variable {
        let slot = simplex.addVariable(at: value.isFinite ? Tolerance.limited(value) : 0)
        return Variable(slot: slot, serial: simplex.unknowns[slot].serial)
    }

    /// Removes a variable that no constraint names.
    ///
    /// - Complexity: O(terms of all constraints).
    public mutating func remove(_ variable: Variable) {
        check(variable)
        precondition(!simplex.names(variable.slot), "A variable can't be removed while a constraint names it")
        simplex.remove(variable.slot)
    }

    /// Says where a variable stays if nothing decides it. A value that is not finite changes nothing.
    public mutating func setValue(_ value: Double, of variable: Variable) {
        check(variable)
        guard value.isFinite, value != simplex.unknowns[variable.slot].target else { return }
        simplex.unknowns[variable.slot].target = Tolerance.limited(value)
        isSolved = false
    }

    /// The variable's value in the last solution, or the one set since.
    public func value(of variable: Variable) -> Double {
        check(variable)
        return simplex.unknowns[variable.slot].target
    }

    /// How many steps from corner to corner the last ``solve()`` took.
    package var steps: Int { simplex.steps }

    /// How many numbers the last ``solve()`` kept for the next one.
    package var numbersKept: Int { simplex.basis.size }

    /// Whether nothing but what was decides the variable: another value is as good for all constraints.
    ///
    /// - Complexity: That of copying the system and of solving the copies.
    public func isAmbiguous(_ variable: Variable) -> Bool {
        var system = self
        system.solve()
        system.simplex.putFirst(variable.slot)
        let value = system.value(of: variable)
        let size = max(1, abs(value))
        return [-size, size].contains { distance in
            var probe = system
            probe.setValue(value + distance, of: variable)
            probe.solve()
            return abs(probe.value(of: variable) - value) > Tolerance.value * size
        }
    }

    private func check(_ variable: Variable) {
        precondition(
            simplex.unknowns.indices.contains(variable.slot)
                && simplex.unknowns[variable.slot].serial == variable.serial, "The variable is not of this system")
    }

    // MARK: Constraints

    /// Adds the constraint that an expression compares with zero.
    ///
    /// - Complexity: O(terms).
    /// - Throws: `NotFinite` if a coefficient or the constant is infinite or not a number.
    public mutating func add(
        _ expression: LinearExpression, _ relation: Relation, priority: Priority = .required
    ) throws(NotFinite) -> ConstraintID {
        guard expression.isFinite else { throw NotFinite() }
        for term in expression.terms { check(term.variable) }
        let scale = Constraint.scale(of: expression)
        let slot = simplex.addForm(
            expression.terms(dividedBy: scale), target: Tolerance.limited(-expression.constant / scale))
        let id = ConstraintID(slot: slot, serial: simplex.unknowns[slot].serial)
        while constraints.count <= slot { constraints.append(nil) }
        constraints[slot] = Constraint(id: id, relation: relation, scale: scale, priority: priority)
        takeLevel(slot)
        isSolved = false
        return id
    }

    /// Removes a constraint. Its variables stay where it brought them, as far as the others let them.
    public mutating func remove(_ constraint: ConstraintID) {
        _ = check(constraint)
        tryAgain(becauseOf: constraint)
        constraints[constraint.slot] = nil
        simplex.remove(constraint.slot)
        isSolved = false
    }

    /// Replaces the constant of a constraint's expression, which is the cheap edit.
    ///
    /// - Throws: `NotFinite` if the constant is infinite or not a number.
    public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) throws(NotFinite) {
        guard constant.isFinite else { throw NotFinite() }
        let target = Tolerance.limited(-constant / check(constraint).scale)
        guard simplex.unknowns[constraint.slot].target != target else { return }
        simplex.unknowns[constraint.slot].target = target
        tryAgain(becauseOf: constraint)
        isSolved = false
    }

    /// Gives a constraint another priority, which is about as cheap.
    public mutating func setPriority(_ priority: Priority, of constraint: ConstraintID) {
        guard check(constraint).priority != priority else { return }
        tryAgain(becauseOf: constraint)
        constraints[constraint.slot]?.priority = priority
        takeLevel(constraint.slot)
        isSolved = false
    }

    /// The constraint's error in the last solution: 0 where it holds.
    public func error(of constraint: ConstraintID) -> Double {
        let (known, target) = (check(constraint), simplex.unknowns[constraint.slot].target)
        let (sum, size) = simplex.sum(of: constraint.slot)
        let error =
            switch known.relation {
            case .lessThanOrEqual: sum - target
            case .equal: abs(sum - target)
            case .greaterThanOrEqual: target - sum
            }
        return error > Tolerance.value * size ? Tolerance.limited(error * known.scale) : 0
    }

    private func check(_ constraint: ConstraintID) -> Constraint {
        guard constraint.slot < constraints.count, let known = constraints[constraint.slot], known.id == constraint
        else {
            preconditionFailure("The constraint is not of this system")
        }
        return known
    }
}
