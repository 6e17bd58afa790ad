import CellDirector
import XCTest

/// Tests how changes to a scroll view's top inset affect its content offset. Each test's comment says what to check on
/// a device to verify the behavior.
final class UnverifiedScrollTests: UnverifiedTestCase {
    /// To verify on a device: the content offset at the top of a table, before and after `contentInset.top` is changed
    /// programmatically. Apple's documentation does not specify this behavior.
    @MainActor
    func testATableAtTheTopStaysThereWhenItsTopInsetChanges() async {
        let table = makeTable(Recorder(count: 100), rowHeight: 10)
        table.contentInset.top = 64
        table.layoutIfNeeded()
        claimEqual(table.contentOffset.y, -64)
        table.contentInset.top = 20
        claimEqual(table.contentOffset.y, -20)
        table.contentOffset.y = 100
        table.contentInset.top = 50
        claimEqual(table.contentOffset.y, 100)
    }
}
