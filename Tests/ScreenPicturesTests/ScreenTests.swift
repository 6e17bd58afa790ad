import HeadlessUIKit
import ScreenPictures
import XCTest

/// Tests pictures of elements in front of a page, such as sheets, menus and keyboards.
final class ScreenTests: XCTestCase {
    override func setUp() async throws {
        await MainActor.run { UIViewController.hold(HeldDevice(ScreenDevice.named("iPhone 16")), showing: nil) }
    }

    override func tearDown() async throws {
        await MainActor.run { UIViewController.hold(HeldDevice(), showing: nil) }
    }

    /// Shows a page on the named device.
    @MainActor
    private func show(_ page: UIViewController, on device: String = "iPhone 16", isSideways: Bool = false) {
        UIViewController.hold(HeldDevice(ScreenDevice.named(device), isSideways: isSideways), showing: page)
        page.beginAppearanceTransition(true, animated: false)
        page.endAppearanceTransition()
    }

    @MainActor
    private func picture(of controller: UIViewController) -> ReadPicture {
        let svg = ScreenPicture(of: controller).svg
        let read = ReadPicture(svg)
        XCTAssertNil(read.fault)
        return read
    }

    // MARK: Lists

    @MainActor
    func testTheBackgroundViewOfAListIsDrawnBehindItsRows() async throws {
        let page = UITableViewController(style: .plain)
        let label = UILabel()
        label.text = "No orders"
        page.tableView.backgroundView = label
        show(page)
        XCTAssertEqual(picture(of: page).texts.first?.text, "No orders")
    }

    // MARK: Sheets

    @MainActor
    func testASheetHasTheHeightOfItsDetent() async throws {
        let (page, sheet) = (UIViewController(), UIViewController())
        sheet.view.backgroundColor = .systemRed
        show(page)
        page.present(sheet, animated: true)
        XCTAssertEqual(sheet.view.frame.size, CGSize(width: 393, height: 852 - 69))
        XCTAssertEqual(sheet.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        let presentation = try XCTUnwrap(sheet.sheetPresentationController)
        presentation.detents = [.medium(), .large()]
        XCTAssertEqual(sheet.view.frame.height, 426)
        XCTAssert(picture(of: page).all("g").contains { $0.attributes["transform"] == "translate(0 426)" })
        presentation.selectedDetentIdentifier = .large
        XCTAssertEqual(sheet.view.frame.height, 783)
        sheet.dismiss(animated: true)

        let form = UIViewController()
        form.modalPresentationStyle = .formSheet
        show(page, on: "iPad mini")
        page.present(form, animated: true)
        XCTAssertEqual(form.view.frame.size, CGSize(width: 540, height: 620))
        XCTAssertEqual(form.view.safeAreaInsets, .zero)
    }

    @MainActor
    func testFaultsOfASheetAreOutlinedWhereTheSheetIsDrawn() async throws {
        let (page, sheet) = (UIViewController(), UIViewController())
        let button = UIButton(frame: CGRect(x: 10, y: 20, width: 30, height: 20))
        button.setTitle("X", for: .normal)
        sheet.view.addSubview(button)
        show(page)
        page.present(sheet, animated: true)
        sheet.sheetPresentationController?.detents = [.medium()]
        let faults = ScreenPicture(of: page, options: .init(outlinesFaults: true)).faults
        XCTAssertEqual(faults.map(\.frame), [CGRect(x: 10, y: 446, width: 30, height: 20)])
        sheet.dismiss(animated: true)
    }

    @MainActor
    func testADarkSheetIsLighterThanThePageBehindIt() async throws {
        let (page, sheet) = (UIViewController(), UIViewController())
        for controller in [page, sheet] {
            controller.overrideUserInterfaceStyle = .dark
            controller.view.backgroundColor = .systemBackground
        }
        show(page)
        XCTAssertEqual(sheet.traitCollection.userInterfaceLevel, .base)
        var changes = 0
        sheet.registerForTraitChanges([UITraitUserInterfaceLevel.self]) { (_: UIViewController, _) in changes += 1 }
        page.present(sheet, animated: true)
        sheet.sheetPresentationController?.detents = [.medium()]
        XCTAssertEqual(changes, 1)
        XCTAssertEqual(sheet.traitCollection.userInterfaceLevel, .elevated)
        XCTAssertEqual(page.traitCollection.userInterfaceLevel, .base)
        XCTAssert(ScreenPicture(of: page).svg.contains("fill:#1c1c1e"))
        sheet.dismiss(animated: true)
        XCTAssertFalse(ScreenPicture(of: page).svg.contains("fill:#1c1c1e"))
        let full = UIViewController()
        full.modalPresentationStyle = .fullScreen
        page.present(full, animated: true)
        XCTAssertEqual(full.traitCollection.userInterfaceLevel, .base)
        full.dismiss(animated: true)
    }

    @MainActor
    func testASheetIsLighterInTheDarkModeOfTheReader() async {
        let (page, sheet) = (UIViewController(), UIViewController())
        for controller in [page, sheet] { controller.view.backgroundColor = .systemBackground }
        show(page)
        func svg() -> String { ScreenPicture(of: page, options: .init(followsReader: true)).svg }
        XCTAssertFalse(svg().contains("fill:#1c1c1e"))
        page.present(sheet, animated: true)
        sheet.sheetPresentationController?.detents = [.medium()]
        XCTAssert(svg().contains("fill:#1c1c1e"))
        sheet.dismiss(animated: true)
    }

    @MainActor
    func testAPageInFrontOfADarkSheetIsNotLighter() async {
        let (page, sheet, full) = (UIViewController(), UIViewController(), UIViewController())
        for controller in [page, sheet, full] { controller.overrideUserInterfaceStyle = .dark }
        page.view.backgroundColor = .systemYellow
        sheet.view.backgroundColor = .systemRed
        full.view.backgroundColor = .systemBackground
        show(page)
        page.present(sheet, animated: true)
        sheet.sheetPresentationController?.detents = [.medium()]
        full.modalPresentationStyle = .fullScreen
        sheet.present(full, animated: true)
        let svg = ScreenPicture(of: page).svg
        XCTAssert(svg.contains("{fill:#000}"))
        XCTAssertFalse(svg.contains("fill:#1c1c1e"))
        full.dismiss(animated: true)
        sheet.dismiss(animated: true)
    }

    @MainActor
    func testASheetHasItsCornerGrabberAndDimming() async throws {
        let (page, sheet) = (UIViewController(), UIViewController())
        page.view.backgroundColor = .systemYellow
        sheet.view.backgroundColor = .systemRed
        show(page)
        page.present(sheet, animated: true)
        let presentation = try XCTUnwrap(sheet.sheetPresentationController)
        presentation.detents = [.medium()]
        let plain = picture(of: page)
        XCTAssert(plain.all("path").contains { $0.attributes["d"]?.hasPrefix("M12 426H381a12 12") == true })
        XCTAssertFalse(plain.all("rect").contains { $0.attributes["rx"] == "2.5" && $0.number("width") == 36 })
        presentation.prefersGrabberVisible = true
        presentation.preferredCornerRadius = 30
        presentation.largestUndimmedDetentIdentifier = .medium
        let custom = picture(of: page)
        XCTAssert(custom.all("rect").contains { $0.attributes["rx"] == "2.5" && $0.place == CGPoint(x: 178.5, y: 431) })
        XCTAssert(custom.all("path").contains { $0.attributes["d"]?.hasPrefix("M30 426H363a30 30") == true })
        func screens(_ picture: ReadPicture) -> Int { picture.all("rect").count { $0.number("height") == 852 } }
        XCTAssertEqual(screens(custom), screens(plain) - 1, "the page is not dimmed")
    }

    @MainActor
    func testTheBarOfASheetLeavesSpaceForAGrabber() async {
        let (page, inner) = (UIViewController(), UIViewController())
        let sheet = UINavigationController(rootViewController: inner)
        show(page)
        page.present(sheet, animated: true)
        sheet.view.layoutIfNeeded()
        XCTAssertEqual(sheet.navigationBar.frame, CGRect(x: 0, y: 12, width: 393, height: 44))
        XCTAssertEqual(inner.view.safeAreaInsets.top, 56)
    }

    @MainActor
    func testALargeSheetMovesThePageBehindItBack() async {
        let (page, sheet) = (UIViewController(), UIViewController())
        page.view.backgroundColor = .systemYellow
        show(page)
        page.present(sheet, animated: true)
        XCTAssert(
            picture(of: page).all("g").contains { $0.attributes["transform"] == "translate(16 59)scale(.92)" })
    }

    /// A touch on a sheet must be marked at its position on the screen, where the picture shows the sheet.
    @MainActor
    func testATouchOnASheetIsMarkedWhereItIsOnTheScreen() async throws {
        let (page, sheet) = (UIViewController(), UIViewController())
        let button = UIButton(frame: CGRect(x: 20, y: 30, width: 100, height: 40))
        show(page)
        sheet.view.addSubview(button)
        page.present(sheet, animated: true)
        Finger.marksTouches = true
        defer { Finger.marksTouches = false }
        try Finger().tap(button)
        XCTAssertEqual(Finger.mark?.point, CGPoint(x: 70, y: 50 + 69))
    }

    /// A touch on a view that a scroll view clips entirely leaves no mark. The mark's position would have infinite
    /// coordinates.
    @MainActor
    func testATouchOfAViewWithoutAVisiblePartIsNotMarked() async throws {
        let page = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let button = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
        show(page)
        scrollView.contentSize = CGSize(width: 200, height: 400)
        scrollView.addSubview(button)
        page.view.addSubview(scrollView)
        Finger.marksTouches = true
        defer { Finger.marksTouches = false }
        XCTAssertThrowsError(try Finger().tap(button))
        XCTAssertNil(Finger.mark)
    }

    @MainActor
    func testALongPressOnARowIsMarkedAsALongPress() async throws {
        final class List: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let page = List()
        show(page)
        Finger.marksTouches = true
        defer { Finger.marksTouches = false }
        try Finger().tap(rowAt: IndexPath(row: 0, section: 0), in: page.tableView)
        XCTAssertEqual(Finger.mark?.isLong, false)
        try Finger().longPress(rowAt: IndexPath(row: 1, section: 0), in: page.tableView)
        XCTAssertEqual(Finger.mark?.isLong, true)
    }

    // MARK: Buttons

    @MainActor
    func testATitleLabelDoesNotDrawTheTitleAgain() async {
        let page = UIViewController()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 300, width: 200, height: 40)
        button.setTitle("Follow", for: .normal)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        page.view.addSubview(button)
        show(page)
        let before = ScreenPicture(of: page).svg
        XCTAssertEqual([button.titleLabel?.text, button.imageView?.image.map { "\($0)" }].count { $0 != nil }, 2)
        XCTAssertEqual(ScreenPicture(of: page).svg, before)
    }

    // MARK: Menus

    @MainActor
    private func card(_ picture: ReadPicture) -> CGRect? {
        picture.all("rect").first { $0.attributes["rx"] == "13" && $0.number("width") == 250 }
            .map { CGRect(x: $0.place.x, y: $0.place.y, width: $0.number("width"), height: $0.number("height")) }
    }

    @MainActor
    func testAMenuIsNextToTheButtonThatOpenedIt() async throws {
        let page = UIViewController()
        let menu = UIMenu(children: ["Copy", "Share"].map { UIAction(title: $0) { _ in } })
        let places = [(20, 100), (300, 100), (20, 760)].map { CGRect(x: $0.0, y: $0.1, width: 60, height: 40) }
        let buttons = places.map { place in
            let button = UIButton(frame: place)
            button.menu = menu
            button.showsMenuAsPrimaryAction = true
            page.view.addSubview(button)
            return button
        }
        show(page)
        let cards = try buttons.map { button in
            try Finger().tap(button)
            defer { try? Finger().dismissMenu(in: button) }
            return card(picture(of: page))
        }
        XCTAssertEqual(
            cards,
            [
                CGRect(x: 20, y: 148, width: 250, height: 88), CGRect(x: 110, y: 148, width: 250, height: 88),
                CGRect(x: 20, y: 664, width: 250, height: 88),
            ])
    }

    @MainActor
    func testTheContextMenuOfARowIsBelowTheRowWhichIsLifted() async throws {
        final class List: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
            override func tableView(
                _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) }
                )
            }
        }
        let page = List()
        show(page)
        try Finger().longPress(rowAt: IndexPath(row: 2, section: 0), in: page.tableView)
        let read = picture(of: page)
        XCTAssertEqual(card(read), CGRect(x: 16, y: 199, width: 250, height: 44))
        XCTAssertEqual(read.texts.count { $0.text == "Row 2" }, 2, "the row is drawn in the table and again above it")
        XCTAssertEqual(read.texts.count { $0.text == "Row 1" }, 1)
    }

    @MainActor
    func testAContextMenuShowsThePreviewOfItsDelegate() async throws {
        final class Menus: NSObject, UIContextMenuInteractionDelegate {
            var (lifted, page): (UIView?, UIViewController?)
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(previewProvider: page.map { page in { page } }) { _ in
                    UIMenu(children: [UIAction(title: "Copy") { _ in }])
                }
            }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
                highlightPreviewForItemWithIdentifier identifier: any NSCopying
            ) -> UITargetedPreview? { lifted.map { UITargetedPreview(view: $0) } }
        }
        func label(_ text: String, _ y: CGFloat) -> UILabel {
            let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: 30))
            label.text = text
            return label
        }
        let (page, menus, card, inner) = (UIViewController(), Menus(), UIView(), label("Title", 10))
        card.frame = CGRect(x: 40, y: 200, width: 300, height: 100)
        for view in [inner, label("Body", 50)] { card.addSubview(view) }
        page.view.addSubview(card)
        card.addInteraction(UIContextMenuInteraction(delegate: menus))
        show(page)
        func texts() throws -> [String] {
            try Finger().longPress(card)
            defer { try? Finger().dismissMenu(in: card) }
            return picture(of: page).texts.map(\.text).filter { $0 != "9:41" }
        }
        XCTAssertEqual(try texts(), ["Title", "Body", "Title", "Body", "Copy"], "the view itself is lifted")
        menus.lifted = inner
        XCTAssertEqual(try texts(), ["Title", "Body", "Title", "Copy"])
        let preview = UIViewController()
        preview.preferredContentSize = CGSize(width: 240, height: 120)
        preview.view.addSubview(label("Preview", 10))
        menus.page = preview
        XCTAssertEqual(try texts(), ["Title", "Body", "Preview", "Copy"])
    }

    @MainActor
    func testAPopoverIsBesideItsSourceWithAnArrow() async throws {
        let (page, shown, source) = (UIViewController(), UIViewController(), UIView())
        source.frame = CGRect(x: 100, y: 200, width: 40, height: 40)
        page.view.addSubview(source)
        show(page, on: "iPad mini")
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 20))
        label.text = "Popover"
        shown.view.addSubview(label)
        shown.modalPresentationStyle = .popover
        shown.preferredContentSize = CGSize(width: 160, height: 60)
        shown.popoverPresentationController?.sourceView = source
        page.present(shown, animated: false)
        XCTAssertEqual(shown.view.frame.size, shown.preferredContentSize)
        let read = picture(of: page)
        let text = try XCTUnwrap(read.texts.first { $0.text == "Popover" })
        XCTAssertEqual(text.place.x, 40 + 20, accuracy: 1)
        XCTAssert((253 + 20...253 + 40).contains(text.place.y), "\(text.place)")
        XCTAssert(read.all("path").contains { $0.attributes["d"] == "M107 253L120 240L133 253Z" })
    }

    // MARK: Keyboards

    @MainActor
    func testTheKeyboardIsVisibleWhileTextIsEdited() async throws {
        let page = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        field.returnKeyType = .search
        page.view.addSubview(field)
        show(page)
        XCTAssertFalse(picture(of: page).texts.contains { $0.text == "space" })
        field.becomeFirstResponder()
        var read = picture(of: page)
        let keys = read.texts.map(\.text)
        XCTAssert(keys.contains("q") && keys.contains("space") && keys.contains("search"), "\(keys)")
        XCTAssert(read.all("rect").contains { $0.place.y == 852 - 336 && $0.number("height") == 336 })
        field.keyboardType = .numberPad
        read = picture(of: page)
        XCTAssertFalse(read.texts.contains { $0.text == "q" })
        XCTAssert(read.texts.contains { $0.text == "7" })
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 393, height: 216))
        field.resignFirstResponder()
        field.inputView = picker
        field.becomeFirstResponder()
        XCTAssertFalse(picture(of: page).texts.contains { $0.text == "7" })
        XCTAssert(picture(of: page).all("g").contains { $0.attributes["transform"] == "translate(0 602)" })
        field.resignFirstResponder()
        show(page, on: "iPhone SE")
        field.inputView = nil
        field.becomeFirstResponder()
        XCTAssert(picture(of: page).all("rect").contains { $0.number("height") == 260 })
        field.resignFirstResponder()
        UIViewController.hold(HeldDevice(), showing: page)
        field.becomeFirstResponder()
        XCTAssertFalse(picture(of: page).texts.contains { $0.text == "q" }, "without a device, no keyboard is drawn")
        field.resignFirstResponder()
    }

    @MainActor
    func testAnAlertIsAboveTheKeyboard() async throws {
        let (page, alert) = (
            UIViewController(), UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
        )
        show(page)
        alert.addTextField { $0.placeholder = "Name" }
        for number in 1...4 { alert.addAction(UIAlertAction(title: "Choice \(number)", style: .default)) }
        page.present(alert, animated: false)
        func last() -> CGFloat? { picture(of: page).texts.first { $0.text == "Choice 4" }?.place.y }
        XCTAssertLessThan(try XCTUnwrap(last()), 516 - 8)
        alert.textFields?.first?.resignFirstResponder()
        XCTAssertGreaterThan(try XCTUnwrap(last()), 516)
    }

    /// The sizes are unverified. That a key is higher than wide is a fact.
    @MainActor
    func testKeysAreAsHighAsTheDeviceAllows() async throws {
        let page = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
        page.view.addSubview(field)
        /// The keys of the letters Q and P, and of a key in the last row, without their shadows.
        func keys(_ device: String, isSideways: Bool) -> [CGRect] {
            show(page, on: device, isSideways: isSideways)
            field.becomeFirstResponder()
            defer { field.resignFirstResponder() }
            let read = picture(of: page)
            let rects = read.all("rect").filter { $0.attributes["rx"] == "5" }.map {
                CGRect(x: $0.place.x, y: $0.place.y, width: $0.number("width"), height: $0.number("height"))
            }
            return ["q", "p", "return"].compactMap { title in
                guard let text = read.texts.first(where: { $0.text == title }) else { return nil }
                return rects.last { $0.contains(CGPoint(x: text.place.x + 2, y: text.place.y - 4)) }
            }
        }
        let upright = keys("iPhone 16", isSideways: false)
        XCTAssertEqual(upright.map(\.height), [42, 42, 42])
        XCTAssertEqual(upright.first?.minX ?? 0, 6, accuracy: 0.01)
        for (device, side) in [("iPhone 16", CGFloat(59)), ("iPhone SE", 0)] {
            let keys = keys(device, isSideways: true)
            XCTAssertEqual(keys.count, 3, device)
            XCTAssertTrue(keys.allSatisfy { $0.height > 30 && $0.height < 36 }, "\(device): \(keys)")
            XCTAssertGreaterThanOrEqual(keys.first?.minX ?? 0, side, device)
            XCTAssertLessThanOrEqual(keys[1].maxX, UIScreen.main.bounds.width - side, device)
        }
        for isSideways in [false, true] {
            let keys = keys("iPad mini", isSideways: isSideways)
            XCTAssertEqual(keys.count, 3)
            XCTAssertTrue(keys.allSatisfy { $0.height > 50 }, "\(keys)")
            XCTAssertEqual(keys[2].midY - keys[0].midY, keys[0].height + 10, accuracy: 0.01, "return is in row 2")
            let delete = UIScreen.main.bounds.width - 3 - keys[1].maxX
            XCTAssertGreaterThan(delete, keys[1].width, "the delete key is beside P")
        }
    }

    // MARK: Status bars

    @MainActor
    func testTheStatusBarIsThatOfTheDevice() async throws {
        let page = UIViewController()
        func clock(_ device: String) throws -> ReadPicture.Element {
            show(page, on: device)
            return try XCTUnwrap(picture(of: page).texts.first { $0.text.hasPrefix("9:41") })
        }
        XCTAssertEqual(try clock("iPad mini").text, "9:41 AM  Tue Jan 9")
        XCTAssertEqual(try clock("iPad mini").place.x, 20)
        XCTAssert(picture(of: page).texts.contains { $0.text == "100%" })
        XCTAssertEqual(try clock("iPhone 16").text, "9:41")
        XCTAssertLessThan(try clock("iPhone 16").place.x, 60)
        let small = try clock("iPhone SE")
        XCTAssertEqual(small.place.x + small.number("textLength") / 2, 187.5, accuracy: 0.1)
        let marks = picture(of: page).all("rect").filter { $0.attributes["rx"] == ".8" }.map(\.place.x)
        XCTAssertEqual(marks.count, 4, "the bars of the connection")
        XCTAssertTrue(marks.allSatisfy { $0 < 30 }, "they are at the left")
    }

    // MARK: Text sizes

    @MainActor
    func testMenusAndAlertsFollowTheTextSize() async throws {
        let page = UIViewController()
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 60, height: 40))
        button.menu = UIMenu(children: [UIAction(title: "Copy the whole list of names") { _ in }])
        button.showsMenuAsPrimaryAction = true
        page.view.addSubview(button)
        show(page)
        page.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        try Finger().tap(button)
        let read = picture(of: page)
        let (body, card) = (
            UIFont.preferredFont(
                forTextStyle: .body,
                compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)),
            try XCTUnwrap(card(read))
        )
        XCTAssertGreaterThan(card.height, 2 * body.lineHeight + 20, "the title has more than one line")
        let shown = read.texts.filter { card.contains($0.place) }.map(\.text).joined(separator: " ")
        XCTAssertEqual(shown, "Copy the whole list of names", "the title is not cut off")
        try Finger().dismissMenu(in: button)

        let alert = UIAlertController(title: "Order", message: "For 12 euros", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        page.present(alert, animated: false)
        func heights() -> [CGFloat] {
            let texts = picture(of: page).texts
            return ["Order", "For 12 euros", "Yes"].map { text in
                texts.first { $0.text == text }?.number("textLength") ?? 0
            }
        }
        let standard = heights()
        alert.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        for (small, large) in zip(standard, heights()) { XCTAssertGreaterThan(large, small * 1.2) }
    }

    // MARK: Bars

    @MainActor
    func testATabBarIsTransparentWhereTheContentEnds() async {
        final class List: UITableViewController {
            var count = 50
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let (list, tabs) = (List(), UITabBarController())
        list.tabBarItem = UITabBarItem(title: "List", image: nil, tag: 0)
        tabs.viewControllers = [UINavigationController(rootViewController: list), UIViewController()]
        show(tabs)
        func isClear() -> Bool {
            !picture(of: tabs).all("rect").contains { $0.titles.last?.hasPrefix("UITabBar ") == true }
        }
        XCTAssertFalse(isClear())
        list.tableView.contentOffset.y = 100
        XCTAssertFalse(isClear())
        list.tableView.scrollToRow(at: IndexPath(row: 49, section: 0), at: .bottom, animated: false)
        XCTAssertTrue(isClear())
        tabs.tabBar.scrollEdgeAppearance = tabs.tabBar.standardAppearance
        XCTAssertFalse(isClear())
        tabs.tabBar.scrollEdgeAppearance = nil
        list.count = 3
        list.tableView.reloadData()
        XCTAssertTrue(isClear(), "the content is shorter than the page")
        tabs.selectedIndex = 1
        XCTAssertTrue(isClear(), "the page does not scroll")
    }

    @MainActor
    func testTabsOfAnIPadAreBesideTheirImagesInTheMiddle() async throws {
        let tabs = UITabBarController()
        tabs.viewControllers = ["Inbox", "Settings"].map { title in
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "gear"), tag: 0)
            return page
        }
        show(tabs, on: "iPad mini")
        XCTAssertEqual(tabs.tabBar.frame, CGRect(x: 0, y: 1133 - 70, width: 744, height: 70))
        let read = picture(of: tabs)
        let texts = read.texts.filter { ["Inbox", "Settings"].contains($0.text) }
        XCTAssertEqual(texts.count, 2)
        let images = read.all("use").filter { $0.titles.last?.hasPrefix("UIButton") == true }
        XCTAssertEqual(images.count, 2)
        let frames = tabs.tabBar.subviews.map(\.frame)
        XCTAssertEqual((frames[0].minX + frames[1].maxX) / 2, 372, accuracy: 0.01)
        XCTAssertLessThan(frames[0].width, 200)
        for text in texts {
            XCTAssertEqual(text.place.y, 1133 - 70 + 1 + 24.5, accuracy: 6, "the title is beside the image")
        }
        show(tabs)
        XCTAssertEqual(tabs.tabBar.frame.height, 49 + 34)
        XCTAssertEqual(tabs.tabBar.subviews.map(\.frame.width), [196.5, 196.5])
    }

    @MainActor
    func testACloseItemIsAGrayDisc() async throws {
        let page = UIViewController()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .close)
        let navigation = UINavigationController(rootViewController: page)
        show(navigation)
        let disc = try XCTUnwrap(picture(of: navigation).all("circle").first)
        XCTAssertEqual(disc.number("r"), 15)
        XCTAssertEqual(disc.titles.last?.contains("Close"), true)
        XCTAssertEqual(disc.origin.x, 393 - 16 - 30)
    }

    @MainActor
    func testABarIsDarkerWhereContentIsScrolledUnderIt() async {
        final class List: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let page = List()
        let navigation = UINavigationController(rootViewController: page)
        show(navigation)
        func bar() -> ReadPicture.Element? {
            picture(of: navigation).all("rect").first { $0.titles.last?.hasPrefix("UINavigationBar") == true }
        }
        XCTAssertNil(bar())
        page.tableView.contentOffset.y = 90
        XCTAssertEqual(bar()?.number("height"), 103, "the background of the bar covers the top safe area")
        XCTAssertEqual(bar()?.place.y, 0)
        page.tableView.contentOffset.y = 0
        navigation.navigationBar.barTintColor = .systemRed
        XCTAssertEqual(bar()?.number("height"), 103)
        navigation.isToolbarHidden = false
        let toolbar = picture(of: navigation).all("rect").first { $0.titles.last?.hasPrefix("UIToolbar") == true }
        XCTAssertEqual(
            toolbar.map { $0.place.y + $0.number("height") }, 852, "the toolbar reaches the bottom edge of the screen")

        let standaloneBar = UINavigationBar(frame: CGRect(x: 0, y: 200, width: 393, height: 44))
        standaloneBar.barTintColor = .systemBlue
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        view.addSubview(standaloneBar)
        let heights = picture(of: view).all("rect").filter { $0.place.y == 200 }.map { $0.number("height") }
        XCTAssertEqual(heights, [44], "a standalone bar fills only its bounds")
    }

    @MainActor
    func testABarAboveAPageThatDoesNotScrollIsTransparent() async {
        let navigation = UINavigationController(rootViewController: UIViewController())
        show(navigation)
        let inBar = picture(of: navigation).all("rect").filter {
            $0.titles.last?.hasPrefix("UINavigationBar") == true
        }
        XCTAssertEqual(inBar.count, 0)
    }
}
