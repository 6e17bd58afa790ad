import CellDirector
import Foundation
import TapReplay
import TapReplayCommand

/// Measures how long it takes to replay one step of a long script. The time includes reading and checking the script.
@MainActor
enum Replay {
    /// A table of a hundred people that counts its taps.
    private final class PeopleViewController: UITableViewController {
        private let bus: CellActionBus
        lazy var director = TableDirector(tableView: tableView, items: people(100), bus: bus)
        var count = 0

        init(bus: CellActionBus) {
            self.bus = bus
            super.init(style: .plain)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            director.actionsProxy.on(.didSelect, owner: self) { (self, c: PersonConfig, cell) in
                self.count += 1
            }
        }
    }

    /// Returns the time, in nanoseconds, that the command-line tool takes for each step of a replay. If `isTraced` is
    /// `true`, the tool also writes a trace.
    static func taps(_ steps: Int, traced isTraced: Bool = false) async throws -> Double {
        let path = NSTemporaryDirectory() + "benchmark-\(ProcessInfo.processInfo.processIdentifier).taps"
        let trace = path + ".jsonl"
        defer { for file in [path, trace] { try? FileManager.default.removeItem(atPath: file) } }
        let script = "screen people\n" + (0..<steps).map { "tap row \($0 % 15)\n" }.joined()
        try script.write(toFile: path, atomically: true, encoding: .utf8)
        let bus = CellActionBus()
        var controller: PeopleViewController?
        let screen = ReplayScreen("people") {
            let made = PeopleViewController(bus: bus)
            controller = made
            return made
        }
        let command = ReplayCommand(name: "benchmark", version: "", screens: [screen], bus: bus)
        let options = isTraced ? ["--trace", trace] : []
        let start = ContinuousClock.now
        let status = await command.run(options + ["--quiet", path])
        let time = (ContinuousClock.now - start) / .nanoseconds(1) / Double(steps)
        precondition(status == 0 && controller?.count == steps)
        return time
    }
}
