import LinearConstraints

/// Finds the solution of a system by trying every corner, in exact integer arithmetic and without the simplex method.
///
/// The solution minimizes the errors, priority by priority, and then the distances from the old values. Therefore the
/// solution is a corner: a point where as many lines intersect as there are variables. On each line, the expression of
/// a constraint is 0, or a variable keeps its old value.
struct ExactModel {
    struct Constraint {
        var coefficients: [Int]
        var constant: Int
        let relation: Relation
        var priority: Int
    }

    /// Each variable's value, over a common denominator.
    var values: Point
    /// The constraints in the order of creation. A removed constraint is replaced by `nil`.
    var constraints: [Constraint?] = []

    struct Solution {
        var values: Point
        var errors: [Int: (numerator: Int, denominator: Int)]
        var setAside: [Int]
        fileprivate var corners: [Point]
    }

    func solved() -> Solution {
        let points = corners(of: lines + stays)
        let kept = kept(at: points)
        let feasible = points.filter { point in kept.allSatisfy { error($0, at: point) == 0 } }
        let best = feasible.min { isBetter(cost(at: $0), cost(at: $1)) } ?? values
        var errors: [Int: (numerator: Int, denominator: Int)] = [:]
        for constraint in constraints.compactMap({ $0 }) where constraint.priority < 1_000 {
            errors[constraint.priority, default: (0, best.denominator)].numerator += error(constraint, at: best)
        }
        let setAside = constraints.indices.filter { index in
            constraints[index].map { $0.priority == 1_000 && error($0, at: best) > 0 } ?? false
        }
        return Solution(values: best, errors: errors, setAside: setAside, corners: points)
    }

    /// Whether the given required constraints can be satisfied together.
    func canHold(_ indices: [Int], in solution: Solution) -> Bool {
        let together = indices.compactMap { constraints[$0] }
        return solution.corners.contains { point in together.allSatisfy { error($0, at: point) == 0 } }
    }

    /// Whether a second solution with the same errors gives the variable a different value.
    func isAmbiguous(_ variable: Int, in solution: Solution) -> Bool {
        let (value, denominator) = (solution.values.numerators[variable], solution.values.denominator)
        let nearbyLines = [-1, 1].map { side in
            var line = [Int](repeating: 0, count: values.numerators.count + 1)
            line[variable] = denominator
            line[line.count - 1] = -value + side * denominator
            return line
        }
        let points = corners(of: lines + stays + nearbyLines)
        let kept = kept(at: points)
        let least = errorsByPriority(at: solution.values)
        return points.contains { point in
            point.numerators[variable] * denominator != value * point.denominator
                && kept.allSatisfy { error($0, at: point) == 0 } && !isBetter(least, errorsByPriority(at: point))
        }
    }

    // MARK: Costs

    /// Returns the required constraints that stay in the system. Goes through the constraints from oldest to newest,
    /// and keeps every constraint that can be satisfied together with the constraints kept so far.
    private func kept(at points: [Point]) -> [Constraint] {
        var (kept, points) = ([Constraint](), points)
        for constraint in constraints.compactMap({ $0 }) where constraint.priority == 1_000 {
            let rest = points.filter { error(constraint, at: $0) == 0 }
            if !rest.isEmpty { (kept, points) = (kept + [constraint], rest) }
        }
        return kept
    }

    /// Returns a constraint's error at a point, multiplied by the point's denominator.
    private func error(_ constraint: Constraint, at point: Point) -> Int {
        var sum = constraint.constant * point.denominator
        for (coefficient, value) in zip(constraint.coefficients, point.numerators) { sum += coefficient * value }
        return switch constraint.relation {
        case .lessThanOrEqual: max(0, sum)
        case .equal: abs(sum)
        case .greaterThanOrEqual: max(0, -sum)
        }
    }

    private typealias Cost = (numerators: [Int], denominator: Int)

    /// Returns the sum of the errors at each priority below required, highest priority first.
    private func errorsByPriority(at point: Point) -> Cost {
        var errors: [Int: Int] = [:]
        for constraint in constraints.compactMap({ $0 }) where constraint.priority < 1_000 {
            errors[constraint.priority, default: 0] += error(constraint, at: point)
        }
        return (errors.sorted { $0.key > $1.key }.map(\.value), point.denominator)
    }

    /// Returns the sum of the errors at each priority below required, highest priority first, followed by each
    /// variable's distance from its old value.
    private func cost(at point: Point) -> Cost {
        let moved = zip(point.numerators, values.numerators).map {
            abs($0 * values.denominator - $1 * point.denominator)
        }
        let errorsByPriority = errorsByPriority(at: point)
        return (
            errorsByPriority.numerators.map { $0 * values.denominator } + moved, point.denominator * values.denominator
        )
    }

    private func isBetter(_ one: Cost, _ other: Cost) -> Bool {
        for (left, right) in zip(one.numerators, other.numerators) {
            let (left, right) = (left * other.denominator, right * one.denominator)
            if left != right { return left < right }
        }
        return false
    }

    // MARK: Corners

    struct Point {
        var numerators: [Int]
        var denominator: Int
    }

    /// The coefficients and constants of the lines on which the constraints are exactly satisfied.
    private var lines: [[Int]] { constraints.compactMap { $0.map { $0.coefficients + [$0.constant] } } }

    private var stays: [[Int]] {
        values.numerators.indices.map { variable in
            var line = [Int](repeating: 0, count: values.numerators.count + 1)
            line[variable] = values.denominator
            line[line.count - 1] = -values.numerators[variable]
            return line
        }
    }

    private func corners(of lines: [[Int]]) -> [Point] {
        let count = values.numerators.count
        var points: [Point] = []
        var chosen = Array(0..<count)
        while true {
            if let point = Self.intersection(of: chosen.map { lines[$0] }) { points.append(point) }
            guard let last = chosen.indices.last(where: { chosen[$0] < lines.count - count + $0 }) else { break }
            chosen[last] += 1
            for index in chosen.indices where index > last { chosen[index] = chosen[index - 1] + 1 }
        }
        return points
    }

    /// Returns the intersection of the lines, or `nil` if they don't intersect at a single point. Uses the Bareiss
    /// algorithm, whose divisions leave no remainder.
    private static func intersection(of lines: [[Int]]) -> Point? {
        var (rows, divisor) = (lines, 1)
        let count = lines.count
        for column in 0..<count {
            guard let pivot = (column..<count).first(where: { rows[$0][column] != 0 }) else { return nil }
            rows.swapAt(column, pivot)
            let head = rows[column]
            for row in 0..<count where row != column {
                let factor = rows[row][column]
                for index in 0...count {
                    rows[row][index] = (head[column] * rows[row][index] - factor * head[index]) / divisor
                }
            }
            divisor = head[column]
        }
        let sign = divisor < 0 ? -1 : 1
        var point = Point(numerators: rows.map { -sign * $0[count] }, denominator: sign * divisor)
        let common = point.numerators.reduce(point.denominator) { greatestCommonDivisor($0, $1) }
        point.numerators = point.numerators.map { $0 / common }
        point.denominator /= common
        return point
    }

    private static func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
        var (one, other) = (abs(one), abs(other))
        while other != 0 { (one, other) = (other, one % other) }
        return one
    }
}
