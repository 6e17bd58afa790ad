import CellDirector
import XCTest

/// Tests activity indicators and progress views.
final class ProgressTests: ConformanceTestCase {
    @MainActor
    func testAnActivityIndicatorIsHiddenWhileItIsStopped() async {
        let indicator = UIActivityIndicatorView(style: .medium)
        XCTAssertTrue(indicator.isHidden)
        XCTAssertEqual(indicator.frame.size, CGSize(width: 20, height: 20))
        indicator.startAnimating()
        XCTAssertTrue(indicator.isAnimating)
        XCTAssertFalse(indicator.isHidden)
        indicator.hidesWhenStopped = false
        indicator.stopAnimating()
        XCTAssertFalse(indicator.isHidden)
        indicator.hidesWhenStopped = true
        XCTAssertTrue(indicator.isHidden)
    }

    @MainActor
    func testProgressStaysBetween0And1() async {
        let view = UIProgressView(progressViewStyle: .bar)
        view.setProgress(1.5, animated: true)
        XCTAssertEqual(view.progress, 1)
        view.progress = -1
        XCTAssertEqual(view.progress, 0)
    }
}
