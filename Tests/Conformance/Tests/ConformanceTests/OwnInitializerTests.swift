import CellDirector
import XCTest

/// Cells, headers and footers with initializers of their own, as they compile with UIKit.
final class OwnInitializerTests: ConformanceTestCase {
    /// It leaves out the superclass's initializer: it can't be registered, in UIKit either.
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

    /// It has both, so that it can be registered.
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
    func testViewsThatLeaveOutTheUsualInitializerAreMadeByTheirOwn() async {
        XCTAssertEqual(PriceCell(price: 3).price, 3)
        XCTAssertEqual(PriceCell(price: 3).reuseIdentifier, "price")
        XCTAssertEqual(TagView(tagName: "new").tagName, "new")
        XCTAssertEqual(TitleView(title: "news").reuseIdentifier, "news")
    }

    @MainActor
    func testARegisteredClassIsMadeByTheInitializerThatItOverrides() async {
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
    func testAGenericItemIsMadeByARegistration() async {
        let list = inWindow(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
        let registration = UICollectionView.CellRegistration<Item<Int>, Int> { item, _, number in item.content = number
        }
        let item = list.dequeueConfiguredReusableCell(using: registration, for: path(0), item: 7)
        XCTAssertEqual(item.content, 7)
        XCTAssertNotNil(item.reuseIdentifier)
    }
}
