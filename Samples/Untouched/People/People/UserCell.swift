import UIKit

final class UserCell: UITableViewCell, ConfigurableCell {
    static let userFollowAction = "UserFollowAction"

    @IBOutlet private weak var avatarView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var cityLabel: UILabel!
    @IBOutlet private weak var followButton: UIButton!

    override func awakeFromNib() {
        super.awakeFromNib()
        avatarView.layer.cornerRadius = avatarView.bounds.width / 2
    }

    func configure(data user: User) {
        nameLabel.text = user.name
        cityLabel.text = user.city
        followButton.setTitle(user.isFollowed ? "Following" : "Follow", for: .normal)
    }

    @IBAction func onFollowTap() {
        CellAction.custom(Self.userFollowAction).invoke(cell: self)
    }
}

typealias UserCellConfig = TableCellConfigurator<UserCell, User>
