import Foundation
import HeadlessUIKit
import XCTest

/// Tests the layout of bar buttons and the spaces between them.
final class ToolbarTests: XCTestCase {
    @MainActor
    private func button(_ width: CGFloat) -> UIBarButtonItem {
        UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)))
    }

    @MainActor
    private func lefts(_ items: [UIBarButtonItem]) -> [CGFloat] { items.compactMap(\.customView?.frame.minX) }

    @MainActor
    private func show(_ items: [UIBarButtonItem]) -> UIToolbar {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        toolbar.items = items
        toolbar.layoutIfNeeded()
        return toolbar
    }

    @MainActor
    func testAToolbarIsLowerInLandscape() async {
        let controller = UIViewController()
        let toolbar = UIToolbar()
        controller.view.addSubview(toolbar)
        XCTAssertEqual(toolbar.intrinsicContentSize.height, 44)
        controller.traitOverrides.verticalSizeClass = .compact
        controller.view.layoutIfNeeded()
        XCTAssertEqual(toolbar.intrinsicContentSize.height, 32, "as storyboards record")
        XCTAssertEqual(toolbar.sizeThatFits(CGSize(width: 100, height: 0)), CGSize(width: 100, height: 32))
    }

    @MainActor
    func testFlexibleSpacesDivideTheRemainingWidth() async {
        let buttons = [button(20), button(60), button(20)]
        let space = UIBarButtonItem(systemItem: .flexibleSpace)
        let toolbar = show([buttons[0], space, buttons[1], space, buttons[2]])
        XCTAssertEqual(lefts(buttons), [16, 130, 284])
        toolbar.frame.size.width = 420
        toolbar.layoutIfNeeded()
        XCTAssertEqual(lefts(buttons), [16, 180, 384])
        toolbar.semanticContentAttribute = .forceRightToLeft
        toolbar.setNeedsLayout()
        toolbar.layoutIfNeeded()
        XCTAssertEqual(lefts(buttons), [384, 180, 16])
        toolbar.frame.size.width = 40
        toolbar.layoutIfNeeded()
        XCTAssertEqual(buttons[0].customView?.frame.minX, 4, "buttons do not overlap if there is no room")
        XCTAssertEqual(buttons[1].customView?.frame.maxX, -4)
    }

    @MainActor
    func testAFixedSpaceReplacesTheGap() async {
        let buttons = [button(20), button(30), button(40)]
        _ = show([.fixedSpace(10), buttons[0], .fixedSpace(50), buttons[1], buttons[2]])
        XCTAssertEqual(lefts(buttons), [26, 96, 134])
    }

    @MainActor
    func testAFlexibleSpaceAtTheStartMovesButtonsToTheEnd() async {
        let buttons = [button(20), button(30)]
        let space = UIBarButtonItem.flexibleSpace()
        let toolbar = show([space, buttons[0], buttons[1]])
        XCTAssertEqual(lefts(buttons), [246, 274])
        space.isHidden = true
        toolbar.setItems(toolbar.items, animated: false)
        toolbar.layoutIfNeeded()
        XCTAssertEqual(lefts(buttons), [16, 44])
    }

    @MainActor
    func testFixedSpacesOfANavigationBarSeparateItsButtons() async {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let buttons = [button(20), button(20), button(20)]
        let item = UINavigationItem(title: "Title")
        item.rightBarButtonItems = [buttons[0], .fixedSpace(30), buttons[1], buttons[2]]
        bar.items = [item]
        bar.layoutIfNeeded()
        XCTAssertEqual(lefts(buttons), [284, 234, 206])
    }

    @MainActor
    func testABarArrangesButtonsWhoseSizeHasChanged() async throws {
        let label = UILabel()
        label.text = "A"
        let next = button(20)
        let toolbar = show([UIBarButtonItem(customView: label), next])
        label.text = "A much longer text"
        toolbar.layoutIfNeeded()
        XCTAssertEqual(label.frame.width, label.intrinsicContentSize.width)
        XCTAssertEqual(next.customView?.frame.minX, label.frame.maxX + 8)
    }
}
