import Foundation
import XCTest

/// The folders of each module use each other in one direction, as the contributing guide says.
final class LayerTests: XCTestCase {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    func testFoldersUseOnlyThoseBelowThem() throws {
        let layers = try Self.layers()
        XCTAssertFalse(layers.isEmpty, "the contributing guide has no table of layers")
        for (module, order) in layers {
            let folders = try SourceFolder.all(in: Self.root.appendingPathComponent("Sources/\(module)"))
            XCTAssertEqual(Set(order), Set(folders.keys), "the table names other folders of \(module) than there are")
            for violation in Self.violations(of: order, folders) { XCTFail("\(module): \(violation)") }
        }
    }

    func testAUseOfAFolderAboveIsFound() {
        let folders = [
            "Low": SourceFolder(declared: ["Solver"], named: ["Solver": "a.swift", "Screen": "a.swift"]),
            "High": SourceFolder(declared: ["Screen"], named: ["Solver": "b.swift"]),
        ]
        XCTAssertEqual(
            Self.violations(of: ["Low", "High"], folders), ["Low/ uses Screen of High/, which is above it, in a.swift"])
        XCTAssertEqual(Self.violations(of: ["High"], folders.filter { $0.key == "High" }), [])
    }

    func testWordsOfCommentsAndTextsAreLeftOut() {
        let source = #"struct A { /* B */ let c = "D \"E" // F"# + "\n" + #"let g = """ H """ }; typealias I = Int"#
        var words = SourceWords(Array(source.utf8))
        var found: [String] = []
        while let word = words.next() { found.append("\(word.text) \(word.depth)") }
        XCTAssertEqual(
            found,
            ["struct 0", "A 0", "let 1", "c 1", "let 1", "g 1", "typealias 0", "I 0", "Int 0"])
    }

    /// Where a folder names a type of one that comes after it. A type that several folders declare counts for none.
    private static func violations(of order: [String], _ folders: [String: SourceFolder]) -> [String] {
        var owners: [String: [Int]] = [:]
        for (number, name) in order.enumerated() {
            for type in folders[name]?.declared ?? [] { owners[type, default: []].append(number) }
        }
        return order.enumerated().flatMap { number, name in
            (folders[name]?.named ?? [:]).sorted { $0.key < $1.key }.compactMap { type, file in
                guard let owner = owners[type], owner.count == 1, owner[0] > number else { return nil }
                return "\(name)/ uses \(type) of \(order[owner[0]])/, which is above it, in \(file)"
            }
        }
    }

    /// The rows of the table in the contributing guide: a module and its folders, lowest first.
    private static func layers() throws -> [(module: String, folders: [String])] {
        let guide = try String(contentsOf: root.appendingPathComponent(".github/CONTRIBUTING.md"), encoding: .utf8)
        let lines = guide.components(separatedBy: "\n").drop { $0 != "| module | folders, lowest first |" }
        return lines.dropFirst(2).prefix { $0.hasPrefix("|") }.map { line in
            let names = line.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
            return (names[0], Array(names.dropFirst()))
        }
    }
}
