import UIKit

final class PeopleHeaderView: UITableViewHeaderFooterView {
    @IBOutlet private weak var titleLabel: UILabel!

    var title: String? {
        didSet { titleLabel.text = title }
    }
}
