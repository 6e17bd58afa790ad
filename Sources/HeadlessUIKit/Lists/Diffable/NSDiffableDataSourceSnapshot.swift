import Foundation
import ListDifference

/// The contents of a list, as identifiers of sections and items. Mirrors `NSDiffableDataSourceSnapshot`, UIKit.
///
///     var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
///     snapshot.appendSections([0])
///     snapshot.appendItems([UUID(), UUID()])
///     dataSource.apply(snapshot)
///
/// An identifier names one section, or one item, at most; a section and an item may have the same. Wrong use stops by
/// way of ``ListException``, in UIKit's words; if its handler returns, the snapshot is as it was.
///
/// A copy costs O(1). The first change after it copies the pages that it touches and a list of all pages: microseconds at
/// 100,000 items. *n* below is the number of sections and items.
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

    /// An empty snapshot.
    public init() {}

    // MARK: Counts

    /// - Complexity: O(1).
    public var numberOfItems: Int { content.itemCount }

    /// - Complexity: O(1).
    public var numberOfSections: Int { content.sectionCount }

    /// Stops on a section that does not exist.
    ///
    /// - Complexity: O(log *n*).
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        index(identifier).map(content.itemCount(in:)) ?? 0
    }

    // MARK: Identifiers

    /// The identifiers of all sections.
    ///
    /// - Complexity: O(*k* log *n*) in the sections *k*.
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

    /// Stops on a section that does not exist.
    ///
    /// - Complexity: O(log *n* + *k*) in the items *k* of the section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        index(identifier) == nil ? [] : content.items(in: identifier)
    }

    /// `nil` if the item is not there.
    ///
    /// - Complexity: O(log *n*).
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        content.section(of: identifier)
    }

    /// The position of an item among the items of all sections. `nil` if it is not there.
    ///
    /// - Complexity: O(log *n*).
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { content.index(of: identifier) }

    /// `nil` if the section is not there.
    ///
    /// - Complexity: O(log *n*).
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { content.index(of: identifier) }

    /// The snapshot as a difference is taken of it.
    ///
    /// - Complexity: O(*n*) for the first time after a change, then O(1).
    var listSections: [ListSection<SectionIdentifierType, ItemIdentifierType>] { sections.list(content) }

    // MARK: Inside

    /// Where a section is; stops if it does not exist.
    private func index(_ identifier: SectionIdentifierType) -> Int? {
        if let index = content.index(of: identifier) { return index }
        stop(
            "Section identifier was not found. You can verify the section exists by calling the "
                + "indexOfSectionIdentifier API (which has O(1) performance)")
        return nil
    }

    /// Whether anything is to be reloaded or configured again.
    var hasMarks: Bool { !reloadedItems.all.isEmpty || !reconfiguredItems.all.isEmpty || !reloadedSections.all.isEmpty }

    /// The same without what is to be reloaded.
    var withoutMarks: Self {
        guard hasMarks else { return self }
        var copy = self
        copy.reloadedItems = IdentifierList()
        copy.reconfiguredItems = IdentifierList()
        copy.reloadedSections = IdentifierList()
        return copy
    }

    /// To be called after every change of the sections, the items and their order.
    mutating func forgetSections() {
        if isKnownUniquelyReferenced(&sections) { sections.forget() } else { sections = SnapshotSections() }
    }

    func stop(_ reason: String) { ListException.raiseAnywhere(ListException(reason)) }

    func stop(unless condition: String) { stop("Invalid parameter not satisfying: \(condition)") }

    /// Whether no identifier is named twice; stops if one is.
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
