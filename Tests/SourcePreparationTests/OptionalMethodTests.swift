import Foundation
import XCTest

@testable import SourcePreparation

/// Compares the names of UIKit's optional methods with the protocols of HeadlessUIKit.
final class OptionalMethodTests: XCTestCase {
    /// The protocols that have default implementations, but no optional methods, in UIKit.
    private static let swiftProtocols: Set = ["UIContentView", "UIViewControllerTransitionCoordinator"]

    func testTheOptionalMethodsAreThoseThatHeadlessUIKitImplementsByDefault() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/HeadlessUIKit")
        var (requirements, defaults): ([String: Set<String>], [String: Set<String>]) = ([:], [:])
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) where path.hasSuffix(".swift") {
            let source = SwiftSource(Array(try Data(contentsOf: root.appendingPathComponent(path))))
            for declaration in SourceScopes(source).declarations {
                let methods = declaration.body.filter { source.spelling($0) == "func" }.map { source.spelling($0 + 1) }
                if declaration.scope.kind == .extension {
                    defaults[declaration.scope.name, default: []].formUnion(methods)
                } else if source.spelling(declaration.keyword) == "protocol",
                    source.spelling(declaration.keyword - 1) == "public"
                {
                    requirements[declaration.scope.name, default: []].formUnion(methods)
                }
            }
        }
        let optional = requirements.filter { !Self.swiftProtocols.contains($0.key) }.reduce(into: Set<String>()) {
            $0.formUnion($1.value.intersection(defaults[$1.key] ?? []))
        }
        XCTAssertGreaterThan(optional.count, 80)
        XCTAssertEqual(optional.subtracting(SourceIndex.optionalMethodsOfUIKit).sorted(), [], "are missing")
        XCTAssertEqual(SourceIndex.optionalMethodsOfUIKit.subtracting(optional).sorted(), [], "are not optional")
    }
}
