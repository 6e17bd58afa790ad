import Foundation

/// The source of a collection view's items. Mirrors `UICollectionViewDataSource` and its members, UIKit.
///
/// Methods that are optional in UIKit have default implementations here, so a conforming class may omit them. A
/// *subclass* of a conforming class can't add such a method, because Linux has no Objective-C runtime to look it up.
@MainActor @preconcurrency
public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell

    /// Returns the number of sections. Default: 1.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// Returns a header, footer or other supplementary view. By default there is none, and the collection view raises
    /// an exception if its layout shows supplementary views.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// Whether an item can be moved. Default: `true`. However, if `collectionView(_:moveItemAt:to:)` is not
    /// implemented, the item stays at its original position when it is dropped.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// Mirrors `collectionView(_:moveItemAt:to:)`: updates the model after the user has moved an item. The collection
    /// view moves the item's cell itself.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    /// Returns the titles of the index. By default there is no index. HeadlessUIKit does not show the index.
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    /// Returns the index path for an index title. Default: the section with the same index as the title.
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { MissingReusableView(frame: .zero) }
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        collectionView.engine.unimplemented.insert(.move)
    }
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(index: index) }
}
