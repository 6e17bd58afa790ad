/// The items of an outline in depth-first order: each item is followed by the items below it.
///
/// Each item stores its parent, its level and the number of items in its branch, including itself. A branch is a
/// contiguous range of the items.
///
/// - Complexity: In a tree of *n* items, O(log *n*) for queries about one item; O(*k* log *n* + *d*) to insert or
///   remove *k* items at level *d*. No method is recursive, so the number of levels is not limited.
struct SectionTree<Item: Hashable & Sendable>: Sendable {
    /// An item of a branch. Its parent is stored as an offset in the branch; `nil` if the branch does not contain the
    /// parent.
    struct BranchItem {
        let item: Item
        let parent: Int?
        let isExpanded: Bool
    }

    private struct Node {
        let item: Item
        let parent: Int?
        let level: Int
        /// The number of items in the branch, including the item itself.
        var count = 1
        var isExpanded: Bool
    }

    /// All items, stored as the items of a single section.
    private var order = SnapshotContent<Int, Item>()
    private var nodes: [Node] = []
    private var numbers: [Item: Int] = [:]
    /// The numbers of nodes that can be reused, because their items were removed.
    private var free: [Int] = []

    init() { order.insert([0], at: 0) }

    // MARK: Queries

    var count: Int { order.itemCount }

    /// All items, in depth-first order.
    ///
    /// - Complexity: O(*n*).
    var items: [Item] { order.items(in: 0) }

    /// An item that is no longer found, because its hash value has changed since it was inserted; `nil` if there is none.
    ///
    /// - Complexity: O(*n*).
    var lostItem: Item? { items.first { !order.contains($0) } }

    /// The items whose ancestors are all expanded.
    ///
    /// - Complexity: O(*n*).
    var visibleItems: [Item] {
        let all = items
        var visible: [Item] = []
        var index = 0
        while index < all.count {
            visible.append(all[index])
            index += isExpanded(all[index]) ? 1 : max(1, branchCount(all[index]))
        }
        return visible
    }

    /// The items without a parent.
    ///
    /// - Complexity: O(*k* log *n*) for *k* root items.
    var rootItems: [Item] {
        var roots: [Item] = []
        var index = 0
        while let root = item(at: index) {
            roots.append(root)
            index += max(1, branchCount(root))
        }
        return roots
    }

    func contains(_ item: Item) -> Bool { numbers[item] != nil }

    func index(of item: Item) -> Int? { order.index(of: item) }

    func level(of item: Item) -> Int { node(item)?.level ?? 0 }

    func parent(of item: Item) -> Item? { node(item)?.parent.map { nodes[$0].item } }

    func isExpanded(_ item: Item) -> Bool { node(item)?.isExpanded ?? false }

    /// Returns the number of items in an item's branch, including the item itself; 0 if the item does not exist.
    func branchCount(_ item: Item) -> Int { node(item)?.count ?? 0 }

    /// Whether all ancestors of an item are expanded.
    ///
    /// - Complexity: O(*d*) for an item at level *d*.
    func isVisible(_ item: Item) -> Bool {
        var above = node(item)?.parent
        while let number = above {
            if !nodes[number].isExpanded { return false }
            above = nodes[number].parent
        }
        return true
    }

    /// Returns the items below an item, with or without the item itself.
    func branch(of item: Item, includingItem: Bool) -> [BranchItem] {
        guard let start = index(of: item) else { return [] }
        return branch(start + (includingItem ? 0 : 1)..<start + branchCount(item))
    }

    /// All items, in the form in which they can be inserted into another tree.
    var branches: [BranchItem] { branch(0..<count) }

    private func branch(_ range: Range<Int>) -> [BranchItem] {
        // The offsets, in the range, of the current item's ancestors, outermost first.
        var path: [Int] = []
        var top = 0
        return range.compactMap(item(at:)).enumerated().map { offset, item in
            let level = self.level(of: item)
            if offset == 0 { top = level }
            // The level of an item whose hash value has changed is unknown.
            path.removeSubrange(min(max(0, level - top), path.count)...)
            defer { path.append(offset) }
            return BranchItem(item: item, parent: path.last, isExpanded: isExpanded(item))
        }
    }

    private func node(_ item: Item) -> Node? { numbers[item].map { nodes[$0] } }

    private func item(at index: Int) -> Item? { order.item(at: RowPath(0, index)) }

    // MARK: Changes

    mutating func setExpanded(_ isExpanded: Bool, _ item: Item) {
        if let number = numbers[item] { nodes[number].isExpanded = isExpanded }
    }

    /// Inserts items below a parent or as root items, beginning at an index. Returns `false`, and changes nothing, if
    /// an item already exists or occurs twice.
    mutating func insert(_ new: [BranchItem], below parent: Item?, at index: Int) -> Bool {
        let next = item(at: index).flatMap { order.point(beside: $0, isBehind: false) }
        guard let point = next ?? order.end(of: 0), order.insert(new.map(\.item), at: point) else { return false }
        let parent = parent.flatMap { numbers[$0] }
        let level = parent.map { nodes[$0].level + 1 } ?? 0
        var inserted: [Int] = []
        for item in new {
            let above = item.parent.map { inserted[$0] } ?? parent
            let itemLevel = item.parent.map { nodes[inserted[$0]].level + 1 } ?? level
            let node = Node(item: item.item, parent: above, level: itemLevel, isExpanded: item.isExpanded)
            let number = free.popLast() ?? nodes.count
            if number < nodes.count { nodes[number] = node } else { nodes.append(node) }
            numbers[item.item] = number
            inserted.append(number)
        }
        for (item, number) in zip(new, inserted).reversed() {
            if let above = item.parent { nodes[inserted[above]].count += nodes[number].count }
        }
        count(new.count, from: parent)
        return true
    }

    /// Removes the items below an item, with or without the item itself.
    mutating func remove(_ item: Item, includingItem: Bool = true) {
        guard let number = numbers[item] else { return }
        let removed = branch(of: item, includingItem: includingItem)
        count(-removed.count, from: includingItem ? nodes[number].parent : number)
        for item in removed {
            order.remove(item.item)
            if let number = numbers.removeValue(forKey: item.item) { free.append(number) }
        }
    }

    private mutating func count(_ change: Int, from number: Int?) {
        var above = number
        while let number = above {
            nodes[number].count += change
            above = nodes[number].parent
        }
    }
}
