import CellDirector
import XCTest

/// Tests that collection view cells show configurations in the same way as table view cells.
final class CollectionConfigurationTests: ConformanceTestCase {
    @MainActor
    func testACellReplacesItsContentViewAsATablesCellDoes() async {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let first = cell.contentView
        cell.contentConfiguration = NoteContent(text: "one")
        let view = cell.contentView
        XCTAssert(view is NoteView)
        XCTAssertNil(first.superview)
        cell.contentConfiguration = NoteContent(text: "two")
        XCTAssertIdentical(cell.contentView, view)
        cell.contentConfiguration = PictureContent()
        XCTAssert(cell.contentView is PictureView)
        cell.contentConfiguration = nil
        XCTAssertEqual(cell.contentView.subviews, [])
        XCTAssertEqual(cell.subviews, [cell.contentView])
    }

    @MainActor
    func testTheStateFlowsIntoTheContent() async {
        let cell = UpdatingItem(frame: .zero)
        cell.contentConfiguration = NoteContent(text: "one")
        cell.layoutIfNeeded()
        cell.updates = []
        cell.isHighlighted = true
        cell.isSelected = true
        cell.isUserInteractionEnabled = false
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.updates.count, 1)
        XCTAssertEqual(cell.updates.last, cell.configurationState)
        XCTAssertEqual(cell.updates.last?.isDisabled, true)
        XCTAssertEqual(cell.contentView.backgroundColor, .systemBlue)
    }

    @MainActor
    func testTheUpdateHandlerRunsAfterUpdateConfiguration() async {
        let cell = UpdatingItem(frame: .zero)
        var counts: [Int] = []
        cell.configurationUpdateHandler = { cell, _ in counts.append((cell as? UpdatingItem)?.updates.count ?? 0) }
        cell.layoutIfNeeded()
        XCTAssertEqual(counts, [1])
    }

    @MainActor
    func testABackgroundConfigurationAndBackgroundViewsExcludeEachOther() async {
        let cell = UICollectionViewCell(frame: .zero)
        cell.backgroundView = UIView()
        cell.selectedBackgroundView = UIView()
        cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
        XCTAssertNil(cell.backgroundView)
        XCTAssertNil(cell.selectedBackgroundView)
        XCTAssertEqual(cell.subviews.count, 2)
        cell.backgroundView = UIView()
        XCTAssertNil(cell.backgroundConfiguration)
    }

    @MainActor
    func testACellsStateHasTheListEnvironment() async {
        for (appearance, environment) in [
            (UICollectionLayoutListConfiguration.Appearance.plain, UIListEnvironment.plain), (.grouped, .grouped),
            (.insetGrouped, .insetGrouped), (.sidebar, .sidebar), (.sidebarPlain, .sidebarPlain),
        ] {
            let list = NoteCollection(
                UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: appearance)))
            XCTAssertEqual(list.cell(0)?.configurationState.traitCollection.listEnvironment, environment)
        }
        let flow = NoteCollection(UICollectionViewFlowLayout())
        XCTAssertEqual(flow.cell(0)?.configurationState.traitCollection.listEnvironment, UIListEnvironment.none)
    }

    @MainActor
    func testARegistrationOfAConfigurationNeedsNoCellClass() async {
        let list = NoteCollection(
            UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain)))
        XCTAssertEqual((list.cell(2)?.contentView as? NoteView)?.label.text, "note 2")
        let view = list.cell(2)?.contentView
        list.notes[2] = "changed"
        list.view.reconfigureItems(at: [IndexPath(item: 2, section: 0)])
        XCTAssertIdentical(list.cell(2)?.contentView, view)
        XCTAssertEqual((view as? NoteView)?.label.text, "changed")
    }

    @MainActor
    func testSelectionAndEditingAndDraggingFlowIntoTheState() async {
        let list = NoteCollection(
            UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain)))
        let path = IndexPath(item: 1, section: 0)
        list.view.selectItem(at: path, animated: false, scrollPosition: [])
        list.view.layoutIfNeeded()
        XCTAssertEqual(list.cell(1)?.contentView.backgroundColor, .systemBlue)
        list.view.isEditing = true
        XCTAssertEqual(list.cell(1)?.configurationState.isEditing, true)
        XCTAssertTrue(list.view.beginInteractiveMovementForItem(at: path))
        XCTAssertEqual(list.cell(1)?.configurationState.isReordering, true)
        XCTAssertEqual(list.cell(2)?.configurationState.isReordering, false)
        list.view.endInteractiveMovement()
        XCTAssertEqual(list.cell(1)?.configurationState.isReordering, false)
    }

    @MainActor
    func testAListCellHasADefaultContent() async {
        let cell = UICollectionViewListCell(frame: .zero)
        cell.accessories = [.checkmark(displayed: .always)]
        var content = cell.defaultContentConfiguration()
        content.text = "shown"
        cell.contentConfiguration = content
        XCTAssertEqual((cell.contentView.subviews.first as? UILabel)?.text, "shown")
        XCTAssertEqual(cell.subviews.count, 2, "the accessory stays")
    }
}

final class UpdatingItem: UICollectionViewCell {
    var updates: [UICellConfigurationState] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        updates.append(state)
    }
}

@MainActor
private final class NoteCollection: NSObject, UICollectionViewDataSource {
    var notes = (0..<5).map { "note \($0)" }
    let view: UICollectionView
    private let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, note in
        cell.contentConfiguration = NoteContent(text: note)
    }

    init(_ layout: UICollectionViewLayout) {
        view = inWindow(
            UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout))
        super.init()
        view.dataSource = self
        view.layoutIfNeeded()
    }

    func cell(_ item: Int) -> UICollectionViewCell? { view.cellForItem(at: IndexPath(item: item, section: 0)) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { notes.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: notes[indexPath.item])
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { notes.insert(notes.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
}
