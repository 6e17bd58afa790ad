import CellDirector

// Types that the snippets in this folder use.

struct User: Hashable, Identifiable {
    let id: Int
    var name: String
}

final class UserCell: UITableViewCell, ConfigurableCell {
    func configure(data user: User) { textLabel?.text = user.name }
}

typealias UserCellConfig = TableCellConfigurator<UserCell, User>
