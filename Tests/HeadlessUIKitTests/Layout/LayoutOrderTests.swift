import Foundation
import HeadlessUIKit
import XCTest

/// Tests a constraint that changes in a layout callback.
final class LayoutOrderTests: XCTestCase {
    /// A change made during layout takes effect in the same layout pass.
    @MainActor
    func testAConstantMayChangeDuringTheLayout() async {
        final class Screen: UIViewController {
            let box = Box()
            lazy var width = box.widthAnchor.constraint(equalToConstant: 10)
            override func viewDidLoad() {
                view.add(box)
                NSLayoutConstraint.activate([width] + box.pinned(to: view).prefix(2))
            }
            override func viewWillLayoutSubviews() { width.constant = view.bounds.width / 2 }
            override func viewDidLayoutSubviews() {
                XCTAssertEqual(box.frame.width, 195)
            }
        }
        let screen = Screen()
        screen.view.layoutIfNeeded()
        XCTAssertEqual(screen.box.frame.width, 195)
    }
}
