import CellDirector
import HeadlessUIKit
import Observation
import TestSupport
import XCTest

/// Tests that a director does not change the app's layout objects, and that an update applies the layouts of its
/// sections.
final class SectionLayoutUpdateTests: XCTestCase {
    private final class TileCell: UICollectionViewCell, ConfigurableCell {
        private(set) var text = ""
        func configure(data word: Word) { text = word.text }
    }
    private typealias Tile = CollectionCellConfigurator<TileCell, Word>

    @MainActor
    private func columns(_ count: Int, height: NSCollectionLayoutDimension = .absolute(100))
        -> NSCollectionLayoutSection
    {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: height))
        return NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
                subitems: [item]))
    }

    @MainActor
    private func makeList() -> UICollectionView {
        UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: UICollectionViewFlowLayout())
    }

    private func tiles(_ ids: some Sequence<Int>, _ text: String = "tile") -> [any CollectionItemConfigurator] {
        ids.map { Tile(item: Word(id: $0, text: text)) }
    }

    @MainActor
    private func direct(_ list: UICollectionView, _ sections: [CollectionSection]) -> CollectionDirector {
        let director = CollectionDirector(collectionView: list, sections: sections, bus: CellActionBus())
        list.layoutIfNeeded()
        return director
    }

    @MainActor
    private func frame(_ list: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
        list.layoutIfNeeded()
        return list.cellForItem(at: path(item, section))?.frame
    }

    /// A collection view that counts its batch updates.
    private final class CountedView: UICollectionView {
        var batches = 0
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            batches += 1
            super.performBatchUpdates(updates, completion: completion)
        }
    }

    @MainActor
    func testAnUpdateWithoutChangesAnimatesTheLayoutOnlyIfItIsAClosure() async {
        let layout = columns(2)
        let cases: [(make: @MainActor () -> CollectionSection, batches: Int)] = [
            ({ [self] in CollectionSection(items: tiles(0..<3)) }, 0),
            ({ [self] in CollectionSection(layout: layout, items: tiles(0..<3)) }, 0),
            ({ [self] in CollectionSection(layout: { _ in layout }, items: tiles(0..<3)) }, 1),
        ]
        for (number, (make, batches)) in cases.enumerated() {
            let frame = CGRect(x: 0, y: 0, width: 300, height: 500)
            let list = CountedView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
            let window = UIWindow(frame: frame)
            window.addSubview(list)
            let director = direct(list, [make()])
            list.batches = 0
            director.update(sections: [make()])
            XCTAssertEqual(list.batches, batches, "\(number)")
        }
    }

    // MARK: The app's layout objects

    @MainActor
    func testALayoutObjectIsNotChangedByTheHeaderOfItsSection() async {
        let layouts: [@MainActor (NSCollectionLayoutSection) -> CollectionSection.SectionLayout] = [
            { layout in { _ in layout } },
            { layout in
                CollectionSection(layout: layout, items: []).layout ?? { _ in layout }
            },
        ]
        for (number, make) in layouts.enumerated() {
            let (list, layout) = (makeList(), columns(2))
            let director = direct(
                list,
                [
                    CollectionSection(
                        id: 1, layout: make(layout), header: album(1, "header"), items: tiles(0..<4),
                        footer: album(2, "footer"))
                ])
            XCTAssertEqual(frame(list, 0)?.minY, 44, "layout \(number)")
            XCTAssertEqual(layout.boundarySupplementaryItems.count, 0, "layout \(number)")
            director.update(sections: [CollectionSection(id: 1, layout: make(layout), items: tiles(0..<4))])
            XCTAssertEqual(frame(list, 0)?.minY, 0, "layout \(number)")
            XCTAssertEqual(list.contentSize.height, 200, "layout \(number)")
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                XCTAssertEqual(list.visibleSupplementaryViews(ofKind: kind), [], "layout \(number)")
            }
        }
    }

    @MainActor
    func testALayoutObjectMayBeSharedBySectionsAndCollectionViews() async {
        let layout = columns(2)
        let (list, other) = (makeList(), makeList())
        let director = direct(
            list,
            [
                CollectionSection(id: 1, layout: layout, header: album(1, "header"), items: tiles(0..<2)),
                CollectionSection(id: 2, layout: layout, items: tiles(2..<4), footer: album(2, "footer")),
            ])
        let second = direct(other, [CollectionSection(id: 1, layout: layout, items: tiles(0..<2))])
        XCTAssertEqual(frame(list, 0)?.minY, 44)
        XCTAssertEqual(frame(list, 0, 1)?.minY, 144, "the second section has no header")
        XCTAssertEqual(list.contentSize.height, 44 + 100 + 100 + 44)
        XCTAssertEqual(frame(other, 0)?.minY, 0)
        XCTAssertEqual(other.contentSize.height, 100)
        withExtendedLifetime((director, second)) {}
    }

    /// A boundary item of the app's layout stays, and gets an empty view when the section has no header.
    @MainActor
    func testABoundaryItemOfTheLayoutIsKept() async {
        let (list, layout) = (makeList(), columns(1))
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        layout.boundarySupplementaryItems = [item]
        let (header, footer) = (album(1, "header"), album(2, "footer"))
        let director = direct(
            list, [CollectionSection(id: 1, layout: layout, header: header, items: tiles(0..<2), footer: footer)])
        XCTAssertEqual(frame(list, 0)?.minY, 30)
        XCTAssertEqual(list.contentSize.height, 30 + 2 * 100 + 44, "the layout has no footer, so one is added")
        director.update(sections: [CollectionSection(id: 1, layout: layout, items: tiles(0..<2))])
        XCTAssertEqual(frame(list, 0)?.minY, 30)
        XCTAssertEqual(layout.boundarySupplementaryItems, [item])
    }

    // MARK: Updates

    @MainActor
    func testAnUpdateCallsTheLayoutClosuresAgain() async {
        let one: CollectionSection.SectionLayout = { [self] _ in columns(1) }
        let changes: [(String, @MainActor (CollectionDirector) -> Void)] = [
            ("the same items", { [self] in $0.update(sections: [section(one, tiles(0..<4))]) }),
            ("changed items", { [self] in $0.update(sections: [section(one, tiles(0..<4, "changed"))]) }),
            ("other items", { [self] in $0.update(sections: [section(one, tiles(1..<6))]) }),
            (
                "another header",
                { [self] in $0.update(sections: [section(one, tiles(0..<4), header: album(7, "another"))]) }
            ),
            ("the property", { $0.update { $0[0].layout = one } }),
            ("without animation", { $0.update(animated: false) { $0[0].layout = one } }),
            (
                "a reload",
                { [self] in
                    $0.reloadThreshold = 0
                    $0.update(sections: [section(one, tiles(1..<6))])
                }
            ),
        ]
        for isInWindow in [false, true] {
            for (name, change) in changes {
                let list = makeList()
                let window = UIWindow(frame: list.frame)
                if isInWindow { window.addSubview(list) }
                let director = direct(list, [section({ [self] _ in columns(2) }, tiles(0..<4))])
                XCTAssertEqual(frame(list, 1)?.minX, 150)
                change(director)
                XCTAssertEqual(frame(list, 1)?.minX, 0, name)
                XCTAssertEqual(frame(list, 1)?.width, 300, name)
            }
        }
    }

    @MainActor
    private func section(
        _ layout: @escaping CollectionSection.SectionLayout, _ items: [any CollectionItemConfigurator],
        header: AlbumConfig? = album(1, "header")
    ) -> CollectionSection {
        CollectionSection(id: 1, layout: layout, header: header, items: items)
    }

    @MainActor
    func testAssigningALayoutReplacesTheLayoutObject() async {
        let (list, two) = (makeList(), columns(2))
        let director = direct(list, [CollectionSection(id: 1, layout: two, items: tiles(0..<4))])
        director.update { [self] in $0[0].layout = { [self] _ in columns(1) } }
        XCTAssertEqual(frame(list, 1)?.minX, 0)
        director.update { $0[0].layout = { _ in two } }
        XCTAssertEqual(frame(list, 1)?.minX, 150)
        director.update { $0[0].layout = nil }
        XCTAssertEqual(frame(list, 1)?.width, 300)
    }

    /// An item that is off screen keeps its measured height if the layout is called again and returns equal groups.
    @MainActor
    func testMeasuredItemsKeepTheirHeightsIfTheLayoutIsTheSame() async {
        final class TallCell: UICollectionViewCell, ConfigurableCell {
            private let label = UILabel()
            func configure(data word: Word) {
                guard label.superview == nil else { return }
                contentView.addSubview(label)
                label.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: contentView.topAnchor),
                    label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    label.heightAnchor.constraint(equalToConstant: 70),
                ])
            }
        }
        let list = makeList()
        func items() -> [any CollectionItemConfigurator] {
            (0..<30).map { CollectionCellConfigurator<TallCell, Word>(item: Word(id: $0, text: "")) }
        }
        func sections(_ count: Int) -> [CollectionSection] {
            [CollectionSection(id: 1, layout: { [self] _ in columns(count, height: .estimated(50)) }, items: items())]
        }
        let director = direct(list, sections(1))
        list.scrollToItem(at: path(29), at: .bottom, animated: false)
        for y in stride(from: list.contentOffset.y, through: 0, by: -200) {
            list.contentOffset.y = y
            list.layoutIfNeeded()
        }
        let height = list.contentSize.height
        XCTAssertEqual(height, 2100)
        list.contentOffset.y = 0
        list.layoutIfNeeded()
        director.update(sections: sections(1))
        list.layoutIfNeeded()
        XCTAssertEqual(list.contentSize.height, height)
        director.update(sections: sections(2))
        list.layoutIfNeeded()
        XCTAssertLessThan(list.contentSize.height, 1100)
    }

    /// An update keeps the position of a section that scrolls sideways, but a reload begins with its first item.
    @MainActor
    func testOnlyAReloadForgetsThePositionOfASectionThatScrollsSideways() async throws {
        let (list, layout) = (makeList(), columns(1))
        layout.orthogonalScrollingBehavior = .continuous
        func sections(_ count: Int, _ text: String) -> [CollectionSection] {
            [CollectionSection(id: 1, layout: layout, header: album(1, text), items: tiles(0..<count, text))]
        }
        let director = direct(list, sections(6, "first"))
        func offset() throws -> CGFloat {
            list.layoutIfNeeded()
            let path = try XCTUnwrap(list.indexPathsForVisibleItems.min())
            return try XCTUnwrap(list.cellForItem(at: path)?.superview as? UIScrollView).contentOffset.x
        }
        try Finger().scroll(try XCTUnwrap(list.cellForItem(at: path(0))?.superview as? UIScrollView), sidewaysBy: 650)
        XCTAssertEqual(try offset(), 650)
        director.update(sections: sections(8, "second"))
        XCTAssertEqual(try offset(), 650)
        director.reloadThreshold = 0
        director.update(sections: sections(9, "third"))
        XCTAssertEqual(try offset(), 0)
        XCTAssertEqual(list.numberOfItems(inSection: 0), 9)
    }

    // MARK: Observed models

    @MainActor
    @Observable
    final class Shelf {
        var words = (0..<4).map { Word(id: $0, text: "tile") }
        var columns = 2
    }

    /// Performs work in the middle of each assignment to a property of a shelf.
    @MainActor
    private final class Meddler {
        private let shelf: Shelf
        private let work: @MainActor () -> Void

        init(_ shelf: Shelf, _ work: @escaping @MainActor () -> Void) {
            self.shelf = shelf
            self.work = work
            observe()
        }

        private func observe() {
            withObservationTracking {
                _ = (shelf.words, shelf.columns)
            } onChange: { [weak self] in
                MainActor.assumeIsolated {
                    self?.observe()
                    self?.work()
                }
            }
        }
    }

    @MainActor
    private func readings(_ shelf: Shelf) -> [(String, @MainActor () -> [CollectionSection])] {
        let stored = [1: columns(1), 2: columns(2)]
        func items() -> [any CollectionItemConfigurator] { shelf.words.map { Tile(item: $0) } }
        return [
            (
                "an object for each reading",
                { [self] in [CollectionSection(id: 1, layout: columns(shelf.columns), items: items())] }
            ),
            (
                "stored objects",
                { [CollectionSection(id: 1, layout: stored[shelf.columns] ?? stored[2]!, items: items())] }
            ),
            (
                "a closure",
                { [self] in
                    let count = shelf.columns
                    return [CollectionSection(id: 1, layout: { [self] _ in columns(count) }, items: items())]
                }
            ),
        ]
    }

    @MainActor
    func testAnObservedLayoutIsShownWhateverReadsTheModelInTheMiddleOfAnAssignment() async {
        for number in 0..<3 {
            for isLaidOut in [true, false] {
                let shelf = Shelf()
                let (name, read) = readings(shelf)[number]
                let list = makeList()
                let director = direct(list, [])
                director.observe(read)
                list.layoutIfNeeded()
                let meddler = Meddler(shelf) {
                    if isLaidOut { list.layoutIfNeeded() } else { _ = director.items }
                }
                shelf.words.append(Word(id: 4, text: "new"))
                await letMainActorWork { director.items.count == 5 }
                XCTAssertEqual(director.items.count, 5, name)
                XCTAssertEqual(list.numberOfItems(inSection: 0), 5, name)
                shelf.columns = 1
                for _ in 0..<100 { await Task.yield() }
                XCTAssertEqual(frame(list, 1)?.minX, 0, name)
                _ = meddler
            }
        }
    }

    @MainActor
    func testAnObservedLayoutFollowsTheModel() async {
        for number in 0..<3 {
            let shelf = Shelf()
            let (name, read) = readings(shelf)[number]
            let list = makeList()
            let director = direct(list, [])
            director.observe(read)
            XCTAssertEqual(frame(list, 1)?.minX, 150, name)
            shelf.columns = 1
            XCTAssertEqual(frame(list, 1)?.minX, 0, name)
            shelf.columns = 2
            shelf.words[0].text = "changed"
            XCTAssertEqual(frame(list, 1)?.minX, 150, name)
            withExtendedLifetime(director) {}
        }
    }

    // MARK: Layouts that change the items

    @MainActor
    func testALayoutThatChangesTheNumberOfItemsEachTimeIsStopped() async {
        for isGrowing in [true, false] {
            let (list, bus) = (makeList(), CellActionBus())
            var problems: [CellActionProblem] = []
            bus.onProblem = { problems.append($0) }
            let director = CollectionDirector(collectionView: list, bus: bus)
            var (count, calls) = (isGrowing ? 2 : 5_000, 0)
            var isChanging = true
            func sections() -> [CollectionSection] {
                [
                    CollectionSection(
                        id: 1,
                        layout: { [self] _ in
                            calls += 1
                            if isChanging, calls < 3_000 {
                                count += isGrowing ? 1 : -1
                                director.update(sections: sections())
                            }
                            return columns(1)
                        }, items: tiles(0..<count))
                ]
            }
            director.update(sections: sections())
            list.layoutIfNeeded()
            XCTAssertLessThan(calls, 3_000)
            XCTAssertTrue(problems.contains { $0.kind == .unstable }, "\(problems)")
            XCTAssertEqual(list.numberOfItems(inSection: 0), director.items.count)
            XCTAssertEqual(list.visibleCells.count, min(5, director.items.count))
            isChanging = false
            director.update(sections: sections())
            list.layoutIfNeeded()
            XCTAssertEqual(list.numberOfItems(inSection: 0), count)
        }
    }
}
