import XCTest

@testable import HeadlessUIKit

/// Tests accessibility custom actions, as performed by an assistive technology.
final class CustomActionTests: XCTestCase {
    @MainActor
    func testAnActionIsPerformedByItsName() async throws {
        var performed: [String] = []
        let controller = UITableViewController(style: .plain)
        let label = UILabel()
        let source = OneRow { cell in
            cell.contentView.addSubview(label)
            cell.accessibilityCustomActions = [
                UIAccessibilityCustomAction(name: "Share") { action in
                    performed.append(action.name)
                    return true
                },
                UIAccessibilityCustomAction(name: "Print") { _ in false },
            ]
            let element = UIAccessibilityElement(accessibilityContainer: cell)
            element.accessibilityCustomActions = [
                UIAccessibilityCustomAction(name: "Open") { action in
                    performed.append(action.name)
                    return true
                }
            ]
            cell.accessibilityElements = [element]
        }
        controller.tableView.dataSource = source
        controller.tableView.layoutIfNeeded()
        try Finger().perform("Share", of: label)
        try Finger().perform("Open", of: XCTUnwrap(source.cell))
        XCTAssertEqual(performed, ["Share", "Open"])
        XCTAssertThrowsError(try Finger().perform("Print", of: label)) { error in
            XCTAssertEqual("\(error)", "\"Print\" was not possible")
        }
        XCTAssertThrowsError(try Finger().perform("Burn", of: label)) { error in
            XCTAssertEqual(
                "\(error)", "UILabel has no custom action \"Burn\", it has \"Share\", \"Print\", \"Open\"")
        }
    }
}
