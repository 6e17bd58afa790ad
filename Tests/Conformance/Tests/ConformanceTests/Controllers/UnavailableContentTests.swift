import CellDirector
import XCTest

/// Tests screens that show a content-unavailable configuration.
final class UnavailableContentTests: UnavailableContentTestCase {
    @MainActor
    func testAnotherConfigurationIsShownInTheSameView() async {
        let controller = UIViewController()
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        let shown = controller.view.subviews.first
        XCTAssertEqual(parts(UIActivityIndicatorView.self, in: controller.view).map(\.isAnimating), [true])
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        XCTAssertEqual(controller.view.subviews.map { $0 === shown }, [true])
        XCTAssertEqual(parts(UILabel.self, in: controller.view).first?.text, "No Results")
        XCTAssertEqual(parts(UIActivityIndicatorView.self, in: controller.view), [])
    }
}
