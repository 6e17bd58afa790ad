import ListDifference
import XCTest

final class DescriptionTests: XCTestCase {
    func testADifferenceIsPrintedWithOneStepPerLine() {
        let difference = ListDifference(
            from: [Entry(1), Entry(2, "a"), Entry(3), Entry(4)], to: [Entry(4), Entry(5), Entry(1), Entry(2, "b")])
        XCTAssertEqual(
            difference.description,
            """
            update 1 → 3: 2a → 2b
            delete 2: 3
            insert 1: 5
            move 3 → 0: 4
            """)
    }

    func testAnEmptyDifferenceIsDescribedInWords() {
        XCTAssertEqual(ListDifference(from: [1], to: [1]).description, "no change")
    }
}
