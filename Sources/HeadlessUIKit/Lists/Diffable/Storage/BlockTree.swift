/// The sections of a snapshot and the blocks that contain their items, in order: each section is followed by its
/// blocks.
///
/// A treap: a binary tree that is balanced by random priorities. Each node stores the number of items and sections in
/// its subtree. A node is identified by a number, which it keeps until it is removed.
///
/// - Complexity: O(log *n*) for every query and change, where *n* is the number of nodes. Inserting *k* nodes takes
///   O(*k* log *n*), and visiting all nodes O(*n*).
struct BlockTree {
    private struct Node {
        var left = -1
        var right = -1
        var parent = -1
        let priority: UInt64
        /// The number of items in the node itself; 0 for the node of a section.
        var items: Int
        let isSection: Bool
        /// The number of items and sections in the subtree, including the node itself.
        var allItems: Int
        var allSections: Int
    }

    private var nodes = PagedArray<Node>(pageBits: 6)
    private var root = -1
    private var free: [Int] = []
    /// The state of the SplitMix64 generator. It starts at 0, so that the same changes produce the same tree.
    private var seed: UInt64 = 0

    // MARK: Queries

    var items: Int { root < 0 ? 0 : nodes[root].allItems }
    var sections: Int { root < 0 ? 0 : nodes[root].allSections }

    func isSection(_ node: Int) -> Bool { nodes[node].isSection }

    /// Returns the number of items and sections before a node.
    func before(_ node: Int) -> (items: Int, sections: Int) {
        var (items, sections) = below(nodes[node].left)
        var child = node
        while case let parent = nodes[child].parent, parent >= 0 {
            if nodes[parent].right == child {
                let left = below(nodes[parent].left)
                items += left.items + nodes[parent].items
                sections += left.sections + (nodes[parent].isSection ? 1 : 0)
            }
            child = parent
        }
        return (items, sections)
    }

    /// Returns the node of a section.
    func section(at index: Int) -> Int {
        var (node, index) = (root, index)
        while true {
            let left = below(nodes[node].left).sections
            if index < left {
                node = nodes[node].left
            } else if index == left, nodes[node].isSection {
                return node
            } else {
                index -= left + (nodes[node].isSection ? 1 : 0)
                node = nodes[node].right
            }
        }
    }

    /// Returns the node that contains an item, and the item's offset in that node.
    func item(at index: Int) -> (node: Int, offset: Int) {
        var (node, index) = (root, index)
        while true {
            let left = below(nodes[node].left).items
            if index < left {
                node = nodes[node].left
            } else if index < left + nodes[node].items {
                return (node, index - left)
            } else {
                index -= left + nodes[node].items
                node = nodes[node].right
            }
        }
    }

    var last: Int? { root < 0 ? nil : end(of: root, .right) }

    func next(_ node: Int) -> Int? { neighbor(node, .right) }

    func previous(_ node: Int) -> Int? { neighbor(node, .left) }

    /// Calls a closure for each node, in order.
    func forEach(_ body: (Int) -> Void) {
        var node = root < 0 ? nil : end(of: root, .left)
        while let current = node {
            body(current)
            node = next(current)
        }
    }

    private enum Side {
        case left
        case right
    }

    private func neighbor(_ node: Int, _ side: Side) -> Int? {
        let near = child(of: node, side)
        if near >= 0 { return end(of: near, side == .left ? .right : .left) }
        var below = node
        while case let parent = nodes[below].parent, parent >= 0 {
            if child(of: parent, side) != below { return parent }
            below = parent
        }
        return nil
    }

    private func end(of node: Int, _ side: Side) -> Int {
        var node = node
        while case let next = child(of: node, side), next >= 0 { node = next }
        return node
    }

    private func child(of node: Int, _ side: Side) -> Int { side == .left ? nodes[node].left : nodes[node].right }

    private func below(_ node: Int) -> (items: Int, sections: Int) {
        node < 0 ? (0, 0) : (nodes[node].allItems, nodes[node].allSections)
    }

    // MARK: Changes

    /// Inserts a new node for each of the given item counts, directly after a node, or before all nodes if `node` is
    /// `nil`.
    ///
    /// - Returns: The numbers of the new nodes. The numbers of removed nodes are reused.
    mutating func insert(_ counts: [Int], isSection: Bool, after node: Int?) -> [Int] {
        let (left, right) = cut(after: node)
        var joined = left
        let new = counts.map { make($0, isSection) }
        for node in new { joined = join(joined, node) }
        setRoot(join(joined, right))
        return new
    }

    mutating func remove(_ node: Int) {
        let parent = nodes[node].parent
        let joined = join(nodes[node].left, nodes[node].right)
        if parent < 0 {
            setRoot(joined)
        } else {
            if nodes[parent].left == node { nodes[parent].left = joined } else { nodes[parent].right = joined }
            if joined >= 0 { nodes[joined].parent = parent }
            var above = parent
            while above >= 0 {
                count(above)
                above = nodes[above].parent
            }
        }
        free.append(node)
    }

    /// Moves the nodes from `first` to `last`, inclusive, to the position directly after a node outside that range, or
    /// before all nodes if `node` is `nil`.
    mutating func move(_ first: Int, through last: Int, after node: Int?) {
        let moved = cutOut(first, through: last)
        let (left, right) = cut(after: node)
        setRoot(join(join(left, moved), right))
    }

    mutating func add(_ items: Int, to node: Int) {
        nodes[node].items += items
        var above = node
        while above >= 0 {
            nodes[above].allItems += items
            above = nodes[above].parent
        }
    }

    // MARK: Implementation

    private mutating func make(_ items: Int, _ isSection: Bool) -> Int {
        seed &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (seed ^ (seed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        let node = Node(
            priority: mixed ^ (mixed >> 31), items: items, isSection: isSection, allItems: items,
            allSections: isSection ? 1 : 0)
        if let number = free.popLast() {
            nodes[number] = node
            return number
        }
        nodes.append(node)
        return nodes.count - 1
    }

    private mutating func setRoot(_ node: Int) {
        root = node
        if node >= 0 { nodes[node].parent = -1 }
    }

    private mutating func cutOut(_ first: Int, through last: Int) -> Int {
        let (before, rest) = cut(after: previous(first))
        setRoot(rest)
        let (middle, after) = cut(after: last)
        setRoot(join(before, after))
        return middle
    }

    /// Splits the tree into the nodes up to and including the given node, and the nodes after it. If the node is `nil`,
    /// all nodes are in the right tree.
    private mutating func cut(after node: Int?) -> (left: Int, right: Int) {
        guard let node else { return (-1, root) }
        if next(node) == nil { return (root, -1) }
        var (left, right) = (node, nodes[node].right)
        nodes[node].right = -1
        count(node)
        var child = node
        var parent = nodes[node].parent
        while parent >= 0 {
            let above = nodes[parent].parent
            if nodes[parent].right == child {
                hang(left, .right, of: parent)
                left = parent
            } else {
                hang(right, .left, of: parent)
                right = parent
            }
            (child, parent) = (parent, above)
        }
        nodes[left].parent = -1
        if right >= 0 { nodes[right].parent = -1 }
        return (left, right)
    }

    /// Joins two trees, either of which may be empty.
    private mutating func join(_ left: Int, _ right: Int) -> Int {
        if left < 0 { return right }
        if right < 0 { return left }
        if nodes[left].priority > nodes[right].priority {
            hang(join(nodes[left].right, right), .right, of: left)
            return left
        }
        hang(join(left, nodes[right].left), .left, of: right)
        return right
    }

    private mutating func hang(_ child: Int, _ side: Side, of parent: Int) {
        if side == .left { nodes[parent].left = child } else { nodes[parent].right = child }
        if child >= 0 { nodes[child].parent = parent }
        count(parent)
    }

    private mutating func count(_ node: Int) {
        let (left, right) = (below(nodes[node].left), below(nodes[node].right))
        nodes[node].allItems = left.items + nodes[node].items + right.items
        nodes[node].allSections = left.sections + (nodes[node].isSection ? 1 : 0) + right.sections
    }
}
