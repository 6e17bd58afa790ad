import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests outline rows in scripts, recordings and drawings.
final class OutlineStepTests: XCTestCase {
    @MainActor
    private func play(_ script: String) async throws -> (failures: [String], drawing: String) {
        let player = ReplayPlayer(screens: [Garden.screen], bus: CellActionBus())
        var drawing = ""
        player.onShow = { drawing = $0 }
        let report = try await player.play(.text("screen garden\n" + script, name: "a.taps"))
        return (report.failures.map(\.description), drawing)
    }

    @MainActor
    func testRowsAreExpandedAndCollapsed() async throws {
        let failures = try await play(
            """
            expect 2 rows
            expect row 0 is collapsed
            expand row 0
            expect row 0 is expanded
            expect 4 rows
            expect row 1 shows "Apples"
            expand row "Apples"
            expect row 2 of section 0 is not expanded
            expect row 2 shows "Boskoop"
            expect expand row 0 not possible because "expanded already"
            expect expand row 2 not possible because "nothing to expand"
            expect collapse row 2 not possible because "nothing to collapse"
            collapse row first
            expect 2 rows
            tap accessory of row 0
            expect 5 rows
            expect select row 0 not possible because "expands or collapses it"
            tap row 0
            expect row 0 is collapsed
            """
        ).failures
        XCTAssertEqual(failures, [])
    }

    @MainActor
    func testFailedExpansionsAndCollapsesReportTheReason() async throws {
        let failures = try await play("expect row 0 is expanded\nexpand row 0\nexpand row 0").failures
        XCTAssertEqual(failures.count, 2)
        XCTAssert(failures.first?.contains("it is not expanded") == true, "\(failures)")
        XCTAssert(failures.last?.contains("the row is expanded already") == true, "\(failures)")
        let refused = try await play("collapse row 1").failures
        XCTAssert(refused.first?.contains("the row is collapsed already") == true, "\(refused)")
    }

    @MainActor
    func testDrawingsShowLevelsAndChevrons() async throws {
        let drawing = try await play("expand row 0\nexpand row 1\nshow").drawing
        let rows = drawing.split(separator: "\n").map(String.init)
        XCTAssert(rows.contains { $0.contains(" Fruit") && $0.contains("[Collapse]") }, drawing)
        XCTAssert(rows.contains { $0.contains("    Boskoop") && !$0.contains("[") }, drawing)
        XCTAssert(rows.contains { $0.contains("Vegetables") && $0.contains("[Expand]") }, drawing)
    }

    /// `tap accessory` taps the chevron only if the row has no other accessory.
    @MainActor
    func testAnotherAccessoryIsTappedInsteadOfTheChevron() async throws {
        var tapped: [String] = []
        let player = ReplayPlayer(screens: [Garden.screen(details: { tapped.append($0) })], bus: CellActionBus())
        let report = try await player.play(
            .text(
                """
                screen garden
                tap accessory of row 0
                expect row 0 is expanded
                tap accessory of row 1
                expect row 1 is collapsed
                tap accessory of row 1
                expect row 1 is collapsed
                """, name: "a.taps"))
        XCTAssertEqual(report.failures.map(\.description), [])
        XCTAssertEqual(tapped, ["Apples", "Apples"])
    }

    @MainActor
    func testPossibleTouchesAreSuggested() async throws {
        let controller = try Garden.screen.prepare(ReplaySettings())()
        let steps = OpenScreen(Garden.screen, controller).touches(everyRow: true).map(\.step)
        XCTAssert(steps.contains("expand row 0"), "\(steps)")
        XCTAssertFalse(steps.contains("tap accessory of row 0"), "\(steps)")
    }

    @MainActor
    func testExpandingIsRecorded() async throws {
        let controller = try Garden.screen.prepare(ReplaySettings())()
        let open = OpenScreen(Garden.screen, controller)
        let recorder = TapRecorder(screen: "garden", of: controller, bus: CellActionBus())
        let list = try XCTUnwrap(Content.all(UICollectionView.self, in: open.root).first)
        try Finger().tap(rowAt: [0, 0], in: list)
        try Finger().expand(rowAt: [0, 1], in: list)
        try Finger().collapse(rowAt: [0, 0], in: list)
        recorder.stop()
        try Finger().expand(rowAt: [0, 0], in: list)
        XCTAssertEqual(
            recorder.steps,
            [
                "screen garden", "expand row 0", "expect row 0 is expanded", "expand row 1", "expect row 1 is expanded",
                "collapse row 0", "expect row 0 is collapsed",
            ])
        let failures = try await play(recorder.steps.dropFirst().joined(separator: "\n")).failures
        XCTAssertEqual(failures, [])
    }
}

/// A screen with an outline of plants grouped by kind. The row of each kind has a disclosure with the header style.
private final class Garden: UIViewController {
    static let screen = screen()

    /// - Parameter details: Called with the row's name when its detail accessory is tapped. Only "Apples" has a detail
    ///   accessory, and only if this closure is not `nil`.
    static func screen(details: ((String) -> Void)? = nil) -> ReplayScreen {
        ReplayScreen("garden", "what grows in a garden") { Garden(details) }
    }

    private let details: ((String) -> Void)?

    init(_ details: ((String) -> Void)?) {
        self.details = details
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private var source: UICollectionViewDiffableDataSource<Int, String>?

    override func viewDidLoad() {
        super.viewDidLoad()
        let list = UICollectionView(
            frame: view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
        view.addSubview(list)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            [details] cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            let isKind = name == "Fruit" || name == "Vegetables"
            cell.accessories =
                name == "Apples" || isKind ? [.outlineDisclosure(options: .init(style: isKind ? .header : .cell))] : []
            if name == "Apples", let details {
                // The chevron comes first, so a step that simply tapped the first accessory would tap the chevron.
                cell.accessories.append(.detail { details(name) })
            }
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, path, name in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
        }
        self.source = source
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Fruit", "Vegetables"])
        outline.append(["Apples", "Pears"], to: "Fruit")
        outline.append(["Boskoop"], to: "Apples")
        source.apply(outline, to: 0, animatingDifferences: false)
    }
}
