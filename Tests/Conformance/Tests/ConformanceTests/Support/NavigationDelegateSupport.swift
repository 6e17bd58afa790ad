import CellDirector
import XCTest

/// The base class of `NavigationDelegateTests` in `ConformanceTests` and in `HeadlessUIKitTests`.
class NavigationDelegateTestCase: ConformanceTestCase {
    @MainActor
    final class Page: UIViewController {
        let log: Log
        init(_ title: String, _ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }
        required init?(coder: NSCoder) { nil }
        private func note(_ call: String) {
            let states = [
                isMovingToParent ? "pushed" : nil, isMovingFromParent ? "popped" : nil,
                isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil,
            ]
            log.add(([title, call] + states).compactMap { $0 }.joined(separator: " "))
        }
        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
        override func willMove(toParent parent: UIViewController?) { if parent == nil { note("will leave") } }
    }

    @MainActor
    func calls(_ log: Log, of work: () -> Void) -> [String] {
        let count = log.lines.count
        work()
        return Array(log.lines.dropFirst(count))
    }
}
