import Foundation
import HeadlessUIKit
import XCTest

/// Tests that text adapts to the content size category that the user chooses.
final class DynamicTypeTests: XCTestCase {
    @MainActor
    private func choose(_ category: UIContentSizeCategory, _ roots: UIView...) {
        UIView.setDeviceTextSize(category, onScreen: roots)
    }

    override func tearDown() async throws {
        await MainActor.run { UIView.setDeviceTextSize(.large, onScreen: []) }
    }

    // MARK: Categories

    @MainActor
    func testCategoriesAreInOrder() async {
        let all = UIContentSizeCategory.names.map(\.category)
        for (smaller, larger) in zip(all, all.dropFirst()) {
            XCTAssertTrue(smaller < larger && smaller <= larger && larger > smaller && larger >= smaller)
            XCTAssertFalse(larger < smaller || larger <= smaller || smaller > larger || smaller >= larger)
        }
        XCTAssertEqual(all.filter(\.isAccessibilityCategory).count, 5)
        for category in all {
            XCTAssertEqual(UIContentSizeCategory(rawValue: category.rawValue), category)
        }
        XCTAssertEqual(UIContentSizeCategory.accessibilityLarge.rawValue, "UICTContentSizeCategoryAccessibilityL")
    }

    // MARK: Fonts

    /// Apple's Human Interface Guidelines list these sizes.
    @MainActor
    func testStylesHaveTheirPublishedSizes() async {
        let styles: [UIFont.TextStyle] = [
            .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
            .caption2,
        ]
        let published: [(UIContentSizeCategory, [CGFloat])] = [
            (.extraSmall, [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11]),
            (.small, [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11]),
            (.medium, [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11]),
            (.large, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
            (.extraLarge, [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13]),
            (.extraExtraLarge, [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15]),
            (.extraExtraExtraLarge, [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17]),
            (.accessibilityMedium, [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20]),
            (.accessibilityLarge, [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24]),
            (.accessibilityExtraLarge, [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29]),
            (.accessibilityExtraExtraLarge, [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34]),
            (.accessibilityExtraExtraExtraLarge, [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]),
        ]
        for (category, sizes) in published {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            XCTAssertEqual(
                styles.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize }, sizes,
                category.rawValue)
            choose(category)
            XCTAssertEqual(styles.map { UIFont.preferredFont(forTextStyle: $0).pointSize }, sizes)
            XCTAssertEqual(UIApplication.shared.preferredContentSizeCategory, category)
        }
    }

    /// Based on the example in jaredsinclair.com/2024/03/02/scaled-metrics.html, with values that were printed on an
    /// iPhone.
    @MainActor
    func testFontMetricsScaleByTheLineDistanceOfTheirStyle() async {
        let body = UIFontMetrics.default
        XCTAssertEqual(body.scaledValue(for: 17.1), 17.1)
        let medium = UITraitCollection(preferredContentSizeCategory: .medium)
        XCTAssertEqual(body.scaledValue(for: 17, compatibleWith: medium), 49.0 / 3, accuracy: 1e-9)
        choose(.accessibilityExtraExtraExtraLarge)
        XCTAssertEqual(body.scaledValue(for: 22), 62)
        let font = UIFont.systemFont(ofSize: 22, weight: .bold)
        XCTAssertEqual(body.scaledFont(for: font), .systemFont(ofSize: 62, weight: .bold))
        XCTAssertEqual(body.scaledFont(for: font, maximumPointSize: 40).pointSize, 40)
        XCTAssertEqual(body.scaledFont(for: font, maximumPointSize: 90).pointSize, 62)
        XCTAssertEqual(UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 41), 70)
    }

    @MainActor
    func testAScaledFontKeepsTheSmallestOfItsMaximumSizes() async {
        let (once, label) = (UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 22)), UILabel())
        let title = UIFont.preferredFont(forTextStyle: .title1)
        for (font, size) in [(once, 40.0), (title, 30)] {
            let limited = UIFontMetrics.default.scaledFont(for: font, maximumPointSize: size)
            label.font = UIFontMetrics.default.scaledFont(for: limited, maximumPointSize: 90)
            label.adjustsFontForContentSizeCategory = true
            choose(.accessibilityExtraExtraExtraLarge, label)
            XCTAssertEqual(label.font.pointSize, size)
            choose(.large, label)
            XCTAssertEqual(label.font.pointSize, font.pointSize)
        }
    }

    // MARK: Views that adjust their fonts

    @MainActor
    func testViewsThatAdjustTheirFontFollowTheTextSize() async throws {
        let root = UIView()
        let (label, field, text) = (UILabel(), UITextField(), UITextView())
        let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 22), maximumPointSize: 30)
        text.text = "Text"
        (label.font, field.font, text.font) = (.preferredFont(forTextStyle: .title1), scaled, scaled)
        label.adjustsFontForContentSizeCategory = true
        field.adjustsFontForContentSizeCategory = true
        text.adjustsFontForContentSizeCategory = true
        let (stays, fixed) = (UILabel(), UILabel())
        stays.font = .preferredFont(forTextStyle: .title1)
        fixed.adjustsFontForContentSizeCategory = true
        for view in [label, field, text, stays, fixed] { root.addSubview(view) }
        choose(.accessibilityMedium, root)
        XCTAssertEqual(label.font.pointSize, 38)
        XCTAssertEqual(field.font?.pointSize, 30)
        XCTAssertEqual(text.font?.pointSize, 30)
        XCTAssertEqual(stays.font.pointSize, 28, "the label does not adjust its font")
        XCTAssertEqual(fixed.font.pointSize, 17, "the system font does not scale")
        stays.adjustsFontForContentSizeCategory = true
        XCTAssertEqual(stays.font.pointSize, 38)
        choose(.extraSmall, root)
        XCTAssertEqual(label.font.pointSize, 25)
        XCTAssertEqual(try XCTUnwrap(field.font?.pointSize), 19)
        let attributed = try XCTUnwrap(text.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
        XCTAssertEqual(attributed.pointSize, 19)
    }

    @MainActor
    func testFontsInsideAnAttributedTextFollowTheTextSize() async throws {
        let root = UIView()
        let label = UILabel()
        let text = NSMutableAttributedString(
            string: "big", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)])
        text.append(
            NSAttributedString(string: "small", attributes: [.font: UIFont.preferredFont(forTextStyle: .caption1)]))
        label.attributedText = text
        label.adjustsFontForContentSizeCategory = true
        root.addSubview(label)
        let width = label.intrinsicContentSize.width
        choose(.accessibilityExtraExtraExtraLarge, root)
        let sizes = try [0, 3].map {
            try XCTUnwrap(label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont).pointSize
        }
        XCTAssertEqual(sizes, [58, 43])
        XCTAssertGreaterThan(label.intrinsicContentSize.width, 2 * width)
    }

    @MainActor
    func testButtonsFollowTheTextSize() async {
        let root = UIView()
        let configured = UIButton(configuration: .plain())
        configured.configuration?.title = "Send"
        let plain = UIButton()
        plain.setTitle("Send", for: .normal)
        plain.titleLabel?.font = .preferredFont(forTextStyle: .body)
        plain.titleLabel?.adjustsFontForContentSizeCategory = true
        root.addSubview(configured)
        root.addSubview(plain)
        let before = [configured, plain].map(\.intrinsicContentSize.height)
        choose(.accessibilityExtraLarge, root)
        let after = [configured, plain].map(\.intrinsicContentSize.height)
        XCTAssertEqual(zip(after, before).map { $0 - $1 > 20 }, [true, true])
    }

    // MARK: Notified objects

    @MainActor
    func testViewsControllersAndObserversAreNotified() async {
        var heard: [String] = []
        let controller = UIViewController()
        let view = ObservingView { heard.append("view \($0)") }
        controller.view.addSubview(view)
        controller.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (controller: UIViewController, previous: UITraitCollection) in
            XCTAssertEqual(previous.preferredContentSizeCategory, .large)
            heard.append("controller \(controller.traitCollection.preferredContentSizeCategory.name)")
        }
        controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (_: UIViewController, _: UITraitCollection) in heard.append("style")
        }
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { note in
            let category = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
            MainActor.assumeIsolated { heard.append("notification \(category ?? "")") }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        choose(.small, controller.view)
        choose(.small, controller.view)
        XCTAssertEqual(heard, ["controller small", "view small", "notification UICTContentSizeCategoryS"])
    }

    /// Tests views that are outside the hierarchy while the text size changes, such as the views of a removed page or
    /// of a controller that is presented later.
    @MainActor
    func testViewsOffScreenAreNotifiedWhenTheyAppear() async {
        var heard: [String] = []
        let root = UIView()
        let (page, inner) = (UIView(), ObservingView { heard.append($0) })
        page.addSubview(inner)
        root.addSubview(page)
        page.removeFromSuperview()
        choose(.small, root)
        XCTAssertEqual(heard, [])
        XCTAssertEqual(page.traitCollection.preferredContentSizeCategory, .large)
        root.addSubview(page)
        XCTAssertEqual(heard, ["small"])
        page.removeFromSuperview()
        choose(.large, root)
        choose(.small, root)
        root.addSubview(page)
        XCTAssertEqual(heard, ["small"], "the view's text size does not change")

        let controller = UIViewController()
        let (label, presenter) = (UILabel(), UIViewController())
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        controller.view.addSubview(label)
        choose(.accessibilityLarge, presenter.view)
        XCTAssertEqual(label.font.pointSize, 15)
        makeAppear(presenter)
        presenter.present(controller, animated: false)
        XCTAssertEqual(label.font.pointSize, 33)
    }

    @MainActor
    func testTextSizesStayWithinTheLimitsOfAView() async {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.maximumContentSizeCategory = .extraLarge
        inner.minimumContentSizeCategory = .medium
        for (chosen, seen) in [
            (UIContentSizeCategory.extraSmall, UIContentSizeCategory.medium), (.large, .large),
            (.accessibilityLarge, .extraLarge),
        ] {
            choose(chosen, outer)
            XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, seen)
            XCTAssertEqual(outer.traitCollection.preferredContentSizeCategory, chosen)
        }
        outer.traitOverrides.preferredContentSizeCategory = .small
        XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .medium)
        inner.minimumContentSizeCategory = nil
        XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .small)
    }

    // MARK: Lists

    @MainActor
    func testRowsAndHeadersAreMeasuredAgain() async {
        let source = Shelf()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        table.dataSource = source
        table.delegate = source
        table.layoutIfNeeded()
        let row = table.rectForRow(at: [0, 0]).height
        let header = table.rectForHeader(inSection: 0).height
        table.scrollToRow(at: [0, 99], at: .bottom, animated: false)
        table.layoutIfNeeded()
        choose(.accessibilityExtraExtraExtraLarge, table)
        table.layoutIfNeeded()
        XCTAssertFalse(table.visibleCells.isEmpty)
        for cell in table.visibleCells {
            XCTAssertGreaterThan(cell.frame.height, row + 30, "the visible rows are measured again")
        }
        table.scrollToRow(at: [0, 0], at: .top, animated: false)
        table.layoutIfNeeded()
        XCTAssertGreaterThan(table.rectForRow(at: [0, 0]).height, row + 30, "the rows off screen are measured again")
        XCTAssertGreaterThan(table.rectForHeader(inSection: 0).height, header + 20)
        choose(.large, table)
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: [0, 0]).height, row)
        XCTAssertEqual(table.rectForHeader(inSection: 0).height, header)
    }

    @MainActor
    func testRowsSizedByConstraintsAreMeasuredAgain() async {
        final class Cell: UITableViewCell {
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                let label = UILabel()
                label.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 34))
                label.adjustsFontForContentSizeCategory = true
                label.text = "Row"
                label.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: contentView.topAnchor),
                    label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                ])
            }

            @available(*, unavailable)
            required init?(coder: NSCoder) { nil }
        }
        let source = Shelf()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), style: .plain)
        table.register(Cell.self, forCellReuseIdentifier: "constrained")
        source.identifier = "constrained"
        table.dataSource = source
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: [0, 0]).height, 40 + 2.0 / 3, accuracy: 0.001)
        choose(.accessibilityExtraExtraExtraLarge, table)
        table.layoutIfNeeded()
        XCTAssertEqual(
            table.rectForRow(at: [0, 0]).height, 81 + 1.0 / 3, accuracy: 0.001, "the font is scaled to 68 points")
        choose(.large, table)
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: [0, 0]).height, 40 + 2.0 / 3, accuracy: 0.001)
    }

    @MainActor
    func testItemsAreMeasuredAgain() async {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 800),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Item \(item)"
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<50))
        await source.apply(snapshot, animatingDifferences: false)
        list.layoutIfNeeded()
        let height = list.cellForItem(at: [0, 0])?.frame.height ?? 0
        choose(.accessibilityExtraExtraExtraLarge, list)
        list.layoutIfNeeded()
        XCTAssertGreaterThan(list.cellForItem(at: [0, 0])?.frame.height ?? 0, height + 20)
    }
}

private final class ObservingView: UIView {
    private let hear: (String) -> Void

    init(_ hear: @escaping (String) -> Void) {
        self.hear = hear
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        hear(traitCollection.preferredContentSizeCategory.name)
    }
}

private final class Shelf: NSObject, UITableViewDataSource, UITableViewDelegate {
    var identifier = "cell"

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        if identifier != "cell" { return cell }
        if indexPath.row.isMultiple(of: 2) {
            cell.contentConfiguration = nil
            cell.textLabel?.text = "Row"
            cell.textLabel?.numberOfLines = 0
        } else {
            var content = cell.defaultContentConfiguration()
            content.text = "Row"
            cell.contentConfiguration = content
        }
        return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        var content = header?.defaultContentConfiguration()
        content?.text = "Shelf"
        header?.contentConfiguration = content
        return header
    }
}
