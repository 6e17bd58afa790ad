import Foundation
import XCTest

/// Tests the resources that storyboards and xibs are compiled to.
final class CompiledTests: XCTestCase {
    func testTheIndexLeadsToTheResources() throws {
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <tableViewCell id="c" customClass="UserCell"/></objects></document>
            """
        let compiled = try compile(["UserCell.xib": xib], source: "class UserCell: UITableViewCell {}")
        defer { try? FileManager.default.removeItem(at: compiled.folder) }
        XCTAssertEqual(compiled.problems, [])
        func json(_ name: String) throws -> [String: Any] {
            let data = try Data(contentsOf: compiled.folder.appending(path: name))
            return try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
        }
        let files = try XCTUnwrap(json("HeadlessInterfaces.json")["files"] as? [String: String])
        XCTAssertEqual(try json(XCTUnwrap(files["UserCell.xib"]))["n"] as? String, "document")
    }
}
