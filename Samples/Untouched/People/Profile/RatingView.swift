import UIKit

@IBDesignable
final class RatingView: UIControl {
    @IBOutlet private var contentView: UIView!
    @IBOutlet private var stars: [UIButton]!

    @IBInspectable var rating: Int = 0 {
        didSet { update() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        load()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        load()
    }

    private func load() {
        Bundle.main.loadNibNamed("RatingView", owner: self, options: nil)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        update()
    }

    private func update() {
        for (index, star) in stars.enumerated() {
            star.setTitle(index < rating ? "★" : "☆", for: .normal)
            star.accessibilityIdentifier = "star \(index + 1)"
        }
    }

    @IBAction private func rate(_ sender: UIButton) {
        rating = (stars.firstIndex(of: sender) ?? 0) + 1
        sendActions(for: .valueChanged)
    }
}
