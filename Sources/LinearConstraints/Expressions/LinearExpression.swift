/// A linear expression: a sum of variables with coefficients, plus a constant.
public struct LinearExpression: Sendable {
    public var constant: Double
    /// The terms, one per variable, in the order they were added.
    private(set) var terms: [Term] = []

    struct Term: Sendable {
        let variable: Variable
        var coefficient: Double
    }

    public init(_ constant: Double = 0) { self.constant = constant }

    /// Adds a multiple of a variable. Combines terms that contain the same variable.
    ///
    /// - Complexity: O(*n*), where *n* is the number of terms.
    public mutating func add(_ coefficient: Double, _ variable: Variable) {
        if let known = terms.firstIndex(where: { $0.variable == variable }) {
            let sum = terms[known].coefficient + coefficient
            // If the terms cancel each other out, the coefficient is exactly zero instead of a rounding error.
            terms[known].coefficient = abs(sum) <= abs(coefficient) * 1e-12 ? 0 : sum
        } else {
            terms.append(Term(variable: variable, coefficient: coefficient))
        }
    }

    /// Adds a multiple of an expression.
    ///
    /// - Complexity: O((*n* + *m*) × *m*), where *n* and *m* are the numbers of terms in this expression and the other.
    public mutating func add(_ coefficient: Double, _ other: LinearExpression) {
        for term in other.terms { add(coefficient * term.coefficient, term.variable) }
        constant += coefficient * other.constant
    }

    var isFinite: Bool { constant.isFinite && terms.allSatisfy(\.coefficient.isFinite) }

    func terms(dividedBy scale: Double) -> [Term] {
        terms.map { Term(variable: $0.variable, coefficient: $0.coefficient / scale) }
    }
}
