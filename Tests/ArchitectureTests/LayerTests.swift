import Foundation
import XCTest

/// Tests that the folders of each module depend on each other in one direction only, as documented in the contributing
/// guide.
final class LayerTests: XCTestCase {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    func testFoldersUseOnlyThoseBelowThem() throws {
        let layers = try Self.layers()
        let allowedUses = try Self.allowedUses()
        XCTAssertFalse(layers.isEmpty, "the contributing guide has no table of layers")
        XCTAssertEqual(
            Set(allowedUses.keys).subtracting(layers.map(\.module)), [],
            "every module with exceptions has a table of layers")
        for (module, order) in layers {
            let folders = try SourceFolder.all(in: Self.root.appendingPathComponent("Sources/\(module)"))
            XCTAssertEqual(Set(order), Set(folders.keys), "the table lists every folder of \(module), and no other")
            for complaint in Self.complaints(order, folders, allowedUses[module] ?? []) {
                XCTFail("\(module): \(complaint)")
            }
        }
    }

    func testAUseOfAHigherFolderIsReportedUnlessItIsListed() {
        let folders = [
            "Low": SourceFolder(declared: ["Solver"], named: ["Solver": "a.swift", "Screen": "a.swift"]),
            "High": SourceFolder(declared: ["Screen"], named: ["Solver": "b.swift"]),
        ]
        let screen = AllowedUse(folder: "Low", type: "Screen")
        XCTAssertEqual(
            Self.complaints(["Low", "High"], folders, []),
            ["Low/ uses Screen of High/, which is above it, in a.swift"])
        XCTAssertEqual(Self.complaints(["Low", "High"], folders, [screen]), [])
        XCTAssertEqual(
            Self.complaints(["High", "Low"], folders, [screen]),
            [
                "High/ uses Solver of Low/, which is above it, in b.swift",
                "Low/ uses no Screen of a folder above it any longer",
            ])
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

    /// A reference from a lower folder to a type in a higher folder.
    private struct AllowedUse: Hashable {
        let folder: String
        let type: String
    }

    /// Returns a message for each undocumented use of a higher folder's type, and for each documented exception that is
    /// no longer needed.
    ///
    /// Ignores types that are declared in several folders.
    private static func complaints(
        _ order: [String], _ folders: [String: SourceFolder], _ named: Set<AllowedUse>
    ) -> [String] {
        var owners: [String: [Int]] = [:]
        for (number, name) in order.enumerated() {
            for type in folders[name]?.declared ?? [] { owners[type, default: []].append(number) }
        }
        var complaints: [String] = []
        var unused = named
        for (number, name) in order.enumerated() {
            for (type, file) in (folders[name]?.named ?? [:]).sorted(by: { $0.key < $1.key }) {
                guard let owner = owners[type], owner.count == 1, owner[0] > number else { continue }
                if named.contains(AllowedUse(folder: name, type: type)) {
                    unused.remove(AllowedUse(folder: name, type: type))
                } else {
                    complaints.append("\(name)/ uses \(type) of \(order[owner[0]])/, which is above it, in \(file)")
                }
            }
        }
        return complaints + unused.map { "\($0.folder)/ uses no \($0.type) of a folder above it any longer" }.sorted()
    }

    /// The modules and their folders, lowest first, as listed in the contributing guide.
    private static func layers() throws -> [(module: String, folders: [String])] {
        try rows(of: "| module | folders, lowest first |").map { ($0[0][0], $0[1]) }
    }

    /// The exceptions in the contributing guide, by module: types of higher folders that a folder must use because
    /// UIKit's declarations use them.
    private static func allowedUses() throws -> [String: Set<AllowedUse>] {
        try rows(of: "| module | folder | types of folders above | why UIKit forces it |").reduce(into: [:]) {
            allowedUses, row in
            for type in row[2] { allowedUses[row[0][0], default: []].insert(AllowedUse(folder: row[1][0], type: type)) }
        }
    }

    /// Returns the rows of the table with the given header in the contributing guide. For each cell, returns the words
    /// in backticks.
    private static func rows(of header: String) throws -> [[[String]]] {
        let guide = try String(contentsOf: root.appendingPathComponent(".github/CONTRIBUTING.md"), encoding: .utf8)
        let lines = guide.components(separatedBy: "\n").drop { $0 != header }
        return lines.dropFirst(2).prefix { $0.hasPrefix("|") }.map { line in
            line.split(separator: "|").map { cell in
                cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                    .filter { $0.offset % 2 == 1 }.map { String($0.element) }
            }
        }
    }
}
