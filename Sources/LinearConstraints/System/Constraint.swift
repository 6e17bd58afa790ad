/// A constraint of a system, beside its unknown in the simplex: its expression without the constant, about 1 in scale.
struct Constraint: Sendable {
    let id: LinearSystem.ConstraintID
    let relation: Relation
    /// What its expression is divided by in the simplex.
    let scale: Double
    var priority: Priority
    /// Whether it is required but can't hold.
    var isSetAside = false

    /// A power of 2, by which to divide rounds nothing, near the largest coefficient.
    static func scale(of expression: LinearExpression) -> Double {
        let largest = expression.terms.reduce(0) { max($0, abs($1.coefficient)) }
        return largest > 0 ? largest.binade : 1
    }
}
