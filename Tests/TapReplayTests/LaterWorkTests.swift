import Foundation
import HeadlessUIKit
import ReplayTestScreens
import TapReplay
import XCTest

/// Tests that a script waits for work scheduled on the main thread.
final class LaterWorkTests: XCTestCase {
    @MainActor
    private final class Loader: UIViewController {
        private let label = UILabel()
        private let steps: (Loader) -> Void

        init(_ steps: @escaping (Loader) -> Void) {
            self.steps = steps
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            label.frame = CGRect(x: 0, y: 100, width: 100, height: 20)
            view.addSubview(label)
            steps(self)
        }

        func setText(_ text: String) { label.text = text }
        func done() { setText("done") }
        func shown(_ link: CADisplayLink) {
            link.invalidate()
            done()
        }
    }

    @MainActor
    private func assertWaits(_ name: String, _ steps: @escaping @MainActor (Loader) -> Void) async throws {
        let script = "screen loader\nwait until label shows \"done\" for 5 seconds\nexpect label shows \"done\""
        let replay = try await ShelfReplay(script, on: [ReplayScreen("loader") { Loader(steps) }])
        XCTAssertEqual(replay.mismatches, [], name)
    }

    @MainActor
    func testAScriptWaitsForWorkOfTheMainQueue() async throws {
        try await assertWaits("async") { loader in DispatchQueue.main.async { loader.done() } }
        try await assertWaits("async within async") { loader in
            DispatchQueue.main.async { DispatchQueue.main.async { loader.done() } }
        }
        try await assertWaits("after a time") { loader in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { loader.done() }
        }
        try await assertWaits("from another queue") { loader in
            DispatchQueue.global().async { DispatchQueue.main.async { loader.done() } }
        }
        try await assertWaits("operation") { loader in
            OperationQueue.main.addOperation { MainActor.assumeIsolated { loader.done() } }
        }
    }

    @MainActor
    func testAScriptWaitsForTimersTasksAndFrames() async throws {
        try await assertWaits("timer") { loader in
            _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
                MainActor.assumeIsolated { loader.done() }
            }
        }
        try await assertWaits("task") { loader in Task { loader.done() } }
        try await assertWaits("delayed call") { loader in
            loader.perform(Selector(named: "done") { (loader: Loader) in loader.done }, with: nil, afterDelay: 0.02)
        }
        try await assertWaits("display link") { loader in
            CADisplayLink(target: loader, selector: Selector(named: "shown") { (loader: Loader) in loader.shown(_:) })
                .add(to: .main, forMode: .common)
        }
    }
}
