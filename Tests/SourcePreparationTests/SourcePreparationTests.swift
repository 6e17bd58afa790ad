import SourcePreparation
import XCTest

/// Tests the errors for unsupported source code, and the preparation of code that uses declarations in other files.
final class SourcePreparationTests: XCTestCase {
    private func problems(_ source: String) -> [String] {
        SourcePreparation([.init(path: "A.swift", text: Array(source.utf8))]).prepare()[0].problems.map(\.description)
    }

    func testUnsupportedCodeIsReportedAtItsPlaceWithAReplacement() {
        let cases = [
            ("import UIKit\nimport MapKit", "A.swift:2:8: error: MapKit is not available without a device"),
            ("import SwiftUI\nstruct A: View {}", "A.swift:1:8: error: SwiftUI is not available without a device"),
            (
                "let a = \"é\"; let b = #fileLiteral(resourceName: \"b\")",
                "A.swift:1:22: error: file literals are not supported"
            ),
            ("let b = #keyPath(A.b", "A.swift:1:9: error: #keyPath can't be read"),
            ("import Accelerate", "A.swift:1:8: error: Accelerate is not available"),
            (
                "extension A { override func b() {} }",
                "A.swift:1:15: error: A is not a class of the app, and this member of it can't be overridden here"
            ),
            (
                "class A {}; extension A { override init() {} }",
                "A.swift:1:27: error: only members of Objective-C classes can be overridden"
            ),
            (
                "class A {}; extension A { override var b: Int { didSet {} } }",
                "A.swift:1:27: error: only members of Objective-C classes can be overridden"
            ),
            (
                "enum B { class A {} }; class A {}; extension A { override func b() {} }",
                "A.swift:1:50: error: a class A is declared in several places in A.swift"
            ),
            (
                "@objc protocol A { @objc optional var b: Int { get set } }",
                "A.swift:1:26: error: only methods and properties that can only be read can be optional"
            ),
            ("let a = #selector(b)", "A.swift:1:9: error: write the method's type before it"),
            ("class A { let a = #selector(setter: b) }", "A.swift:1:19: error: a setter can't be a selector here"),
            ("class A { let a = #selector(b", "A.swift:1:19: error: #selector can't be read"),
            ("class A { @NSManaged var b: Int }", "A.swift:1:11: error: Core Data is not available without a device"),
        ]
        for (source, message) in cases {
            let problems = problems(source)
            XCTAssertEqual(problems.count, 1, source)
            XCTAssert(problems.first?.hasPrefix(message) ?? false, "\(source)\n\(problems)")
        }
    }

    func testCodeThatIsNeverCompiledIsNotReported() {
        XCTAssertEqual(problems("#if os(macOS)\nimport AppKit\n#endif"), [])
        XCTAssertEqual(problems("#if canImport(UIKit)\n#else\nimport Cocoa\n#endif"), [])
        XCTAssertEqual(problems("#if canImport(Combine) && DEBUG\nimport Combine\n#endif"), [])
        XCTAssertEqual(problems("#if !canImport(Combine)\nimport MapKit\n#endif").count, 1)
        XCTAssertEqual(problems("#if DEBUG\nimport MapKit\n#endif").count, 1)
        XCTAssertEqual(problems("// import MapKit\nlet a = \"#fileLiteral(\"; func Selector() {}"), [])
    }

    func testTheQuestionMarkAfterAnOptionalMethodOfAnotherFileIsRemoved() {
        let files = [
            "@objc protocol Saving { @objc optional func didSave(_ name: String) }",
            "func save(_ saving: Saving?) { saving?.didSave?(\"a\"); other?.didLoad?() }",
        ]
        let prepared = SourcePreparation(
            files.enumerated().map { .init(path: "\($0.offset).swift", text: Array($0.element.utf8)) }
        ).prepare()
        XCTAssertEqual(
            String(decoding: prepared[1].text, as: UTF8.self),
            "func save(_ saving: Saving?) { saving?.didSave(\"a\"); other?.didLoad?() }")
    }

    func testAClassForwardsItsOverridesToAnExtensionInAnotherFile() {
        let files = [
            "class Feed: UITableViewController {\n}",
            "extension Feed { public override func tableView(_ view: UITableView, rows: [Int: Int] = [:]) async throws -> Int { 1 } }",
            "extension Feed { override var isOpen: Bool { get { true } set { super.isOpen = newValue } } }",
        ]
        let prepared = SourcePreparation(
            files.enumerated().map { .init(path: "\($0.offset).swift", text: Array($0.element.utf8)) }
        ).prepare()
        XCTAssertEqual(
            prepared.map { String(decoding: $0.text, as: UTF8.self) },
            [
                "class Feed: UITableViewController {\npublic override func tableView(_ p0: UITableView, rows p1: [Int: Int]) "
                    + "async throws -> Int { try await Feed_tableView(p0, rows: p1) }"
                    + "; override var isOpen: Bool { get { Feed_isOpen } set { Feed_isOpen = newValue } } }",
                "extension Feed { public          func Feed_tableView(_ view: UITableView, rows: [Int: Int] = [:]) "
                    + "async throws -> Int { 1 } }",
                "extension Feed {          var Feed_isOpen: Bool { get { true } set { super.isOpen = newValue } } }",
            ])
        XCTAssertEqual(prepared.flatMap(\.problems).count, 0)
    }

    func testAnOverrideIsSeparatedFromTheMembersOfItsClass() {
        for (body, separator) in [("", ""), ("\n", ""), (" // none\n", ""), ("var a = 1", "; "), ("var a = 1; ", "")] {
            let text = "class Feed: Screen {\(body)}\nextension Feed { override func load() {} }"
            let prepared = SourcePreparation([.init(path: "Feed.swift", text: Array(text.utf8))]).prepare()
            XCTAssertEqual(
                prepared.map { String(decoding: $0.text, as: UTF8.self) },
                [
                    "class Feed: Screen {\(body)\(separator)override func load() { Feed_load() } }\n"
                        + "extension Feed {          func Feed_load() {} }"
                ])
        }
    }

    func testAnOverrideThatIsNotCompiledIsNotAddedToItsClass() {
        let files = [
            "class Feed: UITableViewController {\n}",
            "#if os(macOS)\nextension Feed { override func viewDidLoad() {} }\n#endif",
        ]
        let prepared = SourcePreparation(
            files.enumerated().map { .init(path: "\($0.offset).swift", text: Array($0.element.utf8)) }
        ).prepare()
        XCTAssertEqual(String(decoding: prepared[0].text, as: UTF8.self), files[0])
    }

    func testErrorsNameTheAppsFile() {
        let prepared = SourcePreparation([.init(path: "A.swift", text: Array("import UIKit".utf8))]).prepare()[0]
        let lines = String(decoding: prepared.text(naming: "/app/\"A\".swift"), as: UTF8.self).split(separator: "\n")
        XCTAssertEqual(
            lines.suffix(2), ["#sourceLocation(file: \"/app/\\\"A\\\".swift\", line: 1)", "import HeadlessUIKit"])
        XCTAssert(lines.contains("import Foundation"))
    }
}
