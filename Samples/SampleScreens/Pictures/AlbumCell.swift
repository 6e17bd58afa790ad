import CellDirector

/// A cell for an album: its title, and its pictures in a carousel.
///
/// The cell owns the carousel's collection view and director, and reuses them for other albums. A director belongs to
/// one collection view, so if each album had its own director, the director would have no collection view while the
/// album is off screen. When a picture is touched, the cell sends an action from its own row, with the picture's id as
/// the payload. The screen handles all actions in one place, and the cell doesn't change any data.
final class AlbumCell: UITableViewCell, ConfigurableCell {
    private let title = UILabel()
    private let pictures: UICollectionView
    private let director: CollectionDirector

    override init(style: CellStyle, reuseIdentifier: String?) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 104, height: 104)
        layout.minimumLineSpacing = 8
        pictures = UICollectionView(frame: .zero, collectionViewLayout: layout)
        director = CollectionDirector(collectionView: pictures)
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        pictures.showsHorizontalScrollIndicator = false
        title.accessibilityIdentifier = "title"
        title.font = .preferredFont(forTextStyle: .headline)
        title.adjustsFontForContentSizeCategory = true
        title.numberOfLines = 0
        for view in [title, pictures] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            title.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            title.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            pictures.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
            pictures.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            pictures.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            pictures.heightAnchor.constraint(equalToConstant: 104),
            pictures.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
        director.actionsProxy
            .on(.didSelect, owner: self) { (self, c: PictureTileConfig, tile) in
                CellAction.pictureOpened.invoke(cell: self, payload: c.item.id)
            }
        director.actionsProxy
            .on(.custom(PictureTile.heartAction), owner: self) { (self, c: PictureTileConfig, tile) in
                CellAction.pictureLiked.invoke(cell: self, payload: c.item.id)
            }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Aligns the first picture with the title.
    override func layoutSubviews() {
        super.layoutSubviews()
        let layout = pictures.collectionViewLayout as? UICollectionViewFlowLayout
        let side = contentView.layoutMargins.left
        if layout?.sectionInset.left != side {
            layout?.sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
        }
    }

    /// The carousel's horizontal content offset, in points. The screen restores it before a reused cell is displayed.
    var offset: CGFloat {
        get { pictures.contentOffset.x }
        set { pictures.contentOffset.x = newValue }
    }

    func configure(data album: Album) {
        title.text = album.likedCount == 0 ? album.title : "\(album.title) · \(album.likedCount) ♥"
        let items = album.pictures.map { PictureTileConfig(item: $0) }
        // Each album is a section with its own identity, so that the pictures of a different album replace the current
        // pictures without animation.
        director.update(sections: [CollectionSection(id: album.id, items: items)], animated: false)
    }
}

typealias AlbumConfig = TableCellConfigurator<AlbumCell, Album>

extension CellAction where Payload == Picture.ID {
    /// Sent when the user taps a picture. The payload is the picture's id.
    static var pictureOpened: Self { Self("pictureOpened") }
    /// Sent when the user taps a picture's heart. The payload is the picture's id.
    static var pictureLiked: Self { Self("pictureLiked") }
}
