import CellDirector
import XCTest

/// The base class of `DiffableDataSourceTests` in `ConformanceTests` and in `HeadlessUIKitTests`.
class DiffableDataSourceTestCase: ConformanceTestCase {
    static func snapshot(_ random: inout SplitMix64) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var items = Array(0..<40).shuffled(using: &random)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in Array(0..<5).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random)) {
            let count = min(items.count, Int.random(in: 0...12, using: &random))
            snapshot.appendSections([section])
            snapshot.appendItems(Array(items.suffix(count)))
            items.removeLast(count)
        }
        return snapshot
    }
}

/// An object that retains a table of numbers and its diffable data source.
@MainActor
final class SnapshotList: NSObject, UITableViewDelegate {
    let table: UITableView
    private(set) var source: TitledSource
    private(set) var tapped: Int?
    var onProvide: (Int) -> Void = { _ in }
    var makesNewCells = false
    private var asked: [Int] = []

    /// The items for which the cell provider has been called since the list was created.
    var provided: [Int] { asked }

    var shown: [String] { texts(table).compactMap { $0 } }

    init(_ items: [[Int]] = []) {
        table = inWindow(UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain))
        table.register(RecordingCell.self, forCellReuseIdentifier: "cell")
        source = TitledSource(tableView: table) { _, _, _ in nil }
        super.init()
        source = TitledSource(tableView: table) { [unowned self] table, path, item in
            asked.append(item)
            onProvide(item)
            let cell =
                makesNewCells
                ? RecordingCell(style: .default, reuseIdentifier: "cell")
                : table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = String(item)
            return cell
        }
        table.delegate = self
        apply(items)
        table.layoutIfNeeded()
        asked = []
        RecordingCell.reset()
    }

    func apply(_ items: [[Int]], animatingDifferences: Bool = true) {
        source.apply(Self.snapshot(items), animatingDifferences: animatingDifferences)
    }

    /// Calls `apply` without a completion handler. In an asynchronous context, a direct call would resolve to the
    /// `async` variant.
    func use(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>, animatingDifferences: Bool = true) {
        source.apply(snapshot, animatingDifferences: animatingDifferences)
    }

    func apply(sections: [(Int, [Int])]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        source.apply(snapshot)
    }

    static func snapshot(_ items: [[Int]]) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for (section, items) in items.enumerated() {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tapped = source.itemIdentifier(for: indexPath)
    }
}

/// A data source subclass like those in typical apps.
final class TitledSource: UITableViewDiffableDataSource<Int, Int> {
    var isEditable = false

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section).map { "Section \($0)" }
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: indexPath) else { return }
        var snapshot = snapshot()
        snapshot.deleteItems([item])
        apply(snapshot)
    }
}
