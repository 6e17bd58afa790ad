import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests which of a list's own dispatches, such as `didSelect`, are counted by conditions, reported for a step, and
/// written to the trace.
final class CountedDispatchTests: XCTestCase {
    /// A list of books that has no handlers.
    @MainActor
    private final class UnhandledViewController: UITableViewController {
        private let bus: CellActionBus
        private lazy var director = TableDirector(
            tableView: tableView, items: Shelf.books.map { BookConfig(item: $0) }, bus: bus)

        init(bus: CellActionBus) {
            self.bus = bus
            super.init(style: .plain)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            _ = director
        }
    }

    @MainActor
    private func play(_ script: String, bus: CellActionBus = CellActionBus()) async throws -> ShelfReplay {
        let screen = ReplayScreen("unheard") { UnhandledViewController(bus: bus) }
        return try await ShelfReplay("screen unheard\n" + script, on: [screen], bus: bus)
    }

    @MainActor
    func testAnActionThatNothingHandlesDoesNotCount() async throws {
        let replay = try await play(
            """
            tap row 3
            expect nothing dispatched
            expect not dispatched didSelect
            expect dispatched didSelect
            expect dispatched didSelect on row 3 1 times
            """)
        let message = "didSelect on row 3 was dispatched, but nothing handles it"
        XCTAssertEqual(replay.mismatches, [message, message])
        XCTAssertEqual(replay.steps[1].dispatched, [])
    }

    @MainActor
    func testAnActionThatIsObservedByNameCounts() async throws {
        for isFirst in [true, false] {
            let bus = CellActionBus()
            var rows: [Int] = []
            // The replay adds its own observer when the script begins. The result must not depend on which observer is
            // added first.
            let observe = {
                bus.addObserver(for: .didSelect) { event in rows.append(event.indexPath.row) }
                // An observer of all dispatches does not count as an observer of a particular action.
                bus.addObserver { _ in }
            }
            if isFirst { observe() }
            let screen = ReplayScreen("unheard") {
                if !isFirst { observe() }
                return UnhandledViewController(bus: bus)
            }
            for condition in ["expect dispatched didSelect on row 3", "show"] {
                let replay = try await ShelfReplay(
                    "screen unheard\ntap row 3\n\(condition)", on: [screen], bus: bus)
                XCTAssertEqual(replay.mismatches, [])
                XCTAssertEqual(replay.steps[1].dispatched, ["didSelect on row 3 (only observed)"])
            }
            let replay = try await ShelfReplay(
                "screen unheard\ntap row 3\nexpect nothing dispatched", on: [screen], bus: bus)
            XCTAssertEqual(replay.mismatches, ["the last touch dispatched didSelect on row 3"])
            XCTAssertEqual(Set(rows), [3])
        }
    }
}
