import ListDifference
import XCTest

final class ApplyingTests: XCTestCase {
    func testChangeAppliedToItsSourceGivesItsTarget() {
        let source = [Entry(1), Entry(2), Entry(3)]
        let target = [Entry(3, "x"), Entry(4), Entry(1)]
        XCTAssertEqual(ListDifference(from: source, to: target).applying(to: source), target)
    }

    func testRemainingElementsAreTakenFromTheList() {
        let difference = ListDifference(
            from: [Entry(1, "a"), Entry(2, "b")], to: [Entry(2, "b"), Entry(3, "c")])
        XCTAssertEqual(difference.applying(to: [Entry(8), Entry(9)]), [Entry(9), Entry(3, "c")])
        let last = ListDifference(from: [Entry(1, "a"), Entry(2, "b")], to: [Entry(1, "a"), Entry(3, "c")])
        XCTAssertEqual(last.applying(to: [Entry(8), Entry(9)]), [Entry(8), Entry(3, "c")])
    }

    func testListOfAnotherLengthIsRefused() {
        XCTAssertNil(ListDifference(from: [1, 2], to: [2]).applying(to: [1]))
    }
}
