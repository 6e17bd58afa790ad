import CellDirector
import HeadlessUIKit
import TestSupport
import XCTest

@testable import SampleScreens

/// Touches the inbox at random. After every touch, the screen and the dispatched actions must match a simple model, and
/// no unchanged view may have been updated.
final class InboxTouchTests: XCTestCase {
    /// The number of touches per seed. With the default value, the test takes a second or two.
    private static let touches = timesToRun("CELLDIRECTOR_TOUCHES", else: 160)
    /// The maximum number of touches per screen. It is limited because the inbox runs out of messages: deleted messages
    /// do not reappear.
    private static let touchesPerScreen = 1000

    @MainActor func testRandomTouchesHaveTheEffectsOfTheModelAndNothingLeaks() async throws {
        let (touches, screens) = (Self.touches, (Self.touches + Self.touchesPerScreen - 1) / Self.touchesPerScreen)
        try forEachSeed(1...2) { seed in
            var count = 0
            for screen in 0..<screens {
                let next = touches * (screen + 1) / screens
                try play(seed: seed &+ UInt64(screen * 2), touches: next - count)
                count = next
            }
            XCTAssertEqual(count, touches)
        }
    }

    @MainActor
    private func play(seed: UInt64, touches: Int) throws {
        var survivors: [Weak] = []
        do {
            let person = try InboxPerson(seed: seed)
            for touch in 0..<touches {
                do {
                    try person.touch()
                } catch {
                    return XCTFail("seed \(seed), touch \(touch), \(person.lastTouch): \(error)")
                }
            }
            XCTAssertGreaterThan(person.dispatchCount, touches / 5, "seed \(seed)")
            survivors = Array(person.views.values) + [Weak(person.controller), Weak(person.list)]
        }
        XCTAssertGreaterThan(survivors.count, 10, "seed \(seed)")
        let left = survivors.compactMap(\.object)
        XCTAssertEqual(left.count, 0, "seed \(seed): \(Set(left.map { "\(type(of: $0))" })) leaked")
    }
}

/// A simulated user of the inbox, with a model of the inbox's expected state.
@MainActor
private final class InboxPerson {
    private struct Item: Equatable {
        let id: Int
        let sender: String
        var isRead: Bool
        var isFlagged: Bool
        var isPinned: Bool
    }

    private struct Dispatch: Equatable, CustomStringConvertible {
        let name: String
        /// The identifier of the message, or `nil` for a header.
        let id: Int?
        var payload: String?
        var description: String { "\(name) of \(id.map(String.init) ?? "a header") with \(payload ?? "nothing")" }
    }

    @MainActor
    private final class Ledger {
        var dispatches: [Dispatch] = []
    }

    /// The configuration of a content view, and the number of times that the view has been updated.
    private struct Shown {
        let content: MessageContent
        let changeCount: Int
    }

    private(set) var lastTouch = ""
    private(set) var dispatchCount = 0
    let controller: UINavigationController
    let list: UICollectionView
    /// All cells and content views seen so far.
    private(set) var views: [ObjectIdentifier: Weak] = [:]

    private var generator: SplitMix64
    private let finger = Finger()
    private let ledger = Ledger()
    private let subscription: CellActionSubscription
    private var sections: [[Item]] = [[], []]
    private var archive: [Item] = []
    private var selected: Int?
    private var isEditing = false
    private var expected: [Dispatch] = []

    init(seed: UInt64) throws {
        generator = SplitMix64(state: seed)
        let messages = (1...100).map { number in
            Message(
                id: number, sender: "Sender \(number)", subject: "Subject \(number)",
                text: "Text \(number)", isRead: number % 3 == 0, isFlagged: number % 5 == 0, isPinned: number % 9 == 0)
        }
        for message in messages {
            sections[message.isPinned ? 0 : 1].append(
                Item(
                    id: message.id, sender: message.sender, isRead: message.isRead, isFlagged: message.isFlagged,
                    isPinned: message.isPinned))
        }
        let inbox = InboxViewController(messages: messages)
        controller = UINavigationController(rootViewController: inbox)
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        list = inbox.collectionView
        let ledger = ledger
        subscription = CellActionBus.default.addObserver(from: list) { event in
            guard ["didSelectRow", "flagged", "move", "readAll"].contains(event.name) else { return }
            let id = (event.configurator as? MessageRow)?.item.id
            ledger.dispatches.append(Dispatch(name: event.name, id: id, payload: event.payload.map { "\($0)" }))
        }
    }

    deinit { subscription.cancel() }

    // MARK: Touches

    /// Performs a touch or a short sequence of touches, and compares the screen with the model.
    func touch() throws {
        ledger.dispatches = []
        expected = []
        list.layoutIfNeeded()
        let before = shown
        switch Int.random(in: 0..<100, using: &generator) {
        case ..<20: try flag()
        case ..<38: try tapRow()
        case ..<50: try swipeRight()
        case ..<58: try swipeLeft()
        case ..<60: try delete()
        case ..<66: try toggleEditing()
        case ..<80: try move()
        case ..<90: try scroll()
        case ..<94: try readAll()
        default: try unarchive()
        }
        try compare()
        try countWork(since: before)
        dispatchCount += expected.count
    }

    private func randomPath() -> IndexPath? {
        list.cellsInSight.map(\.indexPath).sorted().randomElement(using: &generator)
    }

    private var paths: [IndexPath] { list.indexPathsForVisibleItems.sorted() }

    private func cell(_ path: IndexPath) throws -> UICollectionViewListCell {
        guard let cell = list.cellForItem(at: path) as? UICollectionViewListCell else {
            throw Difference("\(path) has no cell")
        }
        return cell
    }

    private func view<View: UIView>(_ identifier: String, _ path: IndexPath) throws -> View {
        guard let view = try cell(path).find(identifier) as? View else {
            throw Difference("\(path) has no \(identifier)")
        }
        return view
    }

    private func tap(_ title: String, in view: UIView) throws {
        guard let button = view.button(title) else { throw Difference("there is no button \(title)") }
        try finger.tap(button)
    }

    private subscript(path: IndexPath) -> Item {
        get { sections[path.section][path.item] }
        set { sections[path.section][path.item] = newValue }
    }

    private func remove(_ path: IndexPath) -> Item {
        let item = sections[path.section].remove(at: path.item)
        if item.id == selected { selected = nil }
        return item
    }

    private func flag() throws {
        guard let path = randomPath() else { return }
        lastTouch = "flag \(path)"
        let button: UIButton = try view("flag", path)
        guard button.isInSight(in: list) else { return }
        try finger.tap(button)
        self[path].isFlagged.toggle()
        expected = [Dispatch(name: "flagged", id: self[path].id, payload: "\(self[path].isFlagged)")]
    }

    private func tapRow() throws {
        guard let path = randomPath() else { return }
        lastTouch = "tap \(path)"
        try finger.tap(rowAt: path, in: list)
        guard !isEditing else { return }
        expected = [Dispatch(name: "didSelectRow", id: self[path].id)]
        selected = self[path].id
        self[path].isRead = true
    }

    private func swipeRight() throws {
        guard let path = randomPath() else { return }
        let isFull = Bool.random(using: &generator)
        lastTouch = "swipe \(path) right\(isFull ? " fully" : "")"
        guard !isEditing else { return try expectRefusal { try finger.swipe(rowAt: path, .right, in: list) } }
        try finger.swipe(rowAt: path, .right, fully: isFull, in: list)
        if !isFull {
            try checkOpen(path)
            try tap(self[path].isRead ? "Unread" : "Read", in: cell(path))
        }
        self[path].isRead.toggle()
    }

    private func swipeLeft() throws {
        guard let path = randomPath() else { return }
        let variant = Int.random(in: 0..<3, using: &generator)
        lastTouch = "swipe \(path) left, variant \(variant)"
        guard !isEditing else { return try expectRefusal { try finger.swipe(rowAt: path, .left, in: list) } }
        try finger.swipe(rowAt: path, .left, fully: variant == 0, in: list)
        if variant > 0 { try checkOpen(path) }
        switch variant {
        case 0: archive.append(remove(path))
        case 1:
            try tap("Archive", in: cell(path))
            archive.append(remove(path))
        default: try finger.swipe(rowAt: path, .right, in: list)
        }
    }

    /// Checks that an open row has the correct background color.
    private func checkOpen(_ path: IndexPath) throws {
        list.layoutIfNeeded()
        guard try cell(path).backgroundConfiguration?.backgroundColor == .systemGray6 else {
            throw Difference("the open row \(path) does not have the background color of an open row")
        }
    }

    private func delete() throws {
        guard let path = randomPath() else { return }
        lastTouch = "delete \(path)"
        if let minus = try cell(path).deleteControl, !minus.isInSight(in: list) { return }
        try finger.delete(rowAt: path, in: list)
        _ = remove(path)
    }

    private func toggleEditing() throws {
        lastTouch = isEditing ? "end editing" : "begin editing"
        try tap(isEditing ? "Done" : "Edit", in: controller.navigationBar)
        isEditing.toggle()
    }

    private func move() throws {
        guard let path = randomPath(), let target = target(of: path) else { return }
        lastTouch = "move \(path) to \(target)"
        guard isEditing else { return try expectRefusal { try finger.move(rowAt: path, to: target, in: list) } }
        try finger.move(rowAt: path, to: target, in: list)
        guard path != target else { return }
        expected = [Dispatch(name: "move", id: self[path].id, payload: "\(target)")]
        var item = sections[path.section].remove(at: path.item)
        item.isPinned = target.section == 0
        sections[target.section].insert(item, at: target.item)
    }

    /// Returns a random target for a dragged row: the index path of a visible row, or the end of the other section.
    private func target(of path: IndexPath) -> IndexPath? {
        guard Int.random(in: 0..<5, using: &generator) == 0 else { return randomPath() }
        return IndexPath(item: sections[1 - path.section].count, section: 1 - path.section)
    }

    private func scroll() throws {
        let distance = CGFloat.random(in: -900...900, using: &generator)
        lastTouch = "scroll by \(distance)"
        try finger.scroll(list, by: distance)
    }

    private func header(_ section: Int) -> UICollectionReusableView? {
        list.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
    }

    private func readAll() throws {
        let section = Int.random(in: 0..<2, using: &generator)
        lastTouch = "read all of section \(section)"
        guard let header = header(section), header.button("Read all")?.isInSight(in: list) == true else { return }
        guard sections[section].contains(where: { !$0.isRead }) else {
            return try expectRefusal { try tap("Read all", in: header) }
        }
        try tap("Read all", in: header)
        expected = [Dispatch(name: "readAll", id: nil)]
        for index in sections[section].indices { sections[section][index].isRead = true }
    }

    private func unarchive() throws {
        lastTouch = "unarchive"
        guard let item = archive.popLast() else {
            return try expectRefusal { try tap("Unarchive", in: controller.navigationBar) }
        }
        try tap("Unarchive", in: controller.navigationBar)
        sections[item.isPinned ? 0 : 1].insert(item, at: 0)
    }

    // MARK: Comparison

    private func compare() throws {
        list.layoutIfNeeded()
        guard ledger.dispatches == expected else {
            throw Difference("expected \(expected), dispatched \(ledger.dispatches)")
        }
        for section in 0..<2 {
            let count = list.numberOfItems(inSection: section)
            guard count == sections[section].count else {
                throw Difference("\(count) items instead of \(sections[section].count) in section \(section)")
            }
            try compareHeader(section)
        }
        let selection = sections.indices.flatMap { section in
            sections[section].indices.map { IndexPath(item: $0, section: section) }.filter { self[$0].id == selected }
        }
        guard list.indexPathsForSelectedItems ?? [] == selection else {
            throw Difference("\(list.indexPathsForSelectedItems ?? []) is selected instead of \(selection)")
        }
        for path in paths { try compare(path) }
        guard views.values.count(where: { $0.object is UICollectionViewCell }) < 60 else {
            throw Difference("cells are not reused")
        }
    }

    private func compareHeader(_ section: Int) throws {
        guard let header = header(section) as? InboxHeader else { return }
        let unread = sections[section].count { !$0.isRead }
        let title = ["Pinned", "Messages"][section] + (unread == 0 ? "" : " · \(unread) unread")
        let texts = header.contentView.everyView.compactMap { ($0 as? UILabel)?.text }
        guard texts == [title] else { throw Difference("header \(section) shows \(texts) instead of \(title)") }
    }

    private func compare(_ path: IndexPath) throws {
        let item = self[path]
        let cell = try cell(path)
        let unread: UIImageView = try view("unread", path)
        let sender: UILabel = try view("sender", path)
        let text: UILabel = try view("text", path)
        let flag: UIButton = try view("flag", path)
        let shown = Item(
            id: item.id, sender: sender.text ?? "", isRead: unread.isHidden,
            isFlagged: flag.accessibilityLabel == "Flagged", isPinned: item.isPinned)
        guard shown == item else { throw Difference("\(path) shows \(shown) instead of \(item)") }
        let isSelected = item.id == selected
        guard text.numberOfLines == (isSelected ? 0 : 1) else {
            throw Difference("\(path) shows \(text.numberOfLines) lines")
        }
        let color: UIColor = isSelected ? .systemGray5 : .secondarySystemGroupedBackground
        guard cell.backgroundConfiguration?.backgroundColor == color else {
            throw Difference(
                "the background of \(path) is \(String(describing: cell.backgroundConfiguration?.backgroundColor))")
        }
        guard cell.configurationState.isEditing == isEditing, !cell.configurationState.isSwiped else {
            throw Difference("\(path) is in the state \(cell.configurationState)")
        }
    }

    // MARK: Counting

    /// The configuration and the number of updates of each visible content view.
    private var shown: [ObjectIdentifier: Shown] {
        var shown: [ObjectIdentifier: Shown] = [:]
        for path in paths {
            guard let cell = list.cellForItem(at: path), let view = cell.contentView as? MessageContentView,
                let content = view.configuration as? MessageContent
            else { continue }
            for object in [cell, view] { views[ObjectIdentifier(object)] = Weak(object) }
            shown[ObjectIdentifier(view)] = Shown(content: content, changeCount: view.changeCount)
        }
        return shown
    }

    /// Checks that unchanged views were not updated, and that a changed view was updated at least once and at most once
    /// per changed property.
    private func countWork(since before: [ObjectIdentifier: Shown]) throws {
        for (view, now) in shown {
            guard let old = before[view], old.content.id == now.content.id else { continue }
            let count = now.changeCount - old.changeCount
            let changes = [
                old.content.message != now.content.message, old.content.isUnfolded != now.content.isUnfolded,
            ]
            guard count <= changes.count(where: { $0 }), old.content == now.content || count > 0 else {
                throw Difference("the change from \(old.content) to \(now.content) updates a view \(count) times")
            }
        }
    }
}
