import CellDirector

/// A recorder that runs closures during its callbacks.
final class ReentrantRecorder: CollectionRecorder, UICollectionViewDelegateFlowLayout {
    var atSelect: ((UICollectionView) -> Void)?
    var atHighlight: ((UICollectionView) -> Void)?
    var atEnd: ((UICollectionView) -> Void)?
    var atEndOfView: ((UICollectionView) -> Void)?
    var size: (UICollectionView, IndexPath) -> CGSize = { _, _ in CGSize(width: 320, height: 44) }
    var inset: (UICollectionView, Int) -> UIEdgeInsets = { _, _ in .zero }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        super.collectionView(collectionView, didSelectItemAt: indexPath)
        atSelect?(collectionView)
    }
    override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        super.collectionView(collectionView, didHighlightItemAt: indexPath)
        atHighlight?(collectionView)
    }
    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        atEnd?(collectionView)
    }
    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        super.collectionView(
            collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
        atEndOfView?(collectionView)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size(collectionView, indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { inset(collectionView, section) }
}
