import CellDirector
import XCTest

/// Tests undocumented behavior of tables and collection views: changed row and header heights, the positions of headers
/// and items, the frame of a cell outside a table, and cells that are dequeued without an item. Each test's comment
/// says what to check on a device to verify the behavior.
final class UnverifiedLayoutTests: UnverifiedTestCase {
    /// To verify on a device: the frames of a plain table's rows after its header height changes without a reload. No
    /// source found.
    @MainActor
    func testChangedHeightsOfHeadersAndFootersApplyAtTheNextLayout() async {
        let recorder = Recorder([["a"], ["b"]])
        recorder.headerTitles = [0: "First"]
        let table = makeTable(recorder)
        table.sectionHeaderHeight = 50
        table.layoutIfNeeded()
        claimEqual(table.cellForRow(at: path(0, 0))?.frame.minY, 50)
        table.sectionHeaderHeight = UITableView.automaticDimension
        table.estimatedSectionHeaderHeight = 36
        table.layoutIfNeeded()
        // The title is measured, so the estimate does not determine the height.
        claimEqual(table.cellForRow(at: path(0, 0))?.frame.minY, table.rectForHeader(inSection: 0).height)
        claimEqual(table.rectForHeader(inSection: 0).height < 36, true)
    }

    @MainActor
    private final class Shrinking: NSObject, UITableViewDataSource, UITableViewDelegate {
        var counts = [100, 3, 3]
        var asked: [String] = []

        func numberOfSections(in tableView: UITableView) -> Int {
            asked.append("sections")
            return counts.count
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            asked.append("rows \(section)")
            return counts[section]
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            asked.append("height \(indexPath[0])-\(indexPath[1])")
            return tableView.rowHeight
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            asked.append("header \(section)")
            return 0
        }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            asked.append("footer \(section)")
            return 0
        }

        func makeTable() -> UITableView {
            let table = inWindow(UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440)))
            table.rowHeight = 44
            table.dataSource = self
            table.delegate = self
            table.layoutIfNeeded()
            asked = []
            return table
        }
    }

    /// To verify on a device: that no delegate methods are called between a change to a height and the next layout. No
    /// source found.
    @MainActor
    func testNothingIsMeasuredWhenAHeightIsSet() async {
        let source = Shrinking()
        let table = source.makeTable()
        source.counts = [3]
        table.rowHeight = 50
        table.estimatedRowHeight = 60
        table.sectionHeaderHeight = 50
        table.sectionFooterHeight = 50
        table.estimatedSectionHeaderHeight = 20
        table.estimatedSectionFooterHeight = 20
        claimEqual(source.asked, [])
        table.reloadData()
        table.layoutIfNeeded()
        claimEqual(Set(source.asked.filter { $0.hasPrefix("height") }), ["height 0-0", "height 0-1", "height 0-2"])
        claimEqual(source.asked.filter { $0.hasSuffix(" 1") || $0.hasSuffix(" 2") }, [])
        claimEqual(table.visibleCells.map(\.frame.minY), [0, 50, 100])
    }

    /// To verify on a device: the offset and the rows' positions after the row height of a scrolled table has changed.
    /// No source found.
    @MainActor
    func testTheFirstVisibleRowStaysWhenTheRowHeightChanges() async {
        let source = Shrinking()
        let table = source.makeTable()
        table.contentOffset.y = 450
        table.layoutIfNeeded()
        table.rowHeight = 88
        claimEqual(table.rectForRow(at: path(1)).minY, 88)
        table.layoutIfNeeded()
        claimEqual(table.contentOffset.y, 890)
        claimEqual(table.contentSize.height, 106 * 88)
        claimEqual(table.indexPathsForVisibleRows?.first, path(10))
    }

    /// To verify on a device: the header's frame in a scrolled plain list and a scrolled grouped list. No source found.
    @MainActor
    func testHeadersOfPlainListsFloat() async throws {
        let recorder = CollectionRecorder([(0..<20).map(String.init), (0..<20).map(String.init)])
        for (appearance, place) in [(.plain, 100.0), (.grouped, nil)]
            as [(UICollectionLayoutListConfiguration.Appearance, Double?)]
        {
            let list = makeList(recorder, appearance) { $0.headerMode = .supplementary }
            list.contentOffset.y = 100
            let header = list.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, 0))
            claimEqual(header.map { Double($0.frame.minY) }, place)
        }
    }

    /// To verify on a device: the item frames in a line with three items, and in a line with one item. No source found.
    @MainActor
    func testTheRemainingSpaceIsBetweenTheItems() async {
        let list = makeGrid(CollectionRecorder(count: 10), CGSize(width: 90, height: 60))
        claimEqual(list.visibleCells.prefix(3).map(\.frame.minX), [0, 115, 230])
        let single = makeGrid(CollectionRecorder(count: 10), CGSize(width: 200, height: 60))
        claimEqual(single.visibleCells.first?.frame.minX, 60)
    }

    /// To verify on a device: the effect of `dequeueConfiguredReusableCell` with a nil item. No source found.
    @MainActor
    func testWithoutAnItemTheHandlerIsNotCalled() async {
        let recorder = CollectionRecorder(count: 1)
        let list = makeCollection(recorder)
        let registration = UICollectionView.CellRegistration<RecordingItem, String> { _, _, _ in
            XCTFail("the handler must not be called without an item")
        }
        recorder.cell = { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: nil) }
        list.reloadData()
        claimEqual(texts(list), ["new"])
    }

    /// To verify on a device: the frame of a cell that is not in a table. Written from memory.
    @MainActor
    func testACellHasASizeBeforeTheTableSetsIt() async {
        let size = CGRect(x: 0, y: 0, width: 320, height: 44)
        claimEqual(UITableViewCell().frame, size)
        claimEqual(UITableViewCell(frame: .zero).frame, size)
        claimEqual(UITableViewCell().contentView.frame.size, size.size)
        claimEqual(UITableViewCell(frame: rect(1, 2, 3, 4)).frame, rect(1, 2, 3, 4))
    }

    /// To verify on a device: the frame of a header in a collection view with content insets. Apple documents only that
    /// a header is as wide as the collection view.
    @MainActor
    func testHeadersAndFootersStayWithinTheContentInsets() async throws {
        let list = makeGrid(CollectionRecorder([["a"]]), CGSize(width: 100, height: 60)) {
            $0.sectionInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 13)
            $0.headerReferenceSize = CGSize(width: 0, height: 30)
        }
        list.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 20)
        list.layoutIfNeeded()
        let header = try XCTUnwrap(
            list.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0)))
        claimEqual(header.frame, CGRect(x: 0, y: 0, width: 284, height: 30))
        claimEqual(list.contentSize.width, 284)
    }

    /// To verify on a device: the container that is passed to the provider of a custom group, and the item's frame. No
    /// source found.
    @MainActor
    func testTheContainerOfACustomGroupIsTheGroup() async {
        var (sizes, insets) = ([] as [CGSize], [] as [NSDirectionalEdgeInsets])
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(0.5), .absolute(90))) {
            environment in
            sizes = [environment.container.contentSize, environment.container.effectiveContentSize]
            insets = [environment.container.contentInsets, environment.container.effectiveContentInsets]
            return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 50, height: 30))]
        }
        group.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)
        let list = LayoutSource([1]).list(NSCollectionLayoutSection(group: group))
        claimEqual(list.frames(0..<1), [[10, 5, 50, 30]])
        claimEqual(sizes, [CGSize(width: 200, height: 90), CGSize(width: 170, height: 70)])
        claimEqual(insets, [group.contentInsets, group.contentInsets])
    }

    /// To verify on a device: the frames of items after the content insets have become wider. No source found.
    @MainActor
    func testItemsAreLaidOutAgainWhenTheContentInsetsBecomeWider() async {
        let list = makeGrid(CollectionRecorder(count: 6), CGSize(width: 100, height: 60))
        list.layoutIfNeeded()
        list.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        list.layoutIfNeeded()
        let frames = (0..<3).map { list.cellForItem(at: path($0))?.frame }
        claimEqual(frames.map { $0?.minY }, [0, 0, 70])
        claimEqual(list.contentSize.width, 280)
    }

    /// To verify on a device: the item frames in a partly filled last line when the delegate provides the item sizes.
    /// Source: open-source reimplementations of the layout, which space the last line as if it were full.
    @MainActor
    func testTheLastLineOfItemsWithSizesFromTheDelegateIsSpacedLikeAFullLine() async {
        final class Sizes: CollectionRecorder, UICollectionViewDelegateFlowLayout {
            var size = CGSize(width: 90, height: 50)
            func collectionView(
                _ collectionView: UICollectionView, layout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize { size }
        }
        let sizes = Sizes([(0..<5).map(String.init)])
        let layout = UICollectionViewFlowLayout()
        let list = makeCollection(sizes, layout: layout)
        func places() -> [CGFloat] { (0..<5).compactMap { list.layoutAttributesForItem(at: path($0))?.frame.minX } }
        // A width of 320 points fits three items and two gaps of 25 points.
        claimEqual(places(), [0, 115, 230, 0, 115])
        sizes.size.width = 200
        layout.invalidateLayout()
        claimEqual(places(), [60, 60, 60, 60, 60])
    }
}
