import CellActions
import XCTest

/// Tests that objects captured by observers, gates and observers of problems are released on the main actor, no matter
/// where the subscription ends.
final class ObserverLifetimeTests: XCTestCase {
    /// An object that records whether it is released on the main thread.
    private final class Captured: Sendable {
        private let released: Locked<[Bool]>

        init(_ released: Locked<[Bool]>) { self.released = released }

        deinit {
            let isMain = Thread.isMainThread
            released.withLock { $0.append(isMain) }
        }
    }

    /// The ways to register a closure that captures an object.
    private static let registrations: [@Sendable (CellActionBus, Captured) -> CellActionSubscription] = [
        { bus, object in bus.addObserver { _ in withExtendedLifetime(object) {} } },
        { bus, object in bus.addObserver(for: .follow, .afterHandlers) { _ in withExtendedLifetime(object) {} } },
        { bus, object in bus.addObserver(for: .toggled) { _, _ in withExtendedLifetime(object) {} } },
        { bus, object in bus.addObserver(for: RowEvent<Void>.delete) { _ in withExtendedLifetime(object) {} } },
        { bus, object in
            bus.addGate { _ in
                withExtendedLifetime(object) {}
                return .pass
            }
        },
        { bus, object in bus.addProblemObserver { _ in withExtendedLifetime(object) {} } },
    ]

    @MainActor
    func testWhatAnObserverCapturesIsReleasedOnTheMainActorIfAThreadCancels() async {
        for (number, register) in Self.registrations.enumerated() {
            let (bus, released) = (CellActionBus(), Locked<[Bool]>([]))
            let subscription = register(bus, Captured(released))
            runThreads(1) { _ in subscription.cancel() }
            XCTAssertTrue(subscription.isCancelled)
            await letMainActorWork { !released.withLock { $0 }.isEmpty }
            XCTAssertEqual(released.withLock { $0 }, [true], "registration \(number)")
        }
    }

    @MainActor
    func testWhatAnObserverCapturesIsReleasedImmediatelyIfTheMainActorCancels() async {
        for (number, register) in Self.registrations.enumerated() {
            let (bus, released) = (CellActionBus(), Locked<[Bool]>([]))
            register(bus, Captured(released)).cancel()
            XCTAssertEqual(released.withLock { $0 }, [true], "registration \(number)")
        }
    }

    @MainActor
    func testWhatObserversCaptureIsReleasedOnTheMainActorIfTheBusEndsOnAThread() async {
        for (number, register) in Self.registrations.enumerated() {
            let released = Locked<[Bool]>([])
            let bus = Locked<CellActionBus?>(CellActionBus())
            if let bus = bus.withLock({ $0 }) { _ = register(bus, Captured(released)) }
            runThreads(1) { _ in bus.withLock { $0 = nil } }
            await letMainActorWork { !released.withLock { $0 }.isEmpty }
            XCTAssertEqual(released.withLock { $0 }, [true], "registration \(number)")
        }
    }

    @MainActor
    func testWhatTheHandlerOfProblemsCapturesIsReleasedOnTheMainActorIfTheBusEndsOnAThread() async {
        let released = Locked<[Bool]>([])
        let bus = Locked<CellActionBus?>(CellActionBus())
        bus.withLock { $0 }?.onProblem = { [object = Captured(released)] _ in withExtendedLifetime(object) {} }
        runThreads(1) { _ in bus.withLock { $0 = nil } }
        await letMainActorWork { !released.withLock { $0 }.isEmpty }
        XCTAssertEqual(released.withLock { $0 }, [true])
    }

    @MainActor
    func testObserversOfAReleasedSourceAreReleasedOnTheMainActorIfAThreadAddsMany() async {
        let (bus, released) = (CellActionBus(), Locked<[Bool]>([]))
        var source: NSObject? = NSObject()
        for _ in 0..<10 {
            let object = Captured(released)
            bus.addObserver(from: source) { _ in withExtendedLifetime(object) {} }
        }
        source = nil
        runThreads(1) { _ in for _ in 0..<100 { bus.addObserver { _ in } } }
        await letMainActorWork { released.withLock { $0 }.count == 10 }
        XCTAssertEqual(released.withLock { $0 }, Array(repeating: true, count: 10))
    }

    @MainActor
    func testAMemberOfAGroupIsReleasedOnTheMainActorIfAThreadCancelsTheGroup() async {
        let (list, released) = (FakeList(), Locked<[Bool]>([]))
        let subscription = list.proxy.subscription { proxy in
            let object = Captured(released)
            proxy.on(.follow) { (_: UserRow, _) in withExtendedLifetime(object) {} }
        }
        runThreads(1) { _ in subscription.cancel() }
        await letMainActorWork { !released.withLock { $0 }.isEmpty }
        XCTAssertEqual(released.withLock { $0 }, [true])
    }

    /// A cancelled observer is not called, even before the main actor has released it.
    @MainActor
    func testAnObserverThatAThreadCancelsIsNotCalledAgain() async {
        let list = FakeList()
        let log = Log()
        let tokens = [
            list.bus.addObserver { _ in log.add("observer") },
            list.bus.addGate { _ in
                log.add("gate")
                return .stop
            },
            list.bus.addProblemObserver { _ in log.add("problem") },
        ]
        list.proxy.on(.follow) { (_: UserRow, _) in log.add("follow") }
        runThreads(tokens.count) { tokens[$0].cancel() }
        list.show(UserRow("Ada")).post(.follow)
        list.show(UserRow("Ada")).post(.share)
        XCTAssertEqual(log.lines, ["follow"])
    }
}
