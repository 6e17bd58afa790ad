import Foundation
import XCTest

/// Types that mirror UIKit's of the main actor say `@preconcurrency`, as UIKit's do, so that an app's code in Swift 5 compiles.
final class PreconcurrencyTests: XCTestCase {
    func testPublicTypesOfTheMainActorArePreconcurrency() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/HeadlessUIKit")
        let files =
            FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        var count = 0
        for file in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            let types = text.matches(
                of:
                    /(?m)^ *((?:@\w+\s+)*@MainActor\s+(?:@\w+\s+)*)(?:public|open) (?:final )?(?:class|struct|enum|protocol) (?!func|var|let)(\w+)/
            )
            // What a test drives is no type of UIKit's.
            for type in types where type.2 != "Finger" {
                count += 1
                XCTAssert(
                    type.1.contains("@preconcurrency"), "\(file.lastPathComponent): \(type.2) is not @preconcurrency")
            }
        }
        XCTAssertGreaterThan(count, 50)
    }
}
