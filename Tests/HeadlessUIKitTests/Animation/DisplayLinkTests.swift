import Foundation
import HeadlessUIKit
import XCTest

final class DisplayLinkTests: XCTestCase {
    @MainActor
    private final class Counter: NSObject {
        var frames = 0
        func count(_ link: CADisplayLink) { frames += link.duration > 0 ? 1 : 0 }
        static let counting = Selector(named: "count") { (counter: Counter) in counter.count(_:) }
    }

    @MainActor
    func testADisplayLinkRetainsItsTargetAndCallsItAtEachFrame() async {
        var counter: Counter? = Counter()
        weak var weakCounter: Counter?
        weakCounter = counter
        let link = CADisplayLink(target: counter as Any, selector: Counter.counting)
        counter = nil
        XCTAssertNotNil(weakCounter)
        link.add(to: .main, forMode: .default)
        let end = Date(timeIntervalSinceNow: 5)
        while weakCounter?.frames == 0, Date() < end {
            try? await Task.sleep(for: .milliseconds(5))
            runTimers()
        }
        XCTAssertGreaterThan(weakCounter?.frames ?? 0, 0)
        XCTAssertGreaterThan(link.targetTimestamp, link.timestamp)
        link.isPaused = true
        link.invalidate()
        XCTAssertNil(weakCounter)
    }
}

/// Fires the main run loop's timers that are due.
private func runTimers() { _ = RunLoop.main.limitDate(forMode: .default) }
