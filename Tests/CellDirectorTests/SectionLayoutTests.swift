import CellDirector
import TestSupport
import XCTest

/// Tests sections that provide their own layouts to a collection director.
final class SectionLayoutTests: XCTestCase {
    private final class TileCell: UICollectionViewCell, ConfigurableCell {
        private(set) var text = ""
        func configure(data text: String) { self.text = text }
    }
    private typealias Tile = CollectionCellConfigurator<TileCell, String>

    private final class FieldCell: UICollectionViewCell, ConfigurableCell {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        private(set) var text = ""
        func configure(data text: String) {
            self.text = text
            contentView.addSubview(field)
        }
    }

    @MainActor
    private func columns(_ count: Int) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        return NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size,
                subitem: NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))), count: count))
    }

    @MainActor
    private func carousel() -> NSCollectionLayoutSection {
        let section = columns(1)
        section.orthogonalScrollingBehavior = .groupPaging
        return section
    }

    @MainActor
    private func makeList() -> UICollectionView {
        UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: UICollectionViewFlowLayout())
    }

    private func tiles(_ texts: String...) -> [any CollectionItemConfigurator] { texts.map { Tile(item: $0) } }

    @MainActor
    func testEachSectionHasItsLayout() async throws {
        let list = makeList()
        let director = CollectionDirector(
            collectionView: list,
            sections: [
                CollectionSection(id: "banner", layout: carousel(), items: tiles("a", "b", "c")),
                CollectionSection(id: "grid", layout: { [self] _ in columns(2) }, items: tiles("d", "e", "f")),
            ])
        list.layoutIfNeeded()
        XCTAssertEqual(list.indexPathsForVisibleItems, [[0, 0], [1, 0], [1, 1], [1, 2]])
        XCTAssertEqual(
            list.layoutAttributesForItem(at: [1, 2])?.frame, CGRect(x: 0, y: 200, width: 150, height: 100))
        var heard: [String] = []
        director.actionsProxy.on(.didSelect) { (c: Tile, _) in heard.append(c.item) }
        let banner = try XCTUnwrap(list.cellForItem(at: [0, 0])?.superview as? UIScrollView)
        try Finger().scroll(banner, sidewaysBy: 200)
        try Finger().tap(rowAt: [0, 1], in: list)
        XCTAssertEqual(heard, ["b"])
    }

    @MainActor
    func testAnotherLayoutMovesTheItems() async throws {
        let list = makeList()
        let director = CollectionDirector(
            collectionView: list, sections: [CollectionSection(id: 1, layout: columns(2), items: tiles("a", "b", "c"))])
        list.layoutIfNeeded()
        let cell = try XCTUnwrap(list.cellForItem(at: [0, 2]))
        director.update(sections: [CollectionSection(id: 1, layout: columns(3), items: tiles("a", "b", "c"))])
        list.layoutIfNeeded()
        XCTAssertTrue(list.cellForItem(at: [0, 2]) === cell)
        XCTAssertEqual(cell.frame, CGRect(x: 200, y: 0, width: 100, height: 100))
    }

    @MainActor
    func testASectionAddedLaterMayHaveItsOwnLayout() async throws {
        let list = makeList()
        let director = CollectionDirector(collectionView: list, sections: [CollectionSection(id: 1, items: tiles("a"))])
        list.layoutIfNeeded()
        director.update(sections: [
            CollectionSection(id: 1, items: tiles("a")),
            CollectionSection(id: 2, layout: columns(2), items: tiles("b", "c")),
        ])
        list.layoutIfNeeded()
        XCTAssertEqual(list.cellForItem(at: [0, 0])?.frame.width, 300)
        XCTAssertEqual(list.cellForItem(at: [1, 1])?.frame.minX, 150)
    }

    /// An animated batch update that changes the layout moves the visible cells without replacing any of them.
    @MainActor
    func testAnotherLayoutIsAppliedWithAnimatedUpdates() async throws {
        let list = makeList()
        let window = UIWindow(frame: list.frame)
        window.addSubview(list)
        let director = CollectionDirector(
            collectionView: list,
            sections: [
                CollectionSection(id: 1, layout: columns(1), items: tiles("a", "b", "c")),
                CollectionSection(id: 2, layout: carousel(), items: tiles("x", "y")),
            ])
        list.layoutIfNeeded()
        let cells = (0..<3).map { list.cellForItem(at: [0, $0]) }
        let second = columns(3)
        var isDone = false
        director.update(
            sections: [
                CollectionSection(id: 1, layout: second, items: tiles("a", "b", "c")),
                CollectionSection(id: 2, layout: carousel(), items: tiles("x", "y")),
            ], animated: true
        ) { isDone = true }
        // The layout changes during the update, not in the next layout pass.
        XCTAssertEqual(cells.map { $0?.frame.minX }, [0, 100, 200])
        XCTAssertTrue(isDone)
        director.update(sections: [
            CollectionSection(id: 2, layout: carousel(), items: tiles("x", "y")),
            CollectionSection(id: 1, layout: columns(2), items: tiles("c", "b", "d")),
        ])
        list.layoutIfNeeded()
        XCTAssertTrue(list.cellForItem(at: [1, 0]) === cells[2])
        XCTAssertTrue(list.cellForItem(at: [1, 1]) === cells[1])
        XCTAssertEqual(
            (0..<3).map { list.cellForItem(at: [1, $0])?.frame },
            [
                CGRect(x: 0, y: 100, width: 150, height: 100), CGRect(x: 150, y: 100, width: 150, height: 100),
                CGRect(x: 0, y: 200, width: 150, height: 100),
            ])
    }

    /// Calls a closure with a director that reloads its list for each update, once with a section that scrolls
    /// vertically and once with a section that scrolls orthogonally.
    @MainActor
    private func withReloadingDirectors(
        _ body: (CollectionDirector, UICollectionView, NSCollectionLayoutSection) throws -> Void
    ) rethrows {
        for layout in [columns(1), carousel()] {
            let (list, bus) = (makeList(), CellActionBus())
            bus.onProblem = { _ in }
            let director = CollectionDirector(
                collectionView: list,
                sections: [CollectionSection(id: 1, layout: layout, items: tiles("a", "b", "c"))], bus: bus)
            director.reloadThreshold = 0
            list.layoutIfNeeded()
            try body(director, list, layout)
        }
    }

    @MainActor
    func testAReferenceFollowsItsRowThroughAReload() async throws {
        try withReloadingDirectors { director, list, layout in
            var heard: [String] = []
            let ping = CellAction<Void>("ping")
            director.actionsProxy.on(ping) { (c: Tile, _) in heard.append(c.item) }
            let reference = try XCTUnwrap(list.cellForItem(at: [0, 0]).flatMap { CellReference($0) })
            director.update(sections: [CollectionSection(id: 1, layout: layout, items: tiles("z", "a"))])
            ping.invoke(from: reference)
            XCTAssertEqual(heard, list.cellForItem(at: [0, 1]) == nil ? [] : ["a"])
            director.update(sections: [CollectionSection(id: 1, layout: layout, items: tiles("z"))])
            XCTAssertFalse(reference.isValid)
        }
    }

    @MainActor
    func testTheCellOfARemovedRowSendsNoActionsEvenBeforeTheLayout() async throws {
        try withReloadingDirectors { director, list, layout in
            var heard: [String] = []
            let ping = CellAction<Void>("ping")
            director.actionsProxy.on(ping) { (c: Tile, _) in heard.append(c.item) }
            let cell = try XCTUnwrap(list.cellForItem(at: [0, 0]))
            director.update(sections: [CollectionSection(id: 1, layout: layout, items: tiles("d"))])
            ping.invoke(from: cell)
            XCTAssertEqual(heard, [])
        }
    }

    @MainActor
    func testAnItemEditedOutOfViewInASectionThatScrollsOrthogonallyIsUpdated() async throws {
        typealias Field = CollectionCellConfigurator<FieldCell, String>
        let list = makeList()
        let items = (0..<6).map { Field(item: "\($0)", id: $0) }
        let director = CollectionDirector(
            collectionView: list, sections: [CollectionSection(id: 1, layout: carousel(), items: items)])
        list.layoutIfNeeded()
        let cell = try XCTUnwrap(list.cellForItem(at: [0, 0]) as? FieldCell)
        try Finger().type("!", into: cell.field)
        let scrollView = try XCTUnwrap(cell.superview as? UIScrollView)
        try Finger().scroll(scrollView, sidewaysBy: 1200)
        list.layoutIfNeeded()
        XCTAssertNil(list.indexPath(for: cell))
        XCTAssertTrue(cell.field.isFirstResponder)

        let changed = (0..<6).map { Field(item: "\($0) changed", id: $0) }
        director.update(sections: [CollectionSection(id: 1, layout: carousel(), items: changed)])
        list.layoutIfNeeded()
        XCTAssertTrue(cell.field.isFirstResponder)
        XCTAssertEqual(cell.text, "0 changed")
        cell.field.resignFirstResponder()
    }

    private final class Background: UICollectionReusableView {}

    @MainActor
    func testSectionsHaveBackgroundsOfARegisteredClass() async throws {
        let list = makeList()
        let director = CollectionDirector(collectionView: list)
        director.register(Background.self, forDecorationViewOfKind: "background")
        let layout = columns(2)
        layout.decorationItems = [.background(elementKind: "background")]
        director.update(sections: [CollectionSection(id: 1, layout: layout, items: tiles("a", "b", "c"))])
        list.layoutIfNeeded()
        let background = try XCTUnwrap(list.subviews.first as? Background)
        XCTAssertEqual(background.frame, CGRect(x: 0, y: 0, width: 300, height: 200))
        director.update(sections: [CollectionSection(id: 1, layout: layout, items: tiles("a"))])
        list.layoutIfNeeded()
        XCTAssertEqual(background.frame.height, 100)
    }

    @MainActor
    func testABackgroundIsRegisteredAfterTheSectionsWereSet() async {
        let list = makeList()
        let layout = columns(2)
        layout.decorationItems = [.background(elementKind: "background")]
        let director = CollectionDirector(
            collectionView: list, sections: [CollectionSection(id: 1, layout: layout, items: tiles("a"))])
        director.register(Background.self, forDecorationViewOfKind: "background")
        list.layoutIfNeeded()
        XCTAssertTrue(list.subviews.first is Background)
    }

    /// Badges belong to the app's own data source: a director returns empty views for them and calls no handlers.
    @MainActor
    func testADirectorReturnsViewsForBadgesAndCallsNoHandlersForThem() async {
        let list = makeList()
        let director = CollectionDirector(collectionView: list)
        var heard = 0
        director.actionsProxy.on(.willDisplay) { (c: Tile, _) in heard += 1 }
        let size = NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(100)),
            supplementaryItems: [
                NSCollectionLayoutSupplementaryItem(
                    layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
            ])
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item]))
        director.update(sections: [CollectionSection(id: 1, layout: section, items: tiles("a", "b", "c"))])
        list.layoutIfNeeded()
        XCTAssertEqual(list.visibleSupplementaryViews(ofKind: "badge").count, 3)
        XCTAssertEqual(heard, 3)
    }
}
