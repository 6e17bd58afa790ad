import ListDifference
import XCTest

final class StageTests: XCTestCase {
    private func stages(_ source: [EntrySection], _ target: [EntrySection]) -> [SectionedStage<Entry, Entry>] {
        SectionedDifference(from: source, to: target, sections: .id, rows: .id).stages
    }

    func testAnEmptyDifferenceHasNoStages() {
        XCTAssertTrue(ListDifference(from: [1], to: [1]).stages.isEmpty)
        XCTAssertTrue(stages([section(1, [1])], [section(1, [1])]).isEmpty)
    }

    func testDeletesInsertsAndMovesAreOneStage() {
        let stages = ListDifference(from: [1, 2, 3, 4], to: [4, 5, 1, 2]).stages
        XCTAssertEqual(stages.count, 1)
        XCTAssertEqual(stages[0].list, [4, 5, 1, 2])
    }

    func testUpdatesComeFirstAndAtTheirOldPositions() {
        let stages = ListDifference(
            from: [Entry(1), Entry(2), Entry(3)], to: [Entry(2), Entry(3), Entry(1, "new")]
        ).stages
        XCTAssertEqual(stages.map(\.updates), [[0], []])
        XCTAssertEqual(stages[0].list, [Entry(1, "new"), Entry(2), Entry(3)])
    }

    func testRowsAndSectionsChangeInOneStageIfNoMovedSectionChanges() {
        let stages = stages(
            [section(1, [1]), section(2, [2]), section(3, [3, 4])],
            [section(5, [5]), section(3, [4]), section(1, [1])])
        XCTAssertEqual(stages.count, 1)
    }

    func testSectionThatMovesAndChangesTakesTwoStages() {
        let stages = stages(
            [section(1, [1]), section(2, [2])], [section(2, [2, 3]), section(1, [1, 4])])
        XCTAssertEqual(stages.count, 2)
        XCTAssertTrue(stages[0].sectionMoves.isEmpty)
        XCTAssertTrue(stages[1].inserts.isEmpty)
    }

    func testRowsMoveInTheOrderThatTheirSectionsHaveBeforeTheSectionsMove() {
        let stages = stages(
            [section(1, [1, 2, 3]), section(2, [4, 5, 6])], [section(2, [6, 4, 5]), section(1, [3, 1, 2])])
        XCTAssertEqual(stages.map(\.moves.count), [2, 0])
        XCTAssertEqual(
            stages[0].moves.map(\.target), [RowPosition(section: 0, row: 0), RowPosition(section: 1, row: 0)])
    }

    func testTheSectionWithoutRowChangesIsTheOneThatMoves() {
        let rows = [1, 4, 5]
        for other in [[1, 4, 5, 3], [4, 5], [1, 4, 3], [5, 1, 4], [5, 4]] {
            let source = [section(1, rows), section(2, rows)]
            XCTAssertEqual(stages(source, [section(2, other), section(1, rows)]).count, 1, "\(other)")
            XCTAssertEqual(stages(source, [section(2, rows), section(1, other)]).count, 1, "\(other)")
        }
    }
}
