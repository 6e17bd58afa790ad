/// The data source and delegate of a collection view that has a director.
@MainActor
final class CollectionAdapter: ListAdapter {
    let collectionView: UICollectionView

    let core: ListCore<CollectionSection>
    /// The classes of the decoration views, keyed by element kind. They are registered in the layout that combines the
    /// sections' layouts.
    var decorations: [(kind: String, viewClass: UICollectionReusableView.Type)] = []

    init(_ collectionView: UICollectionView, _ core: ListCore<CollectionSection>) {
        self.collectionView = collectionView
        self.core = core
        super.init(core)
    }

    // MARK: Methods forwarded to the app's delegate

    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        let delegate = delegate as? any UICollectionViewDelegate
        return (delegate?.collectionView(_:targetContentOffsetForProposedContentOffset:))?(
            collectionView, proposedContentOffset) ?? proposedContentOffset
    }

    // MARK: Methods that are called only if a handler exists

    override func didAddFirstHandler(for name: ActionName) {
        // A collection view prefetches only if it has a prefetching data source.
        if name.isAboutPrefetching, core.isAttached, collectionView.prefetchDataSource == nil {
            collectionView.prefetchDataSource = self
        }
        if name == RowQuestion.size.name { collectionView.collectionViewLayout.invalidateLayout() }
        if !core.isAttached { return }
        if name == RowQuestion.dragItems.name, collectionView.dragDelegate == nil { collectionView.dragDelegate = self }
        if name == RowEvent.drop.name, collectionView.dropDelegate == nil { collectionView.dropDelegate = self }
    }

    override func setDelegateAgain() {
        guard collectionView.delegate === self else { return }
        collectionView.delegate = nil
        collectionView.delegate = self
    }
}

extension UICollectionView {
    /// The director that provides the collection view's items.
    package var director: ListDirector<CollectionSection>? {
        (dataSource as? CollectionAdapter)?.core.director as? ListDirector<CollectionSection>
    }
}
