import Foundation

/// How the user's move of an item changed what a list shows. Mirrors `NSDiffableDataSourceTransaction` and its members,
/// UIKit.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// Of the items of all sections one after the other.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// What changed in the section that the item was in, and in the one that it is in now.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// How the user's move of an item changed one section. Mirrors `NSDiffableDataSourceSectionTransaction` and its members, UIKit.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    public let sectionIdentifier: SectionIdentifierType
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// Of the items of the section, those below collapsed items included (unverified).
    public let difference: CollectionDifference<ItemIdentifierType>

    init(
        _ section: SectionIdentifierType, from initial: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to final: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        sectionIdentifier = section
        initialSnapshot = initial
        finalSnapshot = final
        difference = final.items.difference(from: initial.items)
    }
}
