import CellDirector
@testable import HeadlessUIKit
import XCTest

/// Tests how layouts and touches take the keyboard of a named device into account.
final class KeyboardLayoutTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run {
            UIResponder.firstResponder?.resignFirstResponder()
            UIViewController.hold(HeldDevice(), showing: nil)
        }
    }

    @MainActor
    private func show(_ page: UIViewController, on device: String? = "iPhone 16") {
        UIViewController.hold(HeldDevice(device.flatMap { ScreenDevice.named($0) }), showing: page)
        page.view.layoutIfNeeded()
    }

    /// A page with a text field at the top, a button above the keyboard or the bottom of the safe area, and a button at
    /// the bottom, which the keyboard covers.
    private final class NotePage: UIViewController {
        let field = UITextField()
        let save = UIButton()
        let hidden = UIButton()

        override func viewDidLoad() {
            field.frame = CGRect(x: 16, y: 80, width: 200, height: 44)
            hidden.frame = CGRect(x: 16, y: 760, width: 200, height: 44)
            for view in [field, save, hidden] as [UIView] { self.view.addSubview(view) }
            save.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                save.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                save.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                save.widthAnchor.constraint(equalToConstant: 100), save.heightAnchor.constraint(equalToConstant: 44),
            ])
        }
    }

    @MainActor
    func testTheKeyboardLayoutGuideFollowsTheKeyboard() async throws {
        let page = NotePage()
        show(page)
        XCTAssertEqual(page.save.frame.maxY, 852 - 34)
        XCTAssertEqual(page.view.keyboardLayoutGuide.layoutFrame, CGRect(x: 0, y: 818, width: 393, height: 0))
        page.field.becomeFirstResponder()
        page.view.layoutIfNeeded()
        XCTAssertEqual(page.save.frame.maxY, 852 - 336)
        XCTAssertEqual(page.view.keyboardLayoutGuide.layoutFrame, CGRect(x: 0, y: 516, width: 393, height: 336))
        page.field.resignFirstResponder()
        page.view.layoutIfNeeded()
        XCTAssertEqual(page.save.frame.maxY, 852 - 34)
    }

    @MainActor
    func testAnInputAccessoryViewExtendsTheKeyboard() async throws {
        let page = NotePage()
        show(page)
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
        page.field.inputAccessoryView = bar
        page.field.becomeFirstResponder()
        page.view.layoutIfNeeded()
        XCTAssertEqual(page.save.frame.maxY, 852 - 336 - 50)
    }

    @MainActor
    func testAnInputViewReplacesTheKeys() async throws {
        let page = NotePage()
        show(page)
        page.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 216))
        page.field.becomeFirstResponder()
        page.view.layoutIfNeeded()
        XCTAssertEqual(page.save.frame.maxY, 852 - 34 - 216)
    }

    @MainActor
    func testATextViewHasItsOwnInputViews() async throws {
        let page = NotePage()
        show(page)
        let text = UITextView(frame: CGRect(x: 16, y: 200, width: 200, height: 100))
        page.view.addSubview(text)
        text.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 216))
        text.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
        text.becomeFirstResponder()
        page.view.layoutIfNeeded()
        XCTAssertEqual(page.save.frame.maxY, 852 - 34 - 216 - 50)
    }

    private final class ChatPage: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
        let box = UIView()
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
    }

    @MainActor
    func testTheAccessoryViewOfAControllerIsShownWithoutKeys() async throws {
        let page = ChatPage()
        show(page)
        page.becomeFirstResponder()
        XCTAssertEqual(page.view.keyboardLayoutGuide.layoutFrame.minY, 852 - 34 - 50)
    }

    @MainActor
    func testTheKeyboardCoversNothingWithoutANamedDevice() async throws {
        let page = NotePage()
        page.view.frame = UIScreen.main.bounds
        page.field.becomeFirstResponder()
        page.view.layoutIfNeeded()
        XCTAssertEqual(page.save.frame.maxY, UIScreen.main.bounds.height)
        try Finger().tap(page.hidden)
    }

    @MainActor
    func testAViewUnderTheKeyboardCannotBeTouched() async throws {
        let page = NotePage()
        show(page)
        try Finger().tap(page.hidden)
        try Finger().type("a", into: page.field)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(page.hidden) }, "UIButton is covered by the keyboard")
        try Finger().tap(page.save)
        page.field.resignFirstResponder()
        try Finger().tap(page.hidden)
        // A field that is being edited accepts text even if the keyboard covers it.
        page.field.frame.origin.y = 780
        try Finger().type("b", into: page.field)
        try Finger().type("c", into: page.field)
        XCTAssertEqual(page.field.text, "abc")
    }

    @MainActor
    func testAViewThatTheKeyboardPartlyCoversIsTouchedAboveTheKeyboard() async throws {
        let page = NotePage()
        show(page)
        page.field.becomeFirstResponder()
        page.hidden.frame = CGRect(x: 150, y: 480, width: 200, height: 100)
        try Finger().tap(page.hidden)
        let cover = UIView(frame: CGRect(x: 150, y: 480, width: 200, height: 36))
        page.view.addSubview(cover)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(page.hidden) },
            "UIButton at (150, 480, 200, 100) is covered by UIView at (150, 480, 200, 36)")
        cover.removeFromSuperview()
        page.hidden.frame.origin.y = 516
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(page.hidden) }, "UIButton is covered by the keyboard")
    }

    @MainActor
    func testTheKeyboardCoversTheBottomOfASheet() async throws {
        let (page, sheet) = (UIViewController(), NotePage())
        show(page)
        makeAppear(page)
        page.present(sheet, animated: false)
        sheet.view.layoutIfNeeded()
        sheet.hidden.frame.origin.y = 500
        try Finger().tap(sheet.hidden)
        sheet.field.becomeFirstResponder()
        sheet.view.layoutIfNeeded()
        XCTAssertEqual(sheet.save.frame.maxY, 852 - 336 - 69)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(sheet.hidden) },
            "UIButton is covered by the keyboard")
        sheet.field.resignFirstResponder()
        sheet.dismiss(animated: false)
    }

    @MainActor
    func testTheKeyboardFollowsAnAccessoryViewThatIsAddedLater() async throws {
        let page = NotePage()
        show(page)
        page.field.becomeFirstResponder()
        page.view.layoutIfNeeded()
        page.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
        page.field.reloadInputViews()
        page.view.layoutIfNeeded()
        XCTAssertEqual(page.save.frame.maxY, 852 - 336 - 50)
    }

    /// A page that positions a view above the keyboard without constraints.
    private final class ComposePage: UIViewController {
        let field = UITextField(frame: CGRect(x: 16, y: 80, width: 200, height: 44))
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))

        override func viewDidLoad() { for view in [field, bar] { self.view.addSubview(view) } }
        override func viewDidLayoutSubviews() {
            bar.frame.origin.y = view.keyboardLayoutGuide.layoutFrame.minY - bar.frame.height
        }
    }

    @MainActor
    func testAPageWithoutConstraintsIsLaidOutForTheKeyboard() async throws {
        let page = ComposePage()
        show(page)
        XCTAssertEqual(page.bar.frame.maxY, 852 - 34)
        page.field.becomeFirstResponder()
        page.view.layoutIfNeeded()
        XCTAssertEqual(page.bar.frame.maxY, 852 - 336)
        page.field.resignFirstResponder()
        page.view.layoutIfNeeded()
        XCTAssertEqual(page.bar.frame.maxY, 852 - 34)
    }

    @MainActor
    func testTheKeyboardDoesNotInsetOtherScrollViews() async throws {
        let (page, list) = (UIViewController(), UIScrollView())
        let field = UITextField(frame: CGRect(x: 16, y: 600, width: 200, height: 44))
        show(page)
        list.frame = page.view.bounds
        list.contentSize = CGSize(width: 393, height: 2000)
        list.addSubview(field)
        page.view.addSubview(list)
        page.view.layoutIfNeeded()
        let (inset, offset) = (list.adjustedContentInset, list.contentOffset)
        field.becomeFirstResponder()
        page.view.layoutIfNeeded()
        XCTAssertEqual(list.adjustedContentInset, inset)
        XCTAssertEqual(list.contentOffset, offset)
    }

    private final class FieldPage: UITableViewController {
        var endedAnimations = 0
        override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { endedAnimations += 1 }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            let field = UITextField(frame: CGRect(x: 16, y: 4, width: 200, height: 36))
            cell.contentView.addSubview(field)
            return cell
        }
    }

    @MainActor
    func testATableViewControllerScrollsTheEditedRowAboveTheKeyboard() async throws {
        let page = FieldPage()
        show(page)
        let cell = try XCTUnwrap(page.tableView.visibleCells.dropLast().last)
        let field = try XCTUnwrap(cell.contentView.subviews.first as? UITextField)
        let inset = page.tableView.adjustedContentInset.bottom
        try Finger().type("a", into: field)
        XCTAssertEqual(page.tableView.adjustedContentInset.bottom, 336)
        XCTAssertLessThanOrEqual(field.convert(field.bounds, to: nil).maxY, 852 - 336)
        XCTAssertTrue(field.isFirstResponder)
        XCTAssertEqual(page.endedAnimations, 0, "the app did not request an animation")
        page.tableView.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
        page.tableView.layoutIfNeeded()
        let last = try XCTUnwrap(page.tableView.cellForRow(at: IndexPath(row: 29, section: 0)))
        XCTAssertEqual(last.convert(last.bounds, to: nil).maxY, 852 - 336)
        try Finger().tap(rowAt: IndexPath(row: 29, section: 0), in: page.tableView)
        field.resignFirstResponder()
        page.tableView.layoutIfNeeded()
        XCTAssertEqual(page.tableView.adjustedContentInset.bottom, inset)
    }

    @MainActor
    private func field(inRow row: Int, of page: FieldPage) throws -> UITextField {
        let cell = try XCTUnwrap(page.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
        return try XCTUnwrap(cell.contentView.subviews.first as? UITextField)
    }

    @MainActor
    func testTheTableScrollsToTheNextFieldWhileTheKeyboardStays() async throws {
        let page = FieldPage()
        show(page)
        let (first, next) = (try field(inRow: 0, of: page), try field(inRow: 14, of: page))
        first.becomeFirstResponder()
        page.view.layoutIfNeeded()
        XCTAssertGreaterThan(next.convert(next.bounds, to: nil).maxY, 852 - 336)
        next.becomeFirstResponder()
        XCTAssertLessThanOrEqual(next.convert(next.bounds, to: nil).maxY, 852 - 336)
    }

    @MainActor
    func testRowsAppearWhenTheKeyboardScrollsTheTable() async throws {
        let page = FieldPage()
        show(page)
        let cell = try XCTUnwrap(page.tableView.visibleCells.dropLast().last)
        let field = try XCTUnwrap(cell.contentView.subviews.first as? UITextField)
        field.becomeFirstResponder()
        // Reading the subviews does not perform a pending layout.
        let cells = page.tableView.subviews.compactMap { $0 as? UITableViewCell }
        XCTAssertGreaterThanOrEqual(cells.map { $0.convert($0.bounds, to: nil).maxY }.max() ?? 0, 852)
    }

    @MainActor
    func testTheKeyboardInsetsATableInsideAnotherPage() async throws {
        let (page, list) = (UIViewController(), FieldPage())
        show(page)
        page.addChild(list)
        list.view.frame = page.view.bounds
        page.view.addSubview(list.view)
        list.didMove(toParent: page)
        page.view.layoutIfNeeded()
        let first = try field(inRow: 0, of: list)
        first.becomeFirstResponder()
        page.view.layoutIfNeeded()
        XCTAssertEqual(list.tableView.adjustedContentInset.bottom, 336)
        first.resignFirstResponder()
        page.view.layoutIfNeeded()
        XCTAssertLessThan(list.tableView.adjustedContentInset.bottom, 336)
    }

    @MainActor
    func testTheKeyboardFollowsARotation() async throws {
        let page = NotePage()
        show(page)
        page.field.becomeFirstResponder()
        UIViewController.hold(HeldDevice(ScreenDevice.named("iPhone 16"), isSideways: true), showing: page)
        page.view.layoutIfNeeded()
        XCTAssertEqual(page.save.frame.maxY, 393 - 209)
    }

    @MainActor
    func testAnActionSheetIsAboveTheKeyboard() async throws {
        let page = NotePage()
        show(page)
        makeAppear(page)
        page.field.becomeFirstResponder()
        let sheet = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        page.present(sheet, animated: false)
        sheet.view.layoutIfNeeded()
        let button = try XCTUnwrap(buttons(in: sheet.view).first)
        XCTAssertLessThanOrEqual(button.convert(button.bounds, to: nil).maxY, 852 - 336 - 8)
        try Finger().tap(button)
    }

    @MainActor
    private func buttons(in view: UIView) -> [UIButton] {
        view.subviews.flatMap { [$0 as? UIButton].compactMap(\.self) + buttons(in: $0) }
    }

    @MainActor
    func testAnAlertMovesOutOfTheKeyboardsWay() async throws {
        let page = NotePage()
        show(page)
        makeAppear(page)
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        var isChosen = false
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in isChosen = true })
        page.present(alert, animated: false)
        let field = try XCTUnwrap(alert.textFields?.first)
        try Finger().type("Ada", into: field)
        alert.view.layoutIfNeeded()
        let button = try XCTUnwrap(buttons(in: alert.view).first { $0.currentTitle == "OK" })
        XCTAssertLessThanOrEqual(button.convert(button.bounds, to: nil).maxY, 852 - 336 - 8)
        try Finger().tap(button)
        XCTAssertTrue(isChosen)
    }
}
