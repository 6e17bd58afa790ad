/// Stores the sections and items of a snapshot in order, and finds their positions.
///
/// The order and the hash index do not depend on the types of the identifiers, which are stored by number and found by
/// hash. A copy shares the storage of the original; a later change copies only the few pages that it modifies.
///
/// - Complexity: O(log *n*) for every query and change, plus the number of identifiers that it returns or inserts.
///   Inserting *k* sections, or removing a section of *k* items, takes O(*k* log *n*).
struct SnapshotContent<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    private var order = SnapshotOrder()
    /// The items, indexed by their numbers.
    private var items = PagedArray<Item>(pageBits: 8)
    private var hashes = PagedArray<UInt32>(pageBits: 10)
    /// An index that finds an item's number by the item's hash.
    private var numbers = HashIndex()
    private var nodes: [Section: Int] = [:]
    /// The sections, keyed by the numbers of their nodes.
    private var names: [Int: Section] = [:]
    /// The hash values with which the sections were inserted, keyed like ``names``.
    private var nameHashes: [Int: Int] = [:]

    // MARK: Items

    var itemCount: Int { order.itemCount }

    func contains(_ item: Item) -> Bool { number(of: item) != nil }

    func section(of item: Item) -> Section? { number(of: item).flatMap { names[order.section(of: $0)] } }

    /// Returns the position of an item among all items.
    func index(of item: Item) -> Int? { number(of: item).map(order.index(of:)) }

    func path(of item: Item) -> RowPath? { number(of: item).map(order.path(of:)) }

    func item(at path: RowPath) -> Item? { order.item(at: path).map { items[$0] } }

    func items(in section: Section) -> [Item] { nodes[section].map { items(order.items(in: $0)) } ?? [] }

    /// Calls a closure for each section and its items.
    ///
    /// - Complexity: O(*n*).
    func forEachSection(_ body: (Section, [Item]) -> Void) {
        order.forEachSection { node, ranges in
            if let section = names[node] { body(section, items(ranges)) }
        }
    }

    private func items(_ ranges: [Range<Int>]) -> [Item] {
        var list: [Item] = []
        list.reserveCapacity(ranges.reduce(0) { $0 + $1.count })
        for range in ranges { items.copy(range, to: &list) }
        return list
    }

    private func number(of item: Item) -> Int? { numbers.number(hash(item)) { items[$0] == item } }

    private func hash(_ item: Item) -> UInt32 { UInt32(truncatingIfNeeded: item.hashValue) }

    /// An item that is no longer found, because its hash value has changed since it was inserted; `nil` if there is none.
    ///
    /// - Complexity: O(*n*); O(1) if the items are plain data, whose hash values can't change.
    var lostItem: Item? {
        if _isPOD(Item.self) { return nil }
        for number in 0..<items.count where hashes[number] != hash(items[number]) { return items[number] }
        return nil
    }

    /// A section that is no longer found, because its hash value has changed since it was inserted.
    var lostSection: Section? {
        _isPOD(Section.self) ? nil : names.first { nameHashes[$0] != $1.hashValue }?.value
    }

    // MARK: Sections

    var sectionCount: Int { order.sectionCount }

    func contains(section: Section) -> Bool { nodes[section] != nil }

    func index(of section: Section) -> Int? { nodes[section].map(order.index(ofSection:)) }

    func section(at index: Int) -> Section? {
        index >= 0 && index < sectionCount ? names[order.section(at: index)] : nil
    }

    func itemCount(in section: Int) -> Int { section >= 0 && section < sectionCount ? order.itemCount(in: section) : 0 }

    // MARK: Section changes

    /// Inserts sections, beginning at an index. The sections must not exist yet.
    mutating func insert(_ sections: [Section], at index: Int) {
        let new = order.insertSections(sections.count, at: index)
        for (node, section) in zip(new, sections) {
            names[node] = section
            if !_isPOD(Section.self) { nameHashes[node] = section.hashValue }
            nodes[section] = node
        }
    }

    /// Removes a section and its items.
    mutating func remove(section: Section) {
        for item in items(in: section) { remove(item) }
        guard let node = nodes.removeValue(forKey: section) else { return }
        names[node] = nil
        nameHashes[node] = nil
        order.remove(section: node)
    }

    /// Moves a section to the position directly after another section, or before all sections if `other` is `nil`.
    mutating func move(section: Section, after other: Section?) {
        if let node = nodes[section] { order.move(section: node, after: other.flatMap { nodes[$0] }) }
    }

    // MARK: Item changes

    func end(of section: Section) -> SnapshotOrder.InsertionPoint? { nodes[section].map(order.end(ofSection:)) }

    func point(beside item: Item, isBehind: Bool) -> SnapshotOrder.InsertionPoint? {
        number(of: item).map { order.point(beside: $0, isBehind: isBehind) }
    }

    /// Inserts items. Returns `false`, and changes nothing, if an item already exists or occurs twice.
    mutating func insert(_ new: [Item], at point: SnapshotOrder.InsertionPoint) -> Bool {
        let start = items.count
        items.append(contentsOf: new)
        let newHashes = new.map(hash)
        hashes.append(contentsOf: newHashes)
        let suspects = numbers.add(newHashes, from: start)
        let isRefused = suspects.contains { suspect in
            numbers.number(hashes[suspect]) { $0 != suspect && items[$0] == items[suspect] } != nil
        }
        guard isRefused else {
            order.insert(new.count, at: point)
            return true
        }
        for number in (start..<items.count).reversed() {
            numbers.remove(hashes[number], number)
            hashes.removeLast()
            items.removeLast()
        }
        return false
    }

    /// Removes an item, if it exists. Its number is then assigned to the item that had the highest number.
    mutating func remove(_ item: Item) {
        guard let number = number(of: item) else { return }
        let last = items.count - 1
        order.remove(number)
        numbers.remove(hashes[number], number)
        if number < last {
            numbers.renumber(hashes[last], last, to: number)
            hashes[number] = hashes[last]
            items[number] = items[last]
        }
        hashes.removeLast()
        items.removeLast()
    }
}
