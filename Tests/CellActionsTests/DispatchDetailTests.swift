import CellActions
import XCTest

/// Tests error-prone details of dispatching: row types, one-time handlers, nesting depth, the queue, the release of
/// objects, and suggested names.
final class DispatchDetailTests: XCTestCase {
    /// A second row type with the same reuse identifier as ``UserRow``.
    private final class GuestRow: CellConfigurator {
        var item = ""
        static var reuseIdentifier: String { "UserCell" }
        func configure(cell: FakeCell) {}
    }

    private class PlainRow: CellConfigurator {
        var item = ""
        class var reuseIdentifier: String { "PlainCell" }
        func configure(cell: FakeCell) {}
    }

    private final class SpecialRow: PlainRow {}

    private static let here = IndexPath(indexes: [0, 0])

    // MARK: Matching row types

    @MainActor func testAPostOfAnotherTypeDoesNotUseUpAOnceOnlyHandler() async {
        let list = FakeList()
        let log = Log()
        list.proxy
            .on(.follow, once: true) { (_: UserRow, _) in log.add("follow") }
            .on(.delete, once: true) { (_: UserRow, _) in log.add("delete") }
            .on(.canEdit, once: true) { (_: UserRow, _) in true }

        for row in [GuestRow(), UserRow("Ada"), UserRow("Bob")] as [any CellConfigurator] {
            list.show(row).post(.follow)
            list.bus.post(.delete, (), to: row, at: Self.here, proxy: list.proxy)
            log.add("\(list.bus.ask(.canEdit, of: row, at: Self.here, proxy: list.proxy) ?? false)")
        }

        XCTAssertEqual(log.lines, ["false", "follow", "delete", "true", "false"])
    }

    @MainActor func testAHandlerOfAClassHandlesItsSubclassesAndNotItsSuperclass() async {
        let list = FakeList()
        let log = Log()
        let plain = list.proxy.subscription { $0.on(.follow) { (c: PlainRow, _) in log.add("plain \(type(of: c))") } }
        list.proxy
            .on(.follow) { (c: SpecialRow, _) in log.add("special") }
            .on(.follow, once: true) { (_: PlainRow, _) in log.add("once") }
        let shown = [list.show(PlainRow()), list.show(SpecialRow())]

        shown[1].post(.follow)
        shown[0].post(.follow)
        plain.cancel()
        shown[1].post(.follow)

        XCTAssertEqual(log.lines, ["plain SpecialRow", "special", "once", "plain PlainRow", "special"])
    }

    @MainActor func testAHandlerOfAClassWhoseOwnerIsGoneHandlesNothingOfItsSubclasses() async {
        let list = FakeList()
        var owner: NSObject? = NSObject()
        if let owner { list.proxy.on(.follow, owner: owner) { (_, _: PlainRow, _) in } }
        owner = nil

        list.show(SpecialRow()).post(.follow)

        XCTAssertEqual(list.problems, [.unhandled(action: "follow", reuseIdentifier: "PlainCell", nearest: nil)])
    }

    @MainActor func testQuestionsOfTheSameNameWithAnswersOfDifferentTypesAreDifferent() async {
        let list = FakeList()
        let row = UserRow("Ada")
        list.proxy
            .on(RowQuestion<Void, Int>("howMany")) { (_: UserRow, _) in 7 }
            .on(RowQuestion<Void, String>("howMany")) { (_: UserRow, _) in "seven" }

        for _ in 0..<2 {
            let number = list.bus.ask(
                RowQuestion<Void, Int>("howMany"), of: row, at: Self.here, proxy: list.proxy)
            let text = list.bus.ask(
                RowQuestion<Void, String>("howMany"), of: row, at: Self.here, proxy: list.proxy)
            XCTAssertEqual(number, 7)
            XCTAssertEqual(text, "seven")
        }
    }

    @MainActor func testAOnceOnlyHandlerWithAPayloadAndAnOwnerIsCalledOnce() async {
        let list = FakeList()
        let log = Log()
        var owner: NSObject? = NSObject()
        let row = UserRow("Ada")
        if let owner {
            list.proxy
                .on(.move, owner: owner, once: true) { (_, _: UserRow, _, to) in log.add("once \(to[1])") }
                .on(.move, owner: owner) { (_, _: UserRow, _, to) in log.add("\(to[1])") }
                .on(.toggled, owner: owner, once: true) { (_, _: UserRow, _, isOn) in log.add("once \(isOn)") }
                .on(.toggled, owner: owner) { (_, _: UserRow, _, isOn) in log.add("\(isOn)") }
        }
        let shown = list.show(row)
        for place in 1...2 {
            list.bus.post(.move, IndexPath(indexes: [0, place]), to: row, at: Self.here, proxy: list.proxy)
            shown.post(.toggled, true)
        }
        XCTAssertEqual(log.lines, ["once 1", "1", "once true", "true", "2", "true"])

        owner = nil
        list.bus.post(.move, Self.here, to: row, at: Self.here, proxy: list.proxy)
        shown.post(.toggled, true)
        XCTAssertEqual(log.lines.count, 6)
    }

    @MainActor func testAnActionWithoutAHandlerAmongNineOthersIsReported() async {
        let list = FakeList()
        for number in 0..<9 { list.proxy.on(.custom("action \(number)")) { (_: UserRow, _) in } }
        let shown = list.show(UserRow("Ada"))

        for number in 0..<9 { shown.post(.custom("action \(number)")) }
        XCTAssertEqual(list.problems, [])
        shown.post(.custom("something else"))
        XCTAssertEqual(
            list.problems, [.unhandled(action: "something else", reuseIdentifier: "UserCell", nearest: nil)])
    }

    @MainActor func testObserversReceiveTheIndexPathThatTheListReports() async {
        @MainActor
        final class FixedPathHost: CellActionHost {
            let hostView: AnyObject = NSObject()
            func indexPath(of binding: CellBinding) -> IndexPath? { IndexPath(indexes: [3, 7]) }
        }
        let list = FakeList()
        let host = FixedPathHost()
        list.proxy.host = host
        var received: [IndexPath] = []
        list.bus.addObserver(for: .follow) { received.append($0.indexPath) }
        list.bus.addObserver(for: .follow, .afterHandlers) { received.append($0.indexPath) }

        list.show(UserRow("Ada"), at: 1).post(.follow)

        XCTAssertEqual(received, [IndexPath(indexes: [3, 7]), IndexPath(indexes: [3, 7])])
    }

    // MARK: Depth

    @MainActor func testEventsAndQuestionsCountTowardTheDepth() async {
        let list = FakeList()
        let log = Log()
        let row = UserRow("Ada")
        let shown = list.show(row)
        list.bus.addObserver { log.add("\($0.name) \($0.depth)") }
        list.proxy
            .on(.delete) { (_: UserRow, _) in
                shown.post(.share)
                _ = list.bus.ask(.canEdit, of: row, at: Self.here, proxy: list.proxy)
            }
            .on(.canEdit) { (_: UserRow, _) in
                shown.post(.follow)
                return true
            }
            .on(.share) { (_: UserRow, _) in }
            .on(.follow) { (_: UserRow, _) in }

        list.bus.post(.delete, (), to: row, at: Self.here, proxy: list.proxy)
        shown.post(.share)

        XCTAssertEqual(log.lines, ["delete 0", "share 1", "follow 2", "canEdit 1", "share 0"])
    }

    // MARK: The queue

    @MainActor func testPostsOfThreadsAfterTheQueueWasDrainedAreDeliveredToo() async {
        let list = FakeList()
        let log = Log()
        list.proxy.on(.follow) { (_: UserRow, _) in log.add("follow") }
        let shown = list.show(UserRow("Ada"))
        let reference = shown.reference

        for round in 1...3 {
            runThreads(1) { _ in CellAction.follow.invoke(from: reference) }
            await letMainActorWork { log.lines.count == round }
            XCTAssertEqual(log.lines.count, round)
            // Lets the delivery's remaining work finish before the next post.
            for _ in 0..<100 { await Task.yield() }
        }
        XCTAssertTrue(shown.reference.isValid)
    }

    @MainActor func testAPostFromAReferenceFollowsQueuedPostsThatMayEndItsRow() async {
        let list = FakeList()
        let log = Log()
        let (ada, bob) = (list.show(UserRow("Ada")), list.show(UserRow("Bob")))
        list.proxy.on(.share) { (_: UserRow, _) in
            log.add("share")
            bob.binding.end()
        }
        list.proxy.on(.follow) { (c: UserRow, _) in log.add("follow \(c.item)") }
        let (first, second) = (ada.reference, bob.reference)
        runThreads(1) { _ in CellAction.share.invoke(from: first) }

        CellAction.follow.invoke(from: second)
        CellAction.follow.invoke(from: first)

        XCTAssertEqual(log.lines, ["share", "follow Ada"])
        XCTAssertEqual(list.problems, [.noRow(action: "follow", view: "a cell of UserCell")])
    }

    @MainActor func testTheLastActionOfACellFollowsQueuedOnes() async {
        let list = FakeList()
        let log = Log()
        let shown = list.show(UserRow("Ada"))
        let reference = shown.reference
        list.proxy
            .on(.follow) { (_: UserRow, _) in log.add("follow") }
            .on(.didEndDisplaying) { (_: UserRow, _) in log.add("end") }
        runThreads(1) { _ in CellAction.follow.invoke(from: reference) }

        list.bus.post(.didEndDisplaying, (), to: shown.binding, cell: shown.cell, isLast: true)
        shown.post(.follow)

        XCTAssertEqual(log.lines, ["follow", "end"])
        XCTAssertFalse(reference.isValid)
        XCTAssertEqual(list.problems, [.noRow(action: "follow", view: "FakeCell")])
    }

    // MARK: Releases

    @MainActor func testReleasingAnObserverMayCancelAndAddOthers() async {
        final class DeinitAction: Sendable {
            let work: @Sendable () -> Void
            init(_ work: @escaping @Sendable () -> Void) { self.work = work }
            deinit { work() }
        }
        let list = FakeList()
        let log = Log()
        let bus = list.bus
        let other = bus.addObserver { _ in log.add("other") }
        let problems = bus.addProblemObserver { _ in log.add("problem") }
        func add(_ action: DeinitAction) -> CellActionSubscription {
            bus.addObserver { _ in withExtendedLifetime(action) {} }
        }
        let observer = add(
            DeinitAction {
                other.cancel()
                problems.cancel()
                bus.addObserver { _ in log.add("late") }
            })

        observer.cancel()
        list.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(log.lines, ["late"])
    }

    // MARK: Suggested names

    func testTheNearestNameDiffersByAThirdOfItsLettersAtMost() {
        XCTAssertEqual(nearestName(to: "folow", among: ["share", "Follow"]), "Follow")
        XCTAssertEqual(nearestName(to: "FOLLOW", among: ["fellow", "follow"]), "follow")
        XCTAssertEqual(nearestName(to: "abcdef", among: ["abcdxy"]), "abcdxy")
        XCTAssertNil(nearestName(to: "abcdef", among: ["abcxyz"]))
        XCTAssertEqual(nearestName(to: "a", among: ["b"]), "b", "one different letter is always allowed")
        XCTAssertNil(nearestName(to: "ab", among: ["cd"]))
        XCTAssertEqual(
            nearestName(to: "cat", among: ["bat", "hat"]), "bat", "the first of two equally near names is returned")
        XCTAssertEqual(
            nearestName(to: "follows", among: ["fellow", "follow"]), "follow", "the nearer name is returned")
        XCTAssertNil(nearestName(to: "abcdef", among: ["axbcdyeg"]), "a missing letter counts as a difference")
        XCTAssertNil(nearestName(to: "axbcdyeg", among: ["abcdef"]), "an extra letter counts as a difference")
        XCTAssertNil(nearestName(to: "xxxabcdef", among: ["abcdeg"]), "extra letters at the start count as differences")
        XCTAssertNil(nearestName(to: "follow", among: []))
    }
}
