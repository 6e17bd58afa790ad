import Foundation
import HeadlessUIKit
import XCTest

final class ButtonTests: XCTestCase {
    @MainActor
    func testThePrimaryActionProvidesTitleAndImage() async throws {
        var taps = 0
        let image = UIImage(systemName: "star")
        let button = UIButton(primaryAction: UIAction(title: "Follow", image: image) { _ in taps += 1 })
        XCTAssertEqual(button.currentTitle, "Follow")
        XCTAssertEqual(button.currentImage, image)
        XCTAssertEqual(button.allControlEvents, .primaryActionTriggered)
        button.sizeToFit()
        try Finger().tap(button)
        XCTAssertEqual(taps, 1)
    }
}
