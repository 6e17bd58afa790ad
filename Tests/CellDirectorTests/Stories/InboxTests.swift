import CellDirector
import HeadlessUIKit
import XCTest

/// Tests a migration: from a cell class that draws its own states to a configuration that contains the state, and from
/// using whole configurations as item identifiers to using ids, so that a changed item keeps its row.
final class InboxTests: XCTestCase {
    @MainActor
    func testBothCellsLookTheSameInEveryState() async {
        let old = OldLetterCell(style: .default, reuseIdentifier: nil)
        old.show(letters[0])
        let new = UITableViewCell(style: .default, reuseIdentifier: nil)
        new.contentConfiguration = LetterContent(letters[0])
        func look(_ cell: UITableViewCell) -> String {
            let texts = cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text }
            let marks = cell.contentView.subviews.filter { $0 is UIImageView && !$0.isHidden }.count
            return "\(texts) \(marks) \(cell.contentView.backgroundColor?.description ?? "none")"
        }
        for (isSelected, isHighlighted) in [(false, false), (false, true), (true, true), (true, false), (false, false)]
        {
            for cell in [old, new] {
                cell.isSelected = isSelected
                cell.isHighlighted = isHighlighted
                cell.layoutIfNeeded()
            }
            XCTAssertEqual(look(old), look(new), "\(isSelected), \(isHighlighted)")
        }
    }

    @MainActor
    func testASelectionIsShownAndDisappears() async throws {
        let inbox = WholeInbox(letters)
        try Finger().tap(rowAt: path(1), in: inbox.table)
        inbox.table.layoutIfNeeded()
        XCTAssertEqual(inbox.backgrounds, [.systemBackground, .systemIndigo, .systemBackground])
        try Finger().tap(rowAt: path(2), in: inbox.table)
        inbox.table.layoutIfNeeded()
        XCTAssertEqual(inbox.backgrounds, [.systemBackground, .systemBackground, .systemIndigo])
    }

    @MainActor
    func testAStateThatDoesNotShowCausesNoWork() async throws {
        let inbox = WholeInbox(letters)
        let view = try XCTUnwrap(inbox.table.visibleCells[0].contentView as? LetterView)
        XCTAssertEqual(view.workCount, 1)
        inbox.table.visibleCells[0].setNeedsUpdateConfiguration()
        inbox.table.layoutIfNeeded()
        XCTAssertEqual(view.workCount, 1)
        try Finger().tap(rowAt: path(0), in: inbox.table)
        inbox.table.layoutIfNeeded()
        XCTAssertEqual(view.workCount, 2)
    }

    @MainActor
    func testWithWholeConfigurationsAsIdentifiersAChangeIsAnotherRow() async throws {
        let inbox = WholeInbox(letters)
        let cells = inbox.table.visibleCells
        inbox.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
        var read = letters
        read[0].isRead = true
        inbox.show(read)
        XCTAssertEqual(inbox.titles, ["Rent", "Choir", "Bread"])
        XCTAssertNotIdentical(inbox.table.visibleCells[0], cells[0], "the row is deleted and inserted again")
        XCTAssertIdentical(inbox.table.visibleCells[1], cells[1])
        XCTAssertNil(inbox.table.indexPathForSelectedRow, "the selection is lost")
    }

    @MainActor
    func testWithIDsAChangeIsReconfiguredInPlace() async throws {
        let inbox = IDInbox(letters)
        let cells = inbox.table.visibleCells
        let views = cells.map(\.contentView)
        inbox.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
        inbox.table.layoutIfNeeded()
        inbox.letters[1]?.isRead = true
        inbox.reconfigure(1)
        XCTAssertEqual(inbox.table.visibleCells, cells)
        XCTAssertEqual(inbox.table.visibleCells.map(\.contentView), views)
        XCTAssertEqual(inbox.table.indexPathForSelectedRow, path(0))
        XCTAssertEqual(
            views[0].backgroundColor, .systemIndigo, "the new configuration is updated for the selected state")
        XCTAssertEqual((views[0] as? LetterView)?.showsMark, false)
    }

    @MainActor
    func testADirectorAlsoReconfiguresInPlace() async throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        let director = TableDirector(
            tableView: table, items: letters.map { ContentConfigurator(item: LetterContent($0)) }, bus: CellActionBus())
        director.keepsSelection = true
        director.actionsProxy.on(.didSelect) { [unowned director] (c: ContentConfigurator<LetterContent>, cell) in
            c.item.letter.isRead = true
            director.reload(c)
        }
        table.layoutIfNeeded()
        let view = try XCTUnwrap(table.visibleCells[0].contentView as? LetterView)
        XCTAssertTrue(view.showsMark)
        try Finger().tap(rowAt: path(0), in: table)
        table.layoutIfNeeded()
        XCTAssertIdentical(table.visibleCells[0].contentView, view)
        XCTAssertFalse(view.showsMark)
        XCTAssertEqual(view.backgroundColor, .systemIndigo)
    }

    @MainActor
    func testTheSameContentCanBeUsedInACollectionView() async throws {
        let inbox = CollectionInbox(letters)
        let views = inbox.views
        XCTAssertEqual(views.map { $0?.showsMark }, [true, false, true])
        inbox.view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
        inbox.view.layoutIfNeeded()
        XCTAssertEqual(views.map { $0?.backgroundColor }, [.systemBackground, .systemBackground, .systemIndigo])
        inbox.letters[3]?.isRead = true
        inbox.reconfigure(3)
        XCTAssertEqual(inbox.views, views)
        XCTAssertEqual(views.map { $0?.showsMark }, [true, false, false])
        XCTAssertEqual(views[2]?.backgroundColor, .systemIndigo)
    }

    @MainActor
    func testTheContentCanBeUsedOutsideAList() async throws {
        let page = UIView()
        let view = LetterContent(letters[0]).makeContentView()
        page.addSubview(view)
        XCTAssertEqual((view as? LetterView)?.showsMark, true)
        var read = letters[0]
        read.isRead = true
        view.configuration = LetterContent(read)
        XCTAssertEqual((view as? LetterView)?.showsMark, false)
    }
}

private struct Letter: Hashable, Identifiable {
    let id: Int
    var title: String
    var subtitle: String?
    var isRead = false
}

private let letters = [
    Letter(id: 1, title: "Rent", subtitle: "is due"), Letter(id: 2, title: "Choir", subtitle: nil, isRead: true),
    Letter(id: 3, title: "Bread", subtitle: "from Paul"),
]

// MARK: - Before the migration

/// A cell that creates its own labels, and changes its background color when it is highlighted or selected.
private final class OldLetterCell: UITableViewCell {
    private let title = UILabel()
    private let subtitle = UILabel()
    private let mark = UIImageView(image: UIImage(systemName: "circle.fill"))

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for view in [title, subtitle, mark] { contentView.addSubview(view) }
        updateColor()
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ letter: Letter) {
        title.text = letter.title
        subtitle.text = letter.subtitle
        mark.isHidden = letter.isRead
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        updateColor()
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        updateColor()
    }

    private func updateColor() {
        contentView.backgroundColor = isSelected ? .systemIndigo : isHighlighted ? .systemGray3 : .systemBackground
    }
}

// MARK: - After the migration

/// A content configuration with a letter and the state of its cell.
private struct LetterContent: UIContentConfiguration, Hashable, Identifiable {
    var letter: Letter
    private(set) var isSelected = false
    private(set) var isHighlighted = false

    var id: Int { letter.id }

    init(_ letter: Letter) { self.letter = letter }

    func makeContentView() -> any UIView & UIContentView { LetterView(self) }

    func updated(for state: any UIConfigurationState) -> LetterContent {
        guard let state = state as? UICellConfigurationState else { return self }
        var updated = self
        updated.isSelected = state.isSelected
        updated.isHighlighted = state.isHighlighted
        return updated
    }
}

private final class LetterView: UIView, UIContentView {
    private let title = UILabel()
    private let subtitle = UILabel()
    private let mark = UIImageView(image: UIImage(systemName: "circle.fill"))
    private(set) var workCount = 0

    var showsMark: Bool { !mark.isHidden }

    var configuration: any UIContentConfiguration {
        didSet {
            guard let old = oldValue as? LetterContent, let new = configuration as? LetterContent, new != old else {
                return
            }
            show(new)
        }
    }

    init(_ configuration: LetterContent) {
        self.configuration = configuration
        super.init(frame: .zero)
        for view in [title, subtitle, mark] { addSubview(view) }
        show(configuration)
    }

    required init?(coder: NSCoder) { nil }

    private func show(_ content: LetterContent) {
        workCount += 1
        title.text = content.letter.title
        subtitle.text = content.letter.subtitle
        mark.isHidden = content.letter.isRead
        backgroundColor =
            content.isSelected ? .systemIndigo : content.isHighlighted ? .systemGray3 : .systemBackground
    }
}

// MARK: - Three lists

/// A list that uses whole content configurations as identifiers.
@MainActor
private final class WholeInbox {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    private let source: UITableViewDiffableDataSource<Int, LetterContent>

    init(_ letters: [Letter]) {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
        source = UITableViewDiffableDataSource(tableView: table) { table, indexPath, content in
            let cell = table.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
            cell.contentConfiguration = content
            return cell
        }
        show(letters)
    }

    func show(_ letters: [Letter]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, LetterContent>()
        snapshot.appendSections([0])
        snapshot.appendItems(letters.map(LetterContent.init))
        source.apply(snapshot, animatingDifferences: true)
        table.layoutIfNeeded()
    }

    var backgrounds: [UIColor?] { table.visibleCells.map(\.contentView.backgroundColor) }
    var titles: [String?] { table.visibleCells.map { ($0.contentView.subviews.first as? UILabel)?.text } }
}

/// A list that uses the letters' ids as identifiers and stores the letters separately.
@MainActor
private final class IDInbox {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    var letters: [Int: Letter]
    private var source: UITableViewDiffableDataSource<Int, Int>?

    init(_ letters: [Letter]) {
        self.letters = Dictionary(uniqueKeysWithValues: letters.map { ($0.id, $0) })
        table.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
        source = UITableViewDiffableDataSource(tableView: table) { [unowned self] table, indexPath, id in
            let cell = table.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
            cell.contentConfiguration = self.letters[id].map(LetterContent.init)
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(letters.map(\.id))
        source?.apply(snapshot, animatingDifferences: false)
        table.layoutIfNeeded()
    }

    func reconfigure(_ id: Int) {
        guard var snapshot = source?.snapshot() else { return }
        snapshot.reconfigureItems([id])
        source?.apply(snapshot, animatingDifferences: true)
        table.layoutIfNeeded()
    }
}

/// A collection view that uses ids; a cell registration shows a content configuration in a plain cell.
@MainActor
private final class CollectionInbox {
    let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 440),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain)))
    var letters: [Int: Letter]
    private var source: UICollectionViewDiffableDataSource<Int, Int>?

    init(_ letters: [Letter]) {
        self.letters = Dictionary(uniqueKeysWithValues: letters.map { ($0.id, $0) })
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Letter> { cell, _, letter in
            cell.contentConfiguration = LetterContent(letter)
        }
        source = UICollectionViewDiffableDataSource(collectionView: view) { [unowned self] view, indexPath, id in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: self.letters[id])
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(letters.map(\.id))
        source?.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
    }

    /// The letter views, in item order.
    var views: [LetterView?] {
        (0..<letters.count).map { item in
            view.cellForItem(at: IndexPath(item: item, section: 0))?.contentView as? LetterView
        }
    }

    func reconfigure(_ id: Int) {
        guard var snapshot = source?.snapshot() else { return }
        snapshot.reconfigureItems([id])
        source?.apply(snapshot, animatingDifferences: true)
        view.layoutIfNeeded()
    }
}
