import HeadlessUIKit
import XCTest

/// Tests cells that are made from their metatype, as prepared sources make them.
final class CellFromTypeTests: ConformanceTestCase {
    private final class Cell: UITableViewCell {
        var madeStyle: CellStyle?
        override init(style: CellStyle, reuseIdentifier: String?) {
            madeStyle = style
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }
    }
    private final class Header: UITableViewHeaderFooterView {}

    @MainActor func testAMetatypesInitializerIsThatOfItsClass() async {
        let type: UITableViewCell.Type = Cell.self
        let cell = type.init(_of: type, style: .subtitle, reuseIdentifier: "a")
        XCTAssertEqual((cell as? Cell)?.madeStyle, .subtitle)
        XCTAssertEqual(cell.reuseIdentifier, "a")
        XCTAssertNil(type.init(_of: type, style: .default, reuseIdentifier: nil).reuseIdentifier)

        let header: UITableViewHeaderFooterView.Type = Header.self
        XCTAssertTrue(header.init(_of: header, reuseIdentifier: "h") is Header)
        XCTAssertEqual(header.init(_of: header, reuseIdentifier: "h").reuseIdentifier, "h")
    }
}
