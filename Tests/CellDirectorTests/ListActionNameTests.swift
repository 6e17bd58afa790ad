import CellActions
import XCTest

/// Tests that the action names that scripts recognize as list actions are exactly the names that lists use.
final class ListActionNameTests: XCTestCase {
    func testTheSetOfListActionNamesIsComplete() throws {
        let sources = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Sources").standardized
        var names: Set<String> = []
        for folder in ["CellActions/Actions", "CellDirector/Actions"] {
            let folder = sources.appendingPathComponent(folder)
            for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
                let text = try String(contentsOf: file, encoding: .utf8)
                for line in text.split(separator: "\n") where !line.contains("///") {
                    if let match = line.firstMatch(of: #/Self\((?:list: )?"(\w+)"\)/#) { names.insert(String(match.1)) }
                }
            }
        }
        XCTAssertEqual(names.sorted(), ActionName.ofLists.sorted())
    }
}
