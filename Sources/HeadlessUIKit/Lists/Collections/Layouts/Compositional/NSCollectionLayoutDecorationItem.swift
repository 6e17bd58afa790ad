import Foundation

/// A view that decorates a section. Its class must be registered with the layout. Mirrors
/// `NSCollectionLayoutDecorationItem` and its members, UIKit.
@MainActor @preconcurrency
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    open private(set) var elementKind: String
    /// The z-index. Views with a higher z-index are in front. A decoration view is behind cells, headers and footers
    /// with the same z-index.
    open var zIndex = 0

    private init(_ elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
    }

    override func remade() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutDecorationItem(elementKind)
        copy.zIndex = zIndex
        return copy
    }

    /// Returns a background for a whole section, including its headers and footers. The item's `contentInsets` inset
    /// the background.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }
}
