import LinearConstraints
import TestSupport

/// A system that resembles a layout. It can be edited at random, and recreated from scratch for comparison.
struct RandomEdits {
    private struct Constraint {
        let id: LinearSystem.ConstraintID
        let form: [(coefficient: Double, variable: Int)]
        var constant: Double
        let relation: Relation
        var priority: Priority
    }

    private var generator: SplitMix64
    private(set) var system = LinearSystem()
    private var variables: [Variable] = []
    /// The constraints in the order of creation.
    private var constraints: [Constraint] = []
    /// Each variable's value before the system was last solved.
    private var previousValues: [Double] = []

    init(seed: UInt64) { generator = SplitMix64(state: seed) }
    init(ledBy bytes: [UInt8]) { generator = SplitMix64(ledBy: bytes) }

    /// Whether the generator has unused fuzzer bytes.
    var isLed: Bool { generator.isLed }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    /// Creates a random system and edits it repeatedly. Before each round of edits and after the last round, compares
    /// the solution with that of an identical system created from scratch. Returns the first difference, or `nil` if
    /// there is none.
    mutating func problem(variables count: Int, steps: Int) -> String? {
        (system, variables, constraints) = (LinearSystem(), [], [])
        // This first variable is removed again, so that a constraint reuses its index.
        let gone = system.makeVariable()
        for _ in 0..<count { variables.append(system.makeVariable(at: Double(number(0...100)))) }
        system.remove(gone)
        for _ in 0..<number(0...count * 2) { add() }
        for step in 0...steps {
            if step > 0 { for _ in 0..<number(1...4) { edit(mostly: count + count / 2) } }
            previousValues = variables.map { system.value(of: $0) }
            system.solve()
            if let problem = problem() { return "step \(step): \(problem)" }
        }
        return nil
    }

    // MARK: Edits

    private mutating func edit(mostly size: Int) {
        guard let chosen = constraints.indices.randomElement(using: &generator) else { return add() }
        let id = constraints[chosen].id
        switch number(0...11) {
        case 0: system.setValue(Double(number(0...100)), of: variables[number(0...variables.count - 1)])
        case 1:
            constraints[chosen].priority = priority()
            system.setPriority(constraints[chosen].priority, of: id)
        case 2, 3:
            if constraints.count < size { add() } else { remove(chosen) }
        case 4: if constraints.count > size / 2 { remove(chosen) } else { add() }
        case 5: replaceVariable()
        default:
            constraints[chosen].constant = constant()
            try? system.setConstant(constraints[chosen].constant, of: id)
        }
    }

    private mutating func remove(_ chosen: Int) {
        system.remove(constraints[chosen].id)
        constraints.remove(at: chosen)
    }

    /// Removes the first variable and all constraints that contain it, and adds a new variable.
    private mutating func replaceVariable() {
        for constraint in constraints where constraint.form.contains(where: { $0.variable == 0 }) {
            system.remove(constraint.id)
        }
        constraints.removeAll { $0.form.contains { $0.variable == 0 } }
        constraints = constraints.map {
            Constraint(
                id: $0.id, form: $0.form.map { ($0.coefficient, $0.variable - 1) }, constant: $0.constant,
                relation: $0.relation, priority: $0.priority)
        }
        system.remove(variables.removeFirst())
        variables.append(system.makeVariable(at: Double(number(0...100))))
    }

    private mutating func constant() -> Double { Double(number(-1_000...1_000)) / 7 }

    private mutating func priority() -> Priority {
        Priority(rawValue: [1_000, 1_000, 1_000, 1_000, 999, 750, 750, 251, 250, 50][number(0...9)])
    }

    private mutating func add() {
        let coefficients = [1, 1, 1, -1, -1, -1, -2, 16.0 / 9, -1.0 / 3, 0.1]
        let form = (0..<number(1...4)).map { _ in
            (coefficient: coefficients[number(0...9)], variable: number(0...variables.count - 1))
        }
        let relation = [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][number(0...3)]
        let (constant, priority) = (constant(), priority())
        var expression = LinearExpression(constant)
        for term in form { expression.add(term.coefficient, variables[term.variable]) }
        if let id = try? system.add(expression, relation, priority: priority) {
            constraints.append(
                Constraint(id: id, form: form, constant: constant, relation: relation, priority: priority))
        }
    }

    // MARK: Comparison

    private func problem() -> String? {
        var other = LinearSystem()
        let copies = previousValues.map { other.makeVariable(at: $0) }
        var ids: [LinearSystem.ConstraintID] = []
        for constraint in constraints {
            var expression = LinearExpression(constraint.constant)
            for term in constraint.form { expression.add(term.coefficient, copies[term.variable]) }
            guard let id = try? other.add(expression, constraint.relation, priority: constraint.priority) else {
                return "a constraint is refused"
            }
            ids.append(id)
        }
        other.solve()
        let expectedBroken = other.conflicts.map { ids.firstIndex(of: $0.broken) }
        let broken = system.conflicts.map { conflict in constraints.firstIndex { $0.id == conflict.broken } }
        if broken != expectedBroken { return "the broken constraints are \(broken), not \(expectedBroken)" }
        let errors = errors(of: system, constraints.map(\.id)), expected = self.errors(of: other, ids)
        for (priority, error) in expected where differ(errors[priority] ?? 0, error) {
            return "errors of \(priority) are \(errors[priority] ?? 0), not \(error)"
        }
        for (index, copy) in copies.enumerated() {
            let (value, expected) = (system.value(of: variables[index]), other.value(of: copy))
            if differ(value, expected) { return "variable \(index) is \(value), not \(expected)" }
        }
        for (constraint, id) in zip(constraints, ids) where constraint.priority == .required {
            let (error, isBroken) = (system.error(of: constraint.id), expectedBroken.contains(ids.firstIndex(of: id)))
            if error > 0 && !isBroken { return "a required constraint has an error of \(error)" }
        }
        return nil
    }

    /// Returns the sum of the errors at each priority below required.
    private func errors(of system: LinearSystem, _ ids: [LinearSystem.ConstraintID]) -> [Priority: Double] {
        var errors: [Priority: Double] = [:]
        for (constraint, id) in zip(constraints, ids) where constraint.priority != .required {
            errors[constraint.priority, default: 0] += system.error(of: id)
        }
        return errors
    }

    private func differ(_ one: Double, _ other: Double) -> Bool { abs(one - other) > 1e-5 * max(1, abs(one)) }
}
