/// A constraint of a system: its expression without the constant is an unknown of the simplex.
struct Constraint: Sendable {
    let id: LinearSystem.ConstraintID
    let expression: LinearExpression
    var constant: Double
    let relation: Relation
    var priority: Priority
    /// What the expression is divided by for the simplex, a power of 2: coefficients are about 1 there.
    let scale: Double
    /// Whether it is required but can't hold.
    var isSetAside = false

    /// The expression's terms for the simplex.
    var form: [(slot: Int, coefficient: Double)] {
        expression.terms.map { ($0.variable.slot, $0.coefficient / scale) }
    }

    /// The value of the form at which the constraint holds.
    var target: Double { Tolerance.limited(-constant / scale) }

    static func scale(of expression: LinearExpression) -> Double {
        let largest = expression.terms.reduce(0) { max($0, abs($1.coefficient)) }
        return largest > 0 ? largest.binade : 1
    }

    /// How far the constraint is from holding, where the variables have values.
    func error(_ value: (Variable) -> Double) -> Double {
        var (sum, size) = (constant, max(1, abs(constant)))
        for term in expression.terms {
            let part = term.coefficient * value(term.variable)
            sum += part
            size = max(size, abs(part))
        }
        let error =
            switch relation {
            case .lessThanOrEqual: max(0, sum)
            case .equal: abs(sum)
            case .greaterThanOrEqual: max(0, -sum)
            }
        return error > Tolerance.value * size ? error : 0
    }
}
