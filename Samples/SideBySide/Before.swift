import Foundation
import HeadlessUIKit

// A screen that follows the pattern from the 2017 article "Handling cell actions with Swift generics", the way a
// typical app does. The code below the screen is the infrastructure that each such app has to copy. `After.swift`
// contains the same screen written with CellDirector. On iOS, import UIKit instead of HeadlessUIKit.

/// A list of people to follow, written in the style of the article that the package is based on.
public enum Before {
    struct User: Hashable {
        let name: String
        var isFollowed = false
    }

    final class UserCell: UITableViewCell, ConfigurableCell {
        static let userFollowAction = "UserFollowAction"
        private let followButton = UIButton(type: .system)

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            followButton.addAction(UIAction { [unowned self] _ in onFollowTap() }, for: .touchUpInside)
            accessoryView = followButton
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        func configure(data user: User) {
            textLabel?.text = user.name
            followButton.setTitle(user.isFollowed ? "Following" : "Follow", for: .normal)
            followButton.sizeToFit()
        }

        private func onFollowTap() { CellAction.custom(Self.userFollowAction).invoke(cell: self) }
    }

    typealias UserCellConfig = TableCellConfigurator<UserCell, User>

    /// The screen's view controller.
    public final class ViewController: UITableViewController {
        private var users = ["Ada", "Grace", "Mary"].map { User(name: $0) }
        private lazy var director = TableDirector(tableView: tableView, items: rows)

        private var rows: [any CellConfigurator] { users.map { UserCellConfig(item: $0) } }

        override public func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UserCell.self, forCellReuseIdentifier: UserCell.reuseIdentifier)
            director.actionsProxy
                .on(.didSelect) { [unowned self] (c: UserCellConfig, cell) in title = c.item.name }
                .on(.custom(UserCell.userFollowAction)) { [unowned self] (c: UserCellConfig, cell) in
                    guard let index = users.firstIndex(where: { $0.name == c.item.name }) else { return }
                    users[index].isFollowed.toggle()
                    director.items = rows
                }
        }
    }
}

// MARK: - Infrastructure that each app copies

extension Before {
    @MainActor
    protocol ConfigurableCell: UIView {
        associatedtype DataType
        func configure(data: DataType)
    }

    @MainActor
    protocol CellConfigurator {
        static var reuseIdentifier: String { get }
        func configure(cell: UIView)
    }

    final class TableCellConfigurator<Cell: ConfigurableCell, Item>: CellConfigurator where Cell.DataType == Item {
        static var reuseIdentifier: String { Cell.reuseIdentifier }
        let item: Item

        init(item: Item) { self.item = item }

        func configure(cell: UIView) { (cell as? Cell)?.configure(data: item) }
    }

    enum CellAction: Hashable {
        case didSelect
        case willDisplay
        case custom(String)

        static let notification = Notification.Name("Before.CellAction")

        @MainActor
        func invoke(cell: UIView) {
            NotificationCenter.default.post(
                name: Self.notification, object: nil, userInfo: ["data": CellActionEventData(action: self, cell: cell)])
        }
    }

    struct CellActionEventData {
        let action: CellAction
        let cell: UIView
    }

    /// Stores one handler for each key. A second handler for the same key replaces the first.
    @MainActor
    final class CellActionProxy {
        private var handlers: [String: (any CellConfigurator, UIView) -> Void] = [:]

        func invoke(action: CellAction, cell: UIView, configurator: any CellConfigurator) {
            handlers["\(action.hashValue)\(type(of: configurator).reuseIdentifier)"]?(configurator, cell)
        }

        @discardableResult
        func on<Cell, Item>(
            _ action: CellAction, handler: @escaping (TableCellConfigurator<Cell, Item>, Cell) -> Void
        ) -> Self {
            handlers["\(action.hashValue)\(Cell.reuseIdentifier)"] = { configurator, cell in
                guard let configurator = configurator as? TableCellConfigurator<Cell, Item>, let cell = cell as? Cell
                else { return }
                handler(configurator, cell)
            }
            return self
        }
    }

    @MainActor
    final class TableDirector: NSObject, UITableViewDelegate, UITableViewDataSource {
        let tableView: UITableView
        let actionsProxy = CellActionProxy()
        var items: [any CellConfigurator] { didSet { tableView.reloadData() } }
        private nonisolated(unsafe) var token: (any NSObjectProtocol)?

        init(tableView: UITableView, items: [any CellConfigurator]) {
            self.tableView = tableView
            self.items = items
            super.init()
            tableView.delegate = self
            tableView.dataSource = self
            // Each director receives the actions of all cells, and checks whether the cell is in the director's table.
            token = NotificationCenter.default.addObserver(
                forName: CellAction.notification, object: nil, queue: nil
            ) { [weak self] notification in
                let event = notification.userInfo?["data"] as? CellActionEventData
                MainActor.assumeIsolated { self?.receive(event) }
            }
        }

        deinit {
            if let token { NotificationCenter.default.removeObserver(token) }
        }

        private func receive(_ event: CellActionEventData?) {
            guard let event, let cell = event.cell as? UITableViewCell, let indexPath = tableView.indexPath(for: cell)
            else { return }
            actionsProxy.invoke(action: event.action, cell: cell, configurator: items[indexPath.row])
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let item = items[indexPath.row]
            let cell = tableView.dequeueReusableCell(withIdentifier: type(of: item).reuseIdentifier, for: indexPath)
            item.configure(cell: cell)
            return cell
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            guard let cell = tableView.cellForRow(at: indexPath) else { return }
            actionsProxy.invoke(action: .didSelect, cell: cell, configurator: items[indexPath.row])
        }

        func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            actionsProxy.invoke(action: .willDisplay, cell: cell, configurator: items[indexPath.row])
        }
    }
}

extension Before.ConfigurableCell {
    static var reuseIdentifier: String { String(describing: Self.self) }
}
