import CellDirector
import XCTest

/// Tests that cells, headers and footers with custom initializers compile, as they do with UIKit, and which initializer
/// creates a registered class.
final class CustomInitializerTests: ConformanceTestCase {
    /// A cell that does not override the superclass's initializer and therefore can't be registered, as in UIKit.
    private final class PriceCell: UITableViewCell {
        let price: Int

        init(price: Int) {
            self.price = price
            super.init(style: .value1, reuseIdentifier: "price")
        }

        required init?(coder: NSCoder) { return nil }
    }

    private final class TagView: UICollectionReusableView {
        let tagName: String

        init(tagName: String) {
            self.tagName = tagName
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { return nil }
    }

    private final class TitleView: UITableViewHeaderFooterView {
        init(title: String) { super.init(reuseIdentifier: title) }

        required init?(coder: NSCoder) { return nil }
    }

    /// A cell that has both a custom initializer and the superclass's initializer, so it can be registered.
    private class ToggleCell: UITableViewCell {
        let toggle: UISwitch

        init(toggle: UISwitch, reuseIdentifier: String?) {
            self.toggle = toggle
            super.init(style: .default, reuseIdentifier: reuseIdentifier)
        }

        override convenience init(style: CellStyle, reuseIdentifier: String?) {
            self.init(toggle: UISwitch(frame: .zero), reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) { return nil }
    }

    private final class LoudToggleCell: ToggleCell {}

    private final class Item<Content>: UICollectionViewCell {
        var content: Content?
    }

    @MainActor
    func testViewsWithoutTheUsualInitializerAreCreatedByTheirOwn() async {
        XCTAssertEqual(PriceCell(price: 3).price, 3)
        XCTAssertEqual(PriceCell(price: 3).reuseIdentifier, "price")
        XCTAssertEqual(TagView(tagName: "new").tagName, "new")
        XCTAssertEqual(TitleView(title: "news").reuseIdentifier, "news")
    }

    @MainActor
    func testARegisteredClassIsCreatedByTheInitializerThatItOverrides() async {
        let table = inWindow(UITableView(frame: .zero))
        table.register(ToggleCell.self, forCellReuseIdentifier: "toggle")
        table.register(LoudToggleCell.self, forCellReuseIdentifier: "loud")
        let toggle = table.dequeueReusableCell(withIdentifier: "toggle")
        XCTAssertTrue(toggle is ToggleCell)
        XCTAssertEqual(toggle?.reuseIdentifier, "toggle")
        let loud = table.dequeueReusableCell(withIdentifier: "loud")
        XCTAssertTrue(loud is LoudToggleCell)
        XCTAssertEqual(loud?.reuseIdentifier, "loud")
    }

    @MainActor
    func testAGenericItemIsCreatedByARegistration() async {
        let list = inWindow(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
        let registration = UICollectionView.CellRegistration<Item<Int>, Int> { item, _, number in item.content = number
        }
        let item = list.dequeueConfiguredReusableCell(using: registration, for: path(0), item: 7)
        XCTAssertEqual(item.content, 7)
        XCTAssertNotNil(item.reuseIdentifier)
    }
}
