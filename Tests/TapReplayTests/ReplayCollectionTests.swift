import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests scripts that touch a collection view with a director, the dispatches that their steps report, and the drawings
/// of the collection view.
final class ReplayCollectionTests: XCTestCase {
    @MainActor
    private func play(
        _ script: String
    ) async throws -> (failures: [String], drawings: [String], steps: [PlayedStep]) {
        let bus = CellActionBus()
        var options = ReplayPlayer.Options()
        options.reportsSteps = true
        let player = ReplayPlayer(
            screens: [Bins.screen(bus: bus), Workshop.screen(bus: bus)], options: options, bus: bus)
        var drawings: [String] = []
        var steps: [PlayedStep] = []
        player.onShow = { drawings.append($0) }
        player.onStep = { steps.append($0) }
        let report = try await player.play(.text("screen bins\n" + script, name: "a.taps"))
        return (report.failures.map(\.description), drawings, steps)
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
    func testARowIsNotMovedToANonexistentPosition() async throws {
        let failures = try await play(
            """
            tap "Edit"
            expect move row 0 to row 3 not possible because "no row 3"
            expect move row 0 to row 1 of section 1 not possible because "section 1 has no rows"
            expect move row 0 to row 0 of section 2 not possible because "no section 2"
            expect 3 rows in section 0
            """
        ).failures
        XCTAssertEqual(failures, [])
    }

    @MainActor
    func testDispatchesOfADeletedRowAndOfACoveredScreenCanBeExpected() async throws {
        let failures = try await play(
            """
            delete row 2
            expect dispatched delete on row 2
            expect not dispatched delete on row 1
            tap row 0
            tap row 0
            expect title is "pear"
            expect dispatched didSelectRow on row 0
            """
        ).failures
        XCTAssertEqual(failures, [])
    }

    @MainActor
    func testManyDispatchesWithTheSameNameAreSummarized() async throws {
        let steps = try await play("run fill\nrun fill").steps
        XCTAssertEqual(
            steps[1].dispatchedInBrief,
            ["willDisplay on row 0 of section 1", "… 7 more …", "willDisplay on row 8 of section 1"])
        XCTAssertEqual(steps[1].dispatched.count, 9)
        XCTAssertEqual(steps[2].dispatchedInBrief, [])
    }

    @MainActor
    func testTheRowsOfAListInARowAreDrawnWithTheirNumbers() async throws {
        let drawing = try await play(
            """
            screen workshop
            scroll to row 0 of section 2
            scroll right by 160 in row 0 of section 2
            show
            """
        ).drawings.joined()
        XCTAssert(drawing.contains("│ 0    2  Photo 2  "), drawing)
        XCTAssert(drawing.contains("│      5  Photo 5  "), drawing)
    }

    @MainActor
    func testChangesAreMarkedAndPicturesPrecedeTheirTexts() async throws {
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

/// A collection view controller with two sections of fruits, which can be selected, deleted and moved.
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
            .command("fill") { (controller: UINavigationController) in
                (controller.topViewController as? Bins)?.fill()
            }
    }

    private func fill() {
        bins[1] = (0..<9).map { Fruit(id: "apple \($0)") }
        show()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
        director.setListLayout(UICollectionLayoutListConfiguration(appearance: .grouped))
        let proxy = director.actionsProxy
        proxy.on(.willDisplay) { (c: FruitConfig, cell) in }
        proxy.on(.didSelectRow, owner: self) { (self, c: FruitConfig, path) in
            if c.item.isEaten { return self.open(c.item) }
            self.bins[path.section][path.item].isEaten = true
            self.show()
        }
        proxy.on(.delete, owner: self) { (self, c: FruitConfig, path) in
            self.bins[path.section].remove(at: path.item)
            self.show()
        }
        proxy.on(.move, owner: self) { (self, c: FruitConfig, path, destination) in
            self.bins[destination.section].insert(self.bins[path.section].remove(at: path.item), at: destination.item)
            self.show()
        }
        show()
    }

    private func open(_ fruit: Fruit) {
        let page = UIViewController()
        page.title = fruit.id
        navigationController?.pushViewController(page, animated: true)
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
