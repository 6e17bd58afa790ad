import LinearConstraints
import XCTest

final class LinearSystemTests: XCTestCase {
    private var system = LinearSystem()

    func testAConstraintThatIsNotSolvedYetMakesItsVariableUnambiguous() throws {
        var system = LinearSystem()
        let x = system.makeVariable()
        _ = try system.add(x - 50, .equal)
        XCTAssertFalse(system.isAmbiguous(x))
    }

    func testAPriorityOutweighsAllLowerOnesTogether() throws {
        let x = system.makeVariable()
        let strong = try system.add(x - 1, .equal, priority: Priority(rawValue: 251))
        for _ in 0..<100 { _ = try system.add(x - 5, .equal, priority: Priority(rawValue: 250)) }
        XCTAssertEqual(system.values(x), [1])
        system.setPriority(Priority(rawValue: 249), of: strong)
        XCTAssertEqual(system.values(x), [5])
        XCTAssertEqual(system.error(of: strong), 4)
    }

    func testPrioritiesAreInOrder() {
        XCTAssertTrue(Priority.weak < .strong)
        XCTAssertFalse(Priority.strong < .weak)
        XCTAssertFalse(Priority.strong < .strong)
    }

    func testTheLeastSumOfErrorsIsAtTheMedian() throws {
        let x = system.makeVariable()
        for value in [1.0, 2, 7, 40, 50] { _ = try system.add(x - value, .equal, priority: .medium) }
        XCTAssertEqual(system.values(x), [7])
    }

    func testAmongEquallyGoodSolutionsThePreviousValuesAreKept() throws {
        let (x, y) = (system.makeVariable(at: 3), system.makeVariable(at: 4))
        let sum = try system.add(x + y - 10, .equal)
        XCTAssertEqual(system.values(x, y), [3, 7])
        try system.setConstant(-20, of: sum)
        XCTAssertEqual(system.values(x, y), [3, 17])
        system.setValue(5, of: x)
        XCTAssertEqual(system.values(x, y), [5, 15])
        XCTAssertTrue(system.isAmbiguous(x))
        let half = try system.add(x - y, .equal, priority: .weak)
        XCTAssertEqual(system.values(x, y), [10, 10])
        XCTAssertFalse(system.isAmbiguous(x))
        system.remove(half)
        XCTAssertEqual(system.values(x, y), [10, 10], "removing a constraint keeps the values")
    }

    func testAnUnconstrainedVariableKeepsItsValue() throws {
        let x = system.makeVariable()
        let limit = try system.add(x - 1, .equal)
        XCTAssertEqual(system.values(x), [1])
        let y = system.makeVariable(at: 7)
        try system.setConstant(-2, of: limit)
        XCTAssertEqual(system.values(x, y), [2, 7])
    }

    /// The tolerated error is relative to the size of the terms.
    func testRoundingErrorsOfLargeNumbersAreTolerated() throws {
        let (x, y) = (system.makeVariable(), system.makeVariable())
        let place = try system.add(x - 0, .equal)
        let share = try system.add(0.7 * x - 0.3 * y, .equal)
        for number in 1...50 {
            try system.setConstant(-1e12 * Double(number) / 7, of: place)
            system.solve()
            XCTAssertEqual(system.error(of: share), 0, "\(number)")
        }
    }

    func testAConstraintSetAsideIsTriedAgain() throws {
        let x = system.makeVariable()
        let ten = try system.add(x - 10, .equal)
        let five = try system.add(x - 5, .greaterThanOrEqual)
        let four = try system.add(x - 4, .lessThanOrEqual)
        XCTAssertEqual(system.values(x), [10])
        XCTAssertEqual(system.conflicts.map(\.broken), [four])
        XCTAssertEqual(system.error(of: four), 6)
        try system.setConstant(-4, of: ten)
        XCTAssertEqual(system.values(x), [4])
        XCTAssertEqual(system.conflicts.map(\.broken), [five])
        system.remove(ten)
        XCTAssertEqual(system.values(x), [5])
        XCTAssertEqual(system.conflicts.map(\.among), [[five, four]])
        system.setPriority(.strong, of: five)
        XCTAssertEqual(system.values(x), [4])
        XCTAssertTrue(system.conflicts.isEmpty)
    }

    func testConstraintsThatContradictedOneThatIsSetAsideAreTriedAgain() throws {
        let x = system.makeVariable()
        let most = try system.add(x - 10, .lessThanOrEqual)
        let least = try system.add(x - 5, .greaterThanOrEqual)
        let less = try system.add(x - 3, .lessThanOrEqual)
        XCTAssertEqual(system.values(x), [5])
        XCTAssertEqual(system.conflicts.map(\.among), [[least, less]])
        try system.setConstant(-4, of: most)
        XCTAssertEqual(system.values(x), [3])
        XCTAssertEqual(system.conflicts.map(\.among), [[most, least]])
        try system.setConstant(-10, of: most)
        XCTAssertEqual(system.values(x), [5])
        XCTAssertEqual(system.conflicts.map(\.among), [[least, less]])
    }

    func testConstraintsThatBecomeOptionalGiveWayToOneThatWasSetAside() throws {
        let (x, y) = (system.makeVariable(), system.makeVariable())
        let sum = try system.add(x + y - 10, .equal)
        let same = try system.add(x - y, .equal)
        XCTAssertEqual(system.values(x, y), [5, 5])
        for (variable, value) in [(x, 1.0), (y, 9.5)] {
            _ = try system.add(variable - value, .equal, priority: .weak)
        }
        let twenty = try system.add(2 * x - 20, .equal)
        system.solve()
        XCTAssertEqual(system.conflicts.map(\.among), [[sum, same, twenty]])
        system.setPriority(Priority(rawValue: 200), of: sum)
        XCTAssertEqual(system.values(x, y), [10, 10])
        system.setPriority(.required, of: sum)
        XCTAssertEqual(system.values(x, y), [5, 5])
        try system.setConstant(-2, of: twenty)
        system.setPriority(.strong, of: same)
        XCTAssertEqual(system.values(x, y), [1, 9])
        XCTAssertEqual(system.error(of: same), 8)
    }

    func testOptionalConstraintsNeverConflict() throws {
        let x = system.makeVariable()
        _ = try system.add(x - 1, .equal, priority: Priority(rawValue: 999))
        _ = try system.add(x - 2, .equal)
        XCTAssertEqual(system.values(x), [2])
        XCTAssertTrue(system.conflicts.isEmpty)
    }

    func testEveryPriorityBelowTheRequiredOneIsOptional() throws {
        let (x, y) = (system.makeVariable(), system.makeVariable())
        let nearlyRequired = Priority(rawValue: 999.5)
        let one = try system.add(x - 1, .equal, priority: nearlyRequired)
        _ = try system.add(x - 2, .equal)
        let three = try system.add(y - 3, .equal, priority: nearlyRequired)
        for _ in 0..<10 { _ = try system.add(y - 4, .equal, priority: Priority(rawValue: 999)) }
        XCTAssertEqual(system.values(x, y), [2, 3])
        XCTAssertTrue(system.conflicts.isEmpty)
        XCTAssertEqual(system.error(of: one), 1)
        system.setPriority(Priority(rawValue: 998.5), of: three)
        XCTAssertEqual(system.values(x, y), [2, 4])
        XCTAssertEqual(Priority(rawValue: Float(1_000).nextDown).rawValue, Float(1_000).nextDown)
        XCTAssertLessThan(Priority(rawValue: Float(1_000).nextDown), .required)
    }

    func testACopyIsIndependent() throws {
        let x = system.makeVariable()
        let one = try system.add(x - 1, .equal)
        var copy = system
        try copy.setConstant(-2, of: one)
        XCTAssertEqual(copy.values(x), [2])
        XCTAssertEqual(system.values(x), [1])
    }

    func testVariablesAreAddedAndRemoved() throws {
        let (x, y) = (system.makeVariable(), system.makeVariable())
        let equal = try system.add(x - y, .equal)
        _ = try system.add(y - 8, .equal)
        XCTAssertEqual(system.values(x, y), [8, 8])
        system.remove(equal)
        system.remove(x)
        let z = system.makeVariable(at: 3)
        XCTAssertNotEqual(x, z, "a new variable differs from a removed one")
        XCTAssertEqual(system.values(y, z), [8, 3])
        _ = try system.add(z - y + 1, .equal)
        XCTAssertEqual(system.values(y, z), [8, 7])
    }

    func testThirdsAreNotRounded() throws {
        let (x, y, z) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
        _ = try system.add(x - y, .equal)
        _ = try system.add(y - z, .equal)
        let whole = try system.add(x + y + 1 * z - 100, .equal)
        for value in system.values(x, y, z) { XCTAssertEqual(value, 100 / 3, accuracy: 1e-12) }
        try system.setConstant(-300, of: whole)
        XCTAssertEqual(system.values(x, y, z), [100, 100, 100])
    }

    func testSumsOfTenthsAreWhole() throws {
        let (x, y, z) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
        _ = try system.add(x - 0.6, .equal)
        _ = try system.add(y - x - 0.3, .equal)
        _ = try system.add(z - y - 0.1, .equal)
        XCTAssertNotEqual(0.6 + 0.3 + 0.1, 1)
        XCTAssertEqual(system.values(z), [1])
    }

    func testRoundingErrorsDoNotMoveVariables() throws {
        let (x, y, z) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
        let same = try system.add(x - y, .equal)
        _ = try system.add(y - z, .equal)
        _ = try system.add(x + y + 1 * z - 100, .equal)
        let values = system.values(x, y, z)
        system.remove(same)
        for coefficient in [3.0, 7, 0.3, 11, 13] {
            let equation = try system.add(coefficient * x - coefficient * 100 / 3, .equal)
            XCTAssertEqual(system.values(x, y, z), values, "\(coefficient)")
            system.remove(equation)
        }
    }
}
