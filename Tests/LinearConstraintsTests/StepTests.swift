import LinearConstraints
import XCTest

/// How many steps a search takes, in systems as labels under one another make them.
final class StepTests: XCTestCase {
    /// Labels under one another: each has a height of its own, which it holds more firmly than it hugs it.
    private struct Labels {
        var system = LinearSystem()
        private(set) var heights: [Variable] = []
        private(set) var tops: [Variable] = []
        private var contents: [[LinearSystem.ConstraintID]] = []
        private var end: LinearSystem.ConstraintID?

        init(_ count: Int, within space: Double? = nil, hugs: Bool = true) throws {
            for index in 0..<count {
                let (top, height) = (system.makeVariable(), system.makeVariable())
                _ = try system.add(height + 0, .greaterThanOrEqual)
                let relations: [(Relation, Float)] = [(.lessThanOrEqual, 251), (.greaterThanOrEqual, 750)]
                contents.append(
                    try relations.suffix(hugs ? 2 : 1).map {
                        try system.add(height - 20, $0, priority: Priority(rawValue: $1))
                    })
                var space = LinearExpression(-8)
                space.add(1, top)
                if index > 0 { space.add(-1, tops[index - 1] + heights[index - 1]) }
                _ = try system.add(space, .equal)
                tops.append(top)
                heights.append(height)
            }
            let end = tops[count - 1] + heights[count - 1]
            self.end = try space.map { try system.add(end - $0, .equal) }
        }

        /// Gives a label another text, and says how many steps it took.
        mutating func edit(_ index: Int, height: Double) throws -> Int {
            for content in contents[index] { try system.setConstant(-height, of: content) }
            system.solve()
            return system.steps
        }

        mutating func give(space: Double) throws -> Int {
            if let end { try system.setConstant(-space, of: end) }
            system.solve()
            return system.steps
        }
    }

    func testNoLabelTakesAStepOfItsOwn() throws {
        for hugs in [true, false] {
            for count in [20, 160] {
                var labels = try Labels(count, hugs: hugs)
                labels.system.solve()
                XCTAssertEqual(labels.system.steps, 0, "the first solution, \(count) labels")
                XCTAssertEqual(labels.system.value(of: labels.tops[count - 1]), Double(28 * count - 20))
                XCTAssertLessThanOrEqual(try labels.edit(count - 1, height: 30), 1, "the first edit, \(count) labels")
                XCTAssertLessThanOrEqual(try labels.edit(count - 1, height: 25), 1, "the second edit")
                XCTAssertLessThanOrEqual(try labels.edit(0, height: 40), 1, "an edit by which all others move")
                XCTAssertEqual(labels.system.value(of: labels.heights[count - 1]), hugs ? 25 : 30)
                XCTAssertEqual(labels.system.value(of: labels.tops[count - 1]), Double(28 * count))
            }
        }
    }

    func testALabelThatGivesWayTakesAFewSteps() throws {
        for count in [20, 160] {
            let space = Double(28 * count)
            var labels = try Labels(count, within: space)
            labels.system.solve()
            XCTAssertLessThanOrEqual(labels.system.steps, 2, "the first solution, \(count) labels")
            for step in 1...3 {
                XCTAssertLessThanOrEqual(try labels.give(space: space - Double(step)), 3, "\(count) labels, \(step)")
            }
            XCTAssertLessThanOrEqual(try labels.give(space: space + 5), 3, "\(count) labels, which grow")
        }
    }

    func testALabelThatIsAddedTakesAStepAtMost() throws {
        for count in [20, 160] {
            var labels = try Labels(count)
            labels.system.solve()
            let (top, height) = (labels.system.makeVariable(), labels.system.makeVariable())
            var space: LinearExpression = labels.tops[count - 1] + labels.heights[count - 1]
            space.add(-1, top)
            let places = [try labels.system.add(space + 8, .equal), try labels.system.add(height - 20, .equal)]
            XCTAssertEqual(labels.system.values(top), [Double(28 * count) + 8])
            XCTAssertLessThanOrEqual(labels.system.steps, 1, "\(count) labels")
            for constraint in places { labels.system.remove(constraint) }
            XCTAssertEqual(labels.system.values(top, height), [Double(28 * count) + 8, 20], "They stay")
            XCTAssertLessThanOrEqual(labels.system.steps, 1, "\(count) labels")
        }
    }
}
