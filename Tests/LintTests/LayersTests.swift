import SourcePreparation
import XCTest

@testable import lint

/// Tests how the check of layers reads sources.
final class LayersTests: XCTestCase {
    func testAUseOfAHigherFolderIsReportedUnlessItIsListed() {
        let folders = [
            "Low": SourceFolder(declared: ["Solver"], named: ["Solver": "a.swift", "Screen": "a.swift"]),
            "High": SourceFolder(declared: ["Screen"], named: ["Solver": "b.swift"]),
        ]
        let screen = Layers.AllowedUse(folder: "Low", name: "Screen")
        XCTAssertEqual(
            Layers.complaints(["Low", "High"], folders, []),
            ["Low/ uses Screen of High/, which is above it, in a.swift"])
        XCTAssertEqual(Layers.complaints(["Low", "High"], folders, [screen]), [])
        XCTAssertEqual(
            Layers.complaints(["High", "Low"], folders, [screen]),
            [
                "High/ uses Solver of Low/, which is above it, in b.swift",
                "Low/ uses no Screen of a folder above it any longer",
            ])
    }

    func testAUseOfAMemberThatAHigherFolderAddsIsReportedUnlessItsNameIsAlsoDeclaredElsewhere() {
        func folder(_ source: String) -> SourceFolder {
            var folder = SourceFolder()
            folder.read(Array(source.utf8), file: "a.swift")
            return folder
        }
        let high = folder(
            """
            extension Solver { var isShown: Bool { true }; private var isOwn: Bool { true }; func size() {} }
            struct Screen {}; extension Screen { var corner: Int { 0 } }
            """)
        let low = folder("struct Solver { let size = 1; func solve() { _ = a.isShown; a.size; a.isOwn; a.corner } }")
        XCTAssertEqual(
            Layers.complaints(["Low", "High"], ["Low": low, "High": high], []),
            ["Low/ uses isShown of High/, which is above it, in a.swift"])
        XCTAssertEqual(
            Layers.complaints(["High", "Low"], ["Low": low, "High": high], []),
            ["High/ uses Solver of Low/, which is above it, in a.swift"])
    }

    func testTypesInCommentsAndStringsAreSkipped() {
        let source = ##"""
            struct A { /* B /* C */ D */ let e = "F \"G" // H
            let i = """ J """; let k = #"L "M" \(N) \#(O)"#
            let p = "\(Q.r(")" + "\(S.t) U")) V"; @W var x: Y }
            typealias Z = Int
            """##
        var folder = SourceFolder()
        folder.read(Array(source.utf8), file: "a.swift")
        XCTAssertEqual(Set(folder.named.keys), ["A", "O", "Q", "S", "W", "Y", "Z", "Int"])
        XCTAssertEqual(folder.declared, ["A", "Z"])
    }
}
