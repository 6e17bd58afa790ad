import HeadlessUIKit
import TestSupport
import XCTest

/// Tests headers and footers whose element kind changes. The kinds "hero" and "plain" use different view classes.
final class ElementKindTests: XCTestCase {
    @MainActor
    private func section(_ kind: String) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(100)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .estimated(30)), elementKind: kind, alignment: .top)
        ]
        return section
    }

    @MainActor
    private func list(_ source: any UICollectionViewDataSource, _ layout: UICollectionViewLayout) -> UICollectionView {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
        list.register(SelfSizingCell.self, forCellWithReuseIdentifier: "cell")
        list.register(HeroView.self, forSupplementaryViewOfKind: "hero", withReuseIdentifier: "view")
        list.register(PlainView.self, forSupplementaryViewOfKind: "plain", withReuseIdentifier: "view")
        list.dataSource = source
        list.layoutIfNeeded()
        return list
    }

    /// Asserts that a section has a header of the given kind, that this header has the class and the height for the
    /// kind, and that the section has no header of the other kind.
    @MainActor
    private func checkHeader(
        _ list: UICollectionView, _ kind: String, _ section: Int = 0, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let view = list.supplementaryView(forElementKind: kind, at: [section, 0])
        XCTAssertEqual(view is HeroView, kind == "hero", file: file, line: line)
        XCTAssertEqual(view is PlainView, kind == "plain", file: file, line: line)
        XCTAssertEqual(view?.frame.height, kind == "hero" ? 70 : 40, file: file, line: line)
        let other = kind == "plain" ? "hero" : "plain"
        XCTAssertNil(list.supplementaryView(forElementKind: other, at: [section, 0]), file: file, line: line)
    }

    @MainActor
    func testAHeaderHasTheKindOfTheNewLayout() async {
        let source = LayoutSource([2])
        let list = list(source, UICollectionViewCompositionalLayout(section: section("hero")))
        checkHeader(list, "hero")
        for kind in ["plain", "hero", "plain"] {
            source.requestedViews = []
            list.setCollectionViewLayout(UICollectionViewCompositionalLayout(section: section(kind)), animated: false)
            XCTAssertEqual(source.requestedViews, ["\(kind) [0, 0]"])
            checkHeader(list, kind)
            list.reloadData()
            list.layoutIfNeeded()
            checkHeader(list, kind)
        }
    }

    @MainActor
    func testTheDelegateReceivesTheKindThatWasShown() async {
        let (source, log) = (LayoutSource([2]), KindLog())
        let list = list(source, UICollectionViewCompositionalLayout(section: section("hero")))
        list.delegate = log
        list.collectionViewLayout = UICollectionViewCompositionalLayout(section: section("plain"))
        list.layoutIfNeeded()
        XCTAssertEqual(log.lines, ["end hero [0, 0]", "will plain [0, 0]"])
        list.collectionViewLayout = UICollectionViewFlowLayout()
        list.reloadData()
        list.layoutIfNeeded()
        XCTAssertEqual(log.lines.dropFirst(2), ["end plain [0, 0]"])
    }

    @MainActor
    func testAHeaderHasTheKindThatTheProviderReturnsLast() async {
        var kind = "hero"
        let source = LayoutSource([2])
        let list = list(source, UICollectionViewCompositionalLayout { [self] _, _ in section(kind) })
        kind = "plain"
        list.collectionViewLayout.invalidateLayout()
        list.layoutIfNeeded()
        checkHeader(list, "plain")
        kind = "hero"
        list.performBatchUpdates(nil)
        checkHeader(list, "hero")
    }

    @MainActor
    func testASectionThatBecomesTheFirstGetsAHeaderOfAnotherKind() async {
        let source = LayoutSource([1, 1, 1])
        let list = list(
            source, UICollectionViewCompositionalLayout { [self] i, _ in section(i == 0 ? "hero" : "plain") })
        XCTAssertEqual(source.requestedViews, ["hero [0, 0]", "plain [1, 0]", "plain [2, 0]"])
        let last = list.supplementaryView(forElementKind: "plain", at: [2, 0])
        source.requestedViews = []
        source.counts = [1, 1]
        list.deleteSections([0])
        checkHeader(list, "hero", 0)
        checkHeader(list, "plain", 1)
        XCTAssertTrue(list.supplementaryView(forElementKind: "plain", at: [1, 0]) === last)
        XCTAssertEqual(source.requestedViews, ["hero [0, 0]"])
        XCTAssertEqual(list.contentSize.height, 70 + 100 + 40 + 100)
    }

    /// The height that was measured for a view of one kind is not used for a view of another kind.
    @MainActor
    func testHeightsAreNotKeptForAnotherKind() async {
        let source = LayoutSource([1, 1, 8, 1])
        let list = list(
            source, UICollectionViewCompositionalLayout { [self] i, _ in section(i == 0 ? "hero" : "plain") })
        list.contentOffset.y = 10_000
        list.layoutIfNeeded()
        list.contentOffset.y = 600
        list.layoutIfNeeded()
        XCTAssertEqual(list.contentSize.height, 70 + 3 * 40 + 11 * 100)
        source.counts = [1, 8, 1]
        list.deleteSections([0])
        XCTAssertEqual(list.contentSize.height, 30 + 2 * 40 + 10 * 100, "the first header is off screen")
    }

    /// The message is the same as in UIKit.
    @MainActor
    func testAViewOfAnotherKindIsRefused() async {
        let source = WrongKindSource()
        let raised = exceptions {
            _ = list(source, UICollectionViewCompositionalLayout(section: section("hero")))
        }
        XCTAssertEqual(
            raised.map(\.reason),
            [
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not match the "
                    + "element kind it is being used for. When asked for a view of element kind 'hero' the data source "
                    + "dequeued a view registered for the element kind 'plain'."
            ])
    }
}

private class SizedView: UICollectionReusableView {
    var height: CGFloat { 0 }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: height) }
}

private final class HeroView: SizedView {
    override var height: CGFloat { 70 }
}

private final class PlainView: SizedView {
    override var height: CGFloat { 40 }
}

/// A data source that returns a view of the kind "plain" for every kind.
private final class WrongKindSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: "plain", withReuseIdentifier: "view", for: indexPath)
    }
}

private final class KindLog: NSObject, UICollectionViewDelegate {
    var lines: [String] = []

    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { lines.append("will \(elementKind) \(Array(indexPath))") }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { lines.append("end \(elementKind) \(Array(indexPath))") }
}
