import CellActions
import TestSupport
import XCTest

/// Performs random operations with one bus and two lists, on the main actor and on other threads, and compares the
/// calls with a model.
@MainActor
final class RandomBusWalk {
    typealias Message = BusModel.Message
    typealias Entry = BusModel.Entry

    /// A post, identified by its thread and its number within that thread.
    struct Mark: Hashable, Sendable {
        let thread: Int
        let number: Int
    }
    nonisolated static let marked = CellAction<Mark>("marked")

    private struct Failure: Error {}

    /// A row in a list, and the cell that shows it.
    private final class Place {
        var shown: ShownRow
        let row: BusModel.Row
        let list: FakeList
        var hasEnded = false

        init(_ shown: ShownRow, _ row: BusModel.Row, _ list: FakeList) {
            self.shown = shown
            self.row = row
            self.list = list
        }
    }

    private let bus = CellActionBus()
    private let model: BusModel
    private var random: SplitMix64
    private let threadsAreJoined: Bool
    private var lists: [(number: Int, list: FakeList)] = []
    private var listCount = 0
    private var places: [Place] = []
    private var subscriptions: [Int: CellActionSubscription] = [:]
    private var owners: [Int: NSObject] = [:]
    private var running: [Entry] = []
    private var doors: [Int: CheckedContinuation<Void, Never>] = [:]
    private var marks: [Int: Int] = [:]
    private var posts = 0
    private var lost = 0
    private var failures = 0
    private var threadCount = 0
    /// The number of changes that handlers may still make during this step.
    private var remainingChanges = 0

    /// - Parameter threadsAreJoined: Whether each thread ends before the next step, which makes a seed reproducible.
    init(seed: UInt64, threadsAreJoined: Bool) {
        random = SplitMix64(state: seed)
        model = BusModel(seed: seed)
        self.threadsAreJoined = threadsAreJoined
        let first = model.add(.gate, nil)
        bus.addGate { [unowned self] event in
            dispatchBegan(event)
            model.called(first)
            return .pass
        }
        let last = model.add(.after, nil)
        bus.addObserver(.afterHandlers) { [unowned self] _ in model.called(last) }
        for _ in 0..<2 { addList() }
    }

    private func addList() {
        let list = FakeList(bus: bus)
        lists.append((listCount, list))
        for kind in [BusModel.Kind.user, .user, .picture] { addPlace(kind, listCount, list) }
        listCount += 1
        bus.onProblem = { [unowned self] problem in
            switch problem.kind {
            case .unhandled: model.unhandled(problem.operation ?? "")
            case .noRow: lost += 1
            case .failed: failures += 1
            default: model.fail("unexpected problem: \(problem)")
            }
        }
    }

    private func addPlace(_ kind: BusModel.Kind, _ listNumber: Int, _ list: FakeList) {
        let number = places.count
        let row: any CellConfigurator = kind == .user ? ValueRow("\(number)") : PictureRow(number)
        places.append(Place(list.show(row), .init(number: number, list: listNumber, kind: kind), list))
    }

    /// Returns a random place. With a probability of 1 in 8, this is a place whose row has ended; otherwise, it is a
    /// place whose row is still live. Returns `nil` if there is no such place.
    private func anyPlace() -> Place? {
        let hasEnded = Int.random(in: 0..<8, using: &random) == 0
        return places.filter { $0.hasEnded == hasEnded }.randomElement(using: &random)
    }

    private func flip() -> Bool { Bool.random(using: &random) }

    private func dispatchBegan(_ event: CellActionEvent) {
        guard let message = Message(rawValue: event.name), let place = places.first(where: { isRow(event, $0) }) else {
            return model.fail("unexpected event \(event)")
        }
        if let mark = event.payload as? Mark {
            if mark.number <= marks[mark.thread, default: -1] { model.fail("\(mark) is out of order") }
            marks[mark.thread] = mark.number
        }
        let handlers = model.begin(message, of: place.row, depth: event.depth)
        if event.handlerCount != handlers { model.fail("\(message): \(event.handlerCount) handlers, not \(handlers)") }
        if event.list !== place.list.view { model.fail("\(message) comes from the wrong list") }
        if event.cell?.isValid == false { model.fail("\(message) comes from an invalid cell") }
    }

    private func isRow(_ event: CellActionEvent, _ place: Place) -> Bool {
        event.configurator === place.shown.binding.configurator
    }

    // MARK: Steps

    func step() async {
        remainingChanges = 3
        switch Int.random(in: 0..<27, using: &random) {
        case 0..<8: post(Message.allCases.randomElement(using: &random) ?? .follow)
        case 8..<13: register()
        case 13, 14: cancelOne()
        case 15: owners.keys.sorted().randomElement(using: &random).map(end(owner:))
        case 16..<19: postFromThreads()
        case 19: endPlace()
        case 20 where listCount < 4: endList()
        case 20, 21: openDoor()
        case 22, 23: rename()
        case 24: replaceConfigurator()
        default: await Task.yield()
        }
    }

    func end() async {
        remainingChanges = 0
        while !model.work.isEmpty {
            await letMainActorWork { self.model.work.allSatisfy(\.hasArrived) }
            guard model.work.allSatisfy(\.hasArrived) else {
                return model.fail("an asynchronous handler does not start")
            }
            while let door = doors.keys.first { doors.removeValue(forKey: door)?.resume() }
            await bus.waitUntilIdle()
        }
        await letMainActorWork { self.posts <= self.model.dispatchCount + self.lost }
        model.close(to: 0)
        await bus.waitUntilIdle()
        guard model.work.isEmpty else { return await end() }
        if posts != model.dispatchCount + lost {
            model.fail("\(posts) posts, \(model.dispatchCount) dispatched, \(lost) without a row")
        }
        if failures != model.failures { model.fail("\(failures) failures, not \(model.failures)") }
    }

    private func endPlace() {
        guard let place = places.filter({ !$0.hasEnded }).randomElement(using: &random) else { return }
        end(place)
        addPlace(place.row.kind, place.row.list, place.list)
    }

    private func end(_ place: Place) {
        place.hasEnded = true
        place.shown.binding.end()
        model.end(row: place.row.number)
    }

    private func endList() {
        let (number, list) = lists.removeFirst()
        list.proxy.end()
        model.end(list: number)
        for place in places where place.row.list == number && !place.hasEnded { end(place) }
        addList()
    }

    /// Changes the value of a row that is identified by its value. There are few possible values, so rows often become
    /// equal.
    private func rename() {
        let rows = places.compactMap { $0.shown.binding.configurator as? ValueRow }
        rows.randomElement(using: &random)?.item = "\(Int.random(in: 0..<5, using: &random))"
    }

    /// Replaces a row's configurator with another configurator that has the same identity, as an update would do.
    private func replaceConfigurator() {
        let live = places.filter { !$0.hasEnded }
        guard let place = live.randomElement(using: &random), let row = place.shown.binding.configurator as? ValueRow
        else { return }
        place.shown = place.list.replace(place.shown, by: ValueRow(row.item))
    }

    private func openDoor() {
        guard let door = doors.keys.sorted().randomElement(using: &random) else { return }
        doors.removeValue(forKey: door)?.resume()
    }

    private func cancelOne() {
        let live = model.entries.dropFirst(2).filter(model.isLive)
        guard let entry = live.randomElement(using: &random) else { return }
        model.cancel(entry)
        subscriptions[entry.number]?.cancel()
    }

    private func end(owner: Int) {
        // While a handler runs, it retains its owner.
        guard !running.contains(where: { $0.owner == owner }) else { return }
        model.end(owner: owner)
        owners[owner] = nil
    }

    // MARK: Posts

    private func post(_ message: Message) {
        guard let place = anyPlace() else { return }
        let depth = running.count
        switch message {
        case .follow, .share:
            posts += 1
            place.shown.post(.custom(message.rawValue))
        case .marked:
            posts += 1
            // The mark gets an unused thread number, because posts that other threads have queued are delivered before
            // this post, and their handlers may post marks as well.
            threadCount += 1
            place.shown.post(Self.marked, Mark(thread: threadCount, number: 0))
        case .delete where !place.hasEnded:
            posts += 1
            bus.post(.delete, (), in: place.list.proxy.registry) {
                (place.shown.binding.configurator, place.shown.binding.lastIndexPath)
            }
        case .indentationLevel where !place.hasEnded:
            posts += 1
            var expected: Int?
            let answer = bus.ask(.indentationLevel, (), in: place.list.proxy.registry) {
                model.close(to: depth)
                model.begin(message, of: place.row, depth: nil)
                expected = model.answer
                return (place.shown.binding.configurator, place.shown.binding.lastIndexPath)
            }
            if answer != expected { model.fail("the answer is \(answer ?? -1), not \(expected ?? -1)") }
        default: return
        }
        model.close(to: depth)
    }

    private func postFromThreads() {
        let first = threadCount + 1
        let count = threadsAreJoined ? 1 : Int.random(in: 1...4, using: &random)
        threadCount += count
        let references = (0..<Int.random(in: 1...5, using: &random)).compactMap { _ in
            places.filter { !$0.hasEnded }.randomElement(using: &random)?.shown.reference
        }
        posts += count * references.count
        let work: @Sendable (Int) -> Void = { thread in
            for (number, reference) in references.enumerated() {
                Self.marked.invoke(from: reference, payload: Mark(thread: first + thread, number: number))
            }
        }
        if threadsAreJoined { runThreads(count, work) } else { startThreads(count, work) }
    }

    // MARK: Registering

    private func register() {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: observe(.gate)
        case 1: observe(Bool.random(using: &random) ? .before : .after)
        case 2, 3: registerWork()
        default: registerHandler()
        }
    }

    private func called(_ entry: Entry) {
        model.called(entry)
        running.append(entry)
        defer { running.removeLast() }
        guard remainingChanges > 0, !model.isAskingQuestion else { return }
        remainingChanges -= 1
        switch (entry.number + remainingChanges) % 10 {
        case 0: post(.follow)
        case 1: post(.delete)
        case 2: register()
        case 3, 4: cancelOne()
        case 5: owners.keys.sorted().first.map(end(owner:))
        case 6 where threadsAreJoined: postFromThreads()
        case 7: post(.indentationLevel)
        case 8: rename()
        case 9: replaceConfigurator()
        default: break
        }
    }

    private func observe(_ role: BusModel.Role) {
        let message = Bool.random(using: &random) ? nil : Message.allCases.randomElement(using: &random)
        if role == .gate, message?.isQuestion == true { return }
        let entry = model.add(role, message)
        entry.stops = message != nil && Int.random(in: 0..<3, using: &random) == 0
        var source: AnyObject?
        if let place = places.randomElement(using: &random), !place.hasEnded {
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                source = place.list
                entry.sourceList = place.row.list
            case 1:
                source = place.list.view
                entry.sourceList = place.row.list
            case 2:
                source = place.shown.cell
                entry.sourceRow = place.row.number
            default: break
            }
        }
        subscriptions[entry.number] = role == .gate ? addGate(entry, source) : addObserver(entry, source)
    }

    private func addGate(_ entry: Entry, _ source: AnyObject?) -> CellActionSubscription {
        let gate: @MainActor @Sendable (CellActionEvent) -> CellActionBus.GateDecision = { [unowned self] _ in
            called(entry)
            return entry.stops ? .stop : .pass
        }
        return switch entry.message {
        case .follow: bus.addGate(for: .follow, from: source, gate)
        case .share: bus.addGate(for: .share, from: source, gate)
        case .marked: bus.addGate(for: Self.marked, from: source, gate)
        case .delete: bus.addGate(for: RowEvent.delete, from: source, gate)
        case .indentationLevel, nil: bus.addGate(from: source, gate)
        }
    }

    private func addObserver(_ entry: Entry, _ source: AnyObject?) -> CellActionSubscription {
        let timing: CellActionBus.ObserverTiming = entry.role == .after ? .afterHandlers : .beforeHandlers
        let receive: @MainActor @Sendable (CellActionEvent) -> Void = { [unowned self] _ in called(entry) }
        return switch entry.message {
        case .follow: bus.addObserver(for: .follow, from: source, timing, using: receive)
        case .share: bus.addObserver(for: .share, from: source, timing, using: receive)
        case .marked:
            bus.addObserver(for: Self.marked, from: source, timing) { event, mark in
                XCTAssertEqual(event.payload as? Mark, mark)
                receive(event)
            }
        case .delete: bus.addObserver(for: RowEvent.delete, from: source, timing, using: receive)
        case .indentationLevel: bus.addObserver(for: RowQuestion.indentationLevel, from: source, timing, using: receive)
        case nil: bus.addObserver(from: source, timing, using: receive)
        }
    }

    private func registerHandler() {
        guard let message = Message.allCases.randomElement(using: &random),
            let list = lists.randomElement(using: &random),
            let kind = BusModel.Kind.allCases.randomElement(using: &random)
        else { return }
        let entry = model.add(.handler, message)
        (entry.list, entry.kind) = (list.number, kind)
        entry.isOnce = Int.random(in: 0..<4, using: &random) == 0
        var owner: NSObject?
        if kind != .any, Int.random(in: 0..<3, using: &random) == 0 {
            owner = NSObject()
            entry.owner = entry.number
            owners[entry.number] = owner
            model.begin(owner: entry.number)
        }
        let proxy = list.list.proxy
        subscriptions[entry.number] =
            switch kind {
            case .user: handle(ValueRow.self, message, proxy, entry, owner)
            case .picture: handle(PictureRow.self, message, proxy, entry, owner)
            case .any: handleAny(message, proxy, entry)
            }
    }

    private func handle<C: CellConfigurator>(
        _ type: C.Type, _ message: Message, _ proxy: CellActionProxy, _ entry: Entry, _ owner: NSObject?
    ) -> CellActionSubscription {
        let call: @MainActor () -> Void = { [unowned self] in called(entry) }
        let once = entry.isOnce
        switch message {
        case .follow, .share:
            let action = CellAction.custom(message.rawValue)
            if let owner {
                return proxy.subscription { $0.on(action, owner: owner, once: once) { (_, _: C, _) in call() } }
            }
            return proxy.subscription { $0.on(action, once: once) { (_: C, _) in call() } }
        case .marked:
            if let owner {
                return proxy.subscription {
                    $0.on(Self.marked, owner: owner, once: once) { (_, _: C, _, _: Mark) in call() }
                }
            }
            return proxy.subscription { $0.on(Self.marked, once: once) { (_: C, _, _: Mark) in call() } }
        case .delete:
            if let owner {
                return proxy.subscription { $0.on(.delete, owner: owner, once: once) { (_, _: C, _) in call() } }
            }
            return proxy.subscription { $0.on(.delete, once: once) { (_: C, _) in call() } }
        case .indentationLevel:
            let answer: @MainActor () -> Int = {
                call()
                return entry.number
            }
            if let owner {
                return proxy.subscription {
                    $0.on(.indentationLevel, owner: owner, once: once) { (_, _: C, _) in answer() }
                }
            }
            return proxy.subscription { $0.on(.indentationLevel, once: once) { (_: C, _) in answer() } }
        }
    }

    private func handleAny(_ message: Message, _ proxy: CellActionProxy, _ entry: Entry) -> CellActionSubscription {
        let call: @MainActor () -> Void = { [unowned self] in called(entry) }
        let once = entry.isOnce
        return switch message {
        case .follow, .share:
            proxy.subscription { $0.on(.custom(message.rawValue), once: once) { (_: AnyRow, _) in call() } }
        case .marked: proxy.subscription { $0.on(Self.marked, once: once) { (_: AnyRow, _, _) in call() } }
        case .delete: proxy.subscription { $0.on(.delete, once: once) { (_: AnyRow, _) in call() } }
        case .indentationLevel:
            proxy.subscription {
                $0.on(.indentationLevel, once: once) { (_: AnyRow, _) in
                    call()
                    return entry.number
                }
            }
        }
    }

    private func registerWork() {
        guard let list = lists.randomElement(using: &random),
            let policy = [WhileRunning.ignore, .restart, .sideBySide].randomElement(using: &random)
        else { return }
        let message = Bool.random(using: &random) ? Message.follow : .delete
        let entry = model.add(.work(policy), message)
        (entry.list, entry.kind) = (list.number, .user)
        entry.endsWithRow = message == .follow && Bool.random(using: &random)
        subscriptions[entry.number] =
            message == .follow
            ? list.list.proxy.subscription {
                $0.on(
                    .follow, whileRunning: policy, cancelsWithRow: entry.endsWithRow
                ) { [unowned self] (c: ValueRow, _) in try await work(entry, c) }
            }
            : list.list.proxy.subscription {
                $0.on(.delete, whileRunning: policy) { [unowned self] (c: ValueRow, _) in
                    try await work(entry, c)
                }
            }
    }

    private func work(_ entry: Entry, _ row: ValueRow) async throws {
        guard let place = places.first(where: { $0.shown.binding.configurator === $0.list.latest(row) }) else {
            return model.fail("the row of entry \(entry.number) is not in a list")
        }
        guard let work = model.arrived(entry, place.row.number) else { return }
        if flip() { rename() }
        await withCheckedContinuation { doors[work.number] = $0 }
        if flip() { row.item = "saved" }
        if model.finished(work, isCancelled: Task.isCancelled) { throw Failure() }
    }
}
