/// The items of an outline in the order in which it lists them: each item is followed by all that is below it.
///
/// An item knows its parent, its level and how many items its branch has, itself included: a branch is a range of the list.
///
/// - Complexity: O(log *n*) for whatever is asked of one item; O(*k* log *n* + *d*) to put in or take out *k* items on
///   level *d*. No method calls itself: there may be any number of levels.
struct SectionTree<Item: Hashable & Sendable>: Sendable {
    /// An item of a branch, and which of the items before it in the branch is its parent.
    struct BranchItem {
        let item: Item
        let parent: Int?
        let isExpanded: Bool
    }

    private struct Node {
        let item: Item
        let parent: Int?
        let level: Int
        /// The items of the branch, itself included.
        var count = 1
        var isExpanded: Bool
    }

    /// All items, as those of one section.
    private var order = SnapshotContent<Int, Item>()
    private var nodes: [Node] = []
    private var numbers: [Item: Int] = [:]
    /// Numbers of nodes whose items were taken out.
    private var free: [Int] = []

    init() { order.insert([0], at: 0) }

    // MARK: Asking

    var count: Int { order.itemCount }

    /// - Complexity: O(*n*).
    var items: [Item] { order.items(in: 0) }

    /// - Complexity: O(*n*).
    var visibleItems: [Item] {
        let all = items
        var visible: [Item] = []
        var index = 0
        while index < all.count {
            visible.append(all[index])
            index += isExpanded(all[index]) ? 1 : branchCount(all[index])
        }
        return visible
    }

    /// - Complexity: O(*k* log *n*) for *k* of them.
    var rootItems: [Item] {
        var roots: [Item] = []
        var index = 0
        while let root = item(at: index) {
            roots.append(root)
            index += branchCount(root)
        }
        return roots
    }

    func contains(_ item: Item) -> Bool { numbers[item] != nil }

    func index(of item: Item) -> Int? { order.index(of: item) }

    func level(of item: Item) -> Int { node(item)?.level ?? 0 }

    func parent(of item: Item) -> Item? { node(item)?.parent.map { nodes[$0].item } }

    func isExpanded(_ item: Item) -> Bool { node(item)?.isExpanded ?? false }

    /// How many items a branch has, the item included; none if it is not there.
    func branchCount(_ item: Item) -> Int { node(item)?.count ?? 0 }

    /// Whether all items above are expanded.
    ///
    /// - Complexity: O(*d*) on level *d*.
    func isVisible(_ item: Item) -> Bool {
        var above = node(item)?.parent
        while let number = above {
            if !nodes[number].isExpanded { return false }
            above = nodes[number].parent
        }
        return true
    }

    /// An item with all that is below it, or without itself.
    func branch(of item: Item, includingItem: Bool) -> [BranchItem] {
        guard let start = index(of: item) else { return [] }
        return branch(start + (includingItem ? 0 : 1)..<start + branchCount(item))
    }

    /// All items, as they can be put in elsewhere.
    var branches: [BranchItem] { branch(0..<count) }

    private func branch(_ range: Range<Int>) -> [BranchItem] {
        // The last item so far on each level.
        var path: [Int] = []
        var top = 0
        return range.compactMap(item(at:)).enumerated().map { offset, item in
            let level = self.level(of: item)
            if offset == 0 { top = level }
            path.removeSubrange((level - top)...)
            defer { path.append(offset) }
            return BranchItem(item: item, parent: path.last, isExpanded: isExpanded(item))
        }
    }

    private func node(_ item: Item) -> Node? { numbers[item].map { nodes[$0] } }

    private func item(at index: Int) -> Item? { order.item(at: RowPath(0, index)) }

    // MARK: Changing

    mutating func setExpanded(_ isExpanded: Bool, _ item: Item) {
        if let number = numbers[item] { nodes[number].isExpanded = isExpanded }
    }

    /// Puts items in below a parent, or at the top, the first of them at an index, unless one of them is there already or
    /// is named twice; then nothing has changed.
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

    /// Takes an item out with all that is below it, or that alone.
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
