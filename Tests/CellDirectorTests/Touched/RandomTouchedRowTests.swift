import CellDirector
import HeadlessUIKit
import XCTest

/// Tests random touches during which any handler may change the rows. The messages of a touch must name the touched
/// row, with a few exceptions. If `CELLDIRECTOR_SOAK_MINUTES` is set, the test performs about a million steps.
final class RandomTouchedRowTests: XCTestCase {
    @MainActor func testEveryMessageOfARandomTouchNamesTheTouchedRow() async throws {
        forEachSeed([20_261_123, 0, 1, 42] + (100..<(isSoaking ? 1_770 : 100))) { TouchWalk.play(seed: $0, steps: 600) }
    }
}

/// Simulates a user who touches rows at random while handlers, also those of actions from other threads, change the
/// rows.
@MainActor
private final class TouchWalk {
    /// How the rows are changed: by updates, or by a model that the list observes.
    private enum Source: CaseIterable { case update, model }

    private var generator: SplitMix64
    private let list: TouchedList
    private let source: Source
    private var nextID = 5
    /// The number of changes that handlers may still make in this step.
    private var changes = 0
    private var touched = -1
    private var selected: Set<Int> = []
    private var open: Int?
    private var did = ""
    /// Whether an action posted from another thread is still queued, and the number of such actions that were still
    /// queued when the rows changed.
    private var isPosted = false
    private var latePostCount = 0
    private(set) var wrong: [String] = []
    private(set) var messageCount = 0

    static func play(seed: UInt64, steps: Int) {
        var generator = SplitMix64(state: seed)
        var (step, count) = (0, 0)
        while step < steps {
            let walk = TouchWalk(seed: generator.next())
            for _ in 0..<50 {
                let exceptions = exceptions { walk.step() }
                step += 1
                guard exceptions.isEmpty, walk.wrong.isEmpty else {
                    return XCTFail("seed \(seed), step \(step), \(walk.did): \(exceptions) \(walk.wrong)")
                }
            }
            count += walk.messageCount
        }
        XCTAssertGreaterThan(count, steps * 2, "seed \(seed): the touches send more than two messages per step")
    }

    init(seed: UInt64) {
        var generator = SplitMix64(state: seed)
        let source = Source.allCases.randomElement(using: &generator) ?? .model
        let kind = TouchedList.Kind.allCases.randomElement(using: &generator) ?? .table
        list = TouchedList(kind, source == .model ? .modelReverses : nil)
        self.source = source
        self.generator = generator
        list.listenToMenus()
        list.listenToSwipes()
        list.heard.onEach = { [unowned self] in if changes > 0, pick(4) == 0 { change() } }
        list.onShare { [unowned self] in
            isPosted = false
            change()
        }
        if flip() { list.setSelectsSeveral() }
        list.table?.director.keepsSelection = flip()
        list.tiles?.director.keepsSelection = list.table?.director.keepsSelection ?? flip()
    }

    // MARK: Changes

    private func change() {
        changes -= 1
        if isPosted { latePostCount += 1 }
        isPosted = false
        did += "; change after \(list.heard.lines.last ?? "nothing")"
        var ids = source == .model ? list.model.words.map(\.id) : list.ids
        switch pick(6) {
        case 0: ids.shuffle(using: &generator)
        case 1: ids.reverse()
        case 2:
            if let place = ids.firstIndex(of: touched) { ids.insert(ids.remove(at: place), at: 0) }
        case 3:
            ids.insert(nextID, at: pick(ids.count + 1))
            nextID += 1
        case 4: if ids.count > 3 { ids.remove(at: pick(ids.count)) }
        default: break
        }
        if source == .model {
            list.model.words = ids.map { Word(id: $0, text: "word \($0)") }
        } else if flip() {
            list.show(ids)
        } else {
            list.reorder(to: ids)
        }
        if pick(4) == 0 {
            did += " and layout"
            list.list.layoutIfNeeded()
        }
    }

    // MARK: Touches

    func step() {
        // Delivers any action from another thread that is still queued because the touch in the previous step was
        // refused.
        list.proxy.bus.deliverQueued()
        list.heard.forget()
        list.list.layoutIfNeeded()
        if list.list.contentOffset.y > 0, flip() { list.list.contentOffset.y = 0 }
        list.list.layoutIfNeeded()
        guard let path = list.visiblePaths.randomElement(using: &generator), let id = list.id(at: path) else { return }
        touched = id
        selected = Set(list.selectedPaths.compactMap { list.id(at: $0) })
        changes = pick(3)
        if pick(6) == 0,
            let reference = list.visiblePaths.first.flatMap({ list.cell($0.row) }).flatMap({ CellReference($0) })
        {
            isPosted = true
            list.postFromThread(.share, reference)
        }
        // Ignores errors, because the touch may be impossible at the moment.
        try? touch(path)
        changes = 0
        let before = open
        for line in list.heard.lines { check(line, openBefore: before) }
        messageCount += list.heard.lines.count
        list.list.layoutIfNeeded()
        let (shown, ids) = (list.shown, list.ids)
        let first = shown.first.flatMap { ids.firstIndex(of: $0) } ?? 0
        if Array(ids.dropFirst(first).prefix(shown.count)) != shown {
            wrong.append("\(shown) are shown, but the rows are \(ids) in a \(source) list after \(list.heard.lines)")
        }
        // If the rows changed while a posted action was queued, the action's row may no longer be on screen. For each
        // such action, a `noRow` problem is allowed.
        var tooLate = latePostCount
        for problem in list.problems {
            if problem.kind == .noRow, tooLate > 0 {
                tooLate -= 1
            } else {
                wrong.append("\(problem)")
            }
        }
    }

    private func touch(_ path: IndexPath) throws(TouchRefusal) {
        let (finger, list) = (Finger(), self.list.list)
        did = "touch on \(touched) at \(path)"
        switch pick(12) {
        case 0:
            did += ", held"
            try finger.longPress(rowAt: path, in: list)
            if flip() { change() }
            try finger.dismissMenu(in: list)
        case 1, 2:
            did += ", swiped"
            try finger.swipe(rowAt: path, flip() ? .left : .right, fully: flip(), in: list)
        case 3:
            did += ", deleted"
            try finger.delete(rowAt: path, in: list)
        case 4:
            did += ", moved"
            (self.list.cell(path.row) as? UICollectionViewListCell)?.accessories = [.reorder(displayed: .always)]
            let target = self.list.visiblePaths.randomElement(using: &generator) ?? path
            did += " to \(target)"
            try finger.move(rowAt: path, to: target, in: list)
        case 5:
            did += ", turned to be edited"
            let isEditing = flip()
            self.list.table?.tableView.setEditing(isEditing, animated: false)
            self.list.tiles?.collectionView.isEditing = isEditing
        default:
            did += ", tapped"
            try finger.tap(rowAt: path, in: list)
        }
    }

    /// Checks that a message names the touched row. Deselection and end-of-editing messages may name a row that was
    /// selected or swiped open before, and messages that are sent for all rows may name any row.
    private func check(_ line: String, openBefore: Int?) {
        let words = line.split(separator: " ")
        guard words.count == 2, let id = Int(words[1]) else { return wrong.append(line) }
        switch words[0] {
        case "canMove", "prefetch", "cancelPrefetch": return
        case "willBeginEditing": open = id
        case "didEndEditing":
            if id != open, id != openBefore { wrong.append("\(line), not \(open ?? -1), of \(list.heard.lines)") }
            return open = nil
        case "didDeselect", "didDeselectRow", "willDeselect":
            if id != touched, !selected.contains(id) { wrong.append("\(line), of \(list.heard.lines)") }
            return
        default: break
        }
        if id != touched { wrong.append("\(line), of \(list.heard.lines)") }
    }

    private func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    private func flip() -> Bool { pick(2) == 0 }
}
