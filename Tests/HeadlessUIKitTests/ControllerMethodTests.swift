import Foundation
import XCTest

/// Tests that the list controllers declare every delegate and data source method. If one were missing, a subclass's
/// method would compile but never be called, because the protocol's default implementation would be called instead.
final class ControllerMethodTests: XCTestCase {
    func testControllersHaveEachMethodOfTheirListsDelegateAndDataSource() throws {
        for (kind, folder) in [("UITableView", "Lists/Tables"), ("UICollectionView", "Lists/Collections")] {
            let controller = Set(try methods("Controllers/\(kind)Controller"))
            for part in ["Delegate", "DataSource"] {
                let wanted = try methods("\(folder)/\(kind)\(part)", in: "protocol \(kind)\(part)")
                XCTAssertGreaterThan(wanted.count, 5)
                XCTAssertEqual(wanted.filter { !controller.contains($0) }, [], "\(kind)Controller")
            }
        }
    }

    /// Returns the names and argument labels of the methods in a file, or in one of its declarations.
    private func methods(_ file: String, in declaration: String? = nil) throws -> [String] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let path = root.appendingPathComponent("Sources/HeadlessUIKit/\(file).swift")
        var source = try String(contentsOf: path, encoding: .utf8)[...]
        if let declaration {
            let start = try XCTUnwrap(source.range(of: declaration)).lowerBound
            source = source[start...]
            source = try source[..<XCTUnwrap(source.range(of: "\n}")).lowerBound]
        }
        return source.matches(of: /func (\w+)\(([^()]*(?:\([^()]*\)[^()]*)*)\)/).map { match in
            let labels = match.2.matches(of: /(?:^|,)\s*(\w+)[^:,]*:/).map { "\($0.1):" }
            return "\(match.1)(\(labels.joined()))"
        }
    }
}
