import Foundation

/// The change that the user made to a list by moving an item. Mirrors `NSDiffableDataSourceTransaction` and its
/// members, UIKit.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The difference between the items of the initial snapshot and the items of the final snapshot, each listed
    /// section by section.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The changes in the section that the item was moved from, and in the section that the item was moved to.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}
