import CellDirector
import HeadlessUIKit
import SampleScreens
import TestSupport

@testable import TapReplay

/// A simulated user who touches screens at random while background threads post actions.
@MainActor
final class SoakPerson {
    let screens = SampleScreens.all
    private(set) var failures: [String] = []
    /// The number of actions that threads posted, the number of actions that the observer received, and the number of
    /// actions that were reported as a problem because their row no longer existed.
    private(set) var (posted, received, lost) = (0, 0, 0)

    private nonisolated static let posts = CellAction<Int>("soak")
    private let finger = Finger()
    private var random: SplitMix64
    private var (touches, refusals, visits) = (0, 0, 0)
    private var problems: [String: Int] = [:]
    /// References to cells that are or were on screen.
    private var references: [CellReference] = []
    private var stepLog: [String] = []

    init(seed: UInt64) {
        random = SplitMix64(state: seed)
        // The posted actions have no handler, only this observer.
        CellActionBus.default.addObserver(for: Self.posts) { [weak self] _, _ in self?.received += 1 }
    }

    var summary: String {
        "\(visits) screens, \(touches) touches and \(refusals) that were refused, \(posted) posts from threads "
            + "(\(received) received, \(lost) too late), problems: \(problems.sorted { $0.key < $1.key })"
    }

    private func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    // MARK: Screens

    /// Opens a screen, performs random steps, and closes it.
    func visit(_ screen: ReplayScreen, steps: Int) async throws {
        let handler = ListException.handler
        let report = CellActionBus.default.onProblem
        ListException.handler = { [weak self] in self?.note(failure: "\($0)") }
        CellActionBus.default.onProblem = { [weak self] in self?.receive($0) }
        defer { (ListException.handler, CellActionBus.default.onProblem) = (handler, report) }
        stepLog = ["\(screen.name) opens"]
        visits += 1
        let open = OpenScreen(screen, try screen.prepare(ReplaySettings(rowCount: [20, 300][pick(2)]))())
        for step in 0..<steps where failures.isEmpty {
            try await act(on: open)
            open.root.layoutIfNeeded()
            if step % 30 == 29 { check(open) }
        }
        await Task.yield()
        open.close()
    }

    private func note(failure text: String) {
        failures.append("\(text)\nafter \(stepLog.suffix(12).joined(separator: "\n"))")
    }

    private func receive(_ problem: CellActionProblem) {
        if problem.kind == .noRow, problem.operation == Self.posts.name.text { lost += 1 }
        if problem.kind == .failed { note(failure: "\(problem)") }
        problems["\(problem)", default: 0] += 1
    }

    private func act(on open: OpenScreen) async throws {
        let root = open.root
        let lists = root.everyView.compactMap { $0 as? ListScrollView }.filter { !$0.isInsideList }
        switch pick(20) {
        case 0:
            stepLog.append("a thread posts")
            await post(from: lists)
        case 1:
            guard let command = open.opened.commandNames.randomElement(using: &random) else { return }
            stepLog.append("run \(command)")
            try? open.opened.run(command, on: open.controller)
        case 2:
            stepLog.append("a pause")
            await Task.yield()
        case 3..<10: touch(root)
        default:
            guard let list = lists.randomElement(using: &random) else { return touch(root) }
            touch(list, in: root)
        }
    }

    // MARK: Touches

    private func attempt(_ what: String, _ touch: () throws(TouchRefusal) -> Void) {
        stepLog.append(what)
        do throws(TouchRefusal) {
            try touch()
            touches += 1
        } catch {
            refusals += 1
        }
    }

    /// Touches a random control on screen.
    private func touch(_ root: UIView) {
        guard let control = root.everyView.compactMap({ $0 as? UIControl }).randomElement(using: &random) else {
            return
        }
        let name = "\(type(of: control)) \((control as? UIButton)?.currentTitle ?? "")"
        switch control {
        case let field as UITextField:
            let text = ["a", "an", "\n", "tu"][pick(4)]
            attempt("type into \(name)") { () throws(TouchRefusal) in
                if pick(3) == 0 { try finger.clear(field) } else { try finger.type(text, into: field) }
            }
        case let slider as UISlider:
            let value = Float(pick(11)) / 10
            attempt("slide \(name)") { () throws(TouchRefusal) in try finger.slide(slider, to: value) }
        default: attempt("tap \(name)") { () throws(TouchRefusal) in try finger.tap(control) }
        }
    }

    /// Touches a row of a list, or the list itself.
    private func touch(_ list: ListScrollView, in root: UIView) {
        guard let path = list.shownCells.map(\.indexPath).randomElement(using: &random) else { return }
        let other = list.shownCells.map(\.indexPath).randomElement(using: &random) ?? path
        let distance = CGFloat(pick(1_200) - 600)
        switch pick(12) {
        case 0, 1, 2: attempt("tap \(path)") { () throws(TouchRefusal) in try finger.tap(rowAt: path, in: list) }
        case 3, 4, 5: attempt("scroll \(distance)") { () throws(TouchRefusal) in try finger.scroll(list, by: distance) }
        case 6, 7:
            let direction: Finger.SwipeDirection = pick(2) == 0 ? .left : .right
            let isWhole = pick(3) == 0
            attempt("swipe \(path)") { () throws(TouchRefusal) in
                try finger.swipe(rowAt: path, direction, fully: isWhole, in: list)
            }
        case 8:
            attempt("move \(path) to \(other)") { () throws(TouchRefusal) in
                try finger.move(rowAt: path, to: other, in: list)
            }
        case 9:
            attempt("long-press \(path)") { () throws(TouchRefusal) in try finger.longPress(rowAt: path, in: list) }
            attempt("dismiss") { () throws(TouchRefusal) in try finger.dismissMenu(in: root) }
        case 10: attempt("pull") { () throws(TouchRefusal) in try finger.pullToRefresh(list) }
        default: attempt("top") { () throws(TouchRefusal) in try finger.scrollToTop(list) }
        }
    }

    // MARK: Threads

    /// Posts actions from background threads, with references to cells that are or were on screen.
    private func post(from lists: [ListScrollView]) async {
        let cells = lists.flatMap { $0.shownCells.compactMap { CellReference($0.cell) } }
        if let reference = cells.randomElement(using: &random) { references.append(reference) }
        if references.count > 20 { references.removeFirst(pick(10)) }
        guard !references.isEmpty else { return }
        let chosen = (0..<4).map { _ in
            pick(2) == 0 ? references[pick(references.count)] : cells.randomElement(using: &random) ?? references[0]
        }
        posted += chosen.count
        await withTaskGroup(of: Void.self) { group in
            for (number, reference) in chosen.enumerated() {
                group.addTask { Self.posts.invoke(from: reference, payload: number) }
            }
        }
        // Delivers the queued actions before the main actor performs other work.
        CellActionBus.default.deliverQueued()
    }

    // MARK: Checks

    /// Reloads each list that is not inside another list, and checks that cells that are visible before and after the
    /// reload show the same content.
    private func check(_ open: OpenScreen) {
        for list in open.root.everyView.compactMap({ $0 as? ListScrollView }) where !list.isInsideList {
            list.layoutIfNeeded()
            let before = words(list)
            (list as? UITableView)?.reloadData()
            (list as? UICollectionView)?.reloadData()
            list.layoutIfNeeded()
            // Compares only rows that were visible before the reload, because different rows may become visible when
            // the rows are measured again.
            for (path, words) in words(list) {
                guard let shown = before[path], shown != words else { continue }
                note(failure: "\(path) of \(open.screen.name) shows \(shown) before a reload and \(words) after it")
            }
        }
    }

    /// Returns the text and switch values of each visible cell of a list, except cells with a first responder or with an
    /// open Delete button, which a reload closes.
    private func words(_ list: ListScrollView) -> [IndexPath: String] {
        var words: [IndexPath: String] = [:]
        for (path, cell) in list.shownCells where !cell.everyView.contains(where: \.isFirstResponder) {
            if (cell as? UITableViewCell)?.showingDeleteConfirmation == true { continue }
            let texts = cell.everyView.compactMap { view -> String? in
                switch view {
                case let label as UILabel: label.text
                case let field as UITextField: field.text
                case let toggle as UISwitch: "\(toggle.isOn)"
                default: nil
                }
            }
            words[path] = texts.joined(separator: ", ")
        }
        return words
    }
}

extension UIView {
    /// Whether the view is inside a list.
    fileprivate var isInsideList: Bool {
        sequence(first: self, next: \.superview).dropFirst().contains { $0 is ListScrollView }
    }
}
