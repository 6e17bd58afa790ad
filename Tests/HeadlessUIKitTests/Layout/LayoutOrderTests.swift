import Foundation
import HeadlessUIKit
import XCTest

/// Who is called when.
final class LayoutOrderTests: XCTestCase {
    /// A change made while views are laid out is carried out in the same layout.
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
