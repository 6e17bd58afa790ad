import CellDirector
import HeadlessUIKit

/// Records an app's touches, observed on its bus, as a script.
///
/// A tap on a row, and what a control of a row dispatches, become steps with what is dispatched as an expectation. A control is
/// found if the row has one that sends such a payload, or one whose identifier or title is the action's name. What was done cannot
/// always be told from what is dispatched: a line that begins with `#` then says what was.
@MainActor
public final class TapRecorder {
    /// The steps so far, and comments.
    public private(set) var steps: [String]

    private weak var controller: UIViewController?
    private var tokens: [CellActionToken] = []
    /// How many screens were on top of each other after the last step.
    private var screenCount = 0
    /// The lists that were scrolled, whose rows may be off screen when the script is played.
    private var scrolled: Set<ObjectIdentifier> = []
    /// What was dispatched by the last step.
    private var expectations: Set<String> = []
    private var typing: Typing?
    private var lastRow: RowLocator?

    /// A text that is being typed.
    private struct Typing {
        let field: Locator
        /// Whether the field was left.
        let isOver: Bool
        /// Where its step is.
        var index = 0
    }

    /// Begins to record the touches of a screen that was just opened.
    ///
    /// - Parameters:
    ///   - screen: The name by which a script opens the screen.
    ///   - controller: The screen's controller, which is not retained.
    ///   - bus: The bus of the screen's directors.
    public init(screen: String, of controller: UIViewController, bus: CellActionBus = .default) {
        steps = ["screen \(ScriptSpelling.name(screen))"]
        self.controller = controller
        tokens = [
            bus.addObserver { [weak self] event in self?.hear(event) }.cancelOnDeinit(),
            bus.addObserver(.afterHandlers) { [weak self] event in
                if event.depth == 0 { self?.screenCount = self?.stack?.viewControllers.count ?? 0 }
            }.cancelOnDeinit(),
        ]
    }

    private var stack: UINavigationController? {
        controller as? UINavigationController ?? controller?.navigationController
    }

    /// The script so far.
    public var script: String { steps.map { $0 + "\n" }.joined() }

    /// Ends the recording, as the recorder's release does.
    public func stop() { tokens = [] }

    private func hear(_ event: CellActionEvent) {
        if event.depth == 0, let stack, stack.viewControllers.count < screenCount {
            steps.append("tap \"Back\"")
            (screenCount, lastRow, expectations, typing) = (stack.viewControllers.count, nil, [], nil)
        }
        guard let controller, event.kind != .question, let list = event.list as? ListScrollView else { return }
        let screen = OpenScreen(shown: controller)
        guard list.isDescendant(of: screen.root) else { return }
        let dispatch = Dispatch(event)
        let place = dispatch.place(on: screen)
        if event.isCustom {
            if event.depth == 0 {
                let (step, typing) = touch(of: event, dispatch, place)
                write(step, place, list, typing)
            }
            expect(dispatch, on: screen)
        } else if event.depth == 0, case .row(let row) = place, let step = Self.step(event, row, list) {
            write(step, place, list)
            if event.handlerCount > 0 { expect(dispatch, on: screen) }
        }
    }

    /// What the user did with a row, of what its list tells; `nil` for what follows from something else.
    private static func step(_ event: CellActionEvent, _ row: RowLocator, _ list: ListScrollView) -> String? {
        switch event.name {
        case "didSelect": return "tap \(row)"
        case "didDeselect":
            // In another list it is what the next selection does.
            let table = list as? UITableView
            let allowsMany = table?.allowsMultipleSelection ?? (list as? UICollectionView)?.allowsMultipleSelection
            return allowsMany ?? false || table?.isEditing ?? false ? "deselect \(row)" : nil
        case "delete", "insert": return "\(event.name) \(row)"
        case "accessoryButtonTapped": return "tap accessory of \(row)"
        case "move":
            guard let target = event.payload as? IndexPath else { return nil }
            return "move \(row) to \(RowLocator(.index(target.row, section: target.section), in: row.list))"
        case "didBeginMultipleSelection": return "# two fingers selected rows from \(row) on"
        default: return nil
        }
    }

    /// What the user did with a control inside a row, a header or a footer, and what was typed by it.
    private func touch(of event: CellActionEvent, _ dispatch: Dispatch, _ place: Locator) -> (String, Typing?) {
        guard let view = event.cell?.cell as? UIView, let (control, kind, number) = Self.control(of: view, event)
        else { return ("# \(dispatch): what was touched is not told", nil) }
        let name = Locator.control(.kind(kind, number), in: place)
        switch (kind, event.payload) {
        case (.switch, _): return ("toggle \(name)", nil)
        case (.button, _): return ("tap \(name)", nil)
        case (.field, let text as String):
            // A field that is left was most likely left by Return.
            let isLeft = (control as? UITextField)?.isEditing == false
            let typed = ScriptSpelling.text(text + (isLeft ? "\n" : ""))
            return ("type \(typed) over \(name)", Typing(field: name, isOver: isLeft))
        case (.slider, _):
            guard let slider = control as? UISlider else { break }
            return ("slide \(name) to \(ScriptSpelling.number(slider.value))", nil)
        default: break
        }
        return ("# \(dispatch): what was done with \(name) is not told", nil)
    }

    /// The control that sent an action: the only one, the only one whose payload this can be, or one that is called like it.
    private static func control(of view: UIView, _ event: CellActionEvent) -> (UIControl, ControlKind, Int?)? {
        let name = event.name
        let kinds: [ControlKind] =
            switch event.payload {
            case nil: [.button]
            case is Bool: [.switch]
            case is String: [.field]
            default: [.slider, .stepper, .segments]
            }
        let all = [ControlKind.button, .switch, .field, .slider, .stepper, .segments].flatMap {
            kind -> [(UIControl, ControlKind, Int?)] in
            let all = Content.all(kind, in: view)
            return all.enumerated().compactMap { number, view in
                (view as? UIControl).map { ($0, kind, all.count == 1 ? nil : number) }
            }
        }
        let enabled = all.filter { $0.0.isEnabled }
        if enabled.count == 1 { return enabled[0] }
        let fitting = enabled.filter { kinds.contains($0.1) }
        if fitting.count == 1 { return fitting[0] }
        let named = enabled.filter {
            $0.0.accessibilityIdentifier == name || Content.text(of: $0.0)?.lowercased() == name.lowercased()
        }
        return named.count == 1 ? named[0] : nil
    }

    // MARK: Writing

    private func write(_ step: String, _ place: Locator, _ list: ListScrollView, _ new: Typing? = nil) {
        expectations = []
        if case .row(let row) = place {
            if row != lastRow { scroll(to: row, list) }
            lastRow = row
        }
        // Letter after letter is one text in the end, and what leaves a field may tell its text more than once.
        if let typing, typing.field == new?.field, !typing.isOver || steps[typing.index] == step {
            steps.removeSubrange(typing.index...)
        }
        typing = new
        typing?.index = steps.count
        steps.append(step)
    }

    /// Scrolls to a row, and to the row that its list lies in, where a list was scrolled before.
    private func scroll(to row: RowLocator, _ list: ListScrollView) {
        if case .row(let outer) = row.list {
            let around = Array(sequence(first: list as UIView, next: \.superview).dropFirst())
            if let around = around.compactMap({ $0 as? ListScrollView }).first { scroll(to: outer, around) }
        }
        let offset = list.contentOffset
        if offset.x + list.adjustedContentInset.left > 0.5 || offset.y + list.adjustedContentInset.top > 0.5 {
            scrolled.insert(ObjectIdentifier(list))
        }
        if scrolled.contains(ObjectIdentifier(list)) { steps.append("scroll to \(row)") }
    }

    private func expect(_ dispatch: Dispatch, on screen: OpenScreen) {
        let expectation = "expect \(dispatch.condition(on: screen))"
        if steps.last?.hasPrefix("#") == true || !expectations.insert(expectation).inserted { return }
        steps.append(expectation)
    }
}
