import LinearConstraints
import XCTest

/// Operators for expressions such as `2 * x - y + 3` in tests.
func * (coefficient: Double, variable: Variable) -> LinearExpression {
    var expression = LinearExpression()
    expression.add(coefficient, variable)
    return expression
}

func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var sum = one
    sum.add(1, other)
    return sum
}

func - (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var difference = one
    difference.add(-1, other)
    return difference
}

func + (expression: LinearExpression, constant: Double) -> LinearExpression { expression + LinearExpression(constant) }
func - (expression: LinearExpression, constant: Double) -> LinearExpression { expression - LinearExpression(constant) }
func - (one: Variable, other: Variable) -> LinearExpression { 1 * one - 1 * other }
func + (one: Variable, other: Variable) -> LinearExpression { 1 * one + 1 * other }
func + (variable: Variable, constant: Double) -> LinearExpression { 1 * variable + constant }
func - (variable: Variable, constant: Double) -> LinearExpression { 1 * variable - constant }

extension Priority {
    static let strong = Priority(rawValue: 750)
    static let medium = Priority(rawValue: 500)
    static let weak = Priority(rawValue: 250)
}

extension LinearSystem {
    mutating func values(_ variables: Variable...) -> [Double] {
        solve()
        return variables.map { value(of: $0) }
    }
}
