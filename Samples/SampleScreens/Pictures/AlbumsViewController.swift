import CellDirector

/// A list of albums, each with a carousel of pictures.
final class AlbumsViewController: UITableViewController {
    private let count: Int
    /// The offset that each album's carousel had when the album last left the screen.
    private var offsets: [Album.ID: CGFloat] = [:]
    private lazy var director = TableDirector(tableView: tableView, sections: [])

    init(count: Int) {
        self.count = count
        super.init(style: .plain)
        title = "Pictures"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.estimatedRowHeight = 160
        tableView.separatorStyle = .none
        addHandlers()
        director.update(items: (0..<count).map { AlbumConfig(item: Album(id: $0)) })
    }

    private func addHandlers() {
        let proxy = director.actionsProxy
        // Only pictures can be selected, not albums.
        proxy.on(.shouldHighlight) { (c: AlbumConfig, indexPath) in false }
        proxy.on(.pictureOpened, owner: self) { (self, c: AlbumConfig, cell, id) in
            self.navigationController?.pushViewController(
                PictureViewController(picture: c.item.picture(id)), animated: true)
        }
        proxy.on(.pictureLiked, owner: self) { (self, c: AlbumConfig, cell, id) in
            c.item.toggleLike(of: id)
            self.director.reload(c)
        }
        proxy.on(.willDisplay, owner: self) { (self, c: AlbumConfig, cell) in
            cell.offset = self.offsets[c.item.id] ?? 0
        }
        proxy.on(.didEndDisplaying, owner: self) { (self, c: AlbumConfig, cell) in
            self.offsets[c.item.id] = cell.offset
        }
    }
}
