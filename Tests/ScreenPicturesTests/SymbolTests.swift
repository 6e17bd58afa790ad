import XCTest

@testable import ScreenPictures

final class SymbolTests: XCTestCase {
    func testNamesAreSortedAndEachHasAShape() {
        XCTAssertEqual(SymbolShape.names, Set(SymbolShape.names).sorted())
        XCTAssertGreaterThan(SymbolShape.names.count, 500)
        for name in SymbolShape.names {
            let shape = SymbolShape.named(name)
            XCTAssertNotNil(shape, name)
            XCTAssertFalse(shape?.lines == nil && shape?.areas == nil, "\(name) draws nothing")
        }
    }

    func testPathDataIsWellFormedAndStaysInTheSquare() {
        for name in SymbolShape.names {
            let shape = SymbolShape.named(name)
            for data in [shape?.lines, shape?.areas].compactMap(\.self) {
                if let fault = PathCheck.fault(in: data) { XCTFail("\(name): \(fault) in \(data)") }
            }
        }
    }

    func testSymbolDrawingsHaveWellFormedParts() {
        for (name, drawing) in SymbolDrawing.all {
            let parts = [
                drawing.outline, drawing.details, drawing.lines, drawing.areas, drawing.cutout, drawing.stamp,
            ]
            for data in parts where !data.isEmpty {
                if let fault = PathCheck.fault(in: data) { XCTFail("\(name): \(fault) in \(data)") }
            }
            for data in [drawing.outline, drawing.areas, drawing.cutout, drawing.stamp] where !data.isEmpty {
                XCTAssertEqual(
                    data.count { $0 == "M" }, data.count { $0 == "z" }, "\(name) has an area that is not closed")
            }
        }
    }

    func testOtherNamesOfASymbolHaveTheSameShape() {
        for (name, drawing) in SymbolDrawing.otherNames {
            XCTAssertNotNil(SymbolShape.named(drawing), name)
            XCTAssertEqual(SymbolShape.named(name), SymbolShape.named(drawing))
        }
        XCTAssertEqual(SymbolShape.named("chevron.backward.circle"), SymbolShape.named("chevron.left.circle"))
    }

    func testShapesStaySmall() {
        let sizes = SymbolShape.names.map { name in
            let shape = SymbolShape.named(name)
            return (name, (shape?.lines ?? "").utf8.count + (shape?.areas ?? "").utf8.count)
        }
        for (name, size) in sizes { XCTAssertLessThan(size, 1000, name) }
        XCTAssertLessThan(sizes.map(\.1).reduce(0, +) / sizes.count, 300)
    }

    func testUnknownNamesHaveNoShape() {
        for name in ["", "fill", ".fill", ".circle", "plus.fill", "plus.circle.circle", "PLUS", "1", "starfish"] {
            XCTAssertNil(SymbolShape.named(name), name)
        }
    }

    func testFillFillsTheOutlineAndCutsTheDetailsOut() throws {
        let heart = try XCTUnwrap(SymbolShape.named("heart"))
        XCTAssertNil(heart.areas)
        XCTAssertEqual(SymbolShape.named("heart.fill"), SymbolShape(lines: heart.lines, areas: heart.lines))

        let (clock, filled) = (SymbolDrawing.all["clock"], SymbolShape.named("clock.fill"))
        XCTAssertEqual(filled?.lines, clock?.outline)
        XCTAssertEqual(filled?.areas, clock.map { $0.outline + $0.cutout })
    }

    func testCircleAndSquareHoldTheSymbolInASmallerSize() {
        XCTAssertEqual(SymbolShape.named("plus")?.lines, "M12 4.5v15M4.5 12h15")
        XCTAssertEqual(
            SymbolShape.named("plus.circle"),
            SymbolShape(lines: "M2.7 12a9.3 9.3 0 1 1 18.6 0 9.3 9.3 0 1 1-18.6 0zM12 7.5v9M7.5 12h9", areas: nil))
        XCTAssertEqual(SymbolShape.named("plus.square")?.lines?.hasSuffix("zM12 7.5v9M7.5 12h9"), true)
        let filled = SymbolShape.named("plus.circle.fill")
        XCTAssertNil(filled?.lines)
        XCTAssertEqual(filled?.areas?.count { $0 == "z" }, 2)
        // If a symbol has outline and filled variants, its circled variant contains the filled symbol.
        XCTAssertEqual(SymbolShape.named("star.circle")?.lines?.count { $0 == "z" }, 1)
        XCTAssertNotNil(SymbolShape.named("star.circle")?.areas)
    }

    func testLettersExistInCirclesAndSquaresOnly() {
        XCTAssertNil(SymbolShape.named("c"))
        for name in ["c.circle", "c.circle.fill", "c.square", "c.square.fill", "7.circle"] {
            XCTAssertNotNil(SymbolShape.named(name), name)
        }
    }

    func testMirroringAPathReversesItsArcs() {
        XCTAssertEqual(SymbolShape.named("chevron.left")?.lines, "M15.3 4.2 7.7 12l7.6 7.8")
        XCTAssertEqual(SymbolShape.named("chevron.right")?.lines, "M8.7 4.2l7.6 7.8-7.6 7.8")
        // Mirroring reverses an arc's direction.
        XCTAssertEqual(SymbolPath("M4 12a8 6 0 0 1 8-8").scaled(-1, 1).data, "M20 12a8 6 0 0 0-8-8")
        XCTAssertEqual(SymbolPath("M4 12a8 6 0 0 1 8-8").scaled(-1, -1).data, "M20 12a8 6 0 0 1-8 8")
    }

    func testPathDataIsReadInEveryForm() {
        XCTAssertEqual(SymbolPath("M1,2 L3 4H5V6l1-1h.5.5v-1z").data, "M1 2l2 2h2v2l1-1h.5 .5v-1z")
        XCTAssertEqual(SymbolPath("m1 2 3 4 1 1").data, "M1 2l3 4 1 1")
        XCTAssertEqual(SymbolPath("M4 4a2 2 0 012 2A2 2 0 0 1 8 8").data, "M4 4a2 2 0 0 1 2 2 2 2 0 0 1 2 2")
        XCTAssertEqual(SymbolPath("M4 4C5 5 6 6 7 7s1 1 2 2Q9 9 8 8").data, "M4 4c1 1 2 2 3 3s1 1 2 2q0 0-1-1")
        XCTAssertEqual(SymbolPath("M4 4h2zl1 1").data, "M4 4h2zl1 1")
        XCTAssertEqual(SymbolPath("M12 6.2h0").data, "M12 6.2h0")
        // The parser ignores all path data after an error.
        for data in ["", "M", "M1", "12", "z", "M1 2X3", "M1 2l3 ü", "M4 4a2 2 0 2 1 2 2", "M1 2z3", "M-.-"] {
            XCTAssertTrue(["", "z", "M1 2", "M1 2z", "M4 4"].contains(SymbolPath(data).data), data)
        }
    }

    func testRoundingErrorsDoNotAddUp() {
        let data = "M2 12" + String(repeating: "l.5.5v-.5", count: 20)
        // 20 steps of 0.5 units, scaled by 0.6, add up to 6 units. If every step were rounded separately, the sum could
        // be wrong.
        let path = SymbolPath(data).scaled(0.6, 0.6)
        XCTAssertEqual(SymbolPath(path.data).scaled(1, 1).data, path.data)
        XCTAssertEqual(SymbolPath(data + "H2").scaled(0.6, 0.6).data.suffix(3), "h-6")
    }
}

/// Checks the grammar of SVG path data, and that all points, including control points, lie within the 24 × 24-unit
/// square.
private struct PathCheck {
    private var rest: ArraySlice<UInt8>

    static func fault(in data: String) -> String? {
        var check = PathCheck(rest: Array(data.utf8)[...])
        return check.fault()
    }

    private mutating func fault() -> String? {
        let counts: [Character: Int] = ["m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "a": 7, "z": 0]
        var (point, start) = ((x: 0.0, y: 0.0), (x: 0.0, y: 0.0))
        guard rest.first == UInt8(ascii: "M") else { return "no M at the beginning" }
        while let byte = rest.popFirst() {
            let letter = Character(Unicode.Scalar(byte))
            let kind = Character(letter.lowercased())
            guard let count = counts[kind] else { return "unknown command \(letter)" }
            if count == 0 {
                point = start
                continue
            }
            repeat {
                var numbers: [Double] = []
                for _ in 0..<count {
                    guard let number = number() else { return "number missing after \(letter)" }
                    numbers.append(number)
                }
                if kind == "a" {
                    guard numbers[3...4].allSatisfy({ $0 == 0 || $0 == 1 }) else { return "invalid flag of an arc" }
                    guard numbers[0] > 0, numbers[1] > 0 else { return "invalid radius of an arc" }
                    numbers.removeFirst(5)
                }
                if kind == "h" { numbers.append(letter == "h" ? 0 : point.y) }
                if kind == "v" { numbers.insert(letter == "v" ? 0 : point.x, at: 0) }
                var end = point
                for index in stride(from: 0, to: numbers.count, by: 2) {
                    end = (numbers[index], numbers[index + 1])
                    if letter.isLowercase { end = (end.x + point.x, end.y + point.y) }
                    guard (-0.001...24.001).contains(end.x), (-0.001...24.001).contains(end.y) else {
                        return "a point outside the square at \(end)"
                    }
                }
                point = end
                if kind == "m" { start = point }
            } while rest.first.map { $0 < UInt8(ascii: "A") } ?? false
        }
        return nil
    }

    /// Reads a number in its shortest form, with at most one decimal place and at most one leading space.
    private mutating func number() -> Double? {
        func digits(_ rest: inout ArraySlice<UInt8>) -> Int? {
            let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            rest = rest.dropFirst(digits.count)
            guard digits.count < 3, digits.count == 1 || digits.first != UInt8(ascii: "0") else { return nil }
            return digits.isEmpty ? nil : digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        }
        if rest.first == UInt8(ascii: " ") { rest = rest.dropFirst() }
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative { rest = rest.dropFirst() }
        var tenths = 0
        if rest.first != UInt8(ascii: ".") {
            guard let units = digits(&rest) else { return nil }
            tenths = units * 10
        }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            guard let decimal = digits(&rest), decimal < 10, decimal > 0 else { return nil }
            tenths += decimal
        }
        return Double(isNegative ? -tenths : tenths) / 10
    }
}
