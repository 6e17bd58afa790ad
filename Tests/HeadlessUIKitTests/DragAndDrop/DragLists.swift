import Foundation
import HeadlessUIKit

/// The texts of a list whose rows are dragged, and a record of the calls to its delegates.
@MainActor
class DragModel: NSObject {
    let name: String
    var texts: [[String]]
    /// The calls to all lists that share the record.
    let log: Log
    var fixed: Set<String> = []
    var canHandle = true
    var allowsMoves = true
    var operation = UIDropOperation.move
    var intent = 1
    /// The texts that were dropped into rows.
    var bags: [String: [String]] = [:]
    var sources: [IndexPath?] = []
    var onUpdate: (() -> Void)?
    var onDrop: (() -> Void)?
    var completions: [String] = []

    final class Log {
        var calls: [String] = []
    }

    init(_ name: String, _ texts: [[String]], _ log: Log) {
        (self.name, self.texts, self.log) = (name, texts, log)
        super.init()
    }

    var list: UIScrollView { fatalError("overridden") }
    func change(_ deleted: [IndexPath], _ inserted: [IndexPath]) {}
    var shown: [String] { [] }

    func call(_ text: String) { log.calls.append("\(name) \(text)") }
    func at(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.row)" } ?? "nil" }

    func items(_ session: any UIDragSession, _ path: IndexPath) -> [UIDragItem] {
        call("items \(at(path))")
        let text = texts[path.section][path.row]
        if fixed.contains(text) { return [] }
        session.localContext = self
        let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
        item.localObject = text
        return [item]
    }

    /// Removes the texts from their list, and inserts them here.
    func take(_ session: any UIDropSession, _ sources: [IndexPath?], _ destination: IndexPath?) -> [IndexPath] {
        self.sources = sources
        onDrop?()
        let from = session.localDragSession?.localContext as? DragModel
        let moved = session.items.compactMap { $0.localObject as? String }
        if let destination, intent == 2 {
            bags[texts[destination.section][destination.row], default: []] += moved
            return []
        }
        var deleted: [IndexPath] = []
        for (section, row) in (from?.texts ?? []).enumerated().flatMap({ section, rows in
            rows.indices.map { (section, $0) }
        })
        where moved.contains(from?.texts[section][row] ?? "") { deleted.append(IndexPath(row: row, section: section)) }
        if operation == .move { for path in deleted.reversed() { from?.texts[path.section].remove(at: path.row) } }
        let section = destination?.section ?? texts.count - 1
        let row = min(destination?.row ?? .max, texts[section].count)
        texts[section].insert(contentsOf: moved, at: row)
        let inserted = moved.indices.map { IndexPath(row: row + $0, section: section) }
        if operation != .move {
            change([], inserted)
        } else if from === self {
            change(deleted, inserted)
        } else {
            from?.change(deleted, [])
            change([], inserted)
        }
        return inserted
    }
}

final class DragTable: DragModel, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

    override init(_ name: String, _ texts: [[String]], _ log: Log) {
        super.init(name, texts, log)
        table.rowHeight = 40
        (table.dataSource, table.dragDelegate, table.dropDelegate) = (self, self, self)
        table.layoutIfNeeded()
    }

    override var list: UIScrollView { table }
    override var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
    override func change(_ deleted: [IndexPath], _ inserted: [IndexPath]) {
        table.performBatchUpdates {
            table.deleteRows(at: deleted, with: .automatic)
            table.insertRows(at: inserted, with: .automatic)
        }
    }

    func numberOfSections(in tableView: UITableView) -> Int { texts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = DragCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = texts[indexPath.section][indexPath.row]
        cell.changed = { [weak self] in self?.call("\($0) \($1)") }
        return cell
    }

    final class DragCell: UITableViewCell {
        var changed: ((String, DragState) -> Void)?
        override func dragStateDidChange(_ dragState: DragState) { changed?(textLabel?.text ?? "", dragState) }
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { items(session, indexPath) }
    func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        call("preview \(at(indexPath))")
        return nil
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        call("will begin \(tableView.hasActiveDrag)")
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { call("drag did end") }
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        allowsMoves
    }

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        call("can handle")
        return canHandle
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        call("enter \(tableView.hasActiveDrop)")
    }
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        call("update \(at(destinationIndexPath))")
        onUpdate?()
        return UITableViewDropProposal(operation: operation, intent: .init(rawValue: intent) ?? .automatic)
    }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { call("exit") }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        call("drop did end")
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        call("drop \(at(coordinator.destinationIndexPath))")
        let inserted = take(
            coordinator.session, coordinator.items.map(\.sourceIndexPath), coordinator.destinationIndexPath)
        for (item, path) in zip(coordinator.items, inserted) {
            let animator = coordinator.drop(item.dragItem, toRowAt: path)
            animator.addCompletion { [weak self] in self?.completions.append("\(path.row) \($0)") }
        }
    }
}

final class DragGrid: DragModel, UICollectionViewDataSource, UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
    let grid: UICollectionView

    override init(_ name: String, _ texts: [[String]], _ log: Log) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.minimumLineSpacing = 0
        grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        grid.register(Cell.self, forCellWithReuseIdentifier: "cell")
        super.init(name, texts, log)
        (grid.dataSource, grid.dragDelegate, grid.dropDelegate) = (self, self, self)
        grid.layoutIfNeeded()
    }

    override var list: UIScrollView { grid }
    override var shown: [String] { grid.visibleCells.map { ($0 as? Cell)?.text ?? "" } }
    override func change(_ deleted: [IndexPath], _ inserted: [IndexPath]) {
        grid.performBatchUpdates {
            grid.deleteItems(at: deleted)
            grid.insertItems(at: inserted)
        }
    }

    final class Cell: UICollectionViewCell {
        var text = ""
        var changed: ((String, DragState) -> Void)?
        override func dragStateDidChange(_ dragState: DragState) { changed?(text, dragState) }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { texts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        texts[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? Cell)?.text = texts[indexPath.section][indexPath.item]
        (cell as? Cell)?.changed = { [weak self] in self?.call("\($0) \($1)") }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { items(session, indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        call("preview \(at(indexPath))")
        return nil
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        call("will begin \(collectionView.hasActiveDrag)")
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        call("drag did end")
    }
    func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMoves }

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        call("can handle")
        return canHandle
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        call("enter \(collectionView.hasActiveDrop)")
    }
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        call("update \(at(destinationIndexPath))")
        onUpdate?()
        return UICollectionViewDropProposal(operation: operation, intent: .init(rawValue: intent) ?? .unspecified)
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        call("exit")
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        call("drop did end")
    }
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        call("drop \(at(coordinator.destinationIndexPath))")
        let inserted = take(
            coordinator.session, coordinator.items.map(\.sourceIndexPath), coordinator.destinationIndexPath)
        for (item, path) in zip(coordinator.items, inserted) {
            let animator = coordinator.drop(item.dragItem, toItemAt: path)
            animator.addCompletion { [weak self] in self?.completions.append("\(path.row) \($0)") }
        }
    }
}

/// Two lists beside each other on one screen: a table and another table or a collection view.
@MainActor
struct DragScreen {
    let log = DragModel.Log()
    let left: DragModel
    let right: DragModel
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 400))

    enum Kind: CaseIterable {
        case tables, tableAndGrid, grids
    }

    init(_ left: [[String]], _ right: [[String]], _ kind: Kind) {
        self.left = kind == .grids ? DragGrid("left", left, log) : DragTable("left", left, log)
        self.right = kind == .tables ? DragTable("right", right, log) : DragGrid("right", right, log)
        self.right.list.frame.origin.x = 320
        view.addSubview(self.left.list)
        view.addSubview(self.right.list)
        view.layoutIfNeeded()
    }
}
