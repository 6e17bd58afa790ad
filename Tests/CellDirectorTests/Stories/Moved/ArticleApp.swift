import CellDirector

// The sample code of "Handling cell actions with Swift generics" (2017), the article that this package is based on,
// without the article's declarations of TableDirector, CellAction, CellActionProxy, TableCellConfigurator and
// ConfigurableCell. Apart from the import, the code differs from the article in two ways: CellConfigurator is preceded
// by `any`, and rows of that type are passed with the label `configurators:`, because the compiler requires both; and
// nibs, outlets and selectors, which Linux lacks, are replaced with code. In an app, these declarations are at the top
// level of a file.
enum ArticleApp {
    struct User: Hashable {
        let name: String
        let imageName: String
    }

    class UserCell: UITableViewCell, ConfigurableCell {
        static let userFollowAction = "UserFollowAction"

        let userNameLabel = UILabel()
        let followButton = UIButton(type: .system)

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(userNameLabel)
            contentView.addSubview(followButton)
            userNameLabel.translatesAutoresizingMaskIntoConstraints = false
            followButton.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                userNameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                userNameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
                userNameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
                followButton.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                followButton.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            ])
            followButton.setTitle("Follow", for: .normal)
            followButton.addAction(UIAction { [unowned self] in onFollowTap($0) }, for: .touchUpInside)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        func configure(data user: User) {
            userNameLabel.text = user.name
        }

        func onFollowTap(_ sender: Any) {
            CellAction.custom(type(of: self).userFollowAction).invoke(cell: self)
        }
    }

    class MessageCell: UITableViewCell, ConfigurableCell {
        func configure(data message: String) {
            textLabel?.text = message
        }
    }

    class ImageCell: UITableViewCell, ConfigurableCell {
        func configure(data url: URL) {
            textLabel?.text = url.lastPathComponent
        }
    }

    class WarningCell: UITableViewCell, ConfigurableCell {
        func configure(data message: String) {
            textLabel?.text = message
        }
    }

    typealias UserCellConfig = TableCellConfigurator<UserCell, User>
    typealias MessageCellConfig = TableCellConfigurator<MessageCell, String>
    typealias ImageCellConfig = TableCellConfigurator<ImageCell, URL>
    typealias WarningCellConfig = TableCellConfigurator<WarningCell, String>

    @MainActor
    class TableViewModel {
        let items: [any CellConfigurator] = [
            UserCellConfig(item: User(name: "John Smith", imageName: "user3")),
            MessageCellConfig(item: "Hi!"),
            UserCellConfig(item: User(name: "Jessica Wood", imageName: "user2")),
            ImageCellConfig(item: URL(filePath: "/pictures/cat.jpg")),
            WarningCellConfig(item: "User is typing..."),
        ]
    }

    class TableViewController: UITableViewController {
        internal let viewModel = TableViewModel()
        var printed: [String] = []

        lazy private(set) var tableDirector: TableDirector = {
            return TableDirector(tableView: self.tableView, configurators: self.viewModel.items)
        }()

        override func viewDidLoad() {
            super.viewDidLoad()
            self.tableView.rowHeight = UITableView.automaticDimension
            self.tableView.estimatedRowHeight = 50
            self.tableView.tableFooterView = UIView()
            self.addHandlers()
        }

        private func addHandlers() {
            self.tableDirector.actionsProxy.on(.didSelect) { [unowned self] (c: UserCellConfig, cell) in
                printed.append("did select user cell \(c.item.name) \(cell.userNameLabel.text ?? "")")
            }.on(.willDisplay) { [unowned self] (c: UserCellConfig, cell) in
                printed.append("will display user cell \(c.item.name)")
            }.on(
                .didSelect,
                handler: { [unowned self] (c: ImageCellConfig, cell) in
                    printed.append("did select image cell \(c.item.lastPathComponent)")
                }
            ).on(.custom(UserCell.userFollowAction)) { [unowned self] (c: UserCellConfig, cell) in
                printed.append("follow user \(c.item.name)")
            }
        }
    }
}
