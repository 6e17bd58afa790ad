import Foundation
import XCTest

/// Tests that mirrors of UIKit's main-actor types are marked `@preconcurrency`, as in UIKit, so that apps in Swift 5
/// mode compile.
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
            // The test driver `Finger` is not a mirror of a UIKit type.
            for type in types where type.2 != "Finger" {
                count += 1
                XCTAssert(
                    type.1.contains("@preconcurrency"), "\(file.lastPathComponent): \(type.2) is not @preconcurrency")
            }
        }
        XCTAssertGreaterThan(count, 50)
    }
}
