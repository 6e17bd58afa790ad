import UIKit

final class ProfileViewController: UIViewController {
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var cityLabel: UILabel!
    @IBOutlet private weak var ratingView: RatingView!
    @IBOutlet private weak var ratingLabel: UILabel!

    private var user: User

    init(user: User) {
        self.user = user
        super.init(nibName: "ProfileViewController", bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = user.name
        nameLabel.text = user.name
        cityLabel.text = user.city
        ratingView.rating = user.rating
        showRating()
    }

    private func showRating() {
        ratingLabel.text = user.rating == 0 ? "Not rated" : "\(user.rating) of 5 stars"
    }

    @IBAction private func ratingDidChange(_ sender: RatingView) {
        user.rating = sender.rating
        showRating()
    }
}
