import LinearConstraints
import TestSupport

/// A small system with random edits, together with its exact model.
struct RandomWalk: CustomStringConvertible {
    private var generator: SplitMix64
    private var system = LinearSystem()
    private var model = ExactModel(values: .init(numerators: [], denominator: 1))
    private var variables: [Variable] = []
    private var constraints: [LinearSystem.ConstraintID?] = []
    private var history: [String] = []

    init(seed: UInt64) { generator = SplitMix64(state: seed) }
    init(ledBy bytes: [UInt8]) { generator = SplitMix64(ledBy: bytes) }

    /// Whether the generator has unused fuzzer bytes.
    var isLed: Bool { generator.isLed }

    var description: String { history.joined(separator: "\n") }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    /// Creates a random system and edits it repeatedly. Before the edits and after each round of edits, compares its
    /// solution with that of the exact model. Returns the first difference, or `nil` if there is none.
    mutating func problemInOneSystem() -> String? {
        (system, variables, constraints, history) = (LinearSystem(), [], [], [])
        model = ExactModel(values: .init(numerators: [], denominator: 1))
        // This first variable is removed again, so that a constraint reuses its index.
        let gone = system.makeVariable()
        for _ in 0..<number(1...3) {
            model.values.numerators.append(number(-9...9))
            variables.append(system.makeVariable(at: Double(model.values.numerators.last ?? 0)))
        }
        system.remove(gone)
        history.append("values \(model.values.numerators)")
        for _ in 0..<number(1...5) { add() }
        for _ in 0..<number(1...5) {
            if let problem = problemOfSolution() { return problem }
            for _ in 0..<number(1...2) { edit() }
        }
        return problemOfSolution()
    }

    // MARK: Edits

    private mutating func edit() {
        let present = constraints.indices.filter { constraints[$0] != nil }
        guard let chosen = present.randomElement(using: &generator), let id = constraints[chosen] else { return add() }
        switch number(0...9) {
        case 0, 1:
            if present.count < 6 { add() }
        case 2:
            history.append("remove \(chosen)")
            system.remove(id)
            (constraints[chosen], model.constraints[chosen]) = (nil, nil)
        case 3:
            let priority = priority()
            history.append("priority of \(chosen): \(priority)")
            system.setPriority(Priority(rawValue: Float(priority)), of: id)
            model.constraints[chosen]?.priority = priority
        case 4: setValues()
        default:
            let constant = number(-12...12)
            history.append("constant of \(chosen): \(constant)")
            try? system.setConstant(Double(constant), of: id)
            model.constraints[chosen]?.constant = constant
        }
    }

    private mutating func setValues() {
        model.values = .init(numerators: variables.map { _ in number(-9...9) }, denominator: 1)
        history.append("values \(model.values.numerators)")
        for (variable, value) in zip(variables, model.values.numerators) {
            system.setValue(Double(value), of: variable)
        }
    }

    private mutating func priority() -> Int { [1_000, 1_000, 750, 750, 250][number(0...4)] }

    private mutating func add() {
        let coefficients = variables.map { _ in number(0...2) == 0 ? 0 : number(-2...2) }
        let relation = [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual][number(0...2)]
        let (constant, priority) = (number(-12...12), priority())
        var expression = LinearExpression(Double(constant))
        for (coefficient, variable) in zip(coefficients, variables) { expression.add(Double(coefficient), variable) }
        history.append("add \(coefficients) + \(constant) \(relation) 0, \(priority)")
        constraints.append(try? system.add(expression, relation, priority: Priority(rawValue: Float(priority))))
        model.constraints.append(
            .init(coefficients: coefficients, constant: constant, relation: relation, priority: priority))
    }

    // MARK: Comparison

    private mutating func problemOfSolution() -> String? {
        system.solve()
        let solution = model.solved()
        history.append("solved \(solution.values), set aside \(solution.setAside)")
        if let problem = conflictProblem(solution) { return problem }
        for (index, variable) in variables.enumerated() {
            let expected = Double(solution.values.numerators[index]) / Double(solution.values.denominator)
            let found = system.value(of: variable)
            if abs(found - expected) > 1e-6 { return "variable \(index) is \(found), not \(expected)" }
        }
        for (priority, error) in solution.errors {
            let ids = model.constraints.indices.filter { model.constraints[$0]?.priority == priority }
            let sum = ids.compactMap { constraints[$0] }.reduce(0) { $0 + system.error(of: $1) }
            let expected = Double(error.numerator) / Double(error.denominator)
            if abs(sum - expected) > 1e-6 { return "errors of priority \(priority) are \(sum), not \(expected)" }
        }
        if number(0...4) == 0 {
            for (index, variable) in variables.enumerated() {
                let expected = model.isAmbiguous(index, in: solution)
                if system.isAmbiguous(variable) != expected {
                    return "isAmbiguous of variable \(index) is not \(expected)"
                }
            }
        }
        model.values = solution.values
        if model.values.denominator > 200 { setValues() }
        return nil
    }

    /// Returns a description of the first problem in the system's conflicts, or `nil` if there is none. The broken
    /// constraints must be those that the model sets aside, and each conflict must contain no superfluous constraints.
    private func conflictProblem(_ solution: ExactModel.Solution) -> String? {
        let broken = system.conflicts.map(\.broken)
        if broken != solution.setAside.compactMap({ constraints[$0] }) { return "wrong conflicts: \(system.conflicts)" }
        for conflict in system.conflicts {
            let among = conflict.among.compactMap { constraints.firstIndex(of: $0) }
            if conflict.among.last != conflict.broken || among != among.sorted() { return "out of order: \(conflict)" }
            if model.canHold(among, in: solution) { return "no conflict among \(among)" }
            for one in among where !model.canHold(among.filter { $0 != one }, in: solution) {
                return "constraint \(one) is superfluous in the conflict among \(among)"
            }
        }
        return nil
    }
}
