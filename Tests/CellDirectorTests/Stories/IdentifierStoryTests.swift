import CellDirector
import HeadlessUIKit
import TestSupport
import XCTest

/// Tests which parts of a cell's state a configuration may store when configurations are the item identifiers of a
/// list. Also tests cells that apply their state themselves.
final class IdentifierStoryTests: XCTestCase {
    /// The row of a letter. It stores only the parts of a cell's state that it needs: a complete state contains traits
    /// and arbitrary custom values and is not `Sendable`, but item identifiers must be `Sendable`.
    private struct Letter: UIContentConfiguration, Hashable, Sendable {
        var title: String
        private(set) var isSelected = false
        private(set) var isDark = false

        init(_ title: String) { self.title = title }

        func makeContentView() -> any UIView & UIContentView { LetterView(self) }

        func updated(for state: any UIConfigurationState) -> Letter {
            var updated = self
            updated.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
            updated.isDark = state.traitCollection.userInterfaceStyle == .dark
            return updated
        }
    }

    private final class LetterView: UIView, UIContentView {
        let label = UILabel()
        var configuration: any UIContentConfiguration { didSet { show() } }

        init(_ letter: Letter) {
            configuration = letter
            super.init(frame: .zero)
            addSubview(label)
            show()
        }

        required init?(coder: NSCoder) { nil }

        private func show() {
            guard let letter = configuration as? Letter else { return }
            label.text = letter.title + (letter.isSelected ? ", chosen" : "") + (letter.isDark ? ", at night" : "")
        }
    }

    @MainActor
    func testConfigurationsThatStoreOnlyTheStateTheyNeedCanBeItemIdentifiers() async throws {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 220),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Letter> { cell, _, letter in
            cell.contentConfiguration = letter
        }
        let source = UICollectionViewDiffableDataSource<Int, Letter>(collectionView: list) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        // Creates the snapshot in a detached task, which is possible because letters are `Sendable`.
        let snapshot = await Task.detached {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Letter>()
            snapshot.appendSections([0])
            snapshot.appendItems([Letter("Rent"), Letter("Choir")])
            return snapshot
        }.value
        await source.apply(snapshot, animatingDifferences: false)
        try Finger().tap(rowAt: IndexPath(item: 1, section: 0), in: list)
        list.layoutIfNeeded()
        func shown() -> [String?] {
            (0..<2).map {
                (list.cellForItem(at: IndexPath(item: $0, section: 0))?.contentView as? LetterView)?.label.text
            }
        }
        XCTAssertEqual(shown(), ["Rent", "Choir, chosen"])
        XCTAssertEqual(source.itemIdentifier(for: IndexPath(item: 1, section: 0)), Letter("Choir"))
        list.overrideUserInterfaceStyle = .dark
        list.layoutIfNeeded()
        XCTAssertEqual(shown(), ["Rent, at night", "Choir, chosen, at night"])
    }

    // MARK: A cell that updates its own content

    /// A cell that scales and fades its content view according to its state, in `updateConfiguration(using:)`.
    private final class LiftedCell: UITableViewCell {
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            let isLifted = state.isHighlighted || state.isSelected
            contentView.transform = isLifted ? CGAffineTransform(scaleX: 0.5, y: 0.5) : .identity
            contentView.alpha = isLifted ? 0.8 : 1
        }
    }

    @MainActor
    private final class Lifted: NSObject, UITableViewDataSource {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

        override init() {
            super.init()
            table.register(LiftedCell.self, forCellReuseIdentifier: "lifted")
            table.dataSource = self
            table.layoutIfNeeded()
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "lifted", for: indexPath)
        }
    }

    @MainActor
    func testACellTransformsItsContentWithItsState() async throws {
        let lifted = Lifted()
        func scales() -> [CGFloat] {
            lifted.table.layoutIfNeeded()
            return lifted.table.visibleCells.map { CGPoint(x: 1, y: 1).applying($0.contentView.transform).x }
        }
        XCTAssertEqual(scales(), [1, 1])
        try Finger().tap(rowAt: IndexPath(row: 1, section: 0), in: lifted.table)
        XCTAssertEqual(scales(), [1, 0.5])
        try Finger().tap(rowAt: IndexPath(row: 0, section: 0), in: lifted.table)
        XCTAssertEqual(scales(), [0.5, 1])
    }
}
