import CellDirector

/// A picture with a heart.
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
        picture.frame = contentView.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        heart.frame = CGRect(x: 0, y: 0, width: 32, height: 32)
        contentView.addSubview(picture)
        contentView.addSubview(heart)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data item: Picture) {
        picture.image = UIImage(named: item.name)
        picture.accessibilityLabel = item.name
        heart.setTitle(item.isLiked ? "♥" : "♡", for: .normal)
    }
}

typealias PictureTileConfig = CollectionCellConfigurator<PictureTile, Picture>
