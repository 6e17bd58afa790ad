import Foundation

/// The items of one section as a tree, of which those below a collapsed item are not shown. Mirrors
/// `NSDiffableDataSourceSectionSnapshot`, UIKit.
///
///     var outline = NSDiffableDataSourceSectionSnapshot<String>()
///     outline.append(["Fruit", "Vegetables"])
///     outline.append(["Apple", "Pear"], to: "Fruit")
///     outline.expand(["Fruit"])
///     dataSource.apply(outline, to: .main)
///
/// An item that was never expanded is collapsed. An identifier names one item at most. Wrong use stops by way of
/// ``ListException``, in UIKit's words where they are known; if its handler returns, the snapshot is as it was. *n* below
/// is the number of items, and *d* the level of an item. A copy costs O(1), and the first change after it O(*n*).
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
    private(set) var tree = SectionTree<ItemIdentifierType>()

    /// An empty section snapshot.
    public init() {}

    // MARK: Adding and removing

    /// Appends items to the children of an item, or to the items at the top. An empty list changes nothing.
    ///
    /// Stops on an item that is there already, and if the parent is not.
    ///
    /// - Complexity: O(*k* log *n* + *d*) for *k* items.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard !items.isEmpty, isThere(parent, "Parent item identifier") else { return }
        insert(items.asBranch, below: parent, at: end(below: parent))
    }

    /// Inserts items before another one, on its level. An empty list changes nothing.
    ///
    /// Stops on an item that is there already, and if the one to insert before is not (unverified: the words).
    ///
    /// - Complexity: O(*k* log *n* + *d*) for *k* items.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard !items.isEmpty, isThere(item, "Item identifier to insert before") else { return }
        insert(items.asBranch, before: item)
    }

    /// Inserts items after another one and all that is below it, on its level. An empty list changes nothing.
    ///
    /// Stops on an item that is there already, and if the one to insert after is not (unverified: the words).
    ///
    /// - Complexity: O(*k* log *n* + *d*) for *k* items.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard !items.isEmpty, isThere(item, "Item identifier to insert after") else { return }
        insert(items.asBranch, after: item)
    }

    /// Removes items with all that is below them. Stops on an item that is not there, before anything is removed.
    ///
    /// - Complexity: O(*k* log *n* + *d*) for the *k* items that are gone then.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        if let missing = items.first(where: { !contains($0) }) {
            return stop("Failed to find index of item \(missing)")
        }
        for item in items { tree.remove(item) }
    }

    /// Removes all items.
    public mutating func deleteAll() { tree = SectionTree() }

    /// Replaces all that is below an item by the items of another section snapshot, expanded as they are there.
    ///
    /// Stops if the item is not there, and on one that is there already elsewhere, where UIKit builds a tree that is wrong.
    ///
    /// - Complexity: O(*k* log *n* + *d*) for the *k* items that go and come.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        guard isThere(parent, "Parent item identifier") else { return }
        let before = tree
        tree.remove(parent, includingItem: false)
        if !insert(snapshot.tree.branches, below: parent, at: end(below: parent)) { tree = before }
    }

    /// Inserts the items of another section snapshot before an item, expanded as they are there. Its top is on the level
    /// of the item.
    ///
    /// Stops on an item that is there already, and if the one to insert before is not (unverified: the words).
    ///
    /// - Complexity: O(*k* log *n* + *d*) for *k* items.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        if isThere(item, "Item identifier to insert before") { insert(snapshot.tree.branches, before: item) }
    }

    /// Inserts the items of another section snapshot after an item and all that is below it, expanded as they are there.
    /// Its top is on the level of the item.
    ///
    /// Stops on an item that is there already, and if the one to insert after is not (unverified: the words).
    ///
    /// - Complexity: O(*k* log *n* + *d*) for *k* items.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        if isThere(item, "Item identifier to insert after") { insert(snapshot.tree.branches, after: item) }
    }

    // MARK: Expanding and collapsing

    /// Expands items, with children or without. One that is not there is passed over.
    ///
    /// - Complexity: O(*k*) for *k* items.
    public mutating func expand(_ items: [ItemIdentifierType]) { for item in items { tree.setExpanded(true, item) } }

    /// Collapses items; those below them stay expanded or collapsed as they are. One that is not there is passed over.
    ///
    /// - Complexity: O(*k*) for *k* items.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items { tree.setExpanded(false, item) }
    }

    // MARK: Items

    /// All items, each followed by those below it.
    ///
    /// - Complexity: O(*n*).
    public var items: [ItemIdentifierType] { tree.items }

    /// The items at the top.
    ///
    /// - Complexity: O(*k* log *n*) for *k* of them.
    public var rootItems: [ItemIdentifierType] { tree.rootItems }

    /// The items whose parents are all expanded: those that a list shows, on screen or not.
    ///
    /// - Complexity: O(*n*).
    public var visibleItems: [ItemIdentifierType] { tree.visibleItems }

    /// The expanded items, in the order of ``items``.
    ///
    /// - Complexity: O(*n*).
    public var expandedItems: [ItemIdentifierType] { tree.items.filter(tree.isExpanded) }

    /// Stops on an item that is not there.
    ///
    /// - Complexity: O(1).
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        isThere(item, "Item identifier") && tree.isExpanded(item)
    }

    /// Whether all items above are expanded. Stops on an item that is not there.
    ///
    /// - Complexity: O(*d*).
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        isThere(item, "Item identifier") && tree.isVisible(item)
    }

    /// - Complexity: O(1).
    public func contains(_ item: ItemIdentifierType) -> Bool { tree.contains(item) }

    /// How many items are above: none at the top. Stops on an item that is not there.
    ///
    /// - Complexity: O(1).
    public func level(of item: ItemIdentifierType) -> Int {
        isThere(item, "Item identifier") ? tree.level(of: item) : 0
    }

    /// The position of an item in ``items``. `nil` if it is not there.
    ///
    /// - Complexity: O(log *n*).
    public func index(of item: ItemIdentifierType) -> Int? { tree.index(of: item) }

    /// `nil` at the top. Stops on an item that is not there.
    ///
    /// - Complexity: O(1).
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        isThere(child, "Child item identifier") ? tree.parent(of: child) : nil
    }

    /// All that is below an item, by itself: its children are at the top. Stops on an item that is not there (unverified:
    /// the words).
    ///
    /// - Complexity: O(*k* log *n*) for the *k* items below.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var copy = Self()
        guard isThere(parent, "Parent item identifier") else { return copy }
        copy.insert(tree.branch(of: parent, includingItem: includingParent), below: nil, at: 0)
        return copy
    }

    /// A line for each item: `+` for an expanded item and `-` for a collapsed one, `*` for a visible one. Unverified: the
    /// spaces.
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

    // MARK: Inside

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

    /// Stops, and changes nothing, on an item that is there already or is named twice.
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

    /// Whether an item is there, or none is meant; stops if it is not.
    private func isThere(_ item: ItemIdentifierType?, _ name: String) -> Bool {
        guard let item, !contains(item) else { return true }
        stop("\(name) does not exist in section snapshot: \(item)")
        return false
    }

    private func stop(_ reason: String) { ListException.raiseAnywhere(ListException(reason)) }
}

extension Array where Element: Hashable & Sendable {
    /// Items side by side, collapsed.
    fileprivate var asBranch: [SectionTree<Element>.BranchItem] {
        map { SectionTree.BranchItem(item: $0, parent: nil, isExpanded: false) }
    }
}
