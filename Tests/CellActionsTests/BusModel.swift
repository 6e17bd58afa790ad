import CellActions
import XCTest

/// A simple model that predicts which gates, observers and handlers each dispatch must call. It keeps a single ordered
/// list of all entries ever registered, and selects the entries that match each dispatch.
@MainActor
final class BusModel {
    /// The actions, events and questions that are dispatched.
    enum Message: String, CaseIterable {
        case follow, share, marked, delete, indentationLevel

        var isCustom: Bool { self == .follow || self == .share || self == .marked }
        var isQuestion: Bool { self == .indentationLevel }
    }

    enum Role: Equatable {
        case gate, before, after, handler, work(WhileRunning)

        var isHandler: Bool { self == .handler || isWork }
        var isWork: Bool { if case .work = self { true } else { false } }
    }

    enum Kind: CaseIterable {
        case user, picture, any
    }

    /// A gate, observer or handler that was registered.
    final class Entry {
        let number: Int
        let role: Role
        /// The action, event or question that the entry matches, or `nil` if it matches all of them.
        let message: Message?
        /// The list on whose proxy the handler was registered, or `nil` for gates and observers.
        var list: Int?
        var kind = Kind.any
        /// The list to which a gate or observer is restricted; `sourceRow` further restricts it to the cell of one row.
        var sourceList: Int?
        var sourceRow: Int?
        var isOnce = false
        var owner: Int?
        var endsWithRow = false
        /// Whether a gate stops the actions and events that it receives.
        var stops = false
        var isCancelled = false

        init(_ number: Int, _ role: Role, _ message: Message?) {
            self.number = number
            self.role = role
            self.message = message
        }
    }

    /// The row for which an action, event or question is dispatched.
    struct Row {
        let number: Int
        let list: Int
        let kind: Kind
    }

    /// A dispatch in progress.
    private struct Dispatch {
        let message: Message
        let row: Row
        var expected: [Entry]
        var isHandledOrCustom = false
        var isStopped = false
        let isObservedByName: Bool
        var isReported = false
    }

    /// The task in which a call of an asynchronous handler runs.
    final class Work {
        let entry: Entry
        let row: Int
        let number: Int
        var isCancelled = false
        var hasArrived = false

        init(_ entry: Entry, _ row: Int, _ number: Int) {
            self.entry = entry
            self.row = row
            self.number = number
        }
    }

    private(set) var entries: [Entry] = []
    private var dispatches: [Dispatch] = []
    private(set) var work: [Work] = []
    private(set) var workCount = 0
    private var liveOwners: Set<Int> = []
    private struct Key: Hashable {
        let message: Message
        let list: Int
        let kind: Kind
    }
    private var reported: Set<Key> = []
    private(set) var dispatchCount = 0
    private(set) var failures = 0
    private let seed: UInt64

    init(seed: UInt64) { self.seed = seed }

    func fail(_ text: String, line: UInt = #line) { XCTFail("seed \(seed): \(text)", line: line) }

    func add(_ role: Role, _ message: Message?) -> Entry {
        let entry = Entry(entries.count, role, message)
        entries.append(entry)
        return entry
    }

    // MARK: Ending

    func isLive(_ entry: Entry) -> Bool {
        !entry.isCancelled && entry.owner.map(liveOwners.contains) ?? true
    }

    func begin(owner: Int) { liveOwners.insert(owner) }
    func end(owner: Int) { liveOwners.remove(owner) }

    func cancel(_ entry: Entry) {
        entry.isCancelled = true
        cancelWork { $0.entry === entry }
    }

    private func cancelWork(where isIncluded: (Work) -> Bool) {
        // A task that is canceled before it starts never runs, so it is removed.
        work.removeAll { isIncluded($0) && !$0.hasArrived }
        for work in work where isIncluded(work) { work.isCancelled = true }
    }

    func end(list: Int) {
        for entry in entries where entry.list == list { cancel(entry) }
    }

    func end(row: Int) {
        cancelWork { $0.row == row && $0.entry.endsWithRow }
    }

    // MARK: Dispatching

    private func matches(_ entry: Entry, _ message: Message, _ row: Row) -> Bool {
        guard isLive(entry), entry.message == nil || entry.message == message else { return false }
        if entry.role.isHandler { return entry.list == row.list && (entry.kind == .any || entry.kind == row.kind) }
        return (entry.sourceList == nil || entry.sourceList == row.list)
            // Only actions are sent from a cell, so an entry that is restricted to a cell never matches an event or
            // question.
            && (entry.sourceRow == nil || entry.sourceRow == row.number && message.isCustom)
    }

    /// - Returns: The number of handlers for the dispatch.
    @discardableResult
    func begin(_ message: Message, of row: Row, depth: Int?) -> Int {
        if depth == 0 { close(to: 0) }
        if let depth, depth != dispatches.count { fail("\(message) at depth \(depth), not \(dispatches.count)") }
        let all = entries.filter { matches($0, message, row) }
        let handlers = all.filter(\.role.isHandler)
        let before = all.filter { $0.role == .before }
        let after = all.filter { $0.role == .after }
        let expected: [Entry] =
            if message.isQuestion {
                handlers.last.map { [$0] + before + after } ?? []
            } else {
                all.filter { $0.role == .gate } + before + handlers + after
            }
        let isObservedByName = (before + after).contains { $0.message != nil }
        dispatches.append(Dispatch(message: message, row: row, expected: expected, isObservedByName: isObservedByName))
        dispatchCount += 1
        return handlers.count
    }

    /// Whether the latest dispatch is a question. The answer to a question is passed to the observers.
    var isAskingQuestion: Bool { dispatches.last?.message.isQuestion == true }

    /// The expected answer to the latest question.
    var answer: Int? { dispatches.last?.expected.first?.number }

    /// Records a call to an entry, and checks that this entry was expected next.
    func called(_ entry: Entry) {
        guard let last = dispatches.indices.last, pass(until: entry) else {
            return fail("entry \(entry.number) (\(entry.role)) is called out of order")
        }
        if entry.role.isHandler { dispatches[last].isHandledOrCustom = true }
        if entry.isOnce { entry.isCancelled = true }
        guard entry.role == .gate, entry.stops else { return }
        dispatches[last].isStopped = true
        dispatches[last].expected.removeAll { $0.role == .gate || $0.role.isHandler }
    }

    /// Removes the expected entries up to and including the given entry, or all expected entries if it is `nil`.
    /// Reports each skipped entry that should have been called, and starts the tasks of skipped asynchronous handlers.
    ///
    /// - Returns: Whether the given entry was expected and can still be called or, if it is `nil`, whether a dispatch
    ///   is in progress.
    private func pass(until entry: Entry?) -> Bool {
        guard let last = dispatches.indices.last else { return false }
        while let next = dispatches[last].expected.first {
            dispatches[last].expected.removeFirst()
            if next === entry { return isLive(next) }
            guard isLive(next) else { continue }
            guard next.role.isWork else {
                fail("\(dispatches[last].message): entry \(next.number) (\(next.role)) is not called")
                continue
            }
            dispatches[last].isHandledOrCustom = true
            begin(next, dispatches[last].row.number)
        }
        return entry == nil
    }

    /// Ends dispatches, beginning with the innermost, until only the given number of dispatches are in progress.
    func close(to depth: Int) {
        while dispatches.count > depth {
            _ = pass(until: nil)
            let ended = dispatches.removeLast()
            if mustBeReported(ended), !ended.isReported, !reported.contains(key(ended)) {
                fail("unhandled \(ended.message) is not reported")
            }
        }
    }

    private func mustBeReported(_ dispatch: Dispatch) -> Bool {
        dispatch.message.isCustom && !dispatch.isHandledOrCustom && !dispatch.isStopped && !dispatch.isObservedByName
    }

    private func key(_ dispatch: Dispatch) -> Key {
        Key(message: dispatch.message, list: dispatch.row.list, kind: dispatch.row.kind)
    }

    func unhandled(_ name: String) {
        guard pass(until: nil), let dispatch = dispatches.last else {
            return fail("\(name) is reported outside its dispatch")
        }
        dispatches[dispatches.count - 1].isReported = true
        let isNew = reported.insert(key(dispatch)).inserted
        if !mustBeReported(dispatch) || !isNew || dispatch.message.rawValue != name {
            fail("\(name) is incorrectly reported as unhandled")
        }
    }

    // MARK: Asynchronous handlers

    private func begin(_ entry: Entry, _ row: Int) {
        guard case .work(let policy) = entry.role else { return }
        let running = work.filter { $0.entry === entry && $0.row == row }
        switch policy {
        case .ignore where running.contains { !$0.isCancelled }: return
        case .restart: cancelWork { $0.entry === entry && $0.row == row }
        case .ignore, .sideBySide: break
        }
        workCount += 1
        work.append(Work(entry, row, workCount))
    }

    func arrived(_ entry: Entry, _ row: Int) -> Work? {
        let arrived = work.first { $0.entry === entry && $0.row == row && !$0.hasArrived }
        arrived?.hasArrived = true
        if arrived == nil { fail("entry \(entry.number) starts unexpected work for row \(row)") }
        return arrived
    }

    /// - Returns: Whether the task must throw an error.
    func finished(_ done: Work, isCancelled: Bool) -> Bool {
        work.removeAll { $0 === done }
        if done.isCancelled != isCancelled { fail("work of entry \(done.entry.number): isCancelled is \(isCancelled)") }
        guard done.number.isMultiple(of: 3) else { return false }
        if !isCancelled { failures += 1 }
        return true
    }
}
