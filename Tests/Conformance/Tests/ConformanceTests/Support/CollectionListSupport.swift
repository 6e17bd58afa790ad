import CellDirector

@MainActor
func makeList(
    _ recorder: CollectionRecorder, _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void
) -> UICollectionView {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    return makeCollection(recorder, layout: UICollectionViewCompositionalLayout.list(using: configuration))
}
