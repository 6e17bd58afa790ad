import Foundation
import ListDifference

/// The contents of a list, as identifiers of sections and items. Mirrors `NSDiffableDataSourceSnapshot`, UIKit.
///
///     var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
///     snapshot.appendSections([0])
///     snapshot.appendItems([UUID(), UUID()])
///     dataSource.apply(snapshot)
///
/// Section identifiers are unique, and so are item identifiers; a section and an item may have the same identifier.
/// Invalid use raises a ``ListException`` with UIKit's message; if the exception handler returns, the snapshot is
/// unchanged.
///
/// Copying a snapshot takes O(1) time. The content is stored in pages: the first change to a copy duplicates the pages
/// that it modifies and the list of all pages. This takes microseconds for 100,000 items. In the complexities below,
/// *n* is the number of sections and items.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    var content = SnapshotContent<SectionIdentifierType, ItemIdentifierType>()
    private var sections = SnapshotSections<SectionIdentifierType, ItemIdentifierType>()

    var reloadedItems = IdentifierList<ItemIdentifierType>()
    var reconfiguredItems = IdentifierList<ItemIdentifierType>()
    var reloadedSections = IdentifierList<SectionIdentifierType>()

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Counts

    /// The total number of items.
    ///
    /// - Complexity: O(1).
    public var numberOfItems: Int { content.itemCount }

    /// The number of sections.
    ///
    /// - Complexity: O(1).
    public var numberOfSections: Int { content.sectionCount }

    /// Returns the number of items in a section. Raises an exception if the section does not exist.
    ///
    /// - Complexity: O(log *n*).
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        index(identifier).map(content.itemCount(in:)) ?? 0
    }

    // MARK: Identifiers

    /// The identifiers of all sections.
    ///
    /// - Complexity: O(*k* log *n*) for *k* sections.
    public var sectionIdentifiers: [SectionIdentifierType] {
        (0..<content.sectionCount).compactMap(content.section(at:))
    }

    /// The identifiers of all items, section by section.
    ///
    /// - Complexity: O(*n*).
    public var itemIdentifiers: [ItemIdentifierType] {
        let sections = listSections
        return sections.count == 1 ? sections[0].rows : sections.flatMap(\.rows)
    }

    /// Returns the identifiers of a section's items. Raises an exception if the section does not exist.
    ///
    /// - Complexity: O(log *n* + *k*) for the section's *k* items.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        index(identifier) == nil ? [] : content.items(in: identifier)
    }

    /// Returns the section that contains an item; `nil` if the item does not exist.
    ///
    /// - Complexity: O(log *n*).
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        content.section(of: identifier)
    }

    /// Returns the position of an item among the items of all sections; `nil` if it does not exist.
    ///
    /// - Complexity: O(log *n*).
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { content.index(of: identifier) }

    /// Returns the position of a section; `nil` if it does not exist.
    ///
    /// - Complexity: O(log *n*).
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { content.index(of: identifier) }

    /// The sections and their items, in the form that is used to compute differences.
    ///
    /// - Complexity: O(*n*) for the first use after a change, then O(1).
    var listSections: [ListSection<SectionIdentifierType, ItemIdentifierType>] { sections.list(content) }

    // MARK: Implementation

    /// Returns the position of a section. Raises an exception if it does not exist.
    private func index(_ identifier: SectionIdentifierType) -> Int? {
        if let index = content.index(of: identifier) { return index }
        stop(
            "Section identifier was not found. You can verify the section exists by calling the "
                + "indexOfSectionIdentifier API (which has O(1) performance)")
        return nil
    }

    /// Whether any section or item is marked for reloading or reconfiguring.
    var hasMarks: Bool { !reloadedItems.all.isEmpty || !reconfiguredItems.all.isEmpty || !reloadedSections.all.isEmpty }

    /// The snapshot without the marks for reloading and reconfiguring.
    var withoutMarks: Self {
        guard hasMarks else { return self }
        var copy = self
        copy.reloadedItems = IdentifierList()
        copy.reconfiguredItems = IdentifierList()
        copy.reloadedSections = IdentifierList()
        return copy
    }

    /// Whether all identifiers still have the hash values with which they were inserted. If not, raises UIKit's exception;
    /// the message about sections is unverified.
    var isStable: Bool {
        if let item = content.lostItem {
            stop(SnapshotText.unstable(item, "item"))
            return false
        }
        if let section = content.lostSection {
            stop(SnapshotText.unstable(section, "section"))
            return false
        }
        return true
    }

    /// Discards the cached sections. Must be called after every change to the sections, the items or their order.
    mutating func forgetSections() {
        if isKnownUniquelyReferenced(&sections) { sections.forget() } else { sections = SnapshotSections() }
    }

    func stop(_ reason: String) { ListException.raiseAnywhere(ListException(reason)) }

    func stop(unless condition: String) { stop("Invalid parameter not satisfying: \(condition)") }

    /// Returns `true` if no identifier occurs twice. Otherwise raises an exception.
    func isUnique<Identifier: Hashable>(_ identifiers: [Identifier], _ kind: String) -> Bool {
        guard identifiers.count > 1 else { return true }
        var seen: Set<Identifier> = []
        var repeated = IdentifierList<Identifier>()
        for identifier in identifiers where !seen.insert(identifier).inserted { repeated.add([identifier]) }
        if repeated.all.isEmpty { return true }
        stop(
            "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: "
                + "{\(SnapshotText.list(repeated.all))}")
        return false
    }
}
