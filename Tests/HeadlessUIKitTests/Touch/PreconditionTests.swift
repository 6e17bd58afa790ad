import Foundation
import XCTest
@testable import HeadlessUIKit

/// Tests that a finger can do only what a device allows: the content bounces, one scroll view wants the gesture, a key
/// exists, a bar is visible, and a recognizer is enabled.
final class PreconditionTests: NavigationTestCase {
    override func tearDown() async throws {
        await MainActor.run {
            UIResponder.firstResponder?.resignFirstResponder()
            UIViewController.hold(HeldDevice(), showing: nil)
        }
        try await super.tearDown()
    }

    // MARK: Bouncing

    @MainActor
    func testOnlyContentThatBouncesIsPulledToRefresh() async throws {
        let fits = "the content can't be pulled: it fits, and alwaysBounceVertical is false"
        for (height, bounces, always, expected): (CGFloat, Bool, Bool, String?) in [
            (100, true, false, fits), (100, true, true, nil), (900, true, false, nil),
            (100, false, true, "the content can't be pulled: bounces is false"),
            (900, false, true, "the content can't be pulled: bounces is false"),
        ] {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            scroll.contentSize = CGSize(width: 320, height: height)
            (scroll.bounces, scroll.alwaysBounceVertical) = (bounces, always)
            let control = UIRefreshControl()
            scroll.refreshControl = control
            XCTAssertEqual(
                refusal { () throws(TouchRefusal) in try Finger().pullToRefresh(scroll) }, expected,
                "\(height) \(bounces) \(always)")
            XCTAssertEqual(control.isRefreshing, expected == nil)
        }
    }

    /// Insets count as content: a scroll view whose content and insets are taller than its frame can be pulled.
    @MainActor
    func testInsetsMakeContentTallEnoughToBePulled() async throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        scroll.contentSize = CGSize(width: 320, height: 390)
        scroll.contentInset.bottom = 20
        scroll.refreshControl = UIRefreshControl()
        try Finger().pullToRefresh(scroll)
        XCTAssertEqual(scroll.refreshControl?.isRefreshing, true)
    }

    @MainActor
    private final class DragLog: NSObject, UIScrollViewDelegate {
        var drags = 0
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { drags += 1 }
    }

    @MainActor
    func testContentThatFitsAndDoesNotBounceIsNotDragged() async throws {
        let log = DragLog()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        scroll.contentSize = CGSize(width: 900, height: 400)
        scroll.delegate = log
        try Finger().scroll(scroll, by: 50)
        XCTAssertEqual(log.drags, 0)
        try Finger().scroll(scroll, sidewaysBy: 50)
        XCTAssertEqual(log.drags, 1)
        scroll.alwaysBounceVertical = true
        try Finger().scroll(scroll, by: 50)
        XCTAssertEqual(log.drags, 2)
        scroll.bounces = false
        try Finger().scroll(scroll, by: 50)
        XCTAssertEqual(log.drags, 2)
        scroll.panGestureRecognizer.isEnabled = false
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().scroll(scroll, sidewaysBy: 50) },
            "scrolling is switched off")
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: 50, y: 0))
    }

    // MARK: The status bar

    @MainActor
    func testATapOnTheStatusBarScrollsOnlyTheViewThatWantsItAlone() async throws {
        let page = UIViewController()
        page.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        let scrolls = (0..<3).map { index in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: CGFloat(index) * 200, width: 400, height: 200))
            scroll.contentSize = CGSize(width: 400, height: 1000)
            scroll.accessibilityIdentifier = "\(index)"
            scroll.contentOffset.y = 100
            page.view.addSubview(scroll)
            return scroll
        }
        let expected =
            "a tap on the status bar scrolls nothing: UIScrollView \"0\" and UIScrollView \"1\" both have scrollsToTop "
            + "set"
        func tap(_ index: Int) -> String? {
            refusal { () throws(TouchRefusal) in try Finger().scrollToTop(scrolls[index]) }
        }
        XCTAssertEqual(tap(0), expected)
        XCTAssertEqual(scrolls[0].contentOffset.y, 100)
        scrolls[1].scrollsToTop = false
        scrolls[2].isHidden = true
        XCTAssertNil(tap(0))
        XCTAssertEqual(scrolls.map(\.contentOffset.y), [0, 100, 100])
        // A scroll view inside a row counts, too.
        scrolls[0].contentOffset.y = 100
        scrolls[1].contentOffset.y = 0
        let inner = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrolls[1].addSubview(inner)
        XCTAssertNotNil(tap(0))
        inner.isScrollEnabled = false
        XCTAssertNil(tap(0))
    }

    @MainActor
    func testOnIPadTheScrollViewClosestToTheStatusBarScrolls() async throws {
        let pad = try XCTUnwrap(ScreenDevice.named("iPad mini"))
        let page = UIViewController()
        UIViewController.hold(HeldDevice(pad), showing: page)
        let scrolls = (0..<2).map { index in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 50 + CGFloat(index) * 300, width: 700, height: 300))
            scroll.contentSize = CGSize(width: 700, height: 1000)
            scroll.contentOffset.y = 100
            page.view.addSubview(scroll)
            return scroll
        }
        try Finger().scrollToTop(scrolls[0])
        XCTAssertEqual(scrolls.map(\.contentOffset.y), [0, 100])
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().scrollToTop(scrolls[1]) },
            "a tap on the status bar scrolls UIScrollView, which is closer to it")
    }

    // MARK: Keys

    @MainActor
    private final class Judge: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var calls: [String] = []
        var allows = true
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            calls.append("\(range.location),\(range.length) \"\(string)\"")
            return allows
        }
        func textFieldShouldClear(_ textField: UITextField) -> Bool {
            calls.append("clear")
            return allows
        }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            calls.append("\(range.location),\(range.length) \"\(text)\"")
            return allows
        }
    }

    @MainActor
    private func makeField(_ text: String = "") -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.text = text
        return field
    }

    @MainActor
    func testOnlyCharactersOfTheShownKeypadAreTyped() async throws {
        let all = "7a+,. \n"
        for (type, expected): (UIKeyboardType, String) in [
            (.numberPad, "7"), (.asciiCapableNumberPad, "7"), (.decimalPad, "7,."), (.phonePad, "7+,"),
            (.default, "7a+,. \n"), (.emailAddress, "7a+,. \n"), (.numbersAndPunctuation, "7a+,. \n"),
        ] {
            let field = makeField()
            field.keyboardType = type
            let typed = all.filter { letter in
                refusal { () throws(TouchRefusal) in try Finger().type(String(letter), into: field) } == nil
            }
            XCTAssertEqual(typed, expected, "\(type)")
        }
        let field = makeField()
        field.keyboardType = .numberPad
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().type("12x", over: field) },
            "the keyboard of UITextField (numberPad) has no key for \"x\"")
        XCTAssertEqual(field.text, "12")
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().type("\n", into: field) },
            "the keyboard of UITextField (numberPad) has no Return key")
        try Finger().type("٣", into: field)
        XCTAssertEqual(field.text, "12٣")
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        text.keyboardType = .phonePad
        XCTAssertNotNil(refusal { () throws(TouchRefusal) in try Finger().type("a", into: text) })
        // On iPad, a number pad is a keyboard with all keys.
        field.resignFirstResponder()
        UIViewController.hold(HeldDevice(try XCTUnwrap(ScreenDevice.named("iPad mini"))), showing: nil)
        UIWindow(frame: UIScreen.main.bounds).addSubview(field)
        try Finger().type("x", into: field)
        XCTAssertEqual(field.text, "12٣x")
    }

    @MainActor
    func testAnInputViewHasNoKeys() async throws {
        let field = makeField("Ada")
        field.inputView = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let expected = "UITextField has an input view instead of a keyboard"
        XCTAssertEqual(refusal { () throws(TouchRefusal) in try Finger().type("a", into: field) }, expected)
        XCTAssertEqual(refusal { () throws(TouchRefusal) in try Finger().clear(field) }, expected)
        XCTAssertEqual(refusal { () throws(TouchRefusal) in try Finger().pressDelete(in: field) }, expected)
        XCTAssertEqual(field.text, "Ada")
        field.clearButtonMode = .always
        try Finger().clear(field)
        XCTAssertEqual(field.text, "")
    }

    @MainActor
    func testClearingAsksTheDelegateAboutTheWayThatThereIs() async throws {
        for (mode, text, expected): (UITextField.ViewMode, String, [String]) in [
            (.never, "Ada", ["0,3 \"\""]), (.always, "Ada", ["clear"]), (.whileEditing, "Ada", ["clear"]),
            (.unlessEditing, "Ada", ["clear"]), (.never, "", []), (.always, "", []),
        ] {
            for allows in [true, false] {
                let (field, judge) = (makeField(text), Judge())
                field.delegate = judge
                field.clearButtonMode = mode
                judge.allows = allows
                try Finger().clear(field)
                XCTAssertEqual(judge.calls, expected, "\(mode)")
                XCTAssertEqual(field.text, allows ? "" : text)
            }
        }
    }

    @MainActor
    func testTheDeleteKeyDeletesTheLastCharacterIfTheDelegateAllowsIt() async throws {
        let (field, judge) = (makeField("Ada👩‍👧"), Judge())
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        field.delegate = judge
        try Finger().pressDelete(in: field, times: 2)
        XCTAssertEqual(field.text, "Ad")
        XCTAssertEqual(judge.calls, ["3,5 \"\"", "2,1 \"\""])
        XCTAssertEqual(changes, 2)
        judge.allows = false
        try Finger().pressDelete(in: field)
        XCTAssertEqual(field.text, "Ad")
        XCTAssertEqual(changes, 2)
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        text.text = "Ada👩‍👧"
        text.delegate = judge
        judge.allows = true
        judge.calls = []
        try Finger().pressDelete(in: text, times: 2)
        XCTAssertEqual(text.text, "Ad")
        text.selectedRange = NSRange(location: 0, length: 1)
        try Finger().pressDelete(in: text)
        XCTAssertEqual(text.text, "d")
        try Finger().pressDelete(in: text)
        XCTAssertEqual(text.text, "d")
        XCTAssertEqual(judge.calls, ["3,5 \"\"", "2,1 \"\"", "0,1 \"\""])
    }

    /// Fields for one-time codes detect the Delete key in an empty field in this way.
    @MainActor
    func testTheDeleteKeyCallsDeleteBackwardEvenIfThereIsNoText() async throws {
        final class CodeField: UITextField {
            var presses = 0
            override func deleteBackward() {
                presses += 1
                super.deleteBackward()
            }
        }
        let field = CodeField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.text = "1"
        try Finger().pressDelete(in: field, times: 3)
        XCTAssertEqual(field.presses, 3)
        XCTAssertEqual(field.text, "")
    }

    // MARK: Bars

    @MainActor
    func testASearchWhoseBarIsAHeaderHidesTheNavigationBar() async throws {
        let page = UITableViewController(style: .plain)
        page.title = "Page"
        let button = UIBarButtonItem(primaryAction: UIAction(title: "Edit") { _ in })
        page.navigationItem.rightBarButtonItem = button
        let search = UISearchController(searchResultsController: nil)
        page.tableView.tableHeaderView = search.searchBar
        let navigation = UINavigationController(rootViewController: page)
        appear(navigation)
        try Finger().tap(button)
        try Finger().type("a", into: search.searchBar)
        XCTAssertTrue(navigation.isNavigationBarHidden)
        XCTAssertNotNil(refusal { () throws(TouchRefusal) in try Finger().tap(button) })
        // A page that is pushed meanwhile has the bar.
        navigation.pushViewController(Page("Next"), animated: false)
        XCTAssertFalse(navigation.isNavigationBarHidden)
        navigation.popViewController(animated: false)
        XCTAssertTrue(navigation.isNavigationBarHidden)
        try Finger().cancel(search.searchBar)
        XCTAssertFalse(navigation.isNavigationBarHidden)
        try Finger().tap(button)
        search.hidesNavigationBarDuringPresentation = false
        try Finger().type("a", into: search.searchBar)
        XCTAssertFalse(navigation.isNavigationBarHidden)
        search.isActive = false
        // A bar that the app has hidden stays hidden.
        search.hidesNavigationBarDuringPresentation = true
        navigation.isNavigationBarHidden = true
        search.isActive = true
        search.isActive = false
        XCTAssertTrue(navigation.isNavigationBarHidden)
    }

    @MainActor
    func testASwipeBackNeedsAVisibleBackButton() async throws {
        let navigation = UINavigationController(rootViewController: Page("A"))
        navigation.pushViewController(Page("B"), animated: false)
        appear(navigation)
        navigation.isNavigationBarHidden = true
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().swipeBack(in: navigation) },
            "a swipe from the edge does not go back from this page")
        navigation.isNavigationBarHidden = false
        try Finger().swipeBack(in: navigation)
        XCTAssertEqual(navigation.viewControllers.count, 1)
    }

    @MainActor
    func testASwipeBackThatIsGivenUpShowsThePageAgain() async throws {
        final class Noted: UIViewController {
            let log: Log
            init(_ title: String, _ log: Log) {
                self.log = log
                super.init(nibName: nil, bundle: nil)
                self.title = title
            }
            required init?(coder: NSCoder) { nil }
            override func viewWillAppear(_ animated: Bool) { log.add("\(title ?? "") will appear") }
            override func viewDidAppear(_ animated: Bool) { log.add("\(title ?? "") did appear") }
            override func viewWillDisappear(_ animated: Bool) { log.add("\(title ?? "") will disappear") }
            override func viewDidDisappear(_ animated: Bool) { log.add("\(title ?? "") did disappear") }
        }
        let log = Log()
        let navigation = UINavigationController(rootViewController: Noted("A", log))
        appear(navigation)
        navigation.pushViewController(Noted("B", log), animated: false)
        var start = log.lines.count
        try Finger().swipeBack(in: navigation, givingUp: true)
        XCTAssertEqual(
            Array(log.lines[start...]),
            [
                "B will disappear", "A will appear", "A will disappear", "A did disappear", "B will appear",
                "B did appear",
            ])
        XCTAssertEqual(navigation.topViewController?.title, "B")
        XCTAssertTrue(navigation.topViewController?.view.isDescendant(of: navigation.view) ?? false)
        start = log.lines.count
        try Finger().swipeBack(in: navigation)
        XCTAssertEqual(
            Array(log.lines[start...]), ["B will disappear", "A will appear", "B did disappear", "A did appear"])
    }

    // MARK: Content views

    @MainActor
    private final class Row: UITableViewCell {
        let button = UIButton(frame: CGRect(x: 10, y: 4, width: 80, height: 36))
    }

    @MainActor
    func testAButtonBesideTheContentViewIsCoveredUnlessTheContentViewWasUsedBefore() async throws {
        for usesContentView in [false, true] {
            let cell = Row(style: .default, reuseIdentifier: nil)
            if usesContentView { _ = cell.contentView }
            cell.addSubview(cell.button)
            cell.layoutIfNeeded()
            let hit = cell.hitTest(CGPoint(x: 20, y: 20), with: nil)
            XCTAssertTrue(hit === (usesContentView ? cell.button : cell.contentView), "\(usesContentView)")
            cell.bringSubviewToFront(cell.button)
            XCTAssertTrue(cell.hitTest(CGPoint(x: 20, y: 20), with: nil) === cell.button)
            let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            if usesContentView { _ = item.contentView }
            let button = UIButton(frame: CGRect(x: 10, y: 4, width: 80, height: 36))
            item.addSubview(button)
            item.layoutIfNeeded()
            XCTAssertTrue(
                item.hitTest(CGPoint(x: 20, y: 20), with: nil) === (usesContentView ? button : item.contentView))
        }
    }

    @MainActor
    func testATapOnACoveredButtonIsRefused() async throws {
        final class ButtonRow: UITableViewCell {
            let button = UIButton(frame: CGRect(x: 10, y: 4, width: 80, height: 36))
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                button.setTitle("Follow", for: .normal)
                addSubview(button)
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
            }
        }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(ButtonRow.self, forCellReuseIdentifier: "Row")
        table.dataSource = source
        table.layoutIfNeeded()
        let row = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? ButtonRow)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(row.button) },
            "UIButton \"Follow\" at (10, 4, 80, 36) is covered by UIView at (0, 0, 320, 44)")
    }
}
