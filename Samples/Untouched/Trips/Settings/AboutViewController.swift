import UIKit

final class AboutViewController: UIViewController {
    @IBOutlet private weak var countLabel: UILabel!

    private let tripCount: Int

    init?(coder: NSCoder, tripCount: Int) {
        self.tripCount = tripCount
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("use init(coder:tripCount:)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        countLabel.text = "\(tripCount) trips"
    }
}
