import CellDirector

/// A cell for a picture, with a heart button.
final class PictureTile: UICollectionViewCell, ConfigurableCell {
    static let heartAction = "heart"

    private let picture = UIImageView()
    private let heart = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        heart.accessibilityIdentifier = "heart"
        heart.addAction(
            UIAction { [unowned heart] _ in CellAction.custom(Self.heartAction).invoke(from: heart) },
            for: .primaryActionTriggered)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 10
        picture.frame = contentView.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        heart.frame = CGRect(x: contentView.bounds.width - 40, y: 0, width: 40, height: 40)
        heart.autoresizingMask = .flexibleLeftMargin
        contentView.addSubview(picture)
        contentView.addSubview(heart)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data item: Picture) {
        picture.image = Landscapes.image(item.id)
        picture.accessibilityLabel = item.name
        heart.setImage(UIImage(systemName: item.isLiked ? "heart.fill" : "heart"), for: .normal)
        heart.tintColor = item.isLiked ? .systemRed : .white
        heart.accessibilityLabel = item.isLiked ? "Liked" : "Not liked"
    }
}

typealias PictureTileConfig = CollectionCellConfigurator<PictureTile, Picture>
