import UIKit

enum CellAction: Hashable {
    case didSelect
    case custom(String)

    static let notification = Notification.Name("CellAction")

    func invoke(cell: UITableViewCell) {
        NotificationCenter.default.post(name: Self.notification, object: cell, userInfo: ["action": self])
    }
}

final class CellActionProxy {
    private struct Key: Hashable {
        let action: CellAction
        let reuseIdentifier: String
    }

    private var handlers: [Key: (CellConfigurator, UITableViewCell) -> Void] = [:]

    func invoke(_ action: CellAction, configurator: CellConfigurator, cell: UITableViewCell) {
        let key = Key(action: action, reuseIdentifier: type(of: configurator).reuseIdentifier)
        handlers[key]?(configurator, cell)
    }

    @discardableResult
    func on<Cell: ConfigurableCell, Item>(
        _ action: CellAction, handler: @escaping (TableCellConfigurator<Cell, Item>, Cell) -> Void
    ) -> Self {
        let key = Key(action: action, reuseIdentifier: Cell.reuseIdentifier)
        handlers[key] = { configurator, cell in
            guard let configurator = configurator as? TableCellConfigurator<Cell, Item>, let cell = cell as? Cell else {
                return
            }
            handler(configurator, cell)
        }
        return self
    }
}
