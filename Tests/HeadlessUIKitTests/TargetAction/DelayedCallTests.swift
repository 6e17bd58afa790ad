import Foundation
import HeadlessUIKit
import XCTest

/// Tests notifications, timers and delayed calls that refer to a method by name.
final class DelayedCallTests: ConformanceTestCase {
    @MainActor
    private final class Observer: NSObject {
        private(set) var log: [String] = []
        let center: NotificationCenter?

        init(_ center: NotificationCenter? = nil) { self.center = center }
        deinit { center?.removeObserver(self) }

        func heard(_ note: Notification) { log.append(note.name.rawValue) }
        func called() { log.append("called") }
        func said(_ text: String) { log.append(text) }
        static let heard = Selector(named: "heard") { (observer: Observer) in observer.heard(_:) }
        static let called = Selector(named: "called") { (observer: Observer) in observer.called }
        static let said = Selector(named: "said") { (observer: Observer) in observer.said(_:) }
    }

    private static let saved = Notification.Name("saved")
    private static let opened = Notification.Name("opened")

    @MainActor
    func testAnObserverIsCalledUntilItIsRemoved() async {
        let center = NotificationCenter()
        let observer = Observer()
        let object = NSObject()
        center.addObserver(observer, selector: Observer.heard, name: Self.saved, object: nil)
        center.addObserver(observer, selector: Observer.called, name: Self.opened, object: object)
        center.post(name: Self.saved, object: nil)
        center.post(name: Self.opened, object: nil)
        center.post(name: Self.opened, object: object)
        XCTAssertEqual(observer.log, ["saved", "called"])
        center.removeObserver(observer, name: Self.saved, object: nil)
        center.post(name: Self.saved, object: nil)
        center.post(name: Self.opened, object: object)
        XCTAssertEqual(observer.log, ["saved", "called", "called"])
        center.removeObserver(observer)
        center.post(name: Self.opened, object: object)
        XCTAssertEqual(observer.log.count, 3)
    }

    @MainActor
    func testAnObserverIsNotRetainedAndMayBeRemovedInItsDeinit() async {
        let center = NotificationCenter()
        for _ in 0..<200 {
            var observer: Observer? = Observer(center)
            weak var weakObserver: AnyObject?
            weakObserver = observer
            observer.map { center.addObserver($0, selector: Observer.heard, name: Self.saved, object: nil) }
            observer = nil
            XCTAssertNil(weakObserver)
            center.post(name: Self.saved, object: nil)
        }
    }

    @MainActor
    func testAnObserverClosureIsRemovedByItsToken() async {
        let center = NotificationCenter()
        nonisolated(unsafe) var count = 0
        let token = center.addObserver(forName: Self.saved, object: nil, queue: nil) { _ in count += 1 }
        center.post(name: Self.saved, object: nil)
        center.removeObserver(token)
        center.post(name: Self.saved, object: nil)
        XCTAssertEqual(count, 1)
    }

    @MainActor
    func testATimerCallsItsTarget() async {
        let observer = Observer()
        let timer = Timer(
            timeInterval: 0, target: observer, selector: Observer.called, userInfo: nil, repeats: false)
        timer.fire()
        XCTAssertEqual(observer.log, ["called"])
    }

    @MainActor
    func testADelayedCallRunsLaterUnlessItIsCancelled() async {
        let observer = Observer()
        observer.perform(Observer.said, with: "now")
        observer.perform(Observer.said, with: "later", afterDelay: 0)
        observer.perform(Observer.said, with: "never", afterDelay: 0)
        observer.perform(Observer.called, with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: observer, selector: Observer.said, object: "never")
        XCTAssertEqual(observer.log, ["now"])
        while observer.log.count < 3 { await Task.yield() }
        XCTAssertEqual(observer.log, ["now", "later", "called"])
        observer.perform(Observer.called, with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: observer)
        observer.perform(Observer.said, with: "end", afterDelay: 0)
        while observer.log.last != "end" { await Task.yield() }
        XCTAssertEqual(observer.log.count, 4)
    }
}
