import Foundation
import HeadlessUIKit
import XCTest

/// Tests presenting and closing a web page.
final class SafariTests: XCTestCase {
    @MainActor
    private final class Delegate: NSObject, SFSafariViewControllerDelegate {
        private(set) var count = 0
        func safariViewControllerDidFinish(_ controller: SFSafariViewController) { count += 1 }
    }

    @MainActor
    func testDoneCallsTheDelegateAndDismisses() async throws {
        let url = try XCTUnwrap(URL(string: "https://example.com/ada"))
        let (screen, delegate) = (UIViewController(), Delegate())
        screen.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        let page = SFSafariViewController(url: url)
        page.delegate = delegate
        screen.present(page, animated: true)
        page.view.layoutIfNeeded()
        XCTAssertTrue(page.view.subviews.contains { ($0 as? UILabel)?.text == url.absoluteString })
        try Finger().tap(XCTUnwrap(page.view.subviews.first { $0 is UIButton }))
        XCTAssertEqual(delegate.count, 1)
        XCTAssertNil(screen.presentedViewController)
    }
}
