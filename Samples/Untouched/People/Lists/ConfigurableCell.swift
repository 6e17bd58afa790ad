import UIKit

protocol ConfigurableCell: UITableViewCell {
    associatedtype Data

    static var reuseIdentifier: String { get }
    func configure(data: Data)
}

extension ConfigurableCell {
    static var reuseIdentifier: String { String(describing: Self.self) }
}

protocol CellConfigurator {
    static var cellClass: AnyClass { get }
    static var reuseIdentifier: String { get }
    func configure(cell: UITableViewCell)
}

final class TableCellConfigurator<Cell: ConfigurableCell, Item>: CellConfigurator where Cell.Data == Item {
    static var cellClass: AnyClass { Cell.self }
    static var reuseIdentifier: String { Cell.reuseIdentifier }

    var item: Item

    init(item: Item) {
        self.item = item
    }

    func configure(cell: UITableViewCell) {
        (cell as? Cell)?.configure(data: item)
    }
}
