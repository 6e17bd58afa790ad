import Foundation

/// The expansion or collapse of an outline item by the user.
package struct OutlineChange {
    package let list: UICollectionView
    package let indexPath: IndexPath
    package let isExpanded: Bool

    @MainActor package static let observers = TouchObservers<OutlineChange>()
}
