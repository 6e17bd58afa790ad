import HeadlessUIKit
import XCTest

/// Tests that a finger can touch only the visible page, not the pages under it.
final class CoveredPageTests: XCTestCase {
    private final class Page: UIViewController {
        let button = UIButton(type: .system)
        let list = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
        let rows = Recorder(count: 2)
        var taps = 0

        init(_ title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            button.setTitle("Pay", for: .normal)
            button.frame = CGRect(x: 10, y: 10, width: 100, height: 44)
            button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .primaryActionTriggered)
            view.addSubview(button)
            list.register(RecordingCell.self, forCellReuseIdentifier: "cell")
            list.dataSource = rows
            list.delegate = rows
            view.addSubview(list)
        }
    }

    /// Returns the reason why the page's button and rows can't be touched, or `nil` if they can.
    @MainActor
    private func refusal(_ page: Page, file: StaticString = #filePath, line: UInt = #line) -> String? {
        let taps = page.taps
        let selected = page.list.indexPathsForSelectedRows
        page.view.layoutIfNeeded()
        do {
            try Finger().tap(page.button)
        } catch {
            XCTAssertThrowsError(
                try Finger().tap(rowAt: IndexPath(row: 0, section: 0), in: page.list), file: file, line: line)
            XCTAssertThrowsError(try Finger().scroll(page.list, by: 10), file: file, line: line)
            XCTAssertThrowsError(
                try Finger().longPress(rowAt: IndexPath(row: 0, section: 0), in: page.list), file: file, line: line)
            XCTAssertEqual(page.taps, taps, file: file, line: line)
            XCTAssertEqual(page.list.indexPathsForSelectedRows, selected, file: file, line: line)
            return "\(error)"
        }
        XCTAssertNoThrow(
            try Finger().tap(rowAt: IndexPath(row: 0, section: 0), in: page.list), file: file, line: line)
        XCTAssertEqual(page.taps, taps + 1, file: file, line: line)
        return nil
    }

    @MainActor
    func testAStandalonePageCanBeTouched() async {
        let page = Page("Page")
        XCTAssertNil(refusal(page))
        page.beginAppearanceTransition(true, animated: false)
        page.endAppearanceTransition()
        XCTAssertNil(refusal(page))
    }

    @MainActor
    func testAPresentedScreenCoversThePage() async throws {
        let styles: [UIModalPresentationStyle] = [
            .automatic, .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext, .popover,
        ]
        for style in styles {
            for isInWindow in [false, true] {
                let (page, next) = (Page("Page"), Page("Next"))
                let window = isInWindow ? UIWindow(frame: UIScreen.main.bounds) : nil
                window?.rootViewController = page
                window?.makeKeyAndVisible()
                next.modalPresentationStyle = style
                if !isInWindow { makeAppear(page) }
                page.present(next, animated: true)
                XCTAssertEqual(refusal(page), "UIButton \"Pay\" is covered by Page \"Next\", which is presented")
                XCTAssertNil(refusal(next))
                let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                next.present(alert, animated: true)
                let reason = "UIButton \"Pay\" is covered by UIAlertController \"Sure?\", which is presented"
                XCTAssertEqual(refusal(page), reason)
                XCTAssertEqual(refusal(next), reason)
                alert.dismiss(animated: true)
                XCTAssertNil(refusal(next))
                next.dismiss(animated: true)
                XCTAssertNil(refusal(page))
            }
        }
    }

    @MainActor
    func testAPushCoversThePage() async throws {
        let (page, next, modal) = (Page("Page"), Page("Next"), Page("Modal"))
        let navigation = UINavigationController(rootViewController: page)
        navigation.beginAppearanceTransition(true, animated: false)
        navigation.endAppearanceTransition()
        XCTAssertNil(refusal(page))
        navigation.pushViewController(next, animated: false)
        XCTAssertEqual(refusal(page), "UIButton \"Pay\" is covered by Page \"Next\", which was pushed")
        XCTAssertNil(refusal(next))
        // A presented controller also covers the navigation bar.
        next.present(UINavigationController(rootViewController: modal), animated: true)
        XCTAssertEqual(
            refusal(next), "UIButton \"Pay\" is covered by UINavigationController \"Modal\", which is presented")
        XCTAssertThrowsError(try Finger().swipeBack(in: navigation))
        XCTAssertNil(refusal(modal))
        modal.dismiss(animated: true)
        try Finger().swipeBack(in: navigation)
        XCTAssertNil(refusal(page))
        // A popped page is no longer in a view hierarchy, so nothing covers it.
        XCTAssertNil(refusal(next))
    }

    @MainActor
    func testATabThatIsNotChosenIsCovered() async throws {
        let (first, second) = (Page("First"), Page("Second"))
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: first), second]
        tabs.beginAppearanceTransition(true, animated: false)
        tabs.endAppearanceTransition()
        XCTAssertNil(refusal(first))
        XCTAssertEqual(
            refusal(second),
            "UIButton \"Pay\" is covered by UINavigationController \"First\", whose tab is chosen")
        tabs.selectedIndex = 1
        XCTAssertEqual(refusal(first), "UIButton \"Pay\" is covered by Page \"Second\", whose tab is chosen")
        XCTAssertNil(refusal(second))
    }

    @MainActor
    func testAChildsViewIsCoveredWithItsPage() async {
        for isChild in [false, true] {
            let (page, child) = (UIViewController(), Page("Child"))
            if isChild { page.addChild(child) }
            page.view.addSubview(child.view)
            XCTAssertNil(refusal(child))
            makeAppear(page)
            page.present(UIAlertController(title: "Wait", message: nil, preferredStyle: .alert), animated: true)
            XCTAssertEqual(
                refusal(child), "UIButton \"Pay\" is covered by UIAlertController \"Wait\", which is presented")
        }
    }
}
