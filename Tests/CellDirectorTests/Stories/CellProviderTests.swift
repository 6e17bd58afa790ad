import CellDirector
import HeadlessUIKit
import TestSupport
import XCTest

/// Tests a collection view with the app's own cell provider and with content configurations: how a touch inside a
/// content view changes the data, and how several types of configurations are shown.
final class CellProviderTests: XCTestCase {
    /// A switch that calls a closure when it changes.
    private struct CallingSwitch: UIContentConfiguration {
        var isOn = false
        var changed: @MainActor (Bool) -> Void = { _ in }

        func makeContentView() -> any UIView & UIContentView { CallingSwitchView(self) }
        func updated(for state: any UIConfigurationState) -> CallingSwitch { self }
    }

    private final class CallingSwitchView: UIView, UIContentView {
        let toggle = UISwitch()
        var configuration: any UIContentConfiguration { didSet { show() } }

        init(_ configuration: CallingSwitch) {
            self.configuration = configuration
            super.init(frame: .zero)
            addSubview(toggle)
            toggle.addAction(
                UIAction { [unowned self] _ in (self.configuration as? CallingSwitch)?.changed(toggle.isOn) },
                for: .primaryActionTriggered)
            show()
        }

        required init?(coder: NSCoder) { nil }

        private func show() { toggle.isOn = (configuration as? CallingSwitch)?.isOn ?? false }
    }

    @MainActor
    private func collection() -> UICollectionView {
        UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 220),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    }

    /// The values of a hundred switches, and a collection view whose data source identifies the switches by number.
    @MainActor
    private final class Switches {
        var isOn = [Bool](repeating: false, count: 100)
        let collectionView: UICollectionView
        private var source: UICollectionViewDiffableDataSource<Int, Int>?

        init(_ collectionView: UICollectionView) {
            self.collectionView = collectionView
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
                [unowned self] cell, _, id in
                cell.contentConfiguration = CallingSwitch(isOn: isOn[id]) { [weak self] isOn in self?.isOn[id] = isOn }
            }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
                $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
            }
            self.source = source
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(isOn.indices))
            source.apply(snapshot, animatingDifferences: false)
            collectionView.layoutIfNeeded()
        }

        func toggle(_ item: Int) throws -> UISwitch {
            let cell = collectionView.cellForItem(at: IndexPath(item: item, section: 0))
            return try XCTUnwrap(cell?.contentView as? CallingSwitchView).toggle
        }
    }

    @MainActor
    func testAFunctionInTheConfigurationReachesTheDataOfItsItem() async throws {
        let switches = Switches(collection())
        try Finger().toggle(switches.toggle(2))
        XCTAssertEqual(switches.isOn.indices.filter { switches.isOn[$0] }, [2])
    }

    @MainActor
    func testASwitchKeepsItsStateWhenItsItemReappears() async throws {
        let switches = Switches(collection())
        try Finger().toggle(switches.toggle(1))
        try Finger().scroll(switches.collectionView, toRowAt: IndexPath(item: 60, section: 0))
        try Finger().toggle(switches.toggle(60))
        try Finger().scroll(switches.collectionView, toRowAt: IndexPath(item: 0, section: 0))
        XCTAssertEqual(try (0..<3).map { try switches.toggle($0).isOn }, [false, true, false])
        XCTAssertEqual(switches.isOn.indices.filter { switches.isOn[$0] }, [1, 60])
    }

    @MainActor
    func testNothingIsKeptByTheFunctionsInConfigurations() async {
        let list = collection()
        var switches: Switches? = Switches(list)
        let weakSwitches = Weak(switches)
        switches = nil
        XCTAssertNil(weakSwitches.object)
        XCTAssertFalse(list.visibleCells.isEmpty)
    }

    @MainActor
    func testOneRegistrationShowsConfigurationsOfAnyKind() async throws {
        let list = collection()
        var text = UIListContentConfiguration.cell()
        text.text = "Sound"
        let contents: [any UIContentConfiguration] = [text, CallingSwitch(isOn: true), text]
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, any UIContentConfiguration> {
            cell, _, content in cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: contents[$2])
        }
        func show(_ items: [Int]) async {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            await source.apply(snapshot, animatingDifferences: false)
            list.layoutIfNeeded()
        }
        func views() -> [String] {
            (0..<3).map { list.cellForItem(at: IndexPath(item: $0, section: 0))?.contentView }
                .map { $0 is CallingSwitchView ? "switch" : $0 is UIListContentView ? "list" : "none" }
        }
        await show([0, 1, 2])
        XCTAssertEqual(views(), ["list", "switch", "list"])

        // The items are reordered. A content view of a different type can't be reused, so a new content view is
        // created.
        await show([1, 2, 0])
        XCTAssertEqual(views(), ["switch", "list", "list"])
    }

    @MainActor
    func testAViewIsCreatedIfNoneCanBeReused() async throws {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.contentConfiguration = CallingSwitch()
        let first = cell.contentView
        cell.contentConfiguration = CallingSwitch(isOn: true)
        XCTAssertIdentical(cell.contentView, first)
        cell.contentConfiguration = UIListContentConfiguration.cell()
        XCTAssertNotIdentical(cell.contentView, first)
        XCTAssertTrue(cell.contentView is UIListContentView)
    }
}
