import Foundation

/// The configuration of a whole layout. Mirrors `UICollectionViewCompositionalLayoutConfiguration` and its members,
/// UIKit.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The space between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the whole layout. Their index paths have a single index.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> UICollectionViewCompositionalLayoutConfiguration in
            let copy = UICollectionViewCompositionalLayoutConfiguration()
            copy.scrollDirection = scrollDirection
            copy.interSectionSpacing = interSectionSpacing
            copy.boundarySupplementaryItems = boundarySupplementaryItems
            copy.contentInsetsReference = contentInsetsReference
            return copy
        }
    }
}
