/// A constraint of a system. In the simplex, an unknown represents the constraint's expression. The expression is
/// stored there without its constant, and is scaled so that its largest coefficient is about 1.
struct Constraint: Sendable {
    let id: LinearSystem.ConstraintID
    let relation: Relation
    /// The number by which the expression is divided in the simplex.
    let scale: Double
    var priority: Priority
    /// Which of several required constraints that contradict each other is set aside: the least firm one.
    let firmness: Int
    /// Whether the constraint is required but can't be satisfied.
    var isSetAside = false

    /// Returns a power of 2 close to the largest coefficient. Dividing by a power of 2 is exact.
    static func scale(of expression: LinearExpression) -> Double {
        let largest = expression.terms.reduce(0) { max($0, abs($1.coefficient)) }
        return largest > 0 ? largest.binade : 1
    }
}
