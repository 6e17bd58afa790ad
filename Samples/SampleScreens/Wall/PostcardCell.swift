import CellDirector

/// A picture of a place, with the place's name and a pin.
final class PostcardCell: UICollectionViewCell, ConfigurableCell {
    static let pinAction = "pin"

    private let picture = UIImageView()
    private let caption = UIView()
    private let place = UILabel()
    private let pin = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 14
        contentView.clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        caption.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        place.font = .preferredFont(forTextStyle: .subheadline, weight: .semibold)
        place.textColor = .white
        place.adjustsFontForContentSizeCategory = true
        place.numberOfLines = 0
        pin.accessibilityIdentifier = "pin"
        pin.addAction(
            UIAction { [unowned pin] _ in CellAction.custom(Self.pinAction).invoke(from: pin) },
            for: .primaryActionTriggered)
        layOut()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func layOut() {
        for view in [picture, caption, place, pin] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: contentView.topAnchor),
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            caption.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            caption.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            caption.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            caption.topAnchor.constraint(equalTo: place.topAnchor, constant: -8),
            place.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            place.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            place.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            pin.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            pin.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
            pin.widthAnchor.constraint(equalToConstant: 40),
            pin.heightAnchor.constraint(equalToConstant: 40),
        ])
    }

    override var isHighlighted: Bool { didSet { contentView.alpha = isHighlighted ? 0.6 : 1 } }

    func configure(data card: Postcard) {
        picture.image = Landscapes.image(card.id)
        picture.accessibilityLabel = "Postcard from \(card.place)"
        place.text = card.place
        pin.setImage(UIImage(systemName: card.isPinned ? "pin.fill" : "pin"), for: .normal)
        pin.tintColor = card.isPinned ? .systemYellow : .white
        pin.accessibilityLabel = card.isPinned ? "Pinned" : "Not pinned"
    }
}

typealias PostcardConfig = CollectionCellConfigurator<PostcardCell, Postcard>

/// A header with the name of a season.
final class SeasonHeader: UICollectionReusableView, ConfigurableCell {
    private let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        title.font = .preferredFont(forTextStyle: .title2, weight: .bold)
        title.adjustsFontForContentSizeCategory = true
        title.numberOfLines = 0
        title.accessibilityTraits = .header
        title.translatesAutoresizingMaskIntoConstraints = false
        addSubview(title)
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            title.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data text: String) { title.text = text }
}

typealias SeasonHeaderConfig = CollectionSupplementaryConfigurator<SeasonHeader, String>
