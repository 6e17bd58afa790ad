import Foundation
import HeadlessUIKit
import XCTest

/// Tests that a share sheet shows its items and can be closed by touch.
final class SharingTests: XCTestCase {
    @MainActor
    func testASheetIsClosedByAFinger() async throws {
        let page = UIViewController()
        page.beginAppearanceTransition(true, animated: false)
        page.endAppearanceTransition()
        var ends: [Bool] = []
        let sheet = UIActivityViewController(
            activityItems: ["Ada", URL(string: "https://example.org/ada") as Any], applicationActivities: nil)
        sheet.completionWithItemsHandler = { _, isDone, _, _ in ends.append(isDone) }
        sheet.popoverPresentationController?.sourceView = page.view
        page.present(sheet, animated: true)
        XCTAssertEqual(
            sheet.view.subviews.compactMap { ($0 as? UILabel)?.text }, ["Ada", "https://example.org/ada"])
        try Finger().tap(XCTUnwrap(sheet.view.subviews.first { $0 is UIButton }))
        XCTAssertEqual(ends, [false])
        XCTAssertNil(page.presentedViewController)
    }
}
