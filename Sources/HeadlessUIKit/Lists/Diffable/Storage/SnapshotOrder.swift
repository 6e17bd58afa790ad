/// The order of the sections and items of a snapshot, which are identified by numbers. A section's number is the number
/// of its node in a tree; items are numbered consecutively, beginning with 0.
///
/// Items are stored in blocks of a few dozen items, and a tree contains the sections and blocks in order.
///
/// - Complexity: O(log *n*) for every query and change, plus the number of items that it returns or inserts. Inserting
///   *k* sections takes O(*k* log *n*).
struct SnapshotOrder {
    /// A position at which items can be inserted: directly after the node of a section, before an item of a block, or
    /// after the last item of a block.
    struct InsertionPoint {
        fileprivate let node: Int
        fileprivate let offset: Int
    }

    /// The maximum number of items in a block when it is created for an insertion. Later insertions can enlarge a block
    /// to at most twice this number.
    private static var blockSize: Int { 64 }

    private var tree = BlockTree()
    /// The items of each node. The node of a section has no items.
    private var blocks = PagedArray<[UInt32]>(pageBits: 6)
    /// The node of each item.
    private var nodes = PagedArray<UInt32>(pageBits: 10)

    // MARK: Queries

    var itemCount: Int { tree.items }
    var sectionCount: Int { tree.sections }

    /// Returns the position of an item among all items.
    func index(of item: Int) -> Int { tree.before(Int(nodes[item])).items + offset(of: item) }

    func path(of item: Int) -> RowPath {
        let before = tree.before(Int(nodes[item]))
        let section = before.sections - 1
        return RowPath(section, before.items - start(of: section) + offset(of: item))
    }

    func item(at path: RowPath) -> Int? {
        guard path.section >= 0, path.section < sectionCount, path.row >= 0, path.row < itemCount(in: path.section)
        else { return nil }
        let found = tree.item(at: start(of: path.section) + path.row)
        return Int(blocks[found.node][found.offset])
    }

    func index(ofSection node: Int) -> Int { tree.before(node).sections }

    func section(at index: Int) -> Int { tree.section(at: index) }

    /// Returns the section that contains an item.
    func section(of item: Int) -> Int { tree.section(at: tree.before(Int(nodes[item])).sections - 1) }

    func itemCount(in section: Int) -> Int { start(of: section + 1) - start(of: section) }

    /// Calls a closure for each section, with its items as ranges of consecutive numbers.
    func forEachSection(_ body: (_ section: Int, _ items: [Range<Int>]) -> Void) {
        var section = -1
        var ranges: [Range<Int>] = []
        tree.forEach { node in
            if tree.isSection(node) {
                if section >= 0 { body(section, ranges) }
                section = node
                ranges = []
            } else {
                add(blocks[node], to: &ranges)
            }
        }
        if section >= 0 { body(section, ranges) }
    }

    /// Returns the items of a section as ranges of consecutive numbers.
    func items(in section: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var node = tree.next(section)
        while let block = node, !tree.isSection(block) {
            add(blocks[block], to: &ranges)
            node = tree.next(block)
        }
        return ranges
    }

    private func add(_ items: [UInt32], to ranges: inout [Range<Int>]) {
        for item in items {
            if let last = ranges.last, last.upperBound == Int(item) {
                ranges[ranges.count - 1] = last.lowerBound..<Int(item) + 1
            } else {
                ranges.append(Int(item)..<Int(item) + 1)
            }
        }
    }

    private func offset(of item: Int) -> Int { blocks[Int(nodes[item])].firstIndex(of: UInt32(item)) ?? 0 }

    /// Returns the number of items before a section.
    private func start(of section: Int) -> Int {
        section < sectionCount ? tree.before(tree.section(at: section)).items : tree.items
    }

    /// Returns the last node of a section: its last block's node, or the section's own node if it has no blocks.
    private func lastNode(of section: Int) -> Int {
        let next = tree.before(section).sections + 1
        return (next < sectionCount ? tree.previous(tree.section(at: next)) : tree.last) ?? section
    }

    // MARK: Section changes

    /// Inserts sections, beginning at an index.
    ///
    /// - Returns: The node numbers of the new sections. The numbers of removed nodes are reused.
    mutating func insertSections(_ count: Int, at index: Int) -> [Int] {
        let before = index < sectionCount ? tree.previous(tree.section(at: index)) : tree.last
        let new = tree.insert(Array(repeating: 0, count: count), isSection: true, after: before)
        for node in new { set([], at: node) }
        return new
    }

    /// Removes a section, which must be empty.
    mutating func remove(section: Int) { tree.remove(section) }

    /// Moves a section and its items to the position directly after another section, or before all sections if `other`
    /// is `nil`.
    mutating func move(section: Int, after other: Int?) {
        let last = lastNode(of: section)
        let goal = other.map(lastNode(of:))
        if goal != last { tree.move(section, through: last, after: goal) }
    }

    // MARK: Item changes

    func end(ofSection section: Int) -> InsertionPoint {
        let node = lastNode(of: section)
        return InsertionPoint(node: node, offset: blocks[node].count)
    }

    func point(beside item: Int, isBehind: Bool) -> InsertionPoint {
        InsertionPoint(node: Int(nodes[item]), offset: offset(of: item) + (isBehind ? 1 : 0))
    }

    /// Inserts the given number of items at an insertion point, and assigns the next numbers to them.
    mutating func insert(_ count: Int, at point: InsertionPoint) {
        let items = (UInt32(nodes.count)..<UInt32(nodes.count + count))
        if !tree.isSection(point.node), blocks[point.node].count + count <= 2 * Self.blockSize {
            blocks[point.node].insert(contentsOf: items, at: point.offset)
            tree.add(count, to: point.node)
            nodes.append(contentsOf: Array(repeating: UInt32(point.node), count: count))
            return
        }
        var before: Int? = point.node
        if !tree.isSection(point.node), point.offset == 0 {
            before = tree.previous(point.node)
        } else if point.offset < blocks[point.node].count {
            divide(point.node, at: point.offset)
        }
        let starts = stride(from: 0, to: count, by: Self.blockSize)
        let counts = starts.map { min(Self.blockSize, count - $0) }
        for (node, start) in zip(tree.insert(counts, isSection: false, after: before), starts) {
            let block = items.dropFirst(start).prefix(Self.blockSize)
            nodes.append(contentsOf: Array(repeating: UInt32(node), count: block.count))
            set(Array(block), at: node)
        }
    }

    /// Removes an item. Its number is then assigned to the item that had the highest number.
    mutating func remove(_ item: Int) {
        let node = Int(nodes[item])
        blocks[node].remove(at: offset(of: item))
        tree.add(-1, to: node)
        if blocks[node].isEmpty { tree.remove(node) }
        let last = nodes.count - 1
        if item < last {
            blocks[Int(nodes[last])][offset(of: last)] = UInt32(item)
            nodes[item] = nodes[last]
        }
        nodes.removeLast()
    }

    private mutating func divide(_ node: Int, at offset: Int) {
        let rest = Array(blocks[node][offset...])
        blocks[node].removeSubrange(offset...)
        tree.add(-rest.count, to: node)
        for new in tree.insert([rest.count], isSection: false, after: node) {
            set(rest, at: new)
            for item in rest { nodes[Int(item)] = UInt32(new) }
        }
    }

    private mutating func set(_ block: [UInt32], at node: Int) {
        if node < blocks.count { blocks[node] = block } else { blocks.append(block) }
    }
}
