import Foundation
import XCTest

@testable import HeadlessUIKit

/// Tests the fonts of an app, with files that contain only metrics.
final class FontFileTests: XCTestCase {
    /// Makes the file of a font with the characters "A", "V" and "é", which are 600, 700 and 500 thousandths wide, and in
    /// which "AV" is 100 closer.
    private func font(_ name: String, kerning: Kerning = .pairs, characters: Int = 4) -> [UInt8] {
        var tables: [(String, [UInt8])] = []
        tables.append(("head", shorts(Array(repeating: 0, count: 9) + [1000])))
        tables.append(("hhea", shorts([0, 0, 900, -300, 90] + Array(repeating: 0, count: 12) + [4])))
        tables.append(("hmtx", shorts([250, 0, 600, 0, 700, 0, 500, 0])))
        tables.append(("cmap", characters == 4 ? segments : groups))
        tables.append(("OS/2", shorts([2] + Array(repeating: 0, count: 42) + [450, 680])))
        tables.append(("name", names([(1, "Sketch"), (2, "Bold"), (4, "Sketch Bold"), (6, name)])))
        switch kerning {
        case .pairs: tables.append(("kern", shorts([0, 1, 0, 20, 1, 1, 0, 0, 0, 1, 2, -100])))
        case .sets: tables.append(("GPOS", positions(set)))
        case .classes: tables.append(("GPOS", positions(classes)))
        case .endless: tables.append(("GPOS", positions(endless)))
        }
        var offset = 12 + 16 * tables.count
        var file: [UInt8] = shorts([1, 0, tables.count, 0, 0, 0])
        for (tag, content) in tables {
            file += Array(tag.utf8) + longs([0, offset, content.count])
            offset += content.count
        }
        return file + tables.flatMap(\.1)
    }

    private enum Kerning { case pairs, sets, classes, endless }

    private func shorts(_ values: [Int]) -> [UInt8] {
        values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }
    private func longs(_ values: [Int]) -> [UInt8] { values.flatMap { shorts([$0 >> 16, $0]) } }

    /// A table of characters with two segments of format 4 and the last one.
    private var segments: [UInt8] {
        let ends = [0x41, 0x56, 0xE9, 0xFFFF]
        let starts = [0x41, 0x56, 0xE9, 0xFFFF]
        let differences = [1 - 0x41, 2 - 0x56, 3 - 0xE9, 1]
        return shorts([0, 1, 3, 1, 0, 12, 4, 48, 0, 8, 0, 0, 0] + ends + [0] + starts + differences + [0, 0, 0, 0])
    }

    /// A table of characters of format 12.
    private var groups: [UInt8] {
        shorts([0, 1, 3, 10, 0, 12, 12, 0]) + longs([52, 0, 3, 0x41, 0x41, 1, 0x56, 0x56, 2, 0xE9, 0xE9, 3])
    }

    private func names(_ names: [(Int, String)]) -> [UInt8] {
        var (entries, text): ([Int], [UInt8]) = ([], [])
        for (kind, name) in names {
            let bytes = shorts(name.utf16.map { Int($0) })
            entries += [3, 1, 0x0409, kind, bytes.count, text.count]
            text += bytes
        }
        return shorts([0, names.count, 6 + 12 * names.count] + entries) + text
    }

    /// A table with the feature `kern`, which has one lookup with one table of pairs.
    private func positions(_ pairs: [UInt8]) -> [UInt8] {
        let features = shorts([1]) + Array("kern".utf8) + shorts([8, 0, 1, 0])
        let lookups = shorts([1, 4, 2, 0, 1, 8]) + pairs
        return shorts([1, 0, 10, 10, 10 + features.count]) + features + lookups
    }
    private var set: [UInt8] { shorts([1, 18, 4, 0, 1, 12, 1, 2, -100, 1, 1, 1]) }
    private var classes: [UInt8] {
        shorts([2, 24, 4, 0, 30, 38, 2, 2, 0, 0, 0, -100, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2, 2, 1])
    }

    /// A table that covers all glyphs 65,535 times.
    private var endless: [UInt8] {
        shorts([1, 18, 4, 0, 1, 12, 1, 2, -100, 2, 0xFFFF]) + shorts((0..<0xFFFF).flatMap { _ in [0, 0xFFFF, 0] })
    }

    func testTextHasTheWidthsInTheFile() throws {
        for (index, (kerning, characters)) in [(Kerning.pairs, 4), (.sets, 12), (.classes, 4)].enumerated() {
            let name = "Sketch\(index)-Bold"
            FontFile.add([try XCTUnwrap(FontFile(Data(font(name, kerning: kerning, characters: characters))))])
            let font = try XCTUnwrap(UIFont(name: name, size: 20))
            XCTAssertEqual(font.width(of: "A"), 12)
            XCTAssertEqual(font.width(of: "VA"), 26)
            XCTAssertEqual(font.width(of: "AV"), 24, "\(kerning)")
            XCTAssertEqual(font.width(of: "Aé"), 22)
            XCTAssertEqual(
                font.width(of: "AB"), 12 + UIFont.systemFont(ofSize: 20, weight: .bold).width(of: "B"), accuracy: 0.01)
            XCTAssertEqual([font.ascender, font.descender, font.lineHeight], [18, -6, 24])
            XCTAssertEqual([font.xHeight, font.capHeight], [9, 20 * 0.68])
            XCTAssertEqual(font.familyName, "Sketch")
            XCTAssertEqual(TextMeasurer().size(of: "AV", font.withSize(10)), CGSize(width: 12, height: 12))
        }
        XCTAssertEqual(UIFont(name: "Sketch Bold", size: 10)?.ascender, 9)
        XCTAssertEqual(UIFont(name: "Sketch", size: 10)?.ascender, 9)
    }

    func testAFileThatDescribesMoreThanAFontHasNoKerning() throws {
        let font = try XCTUnwrap(FontFile(Data(font("Endless-Bold", kerning: .endless))))
        XCTAssertEqual(font.kerning(1, 2), 0)
        XCTAssertEqual(FontFile(Data(self.font("Short-Bold", kerning: .sets)))?.kerning(1, 2), -0.1)
    }

    func testBrokenFilesAreNotRead() {
        let whole = font("Broken-Bold", kerning: .classes)
        XCTAssertNotNil(FontFile(Data(whole)))
        XCTAssertNil(FontFile(Data()))
        XCTAssertNil(FontFile(Data("OTTO".utf8)))
        for count in stride(from: 0, to: whole.count, by: 3) { _ = FontFile(Data(whole.prefix(count))) }
        for index in whole.indices {
            var changed = whole
            changed[index] = 0xFF
            let font = FontFile(Data(changed))
            _ = font?.glyph("A").map { font?.kerning($0, 0xFFFF) }
            _ = font?.advance(0xFFFF)
        }
    }
}
