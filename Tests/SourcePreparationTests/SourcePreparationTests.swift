import SourcePreparation
import XCTest

/// What an app's sources become.
final class SourcePreparationTests: XCTestCase {
    func testImportsOfUIKitBecomeTheHeadlessHalf() {
        expect("import UIKit\n", "import HeadlessUIKit\n")
        expect("@preconcurrency import UIKit.UITableView\n", "@preconcurrency import HeadlessUIKit\n")
        expect("public import class UIKit.UIView;import Foundation", "public import class HeadlessUIKit.UIView;import Foundation")
    }

    private func expect(_ source: String, _ expected: String, file: StaticString = #filePath, line: UInt = #line) {
        let prepared = SourcePreparation([.init(path: "A.swift", text: Array(source.utf8))]).prepare()[0]
        XCTAssertEqual(String(decoding: prepared.text, as: UTF8.self), expected, file: file, line: line)
        XCTAssertEqual(prepared.problems.map(\.description), [], file: file, line: line)
    }
}
