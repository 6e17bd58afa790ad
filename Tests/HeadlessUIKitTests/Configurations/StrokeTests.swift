import HeadlessUIKit
import XCTest

/// Tests the borders of images and backgrounds whose configurations have a stroke.
final class StrokeTests: XCTestCase {
    @MainActor
    func testAnImageHasABorderOnlyIfItsStrokeHasAWidth() async throws {
        var content = UIListContentConfiguration.cell()
        content.image = UIImage(systemName: "person")
        content.imageProperties.strokeColor = .red
        let view = UIListContentView(configuration: content)
        view.layoutIfNeeded()
        let image = try XCTUnwrap(view.subviews.first as? UIImageView)
        XCTAssertNil(image.layer.borderColor)
        content.imageProperties.strokeWidth = 2
        view.configuration = content
        view.layoutIfNeeded()
        XCTAssertEqual(image.layer.borderColor, UIColor.red.cgColor)
        XCTAssertEqual(image.layer.borderWidth, 2)
    }

    @MainActor
    func testABackgroundHasABorderOnlyIfItsStrokeHasAWidth() async throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .systemYellow
        background.strokeColor = .red
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        let view = try XCTUnwrap(cell.subviews.first)
        XCTAssertEqual(view.backgroundColor, .systemYellow)
        XCTAssertNil(view.layer.borderColor)
        background.strokeWidth = 2
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.subviews.first?.layer.borderColor, UIColor.red.cgColor)
    }
}
