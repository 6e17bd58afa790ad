import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Scripts that touch a collection view of a director's, and how it is drawn.
final class ReplayCollectionTests: XCTestCase {
    @MainActor
    private func play(_ script: String) async throws -> (failures: [String], drawings: [String]) {
        let bus = CellActionBus()
        let player = ReplayPlayer(screens: [Bins.screen(bus: bus)], bus: bus)
        var drawings: [String] = []
        player.onShow = { drawings.append($0) }
        let report = try await player.play(.text("screen bins\n" + script, name: "a.taps"))
        return (report.failures.map(\.description), drawings)
    }

    @MainActor
    func testARowIsMovedToTheEndOfAnotherSection() async throws {
        let failures = try await play(
            """
            tap "Edit"
            move row 0 to row 0 of section 1
            expect row 0 of section 1 shows "pear"
            move row "fig" to row 1 of section 1
            expect row 1 of section 1 shows "fig"
            move row first to row 2 of section 1
            expect 0 rows in section 0
            expect 3 rows in section 1
            move row last to row 0 of section 0
            expect row 0 of section 0 shows "plum"
            """
        ).failures
        XCTAssertEqual(failures, [])
    }

    @MainActor
    func testARowIsMovedToNoPlaceThatIsNotThere() async throws {
        let failures = try await play(
            """
            tap "Edit"
            expect move row 0 to row 3 refused because "no row 3"
            expect move row 0 to row 1 of section 1 refused because "section 1 has no rows"
            expect move row 0 to row 0 of section 2 refused because "no section 2"
            expect 3 rows in section 0
            """
        ).failures
        XCTAssertEqual(failures, [])
    }

    @MainActor
    func testWhatChangedIsMarkedAndPicturesStandBeforeTheirTexts() async throws {
        let drawings = try await play(
            """
            show
            tap row 1
            delete row 0
            show
            """
        ).drawings
        XCTAssertEqual(
            drawings.joined(separator: "\n"),
            """
            ┌─ Bins ─────────────────────────────────────────────────────────┐
            │  Bins                                                   [Edit] │
            ├────────────────────────────────────────────────────────────────┤
            │ 0   ▣ pear.png  pear                                           │
            ├────────────────────────────────────────────────────────────────┤
            │ 1   ▣ fig.png  fig                                             │
            ├────────────────────────────────────────────────────────────────┤
            │ 2   ▣ plum.png  plum                                           │
            └─ 3 of 3 rows ──────────────────────────────────────────────────┘
            ┌─ Bins ─────────────────────────────────────────────────────────┐
            │  Bins                                                   [Edit] │
            ├────────────────────────────────────────────────────────────────┤
            │ 0  ~▣ fig.png  ✓  fig                                          │
            │     eaten                                                      │
            ├────────────────────────────────────────────────────────────────┤
            │ 1   ▣ plum.png  plum                                           │
            └─ 2 of 2 rows · 1 deleted ──────────────────────────────────────┘
            """)
    }
}

/// Fruits in two bins, to be eaten, thrown away and sorted.
private final class Bins: UICollectionViewController {
    private var bins = [["pear", "fig", "plum"].map { Fruit(id: $0) }, []]
    private let bus: CellActionBus
    private lazy var director = CollectionDirector(collectionView: collectionView, sections: [], bus: bus)

    init(bus: CellActionBus) {
        self.bus = bus
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        title = "Bins"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    static func screen(bus: CellActionBus) -> ReplayScreen {
        ReplayScreen("bins") { UINavigationController(rootViewController: Bins(bus: bus)) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
        director.setListLayout(UICollectionLayoutListConfiguration(appearance: .grouped))
        let proxy = director.actionsProxy
        proxy.subscribe(to: .didSelectRow, owner: self) { (self, c: FruitConfig, path) in
            self.bins[path.section][path.item].isEaten = true
            self.show()
        }
        proxy.subscribe(to: .delete, owner: self) { (self, c: FruitConfig, path) in
            self.bins[path.section].remove(at: path.item)
            self.show()
        }
        proxy.subscribe(to: .move, owner: self) { (self, c: FruitConfig, path, destination) in
            self.bins[destination.section].insert(self.bins[path.section].remove(at: path.item), at: destination.item)
            self.show()
        }
        show()
    }

    private func show() {
        director.update(
            sections: bins.enumerated().map { index, fruits in
                CollectionSection(id: index, items: fruits.map { FruitConfig(item: $0) })
            })
    }
}

private struct Fruit: Hashable, Identifiable {
    let id: String
    var isEaten = false
}

private final class FruitCell: UICollectionViewListCell, ConfigurableCell {
    private let picture = UIImageView()
    private let mark = UILabel()
    private let name = UILabel()
    private let note = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [picture, mark, name, note] { contentView.addSubview(view) }
        accessories = [.delete(), .reorder()]
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data fruit: Fruit) {
        picture.image = UIImage(named: "\(fruit.id).png")
        mark.text = fruit.isEaten ? "✓" : nil
        name.text = fruit.id
        note.text = fruit.isEaten ? "eaten" : nil
    }
}

private typealias FruitConfig = CollectionCellConfigurator<FruitCell, Fruit>
