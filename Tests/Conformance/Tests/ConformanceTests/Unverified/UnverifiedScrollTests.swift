import CellDirector
import XCTest

/// Tests how changes to a scroll view's top inset affect its content offset. Each test's comment says what to check on
/// a device to verify the behavior.
final class UnverifiedScrollTests: UnverifiedTestCase {
    /// To verify on a device: the content offset at the top of a scroll view and of a table, before and after
    /// `contentInset.top` is changed programmatically. Apple's documentation does not specify this behavior.
    @MainActor
    func testAScrollViewAtTheTopStaysThereWhenItsTopInsetChanges() async {
        let plain = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        plain.contentSize = CGSize(width: 100, height: 1_000)
        let list: [UIScrollView] = [plain, makeTable(Recorder(count: 100), rowHeight: 10)]
        for view in list {
            view.contentInset.top = 64
            view.layoutIfNeeded()
            claimEqual(view.contentOffset.y, -64)
            view.contentInset.top = 20
            claimEqual(view.contentOffset.y, -20)
            view.contentOffset.y = 100
            view.contentInset.top = 50
            claimEqual(view.contentOffset.y, 100)
        }
    }
}
