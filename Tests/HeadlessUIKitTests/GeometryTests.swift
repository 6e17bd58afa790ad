import XCTest

@testable import HeadlessUIKit

/// Performs random operations on the geometry of a list and on plain arrays, and compares the results.
final class GeometryTests: XCTestCase {
    func testFenwickTreeSumsAsAnArrayDoes() {
        forEachSeed(0..<20) { seed in
            var random = SplitMix64(state: seed)
            var numbers = (0..<Int.random(in: 1...130, using: &random)).map { _ in
                Double(Int.random(in: 0...3, using: &random))
            }
            var tree = FenwickTree(numbers)
            XCTAssertEqual(tree.count, numbers.count, "seed \(seed)")
            for _ in 0..<100 {
                let position = Int.random(in: 0..<numbers.count, using: &random)
                let new = Double(Int.random(in: 0...5, using: &random))
                tree.add(new - numbers[position], at: position)
                numbers[position] = new
                let count = Int.random(in: 0...numbers.count, using: &random)
                XCTAssertEqual(tree.sum(first: count), numbers[..<count].reduce(0, +), "seed \(seed)")
                let target = Double(Int.random(in: 0...(numbers.count * 4), using: &random))
                var sum = 0.0
                let expected = numbers.firstIndex { number in
                    sum += number
                    return sum > target
                }
                XCTAssertEqual(tree.position(ofSum: target), expected ?? numbers.count - 1, "seed \(seed)")
            }
        }
    }

    func testRowHeightsAgreeWithAnArray() {
        forEachSeed(0..<20) { seed in
            var random = SplitMix64(state: seed)
            let count = Int.random(in: 1...300, using: &random)
            let estimate = Double(Int.random(in: 1...60, using: &random))
            var heights = Array(repeating: estimate, count: count)
            var rows = RowHeights(count: count, estimate: estimate)
            for _ in 0..<100 {
                let row = Int.random(in: 0..<count, using: &random)
                let height = Double(Int.random(in: 0...90, using: &random))
                XCTAssertEqual(rows.setHeight(height, of: row), height - heights[row], "seed \(seed)")
                heights[row] = height
                XCTAssertEqual(rows.height(of: row), height, "seed \(seed)")
                XCTAssertEqual(rows.total, heights.reduce(0, +), "seed \(seed)")
                let first = Int.random(in: 0...count, using: &random)
                XCTAssertEqual(rows.top(of: first), heights[..<first].reduce(0, +), "seed \(seed)")
                let y = Double(Int.random(in: -10...Int(rows.total) + 10, using: &random))
                var top = 0.0
                let expected = heights.firstIndex { height in
                    top += height
                    return top > y
                }
                XCTAssertEqual(rows.row(at: y), y > 0 ? expected ?? count - 1 : 0, "seed \(seed), y \(y)")
            }
        }
    }

    func testListGeometryAgreesWithArrays() {
        forEachSeed(0..<20) { seed in
            var random = SplitMix64(state: seed)
            let top = Double(Int.random(in: 0...40, using: &random))
            var model = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                (header: 10.0, rows: Array(repeating: 20.0, count: Int.random(in: 0...80, using: &random)), footer: 5.0)
            }
            let geometry = ListGeometry(
                sections: model.map {
                    .init(header: 10, rows: SectionRows(count: $0.rows.count, estimate: 20), footer: 5)
                },
                top: top)
            func sectionTop(_ section: Int) -> Double {
                model[..<section].reduce(top) { $0 + $1.header + $1.rows.reduce(0, +) + $1.footer }
            }
            for _ in 0..<100 {
                let section = Int.random(in: 0..<model.count, using: &random)
                let height = Double(Int.random(in: 0...70, using: &random))
                switch Int.random(in: 0..<3, using: &random) {
                case 0:
                    geometry.setHeight(height, of: SectionViewKey(section: section, isHeader: true))
                    model[section].header = height
                case 1:
                    geometry.setHeight(height, of: SectionViewKey(section: section, isHeader: false))
                    model[section].footer = height
                default:
                    guard let row = model[section].rows.indices.randomElement(using: &random) else { continue }
                    geometry.setRowHeight(height, RowPath(section, row))
                    model[section].rows[row] = height
                    XCTAssertEqual(
                        geometry.rowTop(RowPath(section, row)),
                        sectionTop(section) + model[section].header + model[section].rows[..<row].reduce(0, +),
                        "seed \(seed)")
                }
                XCTAssertEqual(geometry.sectionTop(section), sectionTop(section), "seed \(seed)")
                XCTAssertEqual(geometry.bottom, sectionTop(model.count), "seed \(seed)")
                let y = Double(Int.random(in: 0...Int(geometry.bottom) + 10, using: &random))
                let expected = model.indices.first { sectionTop($0 + 1) > y } ?? model.count - 1
                XCTAssertEqual(geometry.section(at: y), expected, "seed \(seed)")
            }
        }
    }
}
