import CellDirector

func makeSnapshot() -> NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["d", "e"])
    snapshot.appendItems(["a", "b", "c"], toSection: 0)
    return snapshot
}
