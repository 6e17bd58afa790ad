import CellDirector

@MainActor
func makeGrid(
    _ recorder: CollectionRecorder, _ size: CGSize, change: (UICollectionViewFlowLayout) -> Void = { _ in }
) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    change(layout)
    return makeCollection(recorder, layout: layout)
}
