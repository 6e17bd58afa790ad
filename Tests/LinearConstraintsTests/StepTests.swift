import LinearConstraints
import XCTest

/// Tests how many steps the solver takes, and how many numbers it stores, for systems that resemble layouts, such as
/// vertically stacked labels.
final class StepTests: XCTestCase {
    /// Vertically stacked labels. Each label has a content height, and a compression resistance that is stronger than
    /// its content hugging, if it has any.
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

        /// Changes the height of a label's content, and returns the number of steps that solving took.
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

    func testNoLabelTakesASeparateStep() throws {
        for hugs in [true, false] {
            for count in [20, 160] {
                var labels = try Labels(count, hugs: hugs)
                labels.system.solve()
                XCTAssertEqual(labels.system.steps, 0, "the first solution, \(count) labels")
                // The number of terms: one for each bound of a height, one for the first gap, and three for every other
                // gap. Every term is stored twice: by row and by column.
                let terms = (hugs ? 3 : 2) * count + 1 + 3 * (count - 1)
                let unknowns = 2 * count + (hugs ? 4 : 3) * count
                XCTAssertEqual(
                    labels.system.numbersKept, 2 * terms + unknowns, "only the terms and the unknowns are stored")
                XCTAssertEqual(labels.system.value(of: labels.tops[count - 1]), Double(28 * count - 20))
                XCTAssertLessThanOrEqual(try labels.edit(count - 1, height: 30), 1, "the first edit, \(count) labels")
                XCTAssertLessThanOrEqual(try labels.edit(count - 1, height: 25), 1, "the second edit")
                XCTAssertLessThanOrEqual(try labels.edit(0, height: 40), 1, "an edit that moves all other labels")
                XCTAssertEqual(labels.system.value(of: labels.heights[count - 1]), hugs ? 25 : 30)
                XCTAssertEqual(labels.system.value(of: labels.tops[count - 1]), Double(28 * count))
            }
        }
    }

    func testACompressedLabelTakesAFewSteps() throws {
        for count in [20, 160] {
            let space = Double(28 * count)
            var labels = try Labels(count, within: space)
            labels.system.solve()
            XCTAssertLessThanOrEqual(labels.system.steps, 2, "the first solution, \(count) labels")
            for step in 1...3 {
                XCTAssertLessThanOrEqual(try labels.give(space: space - Double(step)), 3, "\(count) labels, \(step)")
            }
            XCTAssertLessThanOrEqual(try labels.give(space: space + 5), 3, "\(count) labels that grow")
        }
    }

    func testAnAddedLabelTakesAtMostOneStep() throws {
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
            XCTAssertEqual(labels.system.values(top, height), [Double(28 * count) + 8, 20], "the values do not change")
            XCTAssertLessThanOrEqual(labels.system.steps, 1, "\(count) labels")
        }
    }

    /// Simulates a stack view that hides views and shows them again: a height constraint of 0 overrides the content's
    /// height.
    func testHidingOrShowingLabelsTakesAtMostOneStep() throws {
        for count in [20, 160] {
            var labels = try Labels(count)
            labels.system.solve()
            let hidden = try labels.heights.map { try labels.system.add($0 + 0, .equal) }
            labels.system.solve()
            XCTAssertLessThanOrEqual(labels.system.steps, 1, "\(count) labels are hidden")
            XCTAssertEqual(labels.system.value(of: labels.tops[count - 1]), Double(8 * count))
            for constraint in hidden { labels.system.remove(constraint) }
            labels.system.solve()
            XCTAssertLessThanOrEqual(labels.system.steps, 1, "\(count) labels are shown")
            XCTAssertEqual(labels.system.value(of: labels.tops[count - 1]), Double(28 * count - 20))
        }
    }

    /// The content of each view determines the view's width, and the view's center and width determine its start. The
    /// constraint for the center is added before the constraint for the width.
    func testCenteredViewsTakeNoStep() throws {
        for count in [20, 160] {
            var system = LinearSystem()
            var starts: [Variable] = []
            for _ in 0..<count {
                let (start, width) = (system.makeVariable(), system.makeVariable())
                _ = try system.add(1 * start + 0.5 * width - 195, .equal)
                _ = try system.add(width - 90, .equal, priority: .strong)
                starts.append(start)
            }
            system.solve()
            XCTAssertTrue(starts.allSatisfy { system.value(of: $0) == 150 })
            XCTAssertEqual(system.steps, 0, "\(count) views")
        }
    }

    /// A row of views with equal widths. No single equation determines a width: the widths follow from the total width.
    func testViewsOfEqualWidthTakeAtMostOneStep() throws {
        for count in [20, 160] {
            var system = LinearSystem()
            var (starts, widths) = ([system.makeVariable()], [system.makeVariable()])
            _ = try system.add(starts[0] + 0, .equal)
            for index in 1..<count {
                (starts, widths) = (starts + [system.makeVariable()], widths + [system.makeVariable()])
                _ = try system.add(widths[index] - widths[0], .equal)
                var gap = starts[index - 1] + widths[index - 1]
                gap.add(-1, starts[index])
                _ = try system.add(gap + 5, .equal)
            }
            let width = 10.0 * Double(count) + 5 * Double(count - 1)
            let end = try system.add(starts[count - 1] + widths[count - 1] - width, .equal)
            system.solve()
            XCTAssertTrue(widths.allSatisfy { abs(system.value(of: $0) - 10) < 1e-9 })
            XCTAssertLessThanOrEqual(system.steps, 1, "\(count) views")
            // The number of values stored in addition to the terms and the unknowns. It is small, because one variable
            // determines all others.
            let kept = system.numbersKept - 2 * (1 + 5 * (count - 1) + 2) - (4 * count + 1)
            XCTAssertGreaterThan(kept, 0)
            XCTAssertLessThanOrEqual(kept, 4 * count)
            try system.setConstant(-width - Double(count), of: end)
            system.solve()
            XCTAssertTrue(widths.allSatisfy { abs(system.value(of: $0) - 11) < 1e-9 })
            XCTAssertEqual(system.steps, 0, "\(count) views in a wider row")
        }
    }

    /// The gaps alone are taller than the available space. The labels shrink to 0 one after the other before the
    /// conflict is found, and the solver has to solve its equations again during this search.
    func testAColumnMuchTallerThanItsSpaceBreaksTheConstraintOfItsEnd() throws {
        var labels = try Labels(60, within: 300)
        labels.system.solve()
        XCTAssertEqual(labels.system.conflicts.count, 1)
        XCTAssertEqual(labels.system.conflicts.first?.among.last, labels.system.conflicts.first?.broken)
        XCTAssertEqual(labels.system.values(labels.tops[59], labels.heights[59]), [1_660, 20])
        _ = try labels.give(space: 1_600)
        XCTAssertTrue(labels.system.conflicts.isEmpty)
        XCTAssertEqual(labels.heights.map { labels.system.value(of: $0) }.reduce(0, +), 1_600 - 480)
    }

    /// There is room for only half of the labels' total height. The first half of the labels shrinks to 0, and the
    /// other labels keep their heights.
    func testLabelsThatGiveWayTogetherTakeAFewSteps() throws {
        for count in [40, 160] {
            var labels = try Labels(count, within: Double(18 * count))
            _ = try labels.system.add(LinearExpression(-1), .lessThanOrEqual)
            labels.system.solve()
            XCTAssertLessThanOrEqual(labels.system.steps, 5, "\(count) labels")
            let heights = labels.heights.map { labels.system.value(of: $0) }
            XCTAssertEqual(heights.map { $0.rounded() }, (0..<count).map { $0 < count / 2 ? 0 : 20 })
            // The space is enlarged and then reduced again.
            _ = try labels.give(space: Double(28 * count))
            XCTAssertEqual(labels.system.value(of: labels.heights[0]), 20)
            XCTAssertLessThanOrEqual(try labels.give(space: Double(18 * count)), 5)
            XCTAssertEqual(labels.heights.map { labels.system.value(of: $0) }.reduce(0, +), Double(10 * count))
        }
    }

    /// Each gap has a strong minimum length and a weak maximum length, which are equal. Changing the last gap takes at
    /// most two steps.
    func testChangingTheLastOfManyGapsTakesAtMostTwoSteps() throws {
        for count in [20, 40] {
            var system = LinearSystem()
            var (tops, limits) = ([system.makeVariable()], [LinearSystem.ConstraintID]())
            for index in 1..<count {
                tops.append(system.makeVariable())
                let gap = tops[index] - tops[index - 1] - 28
                limits = [
                    try system.add(gap, .greaterThanOrEqual, priority: .strong),
                    try system.add(gap, .lessThanOrEqual, priority: .weak),
                ]
            }
            system.solve()
            XCTAssertEqual(system.values(tops[count - 1]), [Double(count - 1) * 28])
            for length in [30.0, 25, 31] {
                for limit in limits { try system.setConstant(-length, of: limit) }
                XCTAssertEqual(system.values(tops[count - 1]), [Double(count - 2) * 28 + length])
                XCTAssertLessThanOrEqual(system.steps, 2, "\(count) views, \(length)")
            }
        }
    }

    func testRemovedEntriesAreForgottenAfterAWhile() throws {
        var labels = try Labels(20)
        labels.system.solve()
        let kept = labels.system.numbersKept
        for _ in 0..<1_000 {
            let width = labels.system.makeVariable()
            let limits = [
                try labels.system.add(width - 5, .equal), try labels.system.add(width - 3, .greaterThanOrEqual),
            ]
            XCTAssertEqual(labels.system.values(width), [5])
            XCTAssertLessThan(labels.system.numbersKept, 4 * kept)
            for limit in limits { labels.system.remove(limit) }
            labels.system.remove(width)
            labels.system.solve()
        }
    }

    /// Pairs of labels. The two labels of a pair have a combined minimum height. The labels shrink one after the other.
    func testALongSearchKeepsFewNumbersPerConstraint() throws {
        for count in [20, 40] {
            var (system, heights, tops) = (LinearSystem(), [Variable](), [Variable]())
            for index in 0..<2 * count {
                let (top, height) = (system.makeVariable(), system.makeVariable())
                _ = try system.add(height + 0, .greaterThanOrEqual)
                _ = try system.add(height - 20, .equal, priority: Priority(rawValue: 750))
                if index > 0 {
                    var gap = top - tops[index - 1]
                    gap.add(-1, heights[index - 1])
                    _ = try system.add(gap, .equal)
                }
                heights.append(height)
                tops.append(top)
                if index % 2 == 1 {
                    let pair = height + heights[index - 1]
                    _ = try system.add(pair - 10, .greaterThanOrEqual)
                }
            }
            var room = tops[2 * count - 1] + heights[2 * count - 1]
            room.add(-1, tops[0])
            let end = try system.add(room - Double(40 * count), .equal)
            system.solve()
            XCTAssertTrue(heights.allSatisfy { system.value(of: $0) == 20 })
            try system.setConstant(-Double(10 * count), of: end)
            system.solve()
            XCTAssertTrue(system.conflicts.isEmpty)
            XCTAssertGreaterThan(system.steps, count / 2)
            XCTAssertLessThan(system.numbersKept, 60 * count)
            let pairs = (0..<count).map { system.value(of: heights[2 * $0]) + system.value(of: heights[2 * $0 + 1]) }
            XCTAssertTrue(pairs.allSatisfy { abs($0 - 10) < 1e-6 })
        }
    }
}
