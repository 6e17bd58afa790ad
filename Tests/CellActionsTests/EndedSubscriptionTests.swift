import CellActions
import XCTest

/// Tests handlers and observers whose subscription has ended, for example because the owner was deallocated or a thread
/// canceled it: they are neither called nor counted, they are released, and the others keep their order.
final class EndedSubscriptionTests: XCTestCase {
    private static let here = IndexPath(indexes: [0, 0])

    @MainActor func testADeadOwnersHandlerIsNotCounted() async {
        let list = FakeList()
        let row = UserRow("Ada")
        var owner: NSObject? = NSObject()
        if let owner {
            list.proxy.on(.delete, owner: owner) { (_, _: UserRow, _) in }
            list.proxy.on(.follow, owner: owner) { (_, _: UserRow, _) in }
            list.proxy.on(.canEdit, owner: owner) { (_, _: UserRow, _) in true }
        }
        XCTAssertTrue(list.proxy.handles(.delete, row))
        XCTAssertTrue(list.proxy.handles(.follow, row))
        XCTAssertTrue(list.proxy.handles(.canEdit, row))
        owner = nil
        XCTAssertFalse(list.proxy.handles(.delete, row))
        XCTAssertFalse(list.proxy.handles(.follow, row))
        XCTAssertFalse(list.proxy.handles(.canEdit, row))
        XCTAssertNil(list.bus.ask(.canEdit, of: row, at: Self.here, proxy: list.proxy))
    }

    @MainActor func testAnActionWhoseHandlersOwnerIsDeadIsReported() async {
        let list = FakeList()
        var owner: NSObject? = NSObject()
        if let owner { list.proxy.on(.follow, owner: owner) { (_, _: UserRow, _) in } }
        owner = nil
        list.show(UserRow("Ada")).post(.follow)
        XCTAssertEqual(list.problems, [.unhandled(action: "follow", reuseIdentifier: "UserCell", nearest: nil)])
    }

    @MainActor func testTheEarlierHandlerAnswersWhenTheOwnerOfTheLastOneIsDead() async {
        let list = FakeList()
        let row = UserRow("Ada")
        list.proxy.on(.deleteTitle) { (_: UserRow, _) in "Remove" }
        var owner: NSObject? = NSObject()
        if let owner { list.proxy.on(.deleteTitle, owner: owner) { (_, _: UserRow, _) in "Forget" } }
        XCTAssertEqual(list.bus.ask(.deleteTitle, of: row, at: Self.here, proxy: list.proxy), "Forget")
        owner = nil
        XCTAssertEqual(list.bus.ask(.deleteTitle, of: row, at: Self.here, proxy: list.proxy), "Remove")
    }

    @MainActor func testALookupReleasesTheObjectsRetainedByADeadOwnersHandler() async {
        let list = FakeList()
        let row = UserRow("Ada")
        weak var asked: NSObject?
        weak var posted: NSObject?
        do {
            let (owner, first, second) = (NSObject(), NSObject(), NSObject())
            (asked, posted) = (first, second)
            list.proxy.on(.delete, owner: owner) { (_, _: UserRow, _) in _ = first }
            list.proxy.on(.follow, owner: owner) { (_, _: UserRow, _) in _ = second }
        }
        XCTAssertFalse(list.proxy.handles(.delete, row))
        XCTAssertNil(asked)
        list.show(row).post(.follow)
        XCTAssertNil(posted)
    }

    @MainActor func testHandlersOfDeadOwnersAreReleasedAsOthersRegister() async {
        let list = FakeList()
        var held: [Weak] = []
        for _ in 0..<10_000 {
            let (owner, object) = (NSObject(), NSObject())
            held.append(Weak(object))
            list.proxy.on(.follow, owner: owner) { (_, _: UserRow, _) in _ = object }
        }
        XCTAssertLessThan(held.count { $0.object != nil }, 100)
    }

    @MainActor func testASubscriptionWithinAnotherIsReleasedAsItEnds() async {
        let list = FakeList()
        weak var inner: CellActionSubscription?
        let outer = list.proxy.subscription { proxy in
            let subscription = proxy.subscription { $0.on(.follow) { (_: UserRow, _) in } }
            inner = subscription
            subscription.cancel()
        }
        XCTAssertNil(inner)
        outer.cancel()
    }

    @MainActor func testAHandlerCancelledOnAThreadIsNotCountedBeforeTheMainActorRuns() async {
        let list = FakeList()
        let row = UserRow("Ada")
        let tokens = [
            list.proxy.subscription { $0.on(.delete) { (_: UserRow, _) in } },
            list.proxy.subscription { $0.on(.follow) { (_: UserRow, _) in } },
        ]
        runThreads(2) { tokens[$0].cancel() }
        XCTAssertFalse(list.proxy.handles(.delete, row))
        XCTAssertFalse(list.proxy.handles(.follow, row))
        list.show(row).post(.follow)
        XCTAssertEqual(list.problems.count, 1)
        let counts = Counts()
        list.bus.addObserver { counts.all.append($0.handlerCount) }
        list.show(row).post(.follow)
        XCTAssertEqual(counts.all, [0])
    }

    @MainActor func testHandlersRemovedInAnyOrderKeepTheOrderOfTheOthers() async {
        forEachSeed([1]) { removeHandlers(seed: $0) }
    }

    @MainActor private func removeHandlers(seed: UInt64) {
        var random = SplitMix64(state: seed)
        for order in 0..<4 {
            let list = FakeList()
            let log = Log()
            var remaining = Array(0..<1000)
            let tokens = remaining.map { number in
                list.proxy.subscription { $0.on(.follow) { (_: UserRow, _) in log.add("\(number)") } }
            }
            var removals = remaining
            switch order {
            case 0: break
            case 1: removals.reverse()
            case 2: removals.sort { ($0 % 2, $0) < ($1 % 2, $1) }
            default: removals.shuffle(using: &random)
            }
            for number in removals.dropLast(10) {
                tokens[number].cancel()
                remaining.removeAll { $0 == number }
            }
            list.show(UserRow("Ada")).post(.follow)
            XCTAssertEqual(log.lines, remaining.map(String.init), "\(removals)")
        }
    }

    @MainActor func testAHandlerOfOneTypeIsNotCountedForAnotherTypeWithTheSameReuseIdentifier() async {
        let list = FakeList()
        let counts = Counts()
        list.bus.addObserver { counts.all.append($0.handlerCount) }
        list.proxy.on(.follow) { (_: UserRow, _) in }
        list.proxy.on(.delete) { (_: UserRow, _) in }
        list.proxy.on(.canMove) { (_: UserRow, _) in true }
        let other = OtherUserRow("Bob")
        XCTAssertFalse(list.proxy.handles(.follow, other))
        XCTAssertFalse(list.proxy.handles(.delete, other))
        XCTAssertFalse(list.proxy.handles(.canMove, other))
        XCTAssertNil(list.bus.ask(.canMove, of: other, at: Self.here, proxy: list.proxy))
        list.show(other).post(.follow)
        list.show(other).post(.follow)
        list.show(UserRow("Ada")).post(.follow)
        XCTAssertEqual(counts.all, [0, 0, 1])
        XCTAssertEqual(list.problems.count, 1, "the unhandled action is reported once for its row type")
        list.proxy.removeAll()
        list.show(UserRow("Ada")).post(.follow)
        XCTAssertEqual(list.problems.count, 2, "the unhandled action is reported for the other row type")
    }

    // MARK: Observers

    @MainActor func testAnObserverWhoseSourceIsGoneEndsWithTheNextPost() async {
        let list = FakeList()
        list.proxy.on(.share) { (_: UserRow, _) in }
        weak var held: NSObject?
        var token: CellActionSubscription?
        do {
            let (source, object) = (NSObject(), NSObject())
            held = object
            token = list.bus.addObserver(for: .follow, from: source) { [object] _ in _ = object }
        }
        XCTAssertNotNil(held)
        list.show(UserRow("Ada")).post(.share)
        XCTAssertNil(held)
        XCTAssertEqual(token?.isCancelled, true)
    }

    @MainActor func testObserversWhoseSourcesAreGoneAreReleasedAsOthersAreAdded() async {
        let bus = CellActionBus()
        var held: [Weak] = []
        for number in 0..<10_000 {
            let (source, object) = (NSObject(), NSObject())
            held.append(Weak(object))
            switch number % 3 {
            case 0: bus.addObserver(from: source) { [object] _ in _ = object }
            case 1: bus.addObserver(for: .follow, from: source, .afterHandlers) { [object] _ in _ = object }
            default: bus.addGate(from: source) { [object] _ in withExtendedLifetime(object) { .pass } }
            }
        }
        XCTAssertLessThan(held.count { $0.object != nil }, 100)
    }

    @MainActor func testASourcesDeinitializerMayCancelAnotherObserver() async {
        final class Source: Sendable {
            let other: CellActionSubscription
            init(_ other: CellActionSubscription) { self.other = other }
            deinit { other.cancel() }
        }
        let list = FakeList()
        let log = Log()
        for _ in 0..<100 {
            let other = list.bus.addObserver { _ in log.add("cancelled") }
            list.bus.addObserver(from: Source(other)) { _ in log.add("gone") }
        }
        list.show(UserRow("Ada")).post(.follow)
        XCTAssertEqual(log.lines, [])
    }

    @MainActor func testObserversRemovedInAnyOrderKeepTheOrderOfTheOthers() async {
        let list = FakeList()
        list.proxy.on(.follow) { (_: UserRow, _) in }
        let log = Log()
        let tokens = (0..<500).map { number in list.bus.addObserver { _ in log.add("\(number)") } }
        for number in (0..<500).reversed() where number % 100 != 7 { tokens[number].cancel() }
        list.show(UserRow("Ada")).post(.follow)
        XCTAssertEqual(log.lines, ["7", "107", "207", "307", "407"])
    }
}

@MainActor
private final class Counts {
    var all: [Int] = []
}

/// A second row type with the same reuse identifier as ``UserRow``.
private final class OtherUserRow: CellConfigurator {
    var item: String
    init(_ item: String) { self.item = item }
    static var reuseIdentifier: String { "UserCell" }
    func configure(cell: FakeCell) {}
}
