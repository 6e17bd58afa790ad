// expected: to expected element type 'any TableRowConfigurator'
import CellDirector

final class PhotoCell: UICollectionViewCell, ConfigurableCell {
    func configure(data name: String) {}
}

@MainActor func show(_ tableView: UITableView) -> TableDirector {
    TableDirector(tableView: tableView, items: [CollectionCellConfigurator<PhotoCell, String>(item: "sunset")])
}
