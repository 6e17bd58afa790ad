import CellDirector

// The same screen as in `Before.swift`, written with CellDirector. The package provides the infrastructure that
// `Before.swift` has to implement on its own.

/// A list of people to follow, written with CellDirector.
public enum After {
    struct User: Hashable, Identifiable {
        var id: String { name }
        let name: String
        var isFollowed = false
    }

    final class UserCell: UITableViewCell, ConfigurableCell {
        static let userFollowAction = "follow"
        private let followButton = UIButton(type: .system)

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            followButton.addAction(UIAction { [unowned self] _ in onFollowTap() }, for: .touchUpInside)
            accessoryView = followButton
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        func configure(data user: User) {
            var content = defaultContentConfiguration()
            content.text = user.name
            contentConfiguration = content
            followButton.setTitle(user.isFollowed ? "Following" : "Follow", for: .normal)
            followButton.sizeToFit()
        }

        private func onFollowTap() { CellAction.custom(Self.userFollowAction).invoke(cell: self) }
    }

    typealias UserCellConfig = TableCellConfigurator<UserCell, User>

    /// The screen's view controller.
    public final class ViewController: UITableViewController {
        private lazy var director = TableDirector(tableView: tableView)

        override public func viewDidLoad() {
            super.viewDidLoad()
            director.actionsProxy
                .on(.didSelect, owner: self) { (self, c: UserCellConfig, cell) in self.title = c.item.name }
                .on(.custom(UserCell.userFollowAction)) { (c: UserCellConfig, cell) in c.item.isFollowed.toggle() }
            director.update(items: ["Ada", "Grace", "Mary"].map { UserCellConfig(item: User(name: $0)) })
        }
    }
}
