import HeadlessUIKit
import TestSupport

/// A model of a snapshot: an array of sections, each with an array of items.
struct SnapshotModel {
    var sections: [(id: Int, items: [Int])] = []

    /// Performs one random operation on the model and the snapshot, and compares them.
    ///
    /// - Returns: A description of the first difference, or `nil` if there is none.
    @MainActor
    mutating func problem(
        changing snapshot: inout NSDiffableDataSourceSnapshot<Int, Int>, _ random: inout SplitMix64
    ) -> String? {
        let asksForIndexes = Bool.random(using: &random)
        let handler = ListWarning.handler
        ListWarning.handler = { _ in }
        defer { ListWarning.handler = handler }
        var isRefused = false
        let raised = exceptions { isRefused = !change(&snapshot, &random) }
        if raised.isEmpty == isRefused { return isRefused ? "the change is not refused" : "refused: \(raised)" }
        let items = sections.flatMap(\.items)
        if snapshot.sectionIdentifiers != sections.map(\.id) { return "sections: \(snapshot.sectionIdentifiers)" }
        if snapshot.itemIdentifiers != items { return "items: \(snapshot.itemIdentifiers)" }
        if snapshot.numberOfItems != items.count { return "\(snapshot.numberOfItems) items" }
        for (index, section) in sections.enumerated() {
            if snapshot.indexOfSection(section.id) != index { return "section \(section.id) is not at \(index)" }
            let found = snapshot.itemIdentifiers(inSection: section.id)
            if found != section.items { return "section \(section.id) has \(found)" }
        }
        for item in 0..<12 where asksForIndexes {
            if snapshot.indexOfItem(item) != items.firstIndex(of: item) { return "wrong index of item \(item)" }
            let section = self.section(of: item).map { sections[$0].id }
            if snapshot.sectionIdentifier(containingItem: item) != section {
                return "item \(item) is not in \(String(describing: section))"
            }
        }
        return nil
    }

    private func section(of item: Int) -> Int? { sections.firstIndex { $0.items.contains(item) } }

    private mutating func remove(_ items: [Int]) {
        for section in sections.indices { sections[section].items.removeAll { items.contains($0) } }
    }

    /// Performs the same random operation on the model and the snapshot.
    ///
    /// - Returns: Whether the operation is valid.
    private mutating func change(
        _ snapshot: inout NSDiffableDataSourceSnapshot<Int, Int>, _ random: inout SplitMix64
    ) -> Bool {
        func list(_ range: Range<Int>) -> [Int] {
            (0..<Int.random(in: 0...3, using: &random)).map { _ in Int.random(in: range, using: &random) }
        }
        let isAfter = Bool.random(using: &random)
        switch Int.random(in: 0..<16, using: &random) {
        case 0...1:
            let ids = list(0..<6)
            snapshot.appendSections(ids)
            return insert(ids, at: sections.count)
        case 2...4:
            let items = list(0..<12)
            let section = Bool.random(using: &random) ? Int.random(in: 0..<6, using: &random) : nil
            snapshot.appendItems(items, toSection: section)
            guard isUnique(items), !sections.isEmpty else { return false }
            guard let index = section.map({ id in sections.firstIndex { $0.id == id } }) ?? sections.count - 1 else {
                return false
            }
            remove(items)
            sections[index].items += items
            return true
        case 5...7:
            let (items, destination) = (list(0..<12), Int.random(in: 0..<12, using: &random))
            if isAfter {
                snapshot.insertItems(items, afterItem: destination)
            } else {
                snapshot.insertItems(items, beforeItem: destination)
            }
            guard isUnique(items), !items.contains(destination), let index = section(of: destination) else {
                return false
            }
            remove(items)
            put(items, beside: destination, index, isAfter)
            return true
        case 8:
            let (ids, destination) = (list(0..<6), Int.random(in: 0..<6, using: &random))
            if isAfter {
                snapshot.insertSections(ids, afterSection: destination)
            } else {
                snapshot.insertSections(ids, beforeSection: destination)
            }
            guard !ids.contains(destination), let index = sections.firstIndex(where: { $0.id == destination }) else {
                return false
            }
            return insert(ids, at: isAfter ? index + 1 : index)
        case 9...10:
            let items = list(0..<12)
            snapshot.deleteItems(items)
            guard isUnique(items) else { return false }
            remove(items)
            return true
        case 11:
            let ids = list(0..<6)
            snapshot.deleteSections(ids)
            guard isUnique(ids) else { return false }
            sections.removeAll { ids.contains($0.id) }
            return true
        case 12...13:
            let (item, destination) = (Int.random(in: 0..<12, using: &random), Int.random(in: 0..<12, using: &random))
            if isAfter {
                snapshot.moveItem(item, afterItem: destination)
            } else {
                snapshot.moveItem(item, beforeItem: destination)
            }
            guard item != destination, section(of: item) != nil, let index = section(of: destination) else {
                return false
            }
            remove([item])
            put([item], beside: destination, index, isAfter)
            return true
        case 14:
            let (id, destination) = (Int.random(in: 0..<6, using: &random), Int.random(in: 0..<6, using: &random))
            if isAfter {
                snapshot.moveSection(id, afterSection: destination)
            } else {
                snapshot.moveSection(id, beforeSection: destination)
            }
            guard id != destination, let from = sections.firstIndex(where: { $0.id == id }),
                sections.contains(where: { $0.id == destination })
            else { return false }
            let moved = sections.remove(at: from)
            let index = sections.firstIndex { $0.id == destination } ?? 0
            sections.insert(moved, at: isAfter ? index + 1 : index)
            return true
        default:
            guard Int.random(in: 0..<6, using: &random) == 0 else { return true }
            snapshot.deleteAllItems()
            sections = []
            return true
        }
    }

    private func isUnique(_ list: [Int]) -> Bool { Set(list).count == list.count }

    private mutating func insert(_ ids: [Int], at index: Int) -> Bool {
        guard isUnique(ids), !sections.contains(where: { ids.contains($0.id) }) else { return false }
        sections.insert(contentsOf: ids.map { ($0, []) }, at: index)
        return true
    }

    private mutating func put(_ items: [Int], beside destination: Int, _ section: Int, _ isAfter: Bool) {
        let row = sections[section].items.firstIndex(of: destination) ?? 0
        sections[section].items.insert(contentsOf: items, at: isAfter ? row + 1 : row)
    }
}

/// Performs the operations that the bytes select, and returns a description of the first failure, or `nil` if there is
/// none.
@MainActor
func snapshotProblem(_ bytes: [UInt8]) -> String? {
    var random = SplitMix64(ledBy: bytes)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    var model = SnapshotModel()
    while random.isLed {
        if let problem = model.problem(changing: &snapshot, &random) { return "\(problem), not \(model.sections)" }
    }
    return nil
}
