import HeadlessUIKit
import TestSupport
import XCTest

/// Tests that badges and backgrounds stay with their items and sections during random updates and scrolls.
final class RandomAttachedViewTests: XCTestCase {
    /// Sections of named items. A badge shows the name of its item, and a header shows the name of its section.
    @MainActor
    private final class Shelves: NSObject, UICollectionViewDataSource {
        var sections: [(name: Int, items: [Int])] = []
        private var names = 0

        func name() -> Int {
            names += 1
            return names
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].items.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.tag = sections[indexPath.section].items[indexPath.item]
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "view", for: indexPath)
            let section = sections[indexPath.section]
            view.tag = kind == "badge" ? section.items[indexPath.item] : section.name
            return view
        }
    }

    private final class Background: UICollectionReusableView {}

    /// Returns the layout of a section. Sections whose names are odd numbers scroll horizontally.
    @MainActor
    private func section(_ name: Int) -> NSCollectionLayoutSection {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(10), .absolute(10)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading]))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.absolute(150), .absolute(90)), supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(name.isMultiple(of: 2) ? .fractionalWidth(1) : .absolute(150), .absolute(100)),
                subitems: [item]))
        section.orthogonalScrollingBehavior = name.isMultiple(of: 2) ? .none : .continuous
        let (header, over) = (
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top),
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.absolute(40), .absolute(20)), elementKind: "over", alignment: .topTrailing)
        )
        over.extendsBoundary = false
        section.boundarySupplementaryItems = [header, over]
        section.decorationItems = [.background(elementKind: "background")]
        return section
    }

    @MainActor
    private func check(_ list: UICollectionView, _ shelves: Shelves, _ seed: UInt64) {
        let shown = list.indexPathsForVisibleItems
        for path in shown {
            let cell = list.cellForItem(at: path)
            XCTAssertEqual(cell?.tag, shelves.sections[path.section].items[path.item], "seed \(seed), \(path)")
            guard let cell, let host = cell.superview else { continue }
            let corner = CGRect(x: cell.frame.minX, y: cell.frame.maxY - 10, width: 10, height: 10)
            guard host.convert(corner, to: list).intersects(list.bounds) else { continue }
            let badge = list.supplementaryView(forElementKind: "badge", at: path)
            XCTAssertEqual(badge?.tag, cell.tag, "seed \(seed), \(path)")
            XCTAssertEqual(badge?.frame, corner, "seed \(seed), \(path)")
            XCTAssertTrue(badge?.superview === host, "seed \(seed), \(path)")
        }
        XCTAssertTrue(
            Set(list.indexPathsForVisibleSupplementaryElements(ofKind: "badge")).isSubset(of: shown), "seed \(seed)")
        for path in list.indexPathsForVisibleSupplementaryElements(ofKind: "over") {
            XCTAssertEqual(
                list.supplementaryView(forElementKind: "over", at: path)?.tag, shelves.sections[path.section].name,
                "seed \(seed)")
        }
        // There are at least as many backgrounds as visible sections, and the backgrounds are behind all other views.
        let backs = list.subviews.prefix { $0 is Background }
        XCTAssertEqual(list.subviews.filter { $0 is Background }.count, backs.count, "seed \(seed)")
        XCTAssertTrue(Set(shown.map(\.section)).count <= backs.count, "seed \(seed)")
    }

    @MainActor
    func testAttachedViewsStayWithTheirViews() async {
        forEachSeed(1...20) { seed in
            var random = SplitMix64(state: seed)
            let shelves = Shelves()
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let count = Int.random(in: 0...12, using: &random)
                shelves.sections.append((shelves.name(), (0..<count).map { _ in shelves.name() }))
            }
            let layout = UICollectionViewCompositionalLayout { [self] number, _ in
                section(shelves.sections[number].name)
            }
            layout.register(Background.self, forDecorationViewOfKind: "background")
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 400, height: 500), collectionViewLayout: layout)
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            for kind in ["badge", "header", "over"] {
                list.register(
                    UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
            }
            list.dataSource = shelves
            list.layoutIfNeeded()
            for _ in 0..<20 {
                act(list, shelves, &random)
                list.layoutIfNeeded()
                check(list, shelves, seed)
            }
        }
    }

    @MainActor
    private func act(_ list: UICollectionView, _ shelves: Shelves, _ random: inout SplitMix64) {
        let number = Int.random(in: 0..<max(1, shelves.sections.count), using: &random)
        let count = shelves.sections.isEmpty ? 0 : shelves.sections[number].items.count
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
            let at = Int.random(in: 0...shelves.sections.count, using: &random)
            shelves.sections.insert((shelves.name(), (0..<5).map { _ in shelves.name() }), at: at)
            list.insertSections([at])
        case 1 where shelves.sections.count > 1:
            shelves.sections.remove(at: number)
            list.deleteSections([number])
        case 2 where !shelves.sections.isEmpty:
            let at = Int.random(in: 0...count, using: &random)
            shelves.sections[number].items.insert(shelves.name(), at: at)
            list.insertItems(at: [[number, at]])
        case 3 where count > 0:
            let at = Int.random(in: 0..<count, using: &random)
            shelves.sections[number].items.remove(at: at)
            list.deleteItems(at: [[number, at]])
        case 4 where count > 1:
            let (from, to) = (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
            shelves.sections[number].items.insert(shelves.sections[number].items.remove(at: from), at: to)
            list.moveItem(at: [number, from], to: [number, to])
        case 5:
            let scrollers = list.subviews.compactMap { $0 as? UIScrollView }
            guard let scroller = scrollers.randomElement(using: &random) else { return }
            scroller.contentOffset.x =
                (CGFloat.random(in: 0...1, using: &random) * max(0, scroller.contentSize.width - 400)).rounded()
        default:
            list.contentOffset.y = (CGFloat.random(in: 0...1, using: &random) * max(0, list.contentSize.height - 500))
                .rounded()
        }
    }
}
