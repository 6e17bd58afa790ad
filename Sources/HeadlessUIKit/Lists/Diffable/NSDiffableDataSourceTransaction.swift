import Foundation

/// How the user's move of an item changed what a list shows. Mirrors `NSDiffableDataSourceTransaction` and its members,
/// UIKit, without transactions of single sections.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// Of the items of all sections one after the other.
    public let difference: CollectionDifference<ItemIdentifierType>
}
