import LinearConstraints
import XCTest

final class BadInputTests: XCTestCase {
    private var system = LinearSystem()

    func testNonFiniteNumbersAreRefused() throws {
        let x = system.makeVariable(at: 3)
        let holds = try system.add(x - 1, .equal)
        for bad in [Double.nan, .infinity, -.infinity] {
            XCTAssertThrowsError(try system.add(x + bad, .equal)) { XCTAssertEqual($0 as? NotFinite, NotFinite()) }
            XCTAssertThrowsError(try system.add(bad * x, .equal))
            XCTAssertThrowsError(try system.setConstant(bad, of: holds))
            system.setValue(bad, of: x)
        }
        XCTAssertEqual(system.values(x), [1])
        XCTAssertEqual(system.values(system.makeVariable(at: .nan)), [0])
    }

    func testTermsOfOneVariableThatOverflowAreRefused() {
        let x = system.makeVariable()
        let most = Double.greatestFiniteMagnitude
        XCTAssertThrowsError(try system.add(most * x + most * x, .equal))
    }

    func testPrioritiesOutOfRangeCountAsTheNearest() {
        XCTAssertEqual(Priority(rawValue: 2_000), .required)
        XCTAssertEqual(Priority(rawValue: .nan), .required)
        XCTAssertEqual(Priority(rawValue: -.infinity), Priority(rawValue: 0))
        XCTAssertGreaterThan(Priority(rawValue: -1).rawValue, 0)
    }

    func testAConstraintWithoutVariablesIsSatisfiedOrAConflict() throws {
        let true0 = try system.add(LinearExpression(0), .equal)
        let false1 = try system.add(LinearExpression(1), .equal)
        let weak = try system.add(LinearExpression(-2), .greaterThanOrEqual, priority: .weak)
        system.solve()
        XCTAssertEqual(system.conflicts.map(\.among), [[false1]])
        XCTAssertEqual([true0, false1, weak].map { system.error(of: $0) }, [0, 1, 2])
    }

    func testTermsThatCancelOutAreIgnored() throws {
        let (x, y) = (system.makeVariable(at: 4), system.makeVariable())
        let nothing = try system.add(x - x, .equal)
        _ = try system.add(y - x + 1 * x, .equal)
        XCTAssertEqual(system.values(x, y), [4, 0])
        XCTAssertEqual(system.error(of: nothing), 0)
        XCTAssertTrue(system.isAmbiguous(x))
        XCTAssertFalse(system.isAmbiguous(y))
    }

    func testEnormousNumbersGiveFiniteValues() throws {
        let sizes = [1e-300, 1e-20, 1, 1e15, 1e20, 1e100, 1e300, Double.greatestFiniteMagnitude]
        for size in sizes {
            for other in sizes {
                var system = LinearSystem()
                let (x, y) = (system.makeVariable(at: size), system.makeVariable(at: -other))
                _ = try system.add(size * x - other * y, .equal)
                _ = try system.add(x - size, .lessThanOrEqual)
                _ = try system.add(y + other, .equal, priority: .strong)
                let limit = try system.add(size * x + size * y - other, .greaterThanOrEqual, priority: .weak)
                XCTAssertTrue(system.values(x, y).allSatisfy(\.isFinite), "\(size), \(other)")
                try system.setConstant(1, of: limit)
                XCTAssertTrue(system.values(x, y).allSatisfy(\.isFinite), "\(size), \(other)")
                XCTAssertTrue(system.error(of: limit).isFinite, "\(size), \(other)")
                _ = system.isAmbiguous(x)
            }
        }
    }

    /// Every variable is a multiple of the previous variable, until the values overflow.
    func testAChainThatOverflowsGivesFiniteValues() throws {
        for factor in [1e6, 1e8, 1e12] {
            var system = LinearSystem()
            var variables = [system.makeVariable(at: 1)]
            for _ in 0..<60 {
                let next = system.makeVariable()
                _ = try system.add(1 * next - factor * variables[variables.count - 1], .equal)
                variables.append(next)
            }
            _ = try system.add(variables[0] - 1, .equal)
            system.solve()
            XCTAssertTrue(variables.allSatisfy { system.value(of: $0).isFinite }, "\(factor)")
            _ = try system.add(variables[60] - 1, .equal, priority: .weak)
            system.solve()
            XCTAssertTrue(variables.allSatisfy { system.value(of: $0).isFinite }, "\(factor)")
        }
    }
}
