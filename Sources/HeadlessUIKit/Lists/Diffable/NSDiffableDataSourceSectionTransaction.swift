import Foundation

/// The change that the user made to a section by moving an item. Mirrors `NSDiffableDataSourceSectionTransaction` and
/// its members, UIKit.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    public let sectionIdentifier: SectionIdentifierType
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The difference between the section's items before and after the move, including items below collapsed items
    /// (unverified).
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
