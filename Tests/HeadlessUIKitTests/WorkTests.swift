import TestSupport
import XCTest

@testable import HeadlessUIKit

/// Tests the amount of work that lists with many rows, sections and items perform. The tests count operations and do
/// not measure time.
final class WorkTests: XCTestCase {
    // MARK: Selection

    /// A row type that counts how many times its values are compared.
    private struct CountedRow: Hashable {
        nonisolated(unsafe) static var comparisons = 0
        let number: Int

        static func == (a: CountedRow, b: CountedRow) -> Bool {
            comparisons += 1
            return a.number == b.number
        }

        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    func testSelectingRowsTakesAFewComparisonsEach() {
        func comparisons(_ count: Int) -> Int {
            CountedRow.comparisons = 0
            var selection = RowSelection<CountedRow>()
            for number in 0..<count { selection.insert(CountedRow(number: number)) }
            for number in 0..<count where !selection.contains(CountedRow(number: number)) { XCTFail("\(number)") }
            // Alternately removes the earliest and the latest selected row.
            for number in 0..<count {
                selection.remove(CountedRow(number: number.isMultiple(of: 2) ? number / 2 : count - 1 - number / 2))
            }
            XCTAssert(selection.isEmpty)
            return CountedRow.comparisons
        }
        XCTAssertLessThan(comparisons(2_000), 20 * 2_000)
        XCTAssertLessThan(comparisons(16_000), 20 * 16_000)
    }

    func testASelectionListsItsRowsInTheOrderOfTheirSelection() {
        forEachSeed(1...20) { seed in
            var random = SplitMix64(state: seed)
            var (selection, model) = (RowSelection<Int>(), [Int]())
            for _ in 0..<300 {
                let row = Int.random(in: 0..<30, using: &random)
                if Int.random(in: 0..<3, using: &random) > 0 {
                    selection.insert(row)
                    if !model.contains(row) { model.append(row) }
                } else {
                    selection.remove(row)
                    model.removeAll { $0 == row }
                }
                XCTAssertEqual(selection.all, model, "seed \(seed)")
                XCTAssertEqual(selection.first, model.first, "seed \(seed)")
                XCTAssertEqual(selection.isEmpty, model.isEmpty, "seed \(seed)")
                XCTAssertEqual(selection.contains(row), model.contains(row), "seed \(seed)")
            }
        }
    }

    // MARK: Sections

    @MainActor
    private final class ManySections: NSObject, UITableViewDataSource {
        let count: Int
        var titles = 0
        /// The memory addresses of the table's array of row counts, recorded on every call to `numberOfRowsInSection`.
        /// More than one address means that the array was copied.
        var places: Set<UnsafePointer<Int>?> = []

        init(count: Int) { self.count = count }

        func numberOfSections(in tableView: UITableView) -> Int { count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            tableView.engine.phases.counts?.withUnsafeBufferPointer { _ = places.insert($0.baseAddress) }
            return 1
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            titles += 1
            return "Section"
        }
    }

    @MainActor
    func testCountsAreNotCopiedForEachSection() async {
        let sections = ManySections(count: 10_000)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = sections
        table.layoutIfNeeded()
        XCTAssertEqual(sections.places.count, 1)
        XCTAssertLessThan(sections.titles, 10_100)
        XCTAssertEqual(table.numberOfSections, 10_000)
        XCTAssertEqual(table.numberOfRows(inSection: 9_999), 1)
    }

    // MARK: Flow layout lines

    @MainActor
    private final class SizedCell: UICollectionViewCell {
        var wanted = CGSize.zero

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize { wanted }
    }

    @MainActor
    private final class Items: NSObject, UICollectionViewDataSource {
        let count: Int

        init(count: Int) { self.count = count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "sized", for: indexPath)
            let item = indexPath.item
            (cell as? SizedCell)?.wanted = CGSize(width: 60 + item * 7 % 50, height: 30 + item * 13 % 40)
            return cell
        }
    }

    /// Measures all items of a flow layout by scrolling the list to its end. Returns how many times the layout creates
    /// or moves a line.
    @MainActor
    private func steps(items count: Int) -> Int {
        let items = Items(count: count)
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        list.register(SizedCell.self, forCellWithReuseIdentifier: "sized")
        list.dataSource = items
        list.layoutIfNeeded()
        while list.contentOffset.y < list.contentSize.height - 400 {
            list.contentOffset.y = min(list.contentOffset.y + 300, list.contentSize.height - 400)
            list.layoutIfNeeded()
        }
        XCTAssertEqual(list.indexPathsForVisibleItems.last, path(items.count - 1))
        return (list.engine.geometry?.sections[0].rows.lines as? ItemLines)?.steps ?? 0
    }

    @MainActor
    func testTheCostOfScrollingAFlowLayoutGrowsLinearly() async {
        let few = steps(items: 500)
        let many = steps(items: 2_000)
        XCTAssertGreaterThan(few, 100)
        XCTAssertLessThan(few, 2 * 500)
        XCTAssertLessThan(Double(many), 4.6 * Double(few))
    }

    /// After some items have changed size, the updated lines must equal lines that are created from scratch with the
    /// new sizes.
    func testLinesWithChangedSizesEqualLinesCreatedWithTheNewSizes() {
        forEachSeed(1...100) { seed in
            var random = SplitMix64(state: seed)
            let count = Int.random(in: 1...60, using: &random)
            let hasSizes = Bool.random(using: &random)
            func size() -> ItemLines.Size {
                ItemLines.Size(
                    length: Double(Int.random(in: 1...4, using: &random)) * 10.5,
                    breadth: Double(Int.random(in: 1...12, using: &random)) * 10.25)
            }
            let uniform = size()
            let given = hasSizes ? (0..<count).map { _ in size() } : nil
            func lines(_ sizes: [ItemLines.Size]?) -> ItemLines {
                ItemLines(
                    count: count, uniform: uniform, sizes: sizes, room: 100, near: 5, spacing: 4, lineSpacing: 3)
            }
            let tested = lines(given)
            var sizes = given ?? Array(repeating: uniform, count: count)
            for _ in 0..<20 {
                let before = tested.total
                let first = Int.random(in: 0..<count, using: &random)
                for item in first..<min(count, first + Int.random(in: 1...6, using: &random)) {
                    let new = size()
                    XCTAssertEqual(tested.setSize(new, of: item), sizes[item] != new, "seed \(seed)")
                    sizes[item] = new
                }
                let growth = tested.breakLines()
                XCTAssertEqual(tested.total, before + growth, accuracy: 1e-6, "seed \(seed)")
                let model = lines(sizes)
                XCTAssertEqual(tested.total, model.total, accuracy: 1e-6, "seed \(seed)")
                for item in 0..<count {
                    XCTAssertEqual(tested.start(of: item), model.start(of: item), accuracy: 1e-6, "seed \(seed)")
                    XCTAssertEqual(tested.length(of: item), sizes[item].length, "seed \(seed)")
                    XCTAssertEqual(tested.across(item).breadth, sizes[item].breadth, "seed \(seed)")
                    if hasSizes {
                        XCTAssertEqual(tested.across(item).start, model.across(item).start, accuracy: 1e-6)
                    }
                }
                let offset = Double(Int.random(in: -10...Int(model.total) + 10, using: &random))
                let end = offset + Double(Int.random(in: 0...80, using: &random))
                XCTAssertEqual(tested.items(from: offset, to: end), model.items(from: offset, to: end), "seed \(seed)")
                XCTAssertEqual(tested.firstItem(at: offset), model.firstItem(at: offset), "seed \(seed)")
            }
        }
    }
}
