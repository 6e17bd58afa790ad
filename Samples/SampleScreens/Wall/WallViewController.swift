import CellDirector

/// A wall of postcards. Its layout positions the postcards itself; the director does not depend on that.
final class WallViewController: UICollectionViewController {
    private let seasons: [(name: String, cards: [Postcard])]
    private lazy var director = CollectionDirector(collectionView: collectionView, sections: [])

    init(seasons count: Int) {
        seasons = Postcard.seasons(count)
        let layout = WallLayout()
        super.init(collectionViewLayout: layout)
        title = "Postcards"
        layout.height = { [weak self] path, width in
            width * ((self?.director.configurator(at: path) as? PostcardConfig)?.item.ratio ?? 1)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        director.actionsProxy
            .on(.custom(PostcardCell.pinAction), owner: self) { (self, c: PostcardConfig, cell) in
                self.director.update(c) { $0.isPinned.toggle() }
            }
            .on(.didSelect, owner: self) { (self, c: PostcardConfig, cell) in self.throwAway(c) }
        director.update(
            sections: seasons.map { season in
                CollectionSection(
                    id: season.name, header: SeasonHeaderConfig(item: season.name),
                    items: season.cards.map { PostcardConfig(item: $0) })
            })
    }

    /// Removes a postcard, unless it is pinned.
    private func throwAway(_ c: PostcardConfig) {
        guard !c.item.isPinned else { return }
        director.update(animated: true) { sections in
            for index in sections.indices { sections[index].rows.removeAll { $0 === c } }
        }
    }
}
