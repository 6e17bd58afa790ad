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

    private final class FieldPage: UITableViewController {
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
