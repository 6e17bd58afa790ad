import LinearConstraints
import XCTest

/// Test cases from Cassowary's own test suite (Badros and Borning, `ClTests.cc`, 1998), and the quadrilateral from the
/// paper about Cassowary (Badros, Borning, Stuckey, *The Cassowary Linear Arithmetic Constraint Solving Algorithm*,
/// 2001).
final class PublishedCaseTests: XCTestCase {
    private var system = LinearSystem()

    func testEqualVariablesTakeTheValueOfTheFirst() throws {
        let (x, y) = (system.makeVariable(at: 167), system.makeVariable(at: 2))
        _ = try system.add(x - y, .equal)
        XCTAssertEqual(system.values(x, y), [167, 167])
    }

    func testVariablesWithoutConstraintsKeepTheirValues() {
        let (x, y) = (system.makeVariable(at: 5), system.makeVariable(at: 10))
        XCTAssertEqual(system.values(x, y), [5, 10])
    }

    func testLimitsAreAddedAndRemoved() throws {
        let x = system.makeVariable()
        _ = try system.add(x - 100, .equal, priority: .weak)
        let ten = try system.add(x - 10, .lessThanOrEqual)
        let twenty = try system.add(x - 20, .lessThanOrEqual)
        XCTAssertEqual(system.values(x), [10])
        system.remove(ten)
        XCTAssertEqual(system.values(x), [20])
        system.remove(twenty)
        XCTAssertEqual(system.values(x), [100])
        let one = try system.add(x - 10, .lessThanOrEqual)
        let other = try system.add(x - 10, .lessThanOrEqual)
        XCTAssertEqual(system.values(x), [10])
        system.remove(one)
        XCTAssertEqual(system.values(x), [10])
        system.remove(other)
        XCTAssertEqual(system.values(x), [100])
    }

    func testLimitsOfTwoVariablesAreAddedAndRemoved() throws {
        let (x, y) = (system.makeVariable(), system.makeVariable())
        _ = try system.add(x - 100, .equal, priority: .weak)
        _ = try system.add(y - 120, .equal, priority: .strong)
        let ten = try system.add(x - 10, .lessThanOrEqual)
        let twenty = try system.add(x - 20, .lessThanOrEqual)
        XCTAssertEqual(system.values(x, y), [10, 120])
        system.remove(ten)
        XCTAssertEqual(system.values(x, y), [20, 120])
        let double = try system.add(2 * x - 1 * y, .equal)
        XCTAssertEqual(system.values(x, y), [20, 40])
        system.remove(twenty)
        XCTAssertEqual(system.values(x, y), [60, 120])
        system.remove(double)
        XCTAssertEqual(system.values(x, y), [100, 120])
    }

    /// Both (10, 13) and (7, 10) have an error of 3. At (7, 10), the first variable is closer to its old value.
    func testOfTwoEquallyGoodSolutionsTheFirstVariableMovesLess() throws {
        let (x, y) = (system.makeVariable(), system.makeVariable())
        _ = try system.add(x - y, .lessThanOrEqual)
        _ = try system.add(y - x - 3, .equal)
        _ = try system.add(x - 10, .equal, priority: .weak)
        _ = try system.add(y - 10, .equal, priority: .weak)
        XCTAssertEqual(system.values(x, y), [7, 10])
    }

    func testTwoValuesOfAVariableAreAConflict() throws {
        let x = system.makeVariable()
        let ten = try system.add(x - 10, .equal)
        let five = try system.add(x - 5, .equal)
        XCTAssertEqual(system.values(x), [10])
        XCTAssertEqual(system.conflicts.map(\.broken), [five])
        XCTAssertEqual(system.conflicts.map(\.among), [[ten, five]])
    }

    func testAnEmptyRangeIsAConflict() throws {
        let x = system.makeVariable()
        let least = try system.add(x - 10, .greaterThanOrEqual)
        let most = try system.add(x - 5, .lessThanOrEqual)
        XCTAssertEqual(system.values(x), [10])
        XCTAssertEqual(system.conflicts.map(\.among), [[least, most]])
    }

    func testAChainThatExceedsItsLimitIsAConflict() throws {
        let (w, x) = (system.makeVariable(), system.makeVariable())
        let (y, z) = (system.makeVariable(), system.makeVariable())
        let chain = [
            try system.add(w - 10, .greaterThanOrEqual), try system.add(x - w, .greaterThanOrEqual),
            try system.add(y - x, .greaterThanOrEqual), try system.add(z - y, .greaterThanOrEqual),
        ]
        _ = try system.add(z - 8, .greaterThanOrEqual)
        let limit = try system.add(z - 4, .lessThanOrEqual)
        XCTAssertEqual(system.values(w, x, y, z), [10, 10, 10, 10])
        XCTAssertEqual(system.conflicts.map(\.broken), [limit])
        let among = try XCTUnwrap(system.conflicts.first).among
        XCTAssertTrue(among == chain + [limit] || among.count == 2, "\(among)")
    }

    func testEditedValuesStay() {
        let (x, y) = (system.makeVariable(), system.makeVariable())
        let (width, height) = (system.makeVariable(), system.makeVariable())
        system.setValue(10, of: x)
        system.setValue(20, of: y)
        XCTAssertEqual(system.values(x, y, width, height), [10, 20, 0, 0])
        system.setValue(30, of: width)
        system.setValue(40, of: height)
        XCTAssertEqual(system.values(x, y, width, height), [10, 20, 30, 40])
        system.setValue(50, of: x)
        system.setValue(60, of: y)
        XCTAssertEqual(system.values(x, y, width, height), [50, 60, 30, 40])
    }

    /// Four corners of a quadrilateral in a square of 500 by 500, and the midpoints of its edges. Left corners are at
    /// least 20 to the left of right corners, and upper corners at least 20 above lower corners.
    func testAQuadrilateralKeepsItsMidpointsWhileACornerIsDragged() throws {
        let starts: [(x: Double, y: Double)] = [(10, 10), (10, 200), (200, 200), (200, 10)]
        let corners = starts.map { (x: system.makeVariable(at: $0.x), y: system.makeVariable(at: $0.y)) }
        let middles = starts.map { _ in (x: system.makeVariable(), y: system.makeVariable()) }
        for (corner, start) in zip(corners, starts) {
            _ = try system.add(corner.x - start.x, .equal, priority: .weak)
            _ = try system.add(corner.y - start.y, .equal, priority: .weak)
            for coordinate in [corner.x, corner.y] {
                _ = try system.add(coordinate + 0, .greaterThanOrEqual)
                _ = try system.add(coordinate - 500, .lessThanOrEqual)
            }
        }
        for (index, middle) in middles.enumerated() {
            let (one, other) = (corners[index], corners[(index + 1) % 4])
            _ = try system.add(2 * middle.x - (one.x + other.x), .equal)
            _ = try system.add(2 * middle.y - (one.y + other.y), .equal)
        }
        for (left, right) in [(0, 2), (0, 3), (1, 2), (1, 3)] {
            _ = try system.add(corners[left].x - corners[right].x + 20, .lessThanOrEqual, priority: .strong)
        }
        for (above, below) in [(0, 1), (0, 2), (3, 1), (3, 2)] {
            _ = try system.add(corners[above].y - corners[below].y + 20, .lessThanOrEqual, priority: .strong)
        }
        system.solve()
        XCTAssertEqual(middles.map { system.value(of: $0.x) }, [10, 105, 200, 105])
        XCTAssertEqual(middles.map { system.value(of: $0.y) }, [105, 200, 105, 10])

        _ = try system.add(corners[2].x - 300, .equal, priority: .strong)
        let drag = try system.add(corners[2].y - 400, .equal, priority: .strong)
        system.solve()
        XCTAssertEqual(corners.map { system.value(of: $0.x) }, [10, 10, 300, 200])
        XCTAssertEqual(corners.map { system.value(of: $0.y) }, [10, 200, 400, 10])
        XCTAssertEqual(middles.map { system.value(of: $0.x) }, [10, 155, 250, 105])
        XCTAssertEqual(middles.map { system.value(of: $0.y) }, [105, 300, 205, 10])

        try system.setConstant(-900, of: drag)
        system.solve()
        XCTAssertEqual(system.value(of: corners[2].y), 500, "the corner stops at the edge of the canvas")
        XCTAssertEqual(system.error(of: drag), 400)
    }

    /// The simplex method with the steepest-descent rule cycles forever in Beale's example (*Cycling in the dual
    /// simplex algorithm*, 1955). The minimum of `form` is -1/20.
    func testBealesExampleDoesNotCycle() throws {
        let x = (0..<4).map { _ in system.makeVariable() }
        for variable in x { _ = try system.add(variable + 0, .greaterThanOrEqual) }
        _ = try system.add(0.25 * x[0] - 60 * x[1] - 0.04 * x[2] + 9 * x[3], .lessThanOrEqual)
        _ = try system.add(0.5 * x[0] - 90 * x[1] - 0.02 * x[2] + 3 * x[3], .lessThanOrEqual)
        _ = try system.add(x[2] - 1, .lessThanOrEqual)
        let form = 150 * x[1] - 0.75 * x[0] - 0.02 * x[2] + 6 * x[3]
        let least = try system.add(form + 100, .lessThanOrEqual, priority: .weak)
        XCTAssertEqual(system.values(x[0]).map { ($0 * 1e9).rounded() }, [4e7])
        XCTAssertEqual(system.values(x[1], x[2], x[3]), [0, 1, 0])
        XCTAssertEqual(system.error(of: least), 99.95, accuracy: 1e-9)
    }
}
