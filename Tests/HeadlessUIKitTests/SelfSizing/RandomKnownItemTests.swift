import Foundation
import HeadlessUIKit
import XCTest

/// Performs random scrolls and updates on list layouts with self-sizing items and headers, and compares the lists with
/// a model that records which items have been measured since they were inserted.
final class RandomKnownItemTests: ConformanceTestCase {
    private struct Item {
        let name: Int
        var height: CGFloat
    }

    @MainActor
    private final class ItemCell: UICollectionViewCell {
        var height: CGFloat = 0
        var onMeasuring: ((Int) -> Void)?

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            onMeasuring?(tag)
            return CGSize(width: targetSize.width, height: height)
        }
    }

    @MainActor
    private final class Header: UICollectionReusableView {
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize { CGSize(width: targetSize.width, height: CGFloat(tag)) }
    }

    @MainActor
    private final class Model: NSObject, UICollectionViewDataSource {
        private var sections: [(header: Int, items: [Item])] = []
        private let list: UICollectionView
        private var random: SplitMix64
        private var lastName = 0
        /// The items that have been measured since they were last inserted or reloaded, or since the width changed.
        private var measured: Set<Int> = []
        private let place: String

        init(seed: UInt64) {
            random = SplitMix64(state: seed)
            place = "seed \(seed)"
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.headerMode = .supplementary
            list = inWindow(
                UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 320, height: 400),
                    collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)))
            super.init()
            list.register(ItemCell.self, forCellWithReuseIdentifier: "item")
            list.register(
                Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header")
            list.dataSource = self
            sections = (0..<3).map { _ in (15 + below(60), (0..<below(40)).map { _ in newItem() }) }
            list.layoutIfNeeded()
        }

        private func below(_ end: Int) -> Int { Int.random(in: 0..<max(1, end), using: &random) }

        private func newItem() -> Item {
            lastName += 1
            return Item(name: lastName, height: CGFloat([12, 20, 60, 130, 300][below(5)]))
        }

        private func randomPath() -> IndexPath? {
            let section = below(3)
            return sections[section].items.isEmpty ? nil : path(below(sections[section].items.count), section)
        }

        // MARK: Data

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].items.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            let item = sections[indexPath.section].items[indexPath.item]
            cell.tag = item.name
            (cell as? ItemCell)?.height = item.height
            (cell as? ItemCell)?.onMeasuring = { [unowned self] name in measured.insert(name) }
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let header = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            header.tag = sections[indexPath.section].header
            return header
        }

        // MARK: Steps

        func step(_ number: Int) {
            let anchor = firstInSight
            var keeps: ((Int) -> Bool)? = { _ in true }
            switch below(12) {
            case 0...4:
                let distance = CGFloat(below(1_200) - 600)
                try? Finger().scroll(list, by: distance)
                return check(anchor.map { ($0.name, $0.distance + distance) }, number)
            case 5, 6:
                // Appends items, or inserts them at a random position.
                let section = below(3)
                let count = sections[section].items.count
                let index = below(2) == 0 ? count : below(count + 1)
                let new = (0..<1 + below(6)).map { _ in newItem() }
                sections[section].items.insert(contentsOf: new, at: index)
                list.insertItems(at: new.indices.map { path(index + $0, section) })
            case 7:
                guard let path = randomPath() else { return }
                let gone = sections[path.section].items.remove(at: path.item).name
                keeps = { $0 != gone }
                list.deleteItems(at: [path])
            case 8:
                guard let path = randomPath() else { return }
                let reloaded = sections[path.section].items[path.item].name
                measured.remove(reloaded)
                sections[path.section].items[path.item].height = newItem().height
                keeps = { $0 != reloaded }
                list.reloadItems(at: [path])
            case 9:
                guard let from = randomPath(), let to = randomPath() else { return }
                let item = sections[from.section].items.remove(at: from.item)
                let target = path(min(to.item, sections[to.section].items.count), to.section)
                sections[target.section].items.insert(item, at: target.item)
                keeps = { $0 != item.name }
                list.moveItem(at: from, to: target)
            case 10: list.performBatchUpdates(nil)
            default:
                guard below(4) == 0 else { return }
                list.frame.size.width += 1
                measured = []
                keeps = nil
            }
            list.layoutIfNeeded()
            check(anchor.flatMap { anchor in keeps?(anchor.name) == true ? anchor : nil }, number)
        }

        private func frame(_ path: IndexPath) -> CGRect { list.layoutAttributesForItem(at: path)?.frame ?? .null }

        /// The first visible item and the distance from its top to the content offset, or `nil` if the list is scrolled
        /// to the top.
        private var firstInSight: (name: Int, distance: CGFloat)? {
            guard list.contentOffset.y > 0, let path = list.indexPathsForVisibleItems.min() else { return nil }
            return (sections[path.section].items[path.item].name, list.contentOffset.y - frame(path).minY)
        }

        // MARK: Checks

        /// - Parameter kept: An item and the expected distance from its top to the content offset. The distance is not
        ///   checked if the list is scrolled to its start or end, or if the item is off screen.
        private func check(_ kept: (name: Int, distance: CGFloat)?, _ number: Int) {
            let place = "\(place), step \(number)"
            var y: CGFloat = 0
            for (section, (header, items)) in sections.enumerated() {
                let view = list.layoutAttributesForSupplementaryElement(
                    ofKind: UICollectionView.elementKindSectionHeader, at: path(0, section))
                let shown = list.supplementaryView(
                    forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, section))
                if let shown { XCTAssertEqual(shown.frame.height, CGFloat(header), place) }
                let headerHeight = view?.frame.height ?? 0
                y += headerHeight > 0 ? 22 + headerHeight : 0
                for (index, item) in items.enumerated() {
                    let frame = frame(path(index, section))
                    let height = measured.contains(item.name) ? item.height : 44
                    XCTAssertEqual(frame.height, height, "\(place): item \(index) of \(section)")
                    XCTAssertEqual(frame.minY, y, accuracy: 1e-6, "\(place): item \(index) of \(section)")
                    y += height
                    if kept?.name == item.name, let distance = kept?.distance { check(frame, distance, place) }
                }
            }
            XCTAssertEqual(list.contentSize.height, y, accuracy: 1e-6, place)
            XCTAssertGreaterThanOrEqual(list.contentOffset.y, 0, place)
            XCTAssertLessThanOrEqual(list.contentOffset.y, max(0, y - 400) + 1e-6, place)
            for cell in list.visibleCells {
                guard let path = list.indexPath(for: cell) else { return XCTFail(place) }
                XCTAssertEqual(cell.tag, sections[path.section].items[path.item].name, place)
                XCTAssertEqual(cell.frame, frame(path), place)
            }
        }

        private func check(_ frame: CGRect, _ distance: CGFloat, _ place: String) {
            let offset = list.contentOffset.y
            let isAtEnd = offset <= 0 || offset >= list.contentSize.height - 400 - 1e-6
            guard !isAtEnd, distance > -400, distance < frame.height else { return }
            XCTAssertEqual(offset - frame.minY, distance, accuracy: 1e-6, "\(place): item \(frame)")
        }
    }

    @MainActor
    func testMeasuredHeightsAreKeptThroughRandomScrollsAndUpdates() async {
        forEachSeed(1...6) { seed in
            let model = Model(seed: seed)
            for step in 0..<150 {
                model.step(step)
                guard testRun?.failureCount == 0 else { return }
            }
        }
    }
}
