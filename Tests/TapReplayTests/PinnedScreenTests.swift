import CellDirector
import TapReplay
import XCTest

/// Tests scripts on a typical screen: a view controller with a pinned table view and constrained cells. The app sets no
/// frames manually.
final class PinnedScreenTests: XCTestCase {
    @MainActor
    private func failures(_ script: String) async throws -> [String] {
        let bus = CellActionBus()
        let screen = ReplayScreen("places") { PlacesController(bus: bus) }
            .command("go-offline") { (places: PlacesController) in places.banner.isHidden = false }
        return try await ShelfReplay("screen places\n" + script, on: [screen], bus: bus).mismatches
    }

    @MainActor
    func testScriptsReachRowsAndButtonsPlacedByConstraints() async throws {
        let failures = try await failures(
            """
            expect 30 rows
            tap "Save" in row 0
            expect dispatched save on row 0
            expect button in row 0 shows "Saved"
            expect row 4 is visible
            tap row 0
            expect row 4 is not visible
            scroll to row 25
            tap "Save" in row 25
            expect dispatched save on row 25
            tap "Add"
            expect 31 rows
            """)
        XCTAssertEqual(failures, [])
    }

    @MainActor
    func testAViewCoveredByABannerIsRefused() async throws {
        let failures = try await failures(
            #"""
            run go-offline
            expect tap "Save" in row 0 not possible because "is covered by UIView \"banner\" at (0, 0, 390, 140)"
            expect tap row 0 not possible because "is covered by UIView"
            tap row 2
            """#)
        XCTAssertEqual(failures, [])
    }
}

private struct Place: Hashable, Identifiable {
    let id: Int
    var isSaved = false
    var isOpen = false
    var text: String {
        "Place \(id) is well worth a visit, in any season and any weather, and for longer than one day."
    }
}

private final class PlaceCell: UITableViewCell, ConfigurableCell {
    private let title = UILabel()
    private let text = UILabel()
    private let button = UIButton(type: .system)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.font = .preferredFont(forTextStyle: .headline)
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        button.addAction(
            UIAction { [unowned self] _ in CellAction.custom("save").invoke(from: button) }, for: .touchUpInside)
        let words = UIStackView(arrangedSubviews: [title, text])
        words.axis = .vertical
        words.spacing = 4
        let row = UIStackView(arrangedSubviews: [words, button])
        row.alignment = .center
        row.spacing = 8
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: margins.topAnchor),
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func configure(data place: Place) {
        title.text = "Place \(place.id)"
        text.text = String(repeating: place.text + " ", count: place.isOpen ? 20 : 1)
        text.numberOfLines = 0
        button.setTitle(place.isSaved ? "Saved" : "Save", for: .normal)
    }
}

private typealias PlaceConfig = TableCellConfigurator<PlaceCell, Place>

private final class PlacesController: UIViewController {
    let banner = UIView()
    private let tableView = UITableView()
    private let add = UIButton(type: .system)
    private let bus: CellActionBus
    private lazy var director = TableDirector(tableView: tableView, items: [], bus: bus)

    init(bus: CellActionBus) {
        self.bus = bus
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        banner.isHidden = true
        banner.accessibilityIdentifier = "banner"
        add.setTitle("Add", for: .normal)
        let actions = director.actionsProxy
        actions.on(.custom("save"), owner: self) { (self, c: PlaceConfig, cell) in
            c.item.isSaved.toggle()
            self.director.reload(c)
        }
        actions.on(.didSelect, owner: self) { (self, c: PlaceConfig, cell) in
            c.item.isOpen.toggle()
            self.director.reload(c)
        }
        director.update(items: (0..<30).map { PlaceConfig(item: Place(id: $0)) })
        add.addAction(
            UIAction { [unowned self] _ in
                director.update(items: director.items + [PlaceConfig(item: Place(id: director.items.count))])
            }, for: .touchUpInside)
        for subview in [tableView, add, banner] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: safeArea.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            add.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
            add.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -16),
            banner.topAnchor.constraint(equalTo: safeArea.topAnchor),
            banner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            banner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            banner.heightAnchor.constraint(equalToConstant: 140),
        ])
    }
}
