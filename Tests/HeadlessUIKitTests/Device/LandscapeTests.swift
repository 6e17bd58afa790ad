import XCTest

@testable import HeadlessUIKit

/// Tests that lists and bars keep their content out of the safe area insets at the sides of an iPhone in landscape.
final class LandscapeTests: XCTestCase {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var text = "Row"

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = text
            cell.textLabel?.numberOfLines = 0
            cell.accessoryView = UISwitch(frame: .zero)
            return cell
        }
    }

    @MainActor private var source: NSObject?

    override func tearDown() async throws {
        await MainActor.run { UIViewController.hold(HeldDevice(), showing: nil) }
    }

    /// Shows a controller on an iPhone in landscape. Its screen is 852 points wide, with 59 points of the safe area at
    /// both sides.
    @MainActor
    private func show(_ controller: UIViewController) throws {
        let held = HeldDevice(try XCTUnwrap(ScreenDevice.named("iPhone 16")), isSideways: true)
        UIViewController.hold(held, showing: nil)
        controller.loadViewIfNeeded()
        controller.view.frame = UIScreen.main.bounds
        controller.view.layoutIfNeeded()
    }

    @MainActor
    private func table(_ style: UITableView.Style, _ text: String = "Row") -> UITableViewController {
        let (controller, source) = (UITableViewController(style: style), Source())
        source.text = text
        self.source = source
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        controller.tableView.dataSource = source
        controller.tableView.delegate = source
        return controller
    }

    @MainActor
    func testContentViewsOfAPlainTableFitWithinTheSafeArea() async throws {
        let controller = table(.plain)
        try show(controller)
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        XCTAssertEqual(cell.frame.minX, 0)
        XCTAssertEqual(cell.frame.width, 852)
        XCTAssertEqual(cell.accessoryView?.frame.maxX, 852 - 59 - 20)
        XCTAssertEqual(cell.contentView.frame.minX, 59)
        XCTAssertEqual(cell.contentView.frame.maxX, 852 - 59 - 20 - 51 - 10)
        XCTAssertEqual(cell.textLabel?.frame.minX, 20)
        let header = try XCTUnwrap(controller.tableView.headerView(forSection: 0))
        XCTAssertEqual(header.frame.width, 852)
        XCTAssertEqual(header.contentView.frame.minX, 59)
        XCTAssertEqual(header.contentView.frame.width, 852 - 2 * 59)
    }

    @MainActor
    func testEditControlsAreWithinTheSafeArea() async throws {
        let controller = table(.plain)
        try show(controller)
        controller.tableView.setEditing(true, animated: false)
        controller.view.layoutIfNeeded()
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        XCTAssertEqual(cell.subviews.first { $0 is UITableViewCellEditControl }?.frame.minX, 59)
        XCTAssertEqual(cell.contentView.frame.minX, 59 + 40)
    }

    @MainActor
    func testATableCanIgnoreTheSafeArea() async throws {
        let controller = table(.plain)
        controller.tableView.insetsContentViewsToSafeArea = false
        try show(controller)
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        XCTAssertEqual(cell.contentView.frame.minX, 0)
        XCTAssertEqual(controller.tableView.headerView(forSection: 0)?.contentView.frame.width, 852)
        controller.tableView.insetsContentViewsToSafeArea = true
        controller.view.layoutIfNeeded()
        XCTAssertEqual(cell.contentView.frame.minX, 59)
        XCTAssertEqual(controller.tableView.headerView(forSection: 0)?.contentView.frame.width, 852 - 2 * 59)
    }

    @MainActor
    func testAnInsetGroupedTableInsetsItsRowsFromTheSafeArea() async throws {
        let controller = table(.insetGrouped)
        try show(controller)
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        XCTAssertEqual(cell.frame.minX, 59 + 20)
        XCTAssertEqual(cell.frame.width, 852 - 2 * (59 + 20))
        XCTAssertEqual(cell.contentView.frame.minX, 0)
        XCTAssertEqual(controller.tableView.headerView(forSection: 0)?.frame.minX, 59 + 20)
        XCTAssertEqual(controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)), cell.frame)
    }

    /// The same text needs more lines if less width remains for it.
    @MainActor
    func testRowsAreMeasuredWithinTheSafeArea() async throws {
        let text = String(repeating: "wide ", count: 16)
        for style in [UITableView.Style.plain, .insetGrouped] {
            let controller = table(style, text)
            try show(controller)
            let path = IndexPath(row: 0, section: 0)
            let narrow = controller.tableView.rectForRow(at: path).height
            controller.tableView.insetsContentViewsToSafeArea = false
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: -59, bottom: 0, right: -59)
            controller.view.layoutIfNeeded()
            let wide = controller.tableView.rectForRow(at: path).height
            XCTAssertLessThan(wide, narrow, "style \(style)")
            controller.tableView.insetsContentViewsToSafeArea = true
            controller.additionalSafeAreaInsets = .zero
            controller.view.layoutIfNeeded()
            XCTAssertEqual(controller.tableView.rectForRow(at: path).height, narrow, "style \(style)")
        }
    }

    /// Rows with texts of different lengths, in a label, in a content configuration, or in a label with constraints.
    private final class Texts: NSObject, UITableViewDataSource {
        let kind: Int
        init(kind: Int) { self.kind = kind }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            let text = String(repeating: "word ", count: 4 + 3 * indexPath.row)
            switch kind {
            case 0:
                cell.textLabel?.text = text
                cell.textLabel?.numberOfLines = 0
            case 1:
                var content = UIListContentConfiguration.cell()
                content.text = text
                cell.contentConfiguration = content
            default:
                let label = cell.contentView.subviews.first as? UILabel ?? UILabel()
                label.text = text
                label.numberOfLines = 0
                guard label.superview == nil else { break }
                label.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(label)
                let margins = cell.contentView.layoutMarginsGuide
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                    label.topAnchor.constraint(equalTo: margins.topAnchor),
                    label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                ])
            }
            return cell
        }
    }

    @MainActor
    func testARotationMeasuresRowsAsInANewTable() async throws {
        let device = try XCTUnwrap(ScreenDevice.named("iPhone 16"))
        for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
            for kind in 0...2 {
                func make(isSideways: Bool) -> (UITableViewController, Texts) {
                    UIViewController.hold(HeldDevice(device, isSideways: isSideways), showing: nil)
                    let (controller, source) = (UITableViewController(style: style), Texts(kind: kind))
                    controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                    controller.tableView.dataSource = source
                    controller.view.frame = UIScreen.main.bounds
                    controller.view.layoutIfNeeded()
                    return (controller, source)
                }
                func rects(_ controller: UITableViewController) -> [CGRect] {
                    (0..<4).map { controller.tableView.rectForRow(at: IndexPath(row: $0, section: 0)) }
                }
                let expected = make(isSideways: true)
                let (controller, source) = make(isSideways: false)
                let upright = rects(controller)
                UIViewController.hold(HeldDevice(device, isSideways: true), showing: controller)
                XCTAssertEqual(rects(controller), rects(expected.0), "\(style) \(kind)")
                UIViewController.hold(HeldDevice(device), showing: controller)
                XCTAssertEqual(rects(controller), upright, "\(style) \(kind)")
                XCTAssertNotEqual(upright.map(\.height), rects(expected.0).map(\.height), "\(style) \(kind)")
                withExtendedLifetime((source, expected.1)) {}
            }
        }
    }

    @MainActor
    func testReusedCellsHaveTheCurrentInset() async throws {
        let controller = table(.plain)
        controller.tableView.rowHeight = 50
        try show(controller)
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        controller.additionalSafeAreaInsets.left = 30
        controller.tableView.reloadData()
        controller.view.layoutIfNeeded()
        let reused = try (0..<2).map {
            try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: $0, section: 0)))
        }
        XCTAssertTrue(reused.contains { $0 === cell })
        XCTAssertEqual(reused.map(\.contentView.frame.minX), [89, 89])
    }

    // MARK: Views that are not measured

    /// Rows and a header with fixed heights. The cells are not changed when they are reused.
    private final class FixedRows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    @MainActor
    private func showFixedRows() throws -> (page: UIViewController, table: UITableView) {
        let (page, source) = (UIViewController(), FixedRows())
        self.source = source
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 852, height: 393), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (table.rowHeight, table.sectionHeaderHeight) = (50, 40)
        table.dataSource = source
        page.loadViewIfNeeded()
        page.view.addSubview(table)
        try show(page)
        return (page, table)
    }

    @MainActor
    func testAdditionalInsetsMoveTheContentOfRowsAndHeadersOfAFixedHeight() async throws {
        let (page, table) = try showFixedRows()
        let header = try XCTUnwrap(table.headerView(forSection: 0))
        XCTAssertEqual(table.visibleCells.first?.contentView.frame.minX, 59)
        XCTAssertEqual(header.contentView.frame.minX, 59)
        page.additionalSafeAreaInsets.left = 30
        page.view.layoutIfNeeded()
        XCTAssertGreaterThan(table.visibleCells.count, 5)
        for cell in table.visibleCells { XCTAssertEqual(cell.contentView.frame.minX, 89) }
        XCTAssertEqual(header.contentView.frame.minX, 89)
    }

    @MainActor
    func testReusedCellsThatAreNotChangedHaveTheCurrentInset() async throws {
        let (page, table) = try showFixedRows()
        let cell = try XCTUnwrap(table.visibleCells.first)
        page.additionalSafeAreaInsets.left = 30
        table.reloadData()
        page.view.layoutIfNeeded()
        XCTAssertTrue(table.visibleCells.contains(cell))
        for cell in table.visibleCells { XCTAssertEqual(cell.contentView.frame.minX, 89) }
    }

    @MainActor
    func testARowThatIsEditedOutOfViewHasTheCurrentInset() async throws {
        let (page, table) = try showFixedRows()
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        cell.contentView.addSubview(field)
        field.becomeFirstResponder()
        defer { field.resignFirstResponder() }
        table.contentOffset.y = 1000
        page.view.layoutIfNeeded()
        XCTAssertNil(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        page.additionalSafeAreaInsets.left = 30
        page.view.layoutIfNeeded()
        XCTAssertTrue(field.isFirstResponder)
        XCTAssertEqual(cell.contentView.frame.minX, 89)
    }

    // MARK: Reorder controls and headers

    @MainActor
    func testReorderControlsAreWithinTheSafeAreaAndAfterAccessories() async throws {
        let (controller, list) = (UITableViewController(style: .plain), ToDoList(["a", "b"]))
        source = list
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        controller.tableView.dataSource = list
        controller.tableView.delegate = list
        try show(controller)
        controller.tableView.setEditing(true, animated: false)
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        cell.editingAccessoryView = UISwitch(frame: .zero)
        controller.view.layoutIfNeeded()
        let control = try XCTUnwrap(cell.subviews.first { $0 is UITableViewCellReorderControl })
        XCTAssertEqual(control.frame, CGRect(x: 749, y: 0, width: 44, height: cell.frame.height))
        XCTAssertEqual(control.frame.maxX, 852 - 59)
        XCTAssertEqual(cell.editingAccessoryView?.frame.maxX, 852 - 59 - 44 - 20)
    }

    /// A section with a header that has a long text.
    private final class LongHeader: NSObject, UITableViewDataSource, UITableViewDelegate {
        var words = 0

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            var content = header.defaultContentConfiguration()
            content.text = String(repeating: "word ", count: words)
            header.contentConfiguration = content
            return header
        }
    }

    @MainActor
    func testHeadersAreMeasuredWithinTheSafeArea() async throws {
        let (controller, source) = (UITableViewController(style: .plain), LongHeader())
        self.source = source
        let narrow = UITableView(frame: CGRect(x: 0, y: 0, width: 852 - 2 * 59, height: 393), style: .plain)
        let wide = UITableView(frame: CGRect(x: 0, y: 0, width: 852, height: 393), style: .plain)
        let own: UITableView = controller.tableView
        for table in [narrow, wide, own] {
            table.dataSource = source
            table.delegate = source
            table.insetsContentViewsToSafeArea = table === own
        }
        try show(controller)
        var differences = 0
        for words in 10...40 {
            source.words = words
            let heights = [narrow, wide, own].map { table in
                table.reloadData()
                table.layoutIfNeeded()
                return table.rectForHeader(inSection: 0).height
            }
            XCTAssertEqual(heights[2], heights[0], "\(words) words")
            if heights[1] != heights[0] { differences += 1 }
        }
        XCTAssertGreaterThan(differences, 0)
    }

    @MainActor
    func testRowsThatBeginInsideTheSafeAreaAreNotInsetAgain() async throws {
        for style in [UITableView.Style.plain, .insetGrouped] {
            let controller = table(style)
            controller.tableView.contentInsetAdjustmentBehavior = .always
            try show(controller)
            let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
            let content = cell.convert(cell.contentView.frame, to: controller.tableView)
            let offset = controller.tableView.contentOffset.x
            XCTAssertEqual(content.minX - offset, style == .plain ? 59 : 59 + 20)
            XCTAssertEqual(cell.frame.minX - offset, style == .plain ? 59 : 59 + 20)
            let accessory = try XCTUnwrap(cell.accessoryView?.frame)
            let side: CGFloat = style == .plain ? 20 : 20 + 20
            XCTAssertEqual(cell.convert(accessory, to: controller.tableView).maxX - offset, 852 - 59 - side)
        }
    }

    /// Lists of a collection view whose rows begin inside the safe area.
    @MainActor
    func testListsOfCollectionViewsThatBeginInsideTheSafeAreaAreNotInsetAgain() async throws {
        final class List: UICollectionViewController {
            override func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int { 2 }
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        for (appearance, side) in [
            (UICollectionLayoutListConfiguration.Appearance.plain, 0.0), (.grouped, 0), (.insetGrouped, 20),
        ] {
            let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance))
            let controller = List(collectionViewLayout: layout)
            let list: UICollectionView = controller.collectionView
            list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
            list.contentInsetAdjustmentBehavior = .always
            try show(controller)
            let cell = try XCTUnwrap(list.cellForItem(at: IndexPath(item: 0, section: 0)))
            let content = cell.convert(cell.contentView.frame, to: list).offsetBy(dx: -list.contentOffset.x, dy: 0)
            XCTAssertEqual(content.minX, 59 + side, "\(appearance)")
            XCTAssertEqual(content.maxX, 852 - 59 - side, "\(appearance)")
        }
    }

    @MainActor
    func testSwipeActionsAreWithinTheSafeArea() async throws {
        final class Swiped: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            override func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                UISwipeActionsConfiguration(
                    actions: ["A", "B"].map { UIContextualAction(style: .normal, title: $0) { _, _, _ in } })
            }
        }
        let controller = Swiped()
        try show(controller)
        let path = IndexPath(row: 0, section: 0)
        try Finger().swipe(rowAt: path, .left, in: controller.tableView)
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: path))
        let actions = try XCTUnwrap(cell.subviews.lazy.compactMap { $0 as? SwipeActionsView }.first)
        for button in actions.buttons { button.layoutIfNeeded() }
        XCTAssertEqual(actions.frame.maxX, 852, "their color reaches the edge of the screen")
        XCTAssertEqual(actions.frame.width, 2 * 74 + 59)
        XCTAssertEqual(actions.buttons.map(\.frame.width), [74 + 59, 74])
        let title = try XCTUnwrap(actions.buttons[0].titleLabel)
        XCTAssertEqual(title.convert(title.bounds, to: cell).midX, 852 - 59 - 37, accuracy: 0.5)
        controller.tableView.layoutIfNeeded()
        XCTAssertEqual(actions.frame.width, 2 * 74 + 59)
    }

    /// On an iPhone in portrait: the space below the last row is that of the home indicator.
    @MainActor
    func testTheLastRowEndsAboveTheHomeIndicator() async throws {
        final class Many: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        UIViewController.hold(HeldDevice(try XCTUnwrap(ScreenDevice.named("iPhone 16"))), showing: nil)
        for controller in [Many(), UINavigationController(rootViewController: Many())] {
            controller.loadViewIfNeeded()
            controller.view.frame = UIScreen.main.bounds
            controller.view.layoutIfNeeded()
            let table = try XCTUnwrap((controller as? Many ?? controller.children.first as? Many)?.tableView)
            let last = IndexPath(row: 99, section: 0)
            for isFinger in [false, true] {
                table.setContentOffset(.zero, animated: false)
                table.layoutIfNeeded()
                if isFinger {
                    try Finger().scroll(table, toRowAt: last)
                } else {
                    table.scrollToRow(at: last, at: .bottom, animated: false)
                }
                table.layoutIfNeeded()
                XCTAssertEqual(table.frame.minY + table.rectForRow(at: last).maxY - table.contentOffset.y, 852 - 34)
            }
        }
    }

    @MainActor
    func testATableOutsideItsSuperviewIsNotInset() async throws {
        let (page, pages) = (UIViewController(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 852, height: 393)))
        // Otherwise, the scroll view would begin with the first page inside the safe area.
        pages.contentInsetAdjustmentBehavior = .never
        let source = Source()
        self.source = source
        let tables = (0..<3).map { index in
            let table = UITableView(
                frame: CGRect(x: 852 * CGFloat(index), y: 0, width: 852, height: 393), style: .plain)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            pages.addSubview(table)
            return table
        }
        page.loadViewIfNeeded()
        page.view.addSubview(pages)
        pages.contentSize.width = 3 * 852
        try show(page)
        let contents = try tables.map {
            try XCTUnwrap($0.cellForRow(at: IndexPath(row: 0, section: 0))).contentView.frame
        }
        XCTAssertEqual(contents.map(\.minX), [59, 0, 0])
        XCTAssertEqual(contents.map { $0.maxX + 81 }, [793, 852, 852])
        pages.contentOffset.x = 852
        XCTAssertEqual(tables.map(\.safeAreaInsets.left), [0, 59, 0])
    }

    @MainActor
    func testAdditionalInsetsMoveTheContentOfBars() async throws {
        let page = UIViewController()
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", primaryAction: UIAction { _ in })
        let controller = UINavigationController(rootViewController: page)
        try show(controller)
        controller.additionalSafeAreaInsets.left = 40
        controller.view.layoutIfNeeded()
        let buttons = controller.navigationBar.subviews.filter { $0 is UIButton }
        XCTAssertEqual(buttons.map(\.frame.minX), [59 + 40 + 16])
    }

    @MainActor
    func testAdditionalInsetsMoveTheContentOfVisibleRows() async throws {
        let controller = table(.plain)
        try show(controller)
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        for left: CGFloat in [30, 0, 10] {
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: left, bottom: 0, right: 40 - left)
            controller.view.layoutIfNeeded()
            XCTAssertEqual(cell.contentView.frame.minX, 59 + left)
            XCTAssertEqual(controller.tableView.headerView(forSection: 0)?.contentView.frame.minX, 59 + left)
        }
    }

    @MainActor
    func testARotationMovesTheContent() async throws {
        let controller = table(.plain)
        try show(controller)
        let device = try XCTUnwrap(ScreenDevice.named("iPhone 16"))
        UIViewController.hold(HeldDevice(device), showing: controller)
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        XCTAssertEqual(cell.contentView.frame.minX, 0)
        UIViewController.hold(HeldDevice(device, isSideways: true), showing: controller)
        XCTAssertEqual(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.frame.minX, 59)
    }

    @MainActor
    func testContentIsMirroredWithinTheSafeAreaFromRightToLeft() async throws {
        let controller = table(.plain)
        controller.view.semanticContentAttribute = .forceRightToLeft
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
        try show(controller)
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        cell.semanticContentAttribute = .forceRightToLeft
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.contentView.frame.maxX, 852 - 59)
        XCTAssertEqual(cell.accessoryView?.frame.minX, 59 + 10 + 20)
    }

    @MainActor
    func testListsOfCollectionViewsInsetTheirRowsFromTheSafeArea() async throws {
        for (appearance, side) in [(UICollectionLayoutListConfiguration.Appearance.plain, 59), (.insetGrouped, 79)] {
            let configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            let layouts = [
                UICollectionViewCompositionalLayout.list(using: configuration),
                UICollectionViewCompositionalLayout { _, environment in
                    .list(using: configuration, layoutEnvironment: environment)
                },
            ]
            for layout in layouts {
                let controller = UICollectionViewController(collectionViewLayout: layout)
                let source = Items()
                controller.collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
                controller.collectionView.dataSource = source
                try show(controller)
                let cell = try XCTUnwrap(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
                XCTAssertEqual(cell.frame.minX, CGFloat(side), "\(appearance)")
                XCTAssertEqual(cell.frame.width, CGFloat(852 - 2 * side), "\(appearance)")
                XCTAssertEqual(controller.collectionView.contentSize.width, 852, "\(appearance)")
                controller.additionalSafeAreaInsets.left = 10
                controller.view.layoutIfNeeded()
                XCTAssertEqual(cell.frame.minX, CGFloat(side + 10), "\(appearance)")
                XCTAssertEqual(cell.frame.width, CGFloat(842 - 2 * side), "\(appearance)")
            }
        }
    }

    @MainActor
    func testAListShownInANavigationControllerAfterARotationIsInset() async throws {
        let device = try XCTUnwrap(ScreenDevice.named("iPhone 16"))
        UIViewController.hold(HeldDevice(device, isSideways: true), showing: nil)
        let source = Items()
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        controller.loadViewIfNeeded()
        controller.collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        controller.collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        controller.collectionView.dataSource = source
        let navigation = UINavigationController(rootViewController: controller)
        navigation.beginAppearanceTransition(true, animated: false)
        navigation.endAppearanceTransition()
        navigation.view.layoutIfNeeded()
        let path = IndexPath(item: 0, section: 0)
        XCTAssertEqual(controller.collectionView.cellForItem(at: path)?.frame.minX, 79)
        for (isSideways, side) in [(false, 20), (true, 79)] {
            UIViewController.hold(HeldDevice(device, isSideways: isSideways), showing: navigation)
            XCTAssertEqual(controller.collectionView.cellForItem(at: path)?.frame.minX, CGFloat(side))
        }
    }

    /// A page that lays out its view while it is loaded.
    private final class EagerPage: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.layoutIfNeeded()
        }
    }

    @MainActor
    func testASafeAreaThatChangesReachesPagesThatAreAlreadyLaidOut() async throws {
        let device = try XCTUnwrap(ScreenDevice.named("iPhone 16"))
        UIViewController.hold(HeldDevice(device, isSideways: true), showing: nil)
        let page = EagerPage()
        let navigation = UINavigationController(rootViewController: page)
        navigation.beginAppearanceTransition(true, animated: false)
        navigation.endAppearanceTransition()
        navigation.view.layoutIfNeeded()
        let insets = UIEdgeInsets(top: 32, left: 59, bottom: 21, right: 59)
        XCTAssertEqual(page.view.safeAreaInsets, insets)
        navigation.additionalSafeAreaInsets.left = 10
        navigation.view.layoutIfNeeded()
        XCTAssertEqual(page.view.safeAreaInsets.left, 69)
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @MainActor
    func testBarsPlaceTheirContentWithinTheSafeArea() async throws {
        let page = UIViewController()
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", primaryAction: UIAction { _ in })
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Right", primaryAction: UIAction { _ in })
        page.toolbarItems = [
            UIBarButtonItem(title: "First", primaryAction: UIAction { _ in }), .flexibleSpace(),
            UIBarButtonItem(title: "Last", primaryAction: UIAction { _ in }),
        ]
        let controller = UINavigationController(rootViewController: page)
        controller.isToolbarHidden = false
        try show(controller)
        for bar in [controller.navigationBar, try XCTUnwrap(controller.toolbar)] as [UIView] {
            bar.layoutIfNeeded()
            let buttons = bar.subviews.filter { $0 is UIButton }
            XCTAssertEqual(bar.frame.width, 852)
            XCTAssertEqual(buttons.map(\.frame.minX).min(), 59 + 16)
            XCTAssertEqual(buttons.map(\.frame.maxX).max(), 852 - 59 - 16)
        }
    }

    @MainActor
    func testASearchBarInANavigationBarIsWithinTheSafeArea() async throws {
        let page = UIViewController()
        page.navigationItem.searchController = UISearchController(searchResultsController: nil)
        let controller = UINavigationController(rootViewController: page)
        try show(controller)
        let bar = try XCTUnwrap(page.navigationItem.searchController?.searchBar)
        XCTAssertEqual(bar.frame.minX, 59 + 8)
        XCTAssertEqual(bar.frame.width, 852 - 2 * (59 + 8))
    }

    @MainActor
    func testTabsDivideTheWidthOfTheSafeArea() async throws {
        let controller = UITabBarController()
        controller.viewControllers = ["A", "B"].map {
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: $0, image: nil, tag: 0)
            return page
        }
        try show(controller)
        controller.tabBar.layoutIfNeeded()
        XCTAssertEqual(controller.tabBar.frame.width, 852)
        XCTAssertEqual(controller.tabBar.subviews.map(\.frame.minX), [59, 59 + 367])
        XCTAssertEqual(controller.tabBar.subviews.map(\.frame.width), [367, 367])
    }
}
