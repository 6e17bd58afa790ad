import XCTest

@testable import TapReplay

/// Tests that damaged scripts are either parsed or rejected with an error, and never crash the parser.
final class ScriptMutationTests: XCTestCase {
    func testDamagedScriptsAreReadOrRefusedWithAPlaceInsideThem() throws {
        try forEachSeed([1]) { try readDamagedScripts(seed: $0) }
    }

    private func readDamagedScripts(seed: UInt64) throws {
        var random = RandomActions(seed: seed)
        var refused = 0
        for _ in 0..<2_000 {
            let count = 1 + random.pick(3)
            let script = (0..<count).map { _ in random.lines() }.joined(separator: "\n")
            let bytes = damage(Array(script.utf8), &random)
            let text = String(decoding: bytes, as: UTF8.self)
            let read = try Script(.text(text, name: "damaged"))
            let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            for error in read.errors {
                refused += 1
                let place = error.place
                XCTAssert((1...lines.count).contains(place.line), "\(error); seed \(seed)")
                guard (1...lines.count).contains(place.line) else { continue }
                let length = String(decoding: lines[place.line - 1], as: UTF8.self).count
                XCTAssert((1...(length + 1)).contains(place.column), "\(error); seed \(seed)")
                XCTAssertFalse(error.message.isEmpty)
            }
        }
        XCTAssertGreaterThan(refused, 500, "the damage causes enough errors; seed \(seed)")
    }

    func testDamagedBytesNeverCrashAReader() throws {
        try forEachSeed([1]) { try readDamagedBytes(seed: $0) }
    }

    private func readDamagedBytes(seed: UInt64) throws {
        var random = RandomActions(seed: seed)
        for _ in 0..<80 {
            let script = (0..<20).map { _ in random.lines() }.joined(separator: "\r\n")
            var bytes = Array(script.utf8)
            for _ in 0..<10 { bytes[random.pick(bytes.count)] = UInt8(random.pick(256)) }
            let path = try temporaryFile(bytes, in: self)
            let lineCount = bytes.filter { $0 == UInt8(ascii: "\n") }.count + 1
            for error in try Script(.file(path: path)).errors {
                XCTAssert((1...lineCount).contains(error.place.line), "\(error); seed \(seed)")
            }
        }
    }

    private func damage(_ bytes: [UInt8], _ random: inout RandomActions) -> [UInt8] {
        var bytes = bytes
        let interesting = Array("\"\\#,-. \t\r\nu{}0é9x“".utf8) + [0, 0xFF, 0x80, 0xEF, 0xBB, 0xBF]
        for _ in 0..<(1 + random.pick(4)) where !bytes.isEmpty {
            let offset = random.pick(bytes.count)
            switch random.pick(5) {
            case 0: bytes.remove(at: offset)
            case 1: bytes.insert(interesting[random.pick(interesting.count)], at: offset)
            case 2: bytes[offset] = interesting[random.pick(interesting.count)]
            case 3: bytes.swapAt(offset, random.pick(bytes.count))
            default: bytes.removeSubrange(offset..<min(bytes.count, offset + random.pick(9)))
            }
        }
        return bytes
    }
}
