import Foundation
import HeadlessUIKit
import XCTest

/// Tests screens that show a content-unavailable configuration.
final class UnavailableContentTests: UnavailableContentTestCase {
    @MainActor
    private final class Feed: UIViewController {
        var items: [String] = []
        var updates = 0
        var retries = 0

        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            updates += 1
            guard items.isEmpty else { return contentUnavailableConfiguration = nil }
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIImage(systemName: "star")
            configuration.text = "No Favorites"
            configuration.secondaryText = "Add one."
            configuration.button = .filled()
            configuration.button.title = "Retry"
            configuration.buttonProperties.primaryAction = UIAction { [unowned self] _ in retries += 1 }
            contentUnavailableConfiguration = configuration
        }
    }

    @MainActor
    func testConfigurationsWithOtherDistancesDiffer() async {
        let changes: [(inout UIContentUnavailableConfiguration) -> Void] = [
            { $0.directionalLayoutMargins.top = 1 }, { $0.imageToTextPadding = 1 },
            { $0.textToSecondaryTextPadding = 1 }, { $0.textToButtonPadding = 1 },
            { $0.buttonToSecondaryButtonPadding = 1 },
        ]
        for (index, change) in changes.enumerated() {
            var changed = UIContentUnavailableConfiguration.empty()
            XCTAssertEqual(changed, .empty())
            change(&changed)
            XCTAssertNotEqual(changed, .empty(), "\(index)")
        }
    }

    @MainActor
    func testAnEmptyScreenShowsItsConfigurationUntilThereIsContent() async throws {
        let feed = Feed()
        feed.beginAppearanceTransition(true, animated: false)
        feed.endAppearanceTransition()
        XCTAssertEqual(feed.updates, 1)
        XCTAssertEqual(parts(UILabel.self, in: feed.view).map(\.text), ["No Favorites", "Add one."])
        let button = try XCTUnwrap(parts(UIButton.self, in: feed.view).first)
        XCTAssertEqual(button.currentTitle, "Retry")
        try Finger().tap(button)
        XCTAssertEqual(feed.retries, 1)
        let shown = try XCTUnwrap(parts(UIContentUnavailableView.self, in: feed.view).first)
        XCTAssertEqual(shown.frame, feed.view.bounds)
        feed.items = ["a"]
        feed.setNeedsUpdateContentUnavailableConfiguration()
        feed.view.layoutIfNeeded()
        XCTAssertEqual(feed.updates, 2)
        XCTAssertEqual(feed.view.subviews, [])
    }

    @MainActor
    func testTheImageIsLargeAndGrayAndTheTitleIsBold() async throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "star")
        configuration.text = "No Favorites"
        let view = UIContentUnavailableView(configuration: configuration)
        let image = try XCTUnwrap(parts(UIImageView.self, in: view).first)
        XCTAssertEqual(image.intrinsicContentSize, CGSize(width: 58, height: 58))
        XCTAssertEqual(image.tintColor, .secondaryLabel)
        let label = try XCTUnwrap(parts(UILabel.self, in: view).first)
        XCTAssertEqual(label.font, .systemFont(ofSize: 22, weight: .bold))
        configuration.image = UIImage(
            systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 100))
        configuration.imageProperties.tintColor = .systemRed
        view.configuration = configuration
        let other = try XCTUnwrap(parts(UIImageView.self, in: view).first)
        XCTAssertEqual(other.intrinsicContentSize.width, 120, "the image's own size takes precedence")
        XCTAssertEqual(other.tintColor, .systemRed)
        let loading = UIContentUnavailableView(configuration: UIContentUnavailableConfiguration.loading())
        XCTAssertEqual(parts(UILabel.self, in: loading).first?.textColor, .secondaryLabel)
    }
}
