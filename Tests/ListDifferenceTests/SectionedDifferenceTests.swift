import ListDifference
import TestSupport
import XCTest

final class SectionedDifferenceTests: XCTestCase {
    private func difference(_ source: [EntrySection], _ target: [EntrySection]) -> SectionedDifference<Entry, Entry> {
        SectionedDifference(from: source, to: target, sections: .id, rows: .id)
    }

    private func row(_ section: Int, _ row: Int) -> RowPosition { RowPosition(section: section, row: row) }

    func testEqualSectionsHaveNoDifference() {
        let sections = [section(1, [1, 2]), section(2)]
        XCTAssertTrue(difference(sections, sections).isEmpty)
        XCTAssertTrue(difference([], []).isEmpty)
    }

    func testOneChangeOfAnyKindIsADifference() {
        let source = [section(1, [1, 2]), section(2, [3])]
        let targets = [
            [section(1, [1, 2])], [section(1, [1, 2]), section(2, [3]), section(4)],
            [section(2, [3]), section(1, [1, 2])], [section(1, [1, 2]), section(2, [3], text: "new")],
            [section(1, [1]), section(2, [3])], [section(1, [1, 2]), section(2, [3, 4])],
            [section(1, [2, 1]), section(2, [3])],
            [section(1, [1, 2]), EntrySection(model: Entry(2), rows: [Entry(3, "new")])],
        ]
        for target in targets { XCTAssertFalse(difference(source, target).isEmpty, "\(target)") }
    }

    func testRemovedSectionsTakeTheirRowsWithThem() {
        let difference = difference([section(1, [1]), section(2, [2])], [section(2, [2])])
        XCTAssertEqual(difference.sectionDeletes, [0])
        XCTAssertEqual(difference.deletes, [])
    }

    func testInsertedSectionsBringTheirRows() {
        let difference = difference([section(2, [2])], [section(1, [1]), section(2, [2])])
        XCTAssertEqual(difference.sectionInserts, [0])
        XCTAssertEqual(difference.inserts, [])
    }

    func testFromNothingAndToNothingOnlySectionsChange() {
        XCTAssertEqual(difference([], [section(1, [1]), section(2)]).sectionInserts, [0, 1])
        XCTAssertEqual(difference([section(1, [1]), section(2)], []).sectionDeletes, [0, 1])
    }

    func testSectionThatChangesPlacesIsOneMove() {
        let difference = difference(
            [section(1, [1]), section(2, [2]), section(3, [3])], [section(2, [2]), section(3, [3]), section(1, [1])])
        XCTAssertEqual(difference.sectionMoves, [ListMove(source: 0, target: 2)])
        XCTAssertTrue(difference.moves.isEmpty)
    }

    func testRowMovesBetweenSections() {
        let difference = difference([section(1, [1, 2]), section(2, [3])], [section(1, [1]), section(2, [2, 3])])
        XCTAssertEqual(difference.moves, [ListMove(source: row(0, 1), target: row(1, 0))])
        XCTAssertTrue(difference.deletes.isEmpty && difference.inserts.isEmpty)
    }

    func testRowThatMovesBetweenSectionsCanBeUpdatedToo() {
        var target = [section(1), section(2, [1])]
        target[1].rows[0].text = "new"
        let difference = difference([section(1, [1]), section(2)], target)
        XCTAssertEqual(difference.moves.count, 1)
        XCTAssertEqual(difference.updates, [ListUpdate(source: row(0, 0), target: row(1, 0))])
    }

    func testRowLeavingADeletedSectionIsAnInsert() {
        let difference = difference([section(1, [1]), section(2)], [section(2, [1])])
        XCTAssertEqual(difference.sectionDeletes, [0])
        XCTAssertEqual(difference.inserts, [row(0, 0)])
        XCTAssertEqual(difference.moves, [])
    }

    func testRowEnteringANewSectionIsADelete() {
        let difference = difference([section(1, [1, 2])], [section(1, [2]), section(2, [1])])
        XCTAssertEqual(difference.sectionInserts, [1])
        XCTAssertEqual(difference.deletes, [row(0, 0)])
        XCTAssertEqual(difference.moves, [])
    }

    func testSectionWithOtherContentIsUpdated() {
        let difference = difference([section(1, [1])], [section(1, [1], text: "new")])
        XCTAssertEqual(difference.sectionUpdates, [ListUpdate(source: 0, target: 0)])
    }

    func testDuplicateRowsArePairedWithinTheirSectionFirst() {
        let difference = difference([section(1, [7]), section(2, [7])], [section(1, [7]), section(2, [8, 7])])
        XCTAssertEqual(difference.inserts, [row(1, 0)])
        XCTAssertTrue(difference.moves.isEmpty && difference.deletes.isEmpty)
    }

    func testDuplicateRowsThatMoveAcrossSectionsArePairedInOrder() {
        var source = [section(1, [7]), section(2, [7]), section(3)]
        source[0].rows[0].text = "first"
        source[1].rows[0].text = "second"
        let target = [source[1], source[0], source[2]].map { EntrySection(model: $0.model, rows: []) }
        var filled = target
        filled[2].rows = [Entry(7, "first"), Entry(7, "second")]
        XCTAssertEqual(difference(source, filled).updates, [])
        XCTAssertEqual(difference(source, filled).moves.map(\.source), [row(0, 0), row(1, 0)])
    }

    func testChangeAppliedToItsSourceGivesItsTarget() {
        let source = [section(1, [1, 2, 3]), section(2, [4]), section(3)]
        let target = [section(3, [2, 9]), section(4, [4]), section(1, [3, 1], text: "new")]
        XCTAssertEqual(difference(source, target).applying(to: source), target)
    }

    func testPositionsAscendThoughSectionsChangePlaces() {
        let deletes = difference(
            [section(1, [1, 2]), section(2, [3, 4])], [section(2, [3]), section(1, [1])])
        XCTAssertEqual(deletes.deletes, [row(0, 1), row(1, 1)])
        let across = difference(
            [section(1, [1, 2, 3]), section(2, [4, 5, 6])], [section(1, [6, 1, 2]), section(2, [5, 3, 4])])
        XCTAssertEqual(across.moves.map(\.target), across.moves.map(\.target).sorted())
        XCTAssertEqual(across.moves.count, 3)
    }

    func testEqualSectionsKeepTheirRowsEvenIfThatTakesAnotherMove() {
        func section(_ name: Int, _ rows: [Int]) -> ListSection<Int, Int> { ListSection(model: name, rows: rows) }
        let difference = SectionedDifference(
            from: [section(9, [1]), section(1, []), section(9, [2]), section(2, [])],
            to: [section(1, []), section(9, [1]), section(2, []), section(9, [2])], sections: .value)
        XCTAssertEqual(difference.sectionMoves.count, 2)
        XCTAssertEqual(difference.deletes + difference.inserts, [])
        XCTAssertTrue(difference.moves.isEmpty)
    }

    func testOfDuplicateSectionsTheFirstIsKeptIfFewerRowsChange() {
        let (few, many) = (
            [section(5), section(1, [10, 14, 17])], [section(1, [10, 14, 17]), section(5), section(1, [2])]
        )
        let fewer = difference(many, few)
        XCTAssertEqual(fewer.sectionDeletes, [2])
        XCTAssertEqual(fewer.deletes + fewer.inserts, [])
        let equalCost = difference([section(1, [10]), section(5), section(1)], [section(5), section(1, [10])])
        XCTAssertEqual(equalCost.sectionDeletes, [0], "inserting a row counts as much as moving a section")
        let more = difference(few, many)
        XCTAssertEqual(more.sectionInserts, [2])
        XCTAssertEqual(more.deletes + more.inserts, [])
    }

    func testKeptRowsComeFromTheListAndInsertedOrChangedRowsFromTheTarget() {
        let difference = difference(
            [section(1, [1, 2, 3]), section(2, [4])],
            [
                section(2, [4, 5], text: "new"),
                EntrySection(model: Entry(1), rows: [Entry(3), Entry(1), Entry(2, "new")]),
            ])
        let list = [section(8, [81, 82, 83]), section(9, [84])]
        XCTAssertEqual(
            difference.applying(to: list),
            [
                section(2, [84, 5], text: "new"),
                EntrySection(model: Entry(8), rows: [Entry(83), Entry(81), Entry(2, "new")]),
            ])
    }

    func testRowsAreIdentifiedByDefaultByTheirIDOrElseByTheirValue() {
        let byID = SectionedDifference(
            from: [ListSection(model: "a", rows: [User(id: 1, name: "x")])],
            to: [ListSection(model: "a", rows: [User(id: 1, name: "y")])], sections: .value)
        XCTAssertEqual(byID.updates.count, 1)
        let byValue = SectionedDifference(
            from: [ListSection(model: "a", rows: [1])], to: [ListSection(model: "a", rows: [2])], sections: .value)
        XCTAssertEqual(byValue.deletes, [row(0, 0)])
        XCTAssertEqual(byValue.inserts, [row(0, 0)])
    }

    func testSectionsOfAnotherShapeAreRefused() {
        XCTAssertNil(difference([section(1, [1])], [section(1)]).applying(to: [section(1)]))
    }

    func testADifferenceIsPrintedWithOneStepPerLine() {
        let difference = difference(
            [section(1, [1, 2], text: "a"), section(2, [3]), section(3, [4])],
            [section(3, [4]), section(5, [6]), section(1, [2, 7], text: "b")])
        XCTAssertEqual(
            difference.description,
            """
            update section 0 → 2: 1a → 1b
            delete section 1: 2
            insert section 1: 5
            move section 2 → 0: 3
            delete (0 - 0): 1
            insert (2 - 1): 7
            """)
    }

    func testUpdatesAndMovesOfRowsArePrintedToo() {
        let difference = difference(
            [section(1, [1, 2, 3])],
            [EntrySection(model: Entry(1), rows: [Entry(3), Entry(1, "new"), Entry(2)])])
        XCTAssertEqual(
            difference.description,
            """
            update (0 - 0) → (0 - 1): 1 → 1new
            move (0 - 2) → (0 - 0): 3
            """)
    }
}
