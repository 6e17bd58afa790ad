import Foundation

/// How the user's move of an item changed what a list shows. Mirrors `NSDiffableDataSourceTransaction`, UIKit, without
/// transactions of single sections.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// Mirrors `NSDiffableDataSourceTransaction.initialSnapshot`.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// Mirrors `NSDiffableDataSourceTransaction.finalSnapshot`.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// Of the items of all sections one after the other. Mirrors `NSDiffableDataSourceTransaction.difference`.
    public let difference: CollectionDifference<ItemIdentifierType>
}
