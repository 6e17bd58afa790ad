import CellDirector

final class UserCell: UITableViewCell, ConfigurableCell {
    static let followAction = "follow"

    func configure(data user: User) { textLabel?.text = user.name }

    func onFollowTap() { CellAction.custom(Self.followAction).invoke(cell: self) }
}

typealias UserCellConfig = TableCellConfigurator<UserCell, User>
