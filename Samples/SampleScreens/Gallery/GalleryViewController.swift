import CellDirector

/// A gallery that loads images shortly before their rows become visible.
///
/// A loaded image is assigned to the row, which is found by identity (``ListDirector/update(_:_:)``), and not to the
/// cell. By the time the image is loaded, the cell may show a different photo, and the row may have been moved or
/// removed. A row releases its image when it leaves the screen or its prefetch is cancelled; the loader caches the most
/// recently loaded images.
final class GalleryViewController: UITableViewController {
    private let loader = PhotoLoader()
    var waitingCount: Int { loader.waitingCount }
    private let count: Int
    private lazy var director = TableDirector(tableView: tableView, sections: [])

    init(count: Int) {
        self.count = count
        super.init(style: .plain)
        title = "Gallery"
        // Large titles are disabled, because the title shows how many images are loaded and changes often.
        navigationItem.largeTitleDisplayMode = .never
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 76
        tableView.separatorInset.left = 112
        addHandlers()
        director.update(items: (0..<count).map { PhotoConfig(item: PhotoContent(photo: Photo(id: $0))) })
    }

    private func addHandlers() {
        director.actionsProxy
            .on(.prefetch, owner: self) { (self, c: PhotoConfig, indexPath) in self.load(c) }
            .on(.cancelPrefetch, owner: self) { (self, c: PhotoConfig, indexPath) in self.forget(c) }
            .on(.willDisplay, owner: self) { (self, c: PhotoConfig, cell) in self.load(c) }
            .on(.didEndDisplaying, owner: self) { (self, c: PhotoConfig, cell) in self.forget(c) }
    }

    private func load(_ c: PhotoConfig) {
        guard c.item.photo.image == nil else { return }
        let image = loader.image(c.item.id) { [weak director] image in
            director?.update(c) { $0.photo.image = image }
        }
        if let image { c.item.photo.image = image }
    }

    private func forget(_ c: PhotoConfig) {
        loader.cancel(c.item.id)
        c.item.photo.image = nil
    }

    // MARK: Commands

    /// Simulates responses from the network.
    func answer() {
        loader.arrive()
        title = "Gallery: \(loader.loadedCount) loaded, \(loader.cancelledCount) cancelled"
    }

    func reverse() {
        director.update(animated: true) { $0[0].rows.reverse() }
    }
}
