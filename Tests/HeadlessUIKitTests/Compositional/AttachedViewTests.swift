import HeadlessUIKit
import TestSupport
import XCTest

/// Tests badges in a horizontally scrolling section, and attached views without a registered class.
final class AttachedViewTests: XCTestCase {
    @MainActor
    private func badge(_ edges: NSDirectionalRectEdge) -> NSCollectionLayoutSupplementaryItem {
        NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: edges))
    }

    /// Returns a section with two columns of items. The rows are 100 points tall.
    @MainActor
    private func grid(_ badges: [NSCollectionLayoutSupplementaryItem] = []) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: badges)
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
    }

    @MainActor
    func testBadgesScrollSidewaysWithTheirSection() async throws {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)),
            supplementaryItems: [badge([.top, .leading])])
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.absolute(150), .absolute(100)), subitems: [item]))
        section.orthogonalScrollingBehavior = .continuous
        let list = LayoutSource([50]).list(section, kinds: ["badge"])
        let first = try XCTUnwrap(list.supplementaryView(forElementKind: "badge", at: [0, 1]))
        XCTAssertTrue(first.superview === list.cellForItem(at: [0, 1])?.superview)
        let scroller = try XCTUnwrap(first.superview as? UIScrollView)
        try Finger().scroll(scroller, sidewaysBy: 100)
        XCTAssertEqual(first.frame.minX, 150)
        try Finger().scroll(scroller, sidewaysBy: 1000)
        // Item 7 is still partly visible, but its badge has scrolled off screen.
        XCTAssertEqual(list.indexPathsForVisibleSupplementaryElements(ofKind: "badge").map(\.item).sorted(), [8, 9])
        XCTAssertEqual(list.indexPathsForVisibleItems.map(\.item), [7, 8, 9])
    }

    /// A header with the size that its constraints require.
    private final class ConstrainedHeader: UICollectionReusableView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            let content = UIView()
            content.translatesAutoresizingMaskIntoConstraints = false
            addSubview(content)
            NSLayoutConstraint.activate([
                content.leadingAnchor.constraint(equalTo: leadingAnchor),
                content.trailingAnchor.constraint(equalTo: trailingAnchor),
                content.topAnchor.constraint(equalTo: topAnchor),
                content.bottomAnchor.constraint(equalTo: bottomAnchor),
                content.widthAnchor.constraint(equalToConstant: 70),
                content.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @MainActor
    func testAHeaderMeasuresItsWidthIfTheListScrollsSideways() async throws {
        let section = grid()
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.estimated(20), .fractionalHeight(1)), elementKind: "header", alignment: .leading)
        ]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let source = LayoutSource([4])
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.register(ConstrainedHeader.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "view")
        list.dataSource = source
        list.layoutIfNeeded()
        let header = try XCTUnwrap(list.supplementaryView(forElementKind: "header", at: [0, 0]))
        XCTAssertEqual(header.frame, CGRect(x: 0, y: 0, width: 70, height: 800))
    }

    @MainActor
    func testADecorationWithoutARegisteredClassIsRefused() async {
        let section = grid()
        section.decorationItems = [.background(elementKind: "background")]
        let raised = exceptions { _ = LayoutSource([4]).list(section) }
        XCTAssertEqual(
            raised.map(\.reason),
            [
                "could not dequeue a decoration view of kind: background - must register as a class or nib or connect a "
                    + "prototype in a storyboard"
            ])
    }

    @MainActor
    func testABadgeWithoutARegisteredClassIsRefused() async {
        let raised = exceptions {
            _ = LayoutSource([4]).list(grid([badge(.top)]))
        }
        XCTAssertEqual(
            raised.first?.reason,
            "could not dequeue a view of kind: badge with identifier view - must register a nib or a class for the identifier "
                + "or connect a prototype cell in a storyboard")
    }
}
