/// A constraint of a system. The constraint's expression is an unknown in the simplex, without the constant and scaled
/// so that the largest coefficient is about 1.
struct Constraint: Sendable {
    let id: LinearSystem.ConstraintID
    let relation: Relation
    /// The number by which the expression is divided in the simplex.
    let scale: Double
    var priority: Priority
    /// Whether the constraint is required but can't be satisfied.
    var isSetAside = false

    /// Returns a power of 2 close to the largest coefficient. Dividing by a power of 2 is exact.
    static func scale(of expression: LinearExpression) -> Double {
        let largest = expression.terms.reduce(0) { max($0, abs($1.coefficient)) }
        return largest > 0 ? largest.binade : 1
    }
}
