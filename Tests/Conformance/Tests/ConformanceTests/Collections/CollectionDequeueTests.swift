import CellDirector
import XCTest

final class CollectionDequeueTests: CollectionDequeueTestCase {
    // MARK: Registrations

    @MainActor
    func testARegistrationMakesAndUsesCells() async {
        let recorder = CollectionRecorder(count: 100)
        let list = makeCollection(recorder)
        let registration = Registration { cell, _, item in cell.text = "<\(item)>" }
        recorder.cell = { [unowned recorder] list, path in
            list.dequeueConfiguredReusableCell(
                using: registration, for: path, item: recorder.items[path.section][path.item])
        }
        list.reloadData()
        XCTAssertEqual(texts(list).first, "<0>")
        RecordingItem.reset()
        list.contentOffset.y = 44 * 50
        XCTAssertEqual(texts(list).first, "<50>")
        XCTAssertEqual(RecordingItem.made, 0)
    }

    @MainActor
    func testARegistrationReconfiguresTheSameCell() async throws {
        let recorder = CollectionRecorder(count: 3)
        let list = makeCollection(recorder)
        let registration = Registration { cell, _, item in cell.text = item }
        recorder.cell = { [unowned recorder] list, path in
            list.dequeueConfiguredReusableCell(
                using: registration, for: path, item: recorder.items[path.section][path.item])
        }
        list.reloadData()
        let cell = try XCTUnwrap(list.cellForItem(at: path(2)))
        recorder.items[0][2] = "other"
        list.reconfigureItems(at: [path(2)])
        XCTAssertTrue(list.cellForItem(at: path(2)) === cell)
        XCTAssertEqual(texts(list), ["0", "1", "other"])
    }

    @MainActor
    func testACellMayMakeARegistrationForACollectionViewOfItsOwn() async throws {
        final class Row: UICollectionViewCell {
            let inner = inWindow(
                UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 320, height: 44),
                    collectionViewLayout: UICollectionViewFlowLayout()))
            lazy var source: UICollectionViewDiffableDataSource<Int, Int> = {
                let registration = UICollectionView.CellRegistration<RecordingItem, Int> { cell, _, item in
                    cell.text = "\(item)"
                }
                return UICollectionViewDiffableDataSource(collectionView: inner) { list, path, item in
                    list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
                }
            }()
            func show() {
                contentView.addSubview(inner)
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems([1, 2])
                source.apply(snapshot)
            }
        }
        let recorder = CollectionRecorder(count: 1)
        let list = makeCollection(recorder)
        list.register(Row.self, forCellWithReuseIdentifier: "row")
        recorder.cell = { list, path in
            let cell = list.dequeueReusableCell(withReuseIdentifier: "row", for: path)
            (cell as? Row)?.show()
            return cell
        }
        list.reloadData()
        let row = try XCTUnwrap(list.cellForItem(at: path(0)) as? Row)
        XCTAssertEqual(texts(row.inner), ["1", "2"])
    }

    @MainActor
    func testARegistrationConfiguresHeaders() async {
        let recorder = CollectionRecorder([["a"], ["b"]])
        var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        configuration.headerMode = .supplementary
        let registration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, kind, path in view.accessibilityLabel = "\(path.section)" }
        recorder.sectionView = { list, _, path in
            list.dequeueConfiguredReusableSupplementary(using: registration, for: path)
        }
        let list = makeCollection(
            recorder, layout: UICollectionViewCompositionalLayout.list(using: configuration))
        let views = list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        XCTAssertEqual(views.map(\.accessibilityLabel), ["0", "1"])
    }
}
