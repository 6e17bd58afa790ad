import Foundation

/// What a list shows, by the identifiers of its sections and items, in order. Mirrors `NSDiffableDataSourceSnapshot`,
/// UIKit.
///
///     var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
///     snapshot.appendSections([0])
///     snapshot.appendItems([UUID(), UUID()])
///     dataSource.apply(snapshot)
///
/// An identifier names one section, or one item, at most; a section and an item may have the same. Wrong use stops by
/// way of ``ListException``, in UIKit's words; if its handler returns, the snapshot is as it was.
///
/// To ask whether an identifier is there, and in which section, costs O(1). The first question for an index after a change
/// costs O(*n*), each further one O(1).
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// The identifiers of all sections. Mirrors `NSDiffableDataSourceSnapshot.sectionIdentifiers`.
    public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []
    /// The items of each section, in the sections' order.
    var items: [[ItemIdentifierType]] = []
    /// Where each section is among the others.
    var places: [SectionIdentifierType: Int] = [:]
    /// The section that each item is in.
    var owners: [ItemIdentifierType: SectionIdentifierType] = [:]
    private var positions = SnapshotPositions<ItemIdentifierType>()

    var reloadedItems = IdentifierList<ItemIdentifierType>()
    var reconfiguredItems = IdentifierList<ItemIdentifierType>()
    var reloadedSections = IdentifierList<SectionIdentifierType>()

    /// An empty snapshot. Mirrors `NSDiffableDataSourceSnapshot.init()`.
    public init() {}

    // MARK: Counts

    /// Mirrors `NSDiffableDataSourceSnapshot.numberOfItems`.
    public var numberOfItems: Int { owners.count }

    /// Mirrors `NSDiffableDataSourceSnapshot.numberOfSections`.
    public var numberOfSections: Int { sectionIdentifiers.count }

    /// Mirrors `NSDiffableDataSourceSnapshot.numberOfItems(inSection:)`. Stops on a section that does not exist.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    // MARK: Identifiers

    /// The identifiers of all items, section by section. Mirrors `NSDiffableDataSourceSnapshot.itemIdentifiers`.
    public var itemIdentifiers: [ItemIdentifierType] { Array(items.joined()) }

    /// Mirrors `NSDiffableDataSourceSnapshot.itemIdentifiers(inSection:)`. Stops on a section that does not exist.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let place = places[identifier] else {
            stop(
                "Section identifier was not found. You can verify the section exists by calling the "
                    + "indexOfSectionIdentifier API (which has O(1) performance)")
            return []
        }
        return items[place]
    }

    /// `nil` if the item is not there. Mirrors `NSDiffableDataSourceSnapshot.sectionIdentifier(containingItem:)`.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        owners[identifier]
    }

    /// Where an item is among all items, whatever their sections; `nil` if it is not there. Mirrors
    /// `NSDiffableDataSourceSnapshot.indexOfItem(_:)`.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { positions.index(of: identifier, in: items) }

    /// `nil` if the section is not there. Mirrors `NSDiffableDataSourceSnapshot.indexOfSection(_:)`.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { places[identifier] }

    /// Where an item is; `nil` if it is not there.
    func path(of identifier: ItemIdentifierType) -> RowPath? { positions.path(of: identifier, in: items) }

    // MARK: Inside

    /// To be called after every change of the items and their order.
    mutating func forgetPositions() {
        // Copies share what is known of the positions until one of them changes.
        if isKnownUniquelyReferenced(&positions) { positions.forget() } else { positions = SnapshotPositions() }
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
