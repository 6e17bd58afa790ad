import Foundation
import HeadlessUIKit
import XCTest

/// Tests that rows are as tall as their content, beside accessories of all kinds, and that no text is clipped.
final class ListCellHeightTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { UIView.setDeviceTextSize(.large, onScreen: []) }
    }

    /// One way to show accessories.
    private struct Variant {
        var name: String
        var accessories: @MainActor () -> [UICellAccessory] = { [] }
        var isEditing = false
        var indentation = 0
        var isMirrored = false
        var style = UIListContentConfiguration.subtitleCell
    }

    @MainActor private static var custom: UIView { UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30)) }

    @MainActor private static let variants: [Variant] = [
        Variant(name: "no accessory"),
        Variant(name: "chevron", accessories: { [.disclosureIndicator()] }),
        Variant(name: "price", accessories: { [.label(text: "$172")] }),
        Variant(name: "long label", accessories: { [.label(text: "Delivered yesterday"), .disclosureIndicator()] }),
        Variant(
            name: "very long labels",
            accessories: { [.label(text: String(repeating: "endless ", count: 9)), .label(text: "and more of it")] }),
        Variant(name: "checkmark and detail", accessories: { [.checkmark(), .detail()] }, indentation: 2),
        Variant(
            name: "editing", accessories: { [.delete(), .reorder(), .multiselect(), .insert()] }, isEditing: true),
        Variant(name: "not editing", accessories: { [.delete(), .reorder(), .multiselect()] }),
        Variant(
            name: "reserved widths",
            accessories: {
                [
                    .disclosureIndicator(options: .init(reservedLayoutWidth: .custom(90))),
                    .customView(
                        configuration: .init(
                            customView: custom, placement: .leading(), reservedLayoutWidth: .custom(100))),
                ]
            }),
        Variant(
            name: "hidden", accessories: { [.checkmark(options: .init(isHidden: true))] }, isMirrored: true),
        Variant(
            name: "outline", accessories: { [.outlineDisclosure(), .label(text: "12")] }, indentation: 5,
            isMirrored: true),
        Variant(
            name: "beside one another", accessories: { [.label(text: "$172")] },
            style: UIListContentConfiguration.valueCell),
    ]

    @MainActor
    private func measured(_ variant: Variant, _ letters: Int, _ width: CGFloat) throws -> (
        row: UICollectionViewListCell, content: UIView, needed: CGFloat
    ) {
        let (list, row) = try shown(variant, letters, width)
        let content = row.contentView
        let needed = content.sizeThatFits(CGSize(width: max(1, content.frame.width), height: 0)).height
        withExtendedLifetime(list) {}
        return (row, content, needed)
    }

    @MainActor
    private func shown(_ variant: Variant, _ letters: Int, _ width: CGFloat) throws -> (
        list: UICollectionView, row: UICollectionViewListCell
    ) {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: 6_000),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        if variant.isMirrored { list.semanticContentAttribute = .forceRightToLeft }
        let text = String(String(repeating: "Lemon tea and a large salad, ", count: 4).prefix(letters))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
            if variant.isMirrored { cell.semanticContentAttribute = .forceRightToLeft }
            var content = variant.style()
            content.text = text
            content.secondaryText = String(text.reversed())
            cell.contentConfiguration = content
            cell.accessories = variant.accessories()
            cell.indentationLevel = variant.indentation
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0])
        source.apply(snapshot, animatingDifferences: false)
        list.isEditing = variant.isEditing
        list.layoutIfNeeded()
        return (list, try XCTUnwrap(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell))
    }

    @MainActor
    func testRowsAreAsTallAsTheirContentBesideAccessories() async throws {
        let sizes: [(UIContentSizeCategory, [CGFloat], Int)] = [
            (.large, [320, 393, 1024], 1), (.accessibilityExtraExtraExtraLarge, [320, 430, 768], 9),
            (.extraSmall, [393], 7),
        ]
        for (category, widths, step) in sizes {
            UIView.setDeviceTextSize(category, onScreen: [])
            for variant in Self.variants {
                for width in widths {
                    for letters in stride(
                        from: 1, through: 75, by: (width == 393 ? step : step + 6) * (isThorough ? 1 : 4))
                    {
                        let (row, content, needed) = try measured(variant, letters, width)
                        let what = "\(variant.name), \(letters) letters, \(width) wide, \(category.rawValue)"
                        let parts = row.subviews.filter { $0 !== content }.map(\.frame.height)
                        let tallest = ([needed] + parts).max() ?? 0
                        XCTAssertEqual(row.frame.height, tallest, accuracy: 0.01, what)
                        for label in content.subviews.compactMap({ $0 as? UILabel }) {
                            let fitting = label.sizeThatFits(CGSize(width: max(1, label.frame.width), height: 0))
                            XCTAssertGreaterThanOrEqual(label.frame.height, fitting.height - 0.01, what)
                            XCTAssertGreaterThan(label.frame.width, 0, what)
                            XCTAssertGreaterThanOrEqual(label.frame.minY, 0, what)
                            XCTAssertLessThanOrEqual(label.frame.maxY, content.frame.height + 0.01, what)
                        }
                        for part in row.subviews {
                            XCTAssertTrue(row.bounds.insetBy(dx: -0.01, dy: -0.01).contains(part.frame), what)
                        }
                    }
                }
            }
        }
    }

    /// Apple, `reservedLayoutWidth`: "The layout width that the system reserves for the accessory, and then centers the
    /// accessory within."
    @MainActor
    func testAnAccessoryIsCenteredInItsReservedWidth() async throws {
        let reserved = Self.variants.first { $0.name == "reserved widths" }
        let (row, content, _) = try measured(try XCTUnwrap(reserved), 5, 393)
        let chevron = try XCTUnwrap(row.subviews.first { $0.accessibilityIdentifier == "disclosure indicator" })
        let view = try XCTUnwrap(row.subviews.first { $0.frame.width == 60 })
        XCTAssertEqual(chevron.frame.midX, 393 - 16 - 45)
        XCTAssertEqual(view.frame.midX, 16 + 50)
        XCTAssertEqual(content.frame.minX, 116)
        XCTAssertEqual(content.frame.maxX, 393 - 16 - 90)
    }

    /// Apple, `isHidden`: "A hidden accessory takes up space in the layout, but it isn't visible".
    @MainActor
    func testAHiddenAccessoryTakesUpSpace() async throws {
        var variant = Variant(name: "shown", accessories: { [.checkmark()] })
        let shown = try measured(variant, 5, 393).content.frame
        variant.accessories = { [.checkmark(options: .init(isHidden: true))] }
        XCTAssertEqual(try measured(variant, 5, 393).content.frame, shown)
    }

    @MainActor
    func testARowIsMeasuredAgainWhenItsAccessoriesChange() async throws {
        let (list, row) = try shown(Variant(name: "none"), 40, 320)
        let before = row.frame.height
        row.accessories = [.label(text: "A long label"), .disclosureIndicator()]
        list.layoutIfNeeded()
        XCTAssertGreaterThan(row.frame.height, before)
        row.accessories = []
        list.layoutIfNeeded()
        XCTAssertEqual(row.frame.height, before)
        row.indentationLevel = 20
        list.layoutIfNeeded()
        XCTAssertGreaterThan(row.frame.height, before)
    }

    @MainActor
    func testAnAccessoryLabelHasTheFontOfItsOptions() async throws {
        let font = UIFont.systemFont(ofSize: 40)
        let variant = Variant(
            name: "font", accessories: { [.label(text: "12", options: .init(tintColor: .red, font: font))] })
        let (row, content, _) = try measured(variant, 5, 393)
        let label = try XCTUnwrap(row.subviews.lazy.compactMap { $0 as? UILabel }.first)
        XCTAssertEqual(label.font, font)
        XCTAssertEqual(label.textColor, .red)
        XCTAssertGreaterThanOrEqual(row.frame.height, font.lineHeight)
        XCTAssertEqual(content.frame.maxX, 393 - 16 - label.frame.width)
    }

    @MainActor
    func testASizingCellIsMeasuredAtTheRequiredWidth() async {
        for makesConstraints in [false, true] {
            let cell = UICollectionViewListCell(frame: .zero)
            cell.accessories = [.label(text: "$172")]
            let text = "Lemon tea and a large salad, twice"
            if makesConstraints {
                let label = UILabel()
                label.text = text
                label.numberOfLines = 0
                label.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                    label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                    label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                ])
            } else {
                var content = cell.defaultContentConfiguration()
                content.text = text
                cell.contentConfiguration = content
            }
            func height(_ width: CGFloat) -> CGFloat {
                cell.systemLayoutSizeFitting(
                    CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
            }
            let (narrow, wide) = (height(200), height(600))
            XCTAssertGreaterThan(narrow, wide)
            cell.frame = CGRect(x: 0, y: 0, width: 200, height: narrow)
            cell.layoutIfNeeded()
            let label = cell.contentView.subviews.lazy.compactMap { $0 as? UILabel }.first
            let fitting = label?.sizeThatFits(CGSize(width: label?.frame.width ?? 0, height: 0))
            XCTAssertEqual(label?.frame.height ?? 0, fitting?.height ?? -1, accuracy: 0.001)
        }
    }
}
