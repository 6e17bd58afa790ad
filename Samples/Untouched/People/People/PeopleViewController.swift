import UIKit

final class PeopleViewController: UIViewController {
    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var countLabel: UILabel!

    private lazy var director = TableDirector(tableView: tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "People"
        tableView.register(UINib(nibName: "UserCell", bundle: nil), forCellReuseIdentifier: UserCell.reuseIdentifier)
        tableView.register(
            UINib(nibName: "PeopleHeaderView", bundle: .main), forHeaderFooterViewReuseIdentifier: "PeopleHeaderView")
        director.header = "Mathematicians"
        director.items = User.samples.map(UserCellConfig.init)
        director.actionsProxy
            .on(.custom(UserCell.userFollowAction)) { [weak self] (config: UserCellConfig, cell) in
                config.item.isFollowed.toggle()
                cell.configure(data: config.item)
                self?.showCount()
            }
            .on(.didSelect) { [weak self] (config: UserCellConfig, _) in
                let screen = ProfileViewController(user: config.item)
                self?.navigationController?.pushViewController(screen, animated: true)
            }
        showCount()
    }

    private func showCount() {
        let users = director.items.compactMap { ($0 as? UserCellConfig)?.item }
        countLabel.text = "\(users.filter(\.isFollowed).count) of \(users.count) followed"
    }
}
