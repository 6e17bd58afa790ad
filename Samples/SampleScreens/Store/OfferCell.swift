import CellDirector

/// A cell with a landscape photo and text over its lower part.
final class OfferCell: UICollectionViewCell, ConfigurableCell {
    private let image = UIImageView()
    /// The gradient that darkens the photo behind the text.
    private let shade = CAGradientLayer()
    private let eyebrow = UILabel()
    private let title = UILabel()
    private let text = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 20
        contentView.clipsToBounds = true
        image.contentMode = .scaleAspectFill
        image.clipsToBounds = true
        shade.colors = [UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.withAlphaComponent(0.6).cgColor]
        shade.locations = [0.2, 1]
        image.layer.addSublayer(shade)
        eyebrow.font = .preferredFont(forTextStyle: .caption1, weight: .bold)
        title.font = .preferredFont(forTextStyle: .title2, weight: .bold)
        text.font = .preferredFont(forTextStyle: .subheadline)
        title.accessibilityIdentifier = "title"
        for label in [eyebrow, title, text] {
            label.textColor = .white
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        let words = UIStackView(arrangedSubviews: [eyebrow, title, text])
        words.axis = .vertical
        words.spacing = 2
        for view in [image, words] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            image.topAnchor.constraint(equalTo: contentView.topAnchor),
            image.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            image.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            image.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            words.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 96),
            words.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            words.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
            words.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -18),
        ])
        for priority in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            image.setContentCompressionResistancePriority(.defaultLow, for: priority)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The image view has its new size only after the layout of the content view.
        shade.frame = contentView.bounds
    }

    func configure(data offer: Offer) {
        image.image = Landscapes.image(offer.landscape)
        eyebrow.text = offer.eyebrow
        title.text = offer.title
        text.text = offer.text
    }
}

typealias OfferConfig = CollectionCellConfigurator<OfferCell, Offer>

extension UIFont {
    /// Returns the font for a text style in the given weight. The font scales with the user's preferred text size.
    static func preferredFont(forTextStyle style: TextStyle, weight: Weight) -> UIFont {
        let size = preferredFont(
            forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
        ).pointSize
        return UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
    }
}
