import Foundation

/// The items of a section as a tree. The items below a collapsed item are hidden. Mirrors
/// `NSDiffableDataSourceSectionSnapshot`, UIKit.
///
///     var outline = NSDiffableDataSourceSectionSnapshot<String>()
///     outline.append(["Fruit", "Vegetables"])
///     outline.append(["Apple", "Pear"], to: "Fruit")
///     outline.expand(["Fruit"])
///     dataSource.apply(outline, to: .main)
///
/// An item that has never been expanded is collapsed. Item identifiers are unique. Invalid use raises a
/// ``ListException``, with UIKit's message where it is known; if the exception handler returns, the snapshot is
/// unchanged. Copying a snapshot costs O(1). The first change to a copy costs O(*n*). In the complexities below, *n* is
/// the number of items, and *d* the level of an item.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
    private(set) var tree = SectionTree<ItemIdentifierType>()

    /// Creates an empty section snapshot.
    public init() {}

    // MARK: Inserting and removing

    /// Appends items to the children of an item, or to the root items if `parent` is `nil`. Does nothing if `items` is
    /// empty.
    ///
    /// Raises an exception if an item already exists, or if the parent does not exist.
    ///
    /// - Complexity: O(*k* log *n* + *d*) for *k* items.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard !items.isEmpty, isThere(parent, "Parent item identifier") else { return }
        insert(items.asBranch, below: parent, at: end(below: parent))
    }

    /// Inserts items before another item, at that item's level. Does nothing if `items` is empty.
    ///
    /// Raises an exception if an item already exists, or if `item` does not exist (the message is unverified).
    ///
    /// - Complexity: O(*k* log *n* + *d*) for *k* items.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard !items.isEmpty, isThere(item, "Item identifier to insert before") else { return }
        insert(items.asBranch, before: item)
    }

    /// Inserts items after another item and everything below it, at that item's level. Does nothing if `items` is
    /// empty.
    ///
    /// Raises an exception if an item already exists, or if `item` does not exist (the message is unverified).
    ///
    /// - Complexity: O(*k* log *n* + *d*) for *k* items.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard !items.isEmpty, isThere(item, "Item identifier to insert after") else { return }
        insert(items.asBranch, after: item)
    }

    /// Removes items and everything below them. Raises an exception, without removing anything, if an item does not
    /// exist.
    ///
    /// - Complexity: O(*k* log *n* + *d*) for the *k* removed items.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        if let missing = items.first(where: { !contains($0) }) {
            return stop("Failed to find index of item \(missing)")
        }
        for item in items { tree.remove(item) }
    }

    /// Removes all items.
    public mutating func deleteAll() { tree = SectionTree() }

    /// Replaces everything below an item with the items of another section snapshot. The new items keep their expansion
    /// state.
    ///
    /// Raises an exception if the item does not exist, or if a new item already exists elsewhere. In the latter case,
    /// UIKit creates an invalid tree.
    ///
    /// - Complexity: O(*k* log *n* + *d*) for the *k* removed and inserted items.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        guard isThere(parent, "Parent item identifier") else { return }
        let before = tree
        tree.remove(parent, includingItem: false)
        if !insert(snapshot.tree.branches, below: parent, at: end(below: parent)) { tree = before }
    }

    /// Inserts the items of another section snapshot before an item, keeping their expansion state. The snapshot's root
    /// items are inserted at that item's level.
    ///
    /// Raises an exception if one of the inserted items already exists, or if `item` does not exist (the message is
    /// unverified).
    ///
    /// - Complexity: O(*k* log *n* + *d*) for *k* items.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        if isThere(item, "Item identifier to insert before") { insert(snapshot.tree.branches, before: item) }
    }

    /// Inserts the items of another section snapshot after an item and everything below it, keeping their expansion
    /// state. The snapshot's root items are inserted at that item's level.
    ///
    /// Raises an exception if one of the inserted items already exists, or if `item` does not exist (the message is
    /// unverified).
    ///
    /// - Complexity: O(*k* log *n* + *d*) for *k* items.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        if isThere(item, "Item identifier to insert after") { insert(snapshot.tree.branches, after: item) }
    }

    // MARK: Expanding and collapsing

    /// Expands items, whether or not they have children. Items that do not exist are ignored.
    ///
    /// - Complexity: O(*k*) for *k* items.
    public mutating func expand(_ items: [ItemIdentifierType]) { for item in items { tree.setExpanded(true, item) } }

    /// Collapses items. The items below them keep their expansion state. Items that do not exist are ignored.
    ///
    /// - Complexity: O(*k*) for *k* items.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items { tree.setExpanded(false, item) }
    }

    // MARK: Items

    /// All items, each followed by the items below it.
    ///
    /// - Complexity: O(*n*).
    public var items: [ItemIdentifierType] { tree.items }

    /// The items without a parent.
    ///
    /// - Complexity: O(*k* log *n*) for *k* root items.
    public var rootItems: [ItemIdentifierType] { tree.rootItems }

    /// The items whose ancestors are all expanded. A list has rows for these items, whether or not they are on screen.
    ///
    /// Raises UIKit's exception if the hash value of an item has changed since the item was inserted.
    ///
    /// - Complexity: O(*n*).
    public var visibleItems: [ItemIdentifierType] {
        if let item = tree.lostItem { stop(SnapshotText.unstable(item, "item")) }
        return tree.visibleItems
    }

    /// The expanded items, in the order of ``items``.
    ///
    /// - Complexity: O(*n*).
    public var expandedItems: [ItemIdentifierType] { tree.items.filter(tree.isExpanded) }

    /// Whether an item is expanded. Raises an exception if it does not exist.
    ///
    /// - Complexity: O(1).
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        isThere(item, "Item identifier") && tree.isExpanded(item)
    }

    /// Whether all ancestors of an item are expanded. Raises an exception if the item does not exist.
    ///
    /// - Complexity: O(*d*).
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        isThere(item, "Item identifier") && tree.isVisible(item)
    }

    /// Whether an item exists in the snapshot.
    ///
    /// - Complexity: O(1).
    public func contains(_ item: ItemIdentifierType) -> Bool { tree.contains(item) }

    /// Returns the number of an item's ancestors: 0 for a root item. Raises an exception if the item does not exist.
    ///
    /// - Complexity: O(1).
    public func level(of item: ItemIdentifierType) -> Int {
        isThere(item, "Item identifier") ? tree.level(of: item) : 0
    }

    /// Returns the position of an item in ``items``; `nil` if it does not exist.
    ///
    /// - Complexity: O(log *n*).
    public func index(of item: ItemIdentifierType) -> Int? { tree.index(of: item) }

    /// Returns the parent of an item; `nil` for a root item. Raises an exception if the item does not exist.
    ///
    /// - Complexity: O(1).
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        isThere(child, "Child item identifier") ? tree.parent(of: child) : nil
    }

    /// Returns the items below an item as a separate snapshot. The root items of that snapshot are the item's children
    /// or, if `includingParent` is `true`, only the item itself. Raises an exception if the item does not exist (the
    /// message is unverified).
    ///
    /// - Complexity: O(*k* log *n*) for *k* items in the result.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var copy = Self()
        guard isThere(parent, "Parent item identifier") else { return copy }
        copy.insert(tree.branch(of: parent, includingItem: includingParent), below: nil, at: 0)
        return copy
    }

    /// Returns a string with a line for each item: `+` marks an expanded item, `-` a collapsed item, and `*` a visible
    /// item. The whitespace is unverified.
    ///
    /// - Complexity: O(*n*).
    public func visualDescription() -> String {
        let visible = Set(visibleItems)
        let lines = items.map { item in
            let indentation = String(repeating: " ", count: 2 * tree.level(of: item))
            return "\(indentation)\(tree.isExpanded(item) ? "+" : "-")\(visible.contains(item) ? "*" : " ") \(item)\n"
        }
        return "<NSDiffableDataSourceSectionSnapshot: 0x0\n\(lines.joined())>"
    }

    // MARK: Implementation

    private func end(below parent: ItemIdentifierType?) -> Int {
        guard let parent, let index = tree.index(of: parent) else { return tree.count }
        return index + tree.branchCount(parent)
    }

    private mutating func insert(_ new: [SectionTree<ItemIdentifierType>.BranchItem], before item: ItemIdentifierType) {
        if let index = tree.index(of: item) { insert(new, below: tree.parent(of: item), at: index) }
    }

    private mutating func insert(_ new: [SectionTree<ItemIdentifierType>.BranchItem], after item: ItemIdentifierType) {
        insert(new, below: tree.parent(of: item), at: end(below: item))
    }

    /// Inserts items. Raises an exception, and changes nothing, if an item already exists or occurs twice.
    @discardableResult
    private mutating func insert(
        _ new: [SectionTree<ItemIdentifierType>.BranchItem], below parent: ItemIdentifierType?, at index: Int
    ) -> Bool {
        if tree.insert(new, below: parent, at: index) { return true }
        var seen: Set<ItemIdentifierType> = []
        var repeated = IdentifierList<ItemIdentifierType>()
        for item in new.map(\.item) where tree.contains(item) || !seen.insert(item).inserted { repeated.add([item]) }
        stop(
            "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
                + "{\(SnapshotText.list(repeated.all))}")
        return false
    }

    /// Returns `true` if the item exists or is `nil`. Otherwise raises an exception.
    private func isThere(_ item: ItemIdentifierType?, _ name: String) -> Bool {
        guard let item, !contains(item) else { return true }
        stop("\(name) does not exist in section snapshot: \(item)")
        return false
    }

    private func stop(_ reason: String) { ListException.raiseAnywhere(ListException(reason)) }
}

extension Array where Element: Hashable & Sendable {
    /// The items as collapsed root items.
    fileprivate var asBranch: [SectionTree<Element>.BranchItem] {
        map { SectionTree.BranchItem(item: $0, parent: nil, isExpanded: false) }
    }
}
