import CellDirector
import Foundation
import TapReplay

/// The replay row: what a step of a long script costs, reading and checking included.
@MainActor
enum Replay {
    static let steps = 1_000_000

    /// A table of a hundred people whose taps are counted.
    private final class PeopleViewController: UITableViewController {
        lazy var director = TableDirector(tableView: tableView, items: people(100), bus: CellActionBus())
        var count = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            director.actionsProxy.subscribe(to: .didSelect, owner: self) { (self, c: PersonConfig, cell) in
                self.count += 1
            }
        }
    }

    /// The time of a step, in nanoseconds.
    static func taps() async throws -> Double {
        let path = NSTemporaryDirectory() + "benchmark-\(ProcessInfo.processInfo.processIdentifier).taps"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let script = "screen people\n" + (0..<steps).map { "tap row \($0 % 15)\n" }.joined()
        try script.write(toFile: path, atomically: true, encoding: .utf8)
        var controller: PeopleViewController?
        let screen = ReplayScreen("people") {
            let made = PeopleViewController(style: .plain)
            controller = made
            return made
        }
        var best = Double.infinity
        for _ in 0..<3 {
            let start = ContinuousClock.now
            let report = try await ReplayPlayer(screens: [screen], bus: CellActionBus()).play(.file(path: path))
            best = min(best, (ContinuousClock.now - start) / .nanoseconds(1) / Double(steps))
            precondition(report.isSuccess && controller?.count == steps)
        }
        return best
    }
}
