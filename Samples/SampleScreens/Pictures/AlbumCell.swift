import CellDirector

/// An album: its title, and its pictures in a row that scrolls sideways.
///
/// The cell owns the row of pictures and the row's director, which are used for one album after another just as the cell
/// is. A director belongs to one collection view for good: one outside the cell, for each album, would have none while its album
/// is off screen. What a person does to a picture the cell sends on, as an action of its own row with the picture's id: so
/// the screen hears of everything at one proxy, and the cell changes no data.
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
        layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        pictures.showsHorizontalScrollIndicator = false
        title.accessibilityIdentifier = "title"
        title.font = .preferredFont(forTextStyle: .headline)
        title.adjustsFontForContentSizeCategory = true
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

    /// How far the pictures are scrolled, in points. Another album's begin where the screen says, before they are displayed.
    var offset: CGFloat {
        get { pictures.contentOffset.x }
        set { pictures.contentOffset.x = newValue }
    }

    func configure(data album: Album) {
        title.text = album.likedCount == 0 ? album.title : "\(album.title) · \(album.likedCount) ♥"
        let items = album.pictures.map { PictureTileConfig(item: $0) }
        // One album's pictures are nothing that becomes another's: as a section of its own they are replaced, not changed.
        director.update(sections: [CollectionSection(id: album.id, items: items)], animated: false)
    }
}

typealias AlbumConfig = TableCellConfigurator<AlbumCell, Album>

extension CellAction where Payload == Picture.ID {
    /// A picture of the album was tapped.
    static var pictureOpened: Self { Self("pictureOpened") }
    /// The heart of one of the album's pictures was tapped.
    static var pictureLiked: Self { Self("pictureLiked") }
}
