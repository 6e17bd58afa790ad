/// A system of linear equations and inequalities with priorities, solved incrementally.
///
/// ```swift
/// var system = LinearSystem()
/// let width = system.makeVariable()
/// var excess = LinearExpression(-100)
/// excess.add(1, width)
/// let limit = try system.add(excess, .lessThanOrEqual)   // width - 100 ≤ 0
/// system.solve()
/// try system.setConstant(-80, of: limit)                 // cheap: the system is not solved from scratch
/// system.solve()
/// ```
///
/// - Complexity: The memory used is proportional to the total number of terms in the constraints.
public struct LinearSystem: Sendable {
    var simplex = Simplex()
    /// The constraints, indexed by slot.
    var constraints: [Constraint?] = []
    /// The priorities in use, except `.required`, in descending order.
    var priorities: [Priority] = []
    var isSolved = true

    /// Required constraints that contradict each other, as found by ``solve()``.
    ///
    /// A constraint that is set aside is retried when it is changed, or when another constraint in its conflict is
    /// removed, changed or set aside.
    public internal(set) var conflicts: [Conflict] = []

    /// The identifier of a constraint in a system. Identifiers are ordered by the time at which their constraints were
    /// created.
    public struct ConstraintID: Hashable, Comparable, Sendable {
        let slot: Int
        let serial: Int

        public static func < (one: Self, other: Self) -> Bool { one.serial < other.serial }
    }

    public init() {}

    // MARK: Variables

    /// Creates a variable with an initial value. The initial value is treated as the variable's previous value. If
    /// several solutions are equally good, variables keep their previous values.
    ///
    /// If not all variables can keep their values, those with a lower rank take precedence, and among variables of the
    /// same rank, those that were created first. A value that is not finite is treated as 0, and a rank is
    /// limited to the range from 0 to 1,000.
    public mutating func makeVariable(at value: Double = 0, rank: Int = 0) -> Variable {
        let slot = simplex.addVariable(
            at: value.isFinite ? Tolerance.limited(value) : 0, rank: min(max(rank, 0), 1_000))
        return Variable(slot: slot, serial: simplex.unknowns[slot].serial)
    }

    /// Removes a variable that is not used in any constraint.
    ///
    /// - Complexity: O(*n*), where *n* is the number of terms in all constraints.
    public mutating func remove(_ variable: Variable) {
        check(variable)
        precondition(!simplex.names(variable.slot), "A variable can't be removed while a constraint names it")
        simplex.remove(variable.slot)
    }

    /// Sets the value that a variable has unless constraints determine a different value. A value that is not finite is
    /// ignored.
    public mutating func setValue(_ value: Double, of variable: Variable) {
        check(variable)
        guard value.isFinite, value != simplex.unknowns[variable.slot].target else { return }
        simplex.setTarget(Tolerance.limited(value), of: variable.slot)
        isSolved = false
    }

    /// Returns the variable's value in the last solution or, if ``setValue(_:of:)`` has been called since then, the
    /// value that was set.
    public func value(of variable: Variable) -> Double {
        check(variable)
        return simplex.unknowns[variable.slot].target
    }

    /// The number of simplex steps in the last ``solve()``. Each step moves from one corner to the next.
    package var steps: Int { simplex.steps }

    /// The number of values that the last ``solve()`` stored for use by the next call.
    package var numbersKept: Int { simplex.basis.size }

    /// Returns whether a variable is determined only by its previous value. If so, a different value would satisfy all
    /// constraints equally well.
    ///
    /// - Complexity: The time that it takes to copy the system and solve the copies.
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

    /// Adds a constraint that compares an expression with zero. Of several required constraints that contradict each
    /// other, the one with the least `firmness` is set aside, and the newest of these.
    ///
    /// - Complexity: O(*n*), where *n* is the number of terms. The first constraint with a new priority also updates
    ///   all other constraints.
    /// - Throws: `NotFinite` if a coefficient or the constant is infinite or not a number.
    public mutating func add(
        _ expression: LinearExpression, _ relation: Relation, priority: Priority = .required, firmness: Int = 0
    ) throws(NotFinite) -> ConstraintID {
        guard expression.isFinite else { throw NotFinite() }
        for term in expression.terms { check(term.variable) }
        let scale = Constraint.scale(of: expression)
        let slot = simplex.addForm(
            expression.terms(dividedBy: scale), target: Tolerance.limited(-expression.constant / scale))
        let id = ConstraintID(slot: slot, serial: simplex.unknowns[slot].serial)
        while constraints.count <= slot { constraints.append(nil) }
        constraints[slot] = Constraint(id: id, relation: relation, scale: scale, priority: priority, firmness: firmness)
        takeLevel(slot)
        isSolved = false
        return id
    }

    /// Removes a constraint. The constraint's variables keep their values as far as the other constraints allow.
    public mutating func remove(_ constraint: ConstraintID) {
        _ = check(constraint)
        tryAgain(becauseOf: constraint)
        constraints[constraint.slot] = nil
        simplex.remove(constraint.slot)
        isSolved = false
    }

    /// Replaces the constant of a constraint's expression. This is the cheapest edit.
    ///
    /// - Throws: `NotFinite` if the constant is infinite or not a number.
    public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) throws(NotFinite) {
        guard constant.isFinite else { throw NotFinite() }
        let target = Tolerance.limited(-constant / check(constraint).scale)
        guard simplex.unknowns[constraint.slot].target != target else { return }
        simplex.setTarget(target, of: constraint.slot)
        tryAgain(becauseOf: constraint)
        isSolved = false
    }

    /// Changes the priority of a constraint. This edit is nearly as cheap as ``setConstant(_:of:)``. If the priority is
    /// new to the system, the edit also updates all other constraints.
    public mutating func setPriority(_ priority: Priority, of constraint: ConstraintID) {
        guard check(constraint).priority != priority else { return }
        tryAgain(becauseOf: constraint)
        constraints[constraint.slot]?.priority = priority
        takeLevel(constraint.slot)
        isSolved = false
    }

    /// Returns a constraint's error in the last solution. The error is 0 if the constraint is satisfied.
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
