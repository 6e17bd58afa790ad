import CellDirector
import HeadlessUIKit

/// Records the user's interactions with an app as a script, by observing the app's bus.
///
/// Taps on rows, interactions with controls in rows, and drags of rows and other views become steps, followed by
/// expectations of their dispatches. The control that sent an action is identified if it is the only enabled control,
/// the only control that sends this kind of payload, or the only control whose identifier or title equals the action's
/// name. If the interaction can't be determined from a dispatch, the recorder adds a comment that begins with `#`
/// instead.
@MainActor
public final class TapRecorder {
    /// The recorded steps and comments.
    public private(set) var steps: [String]

    private weak var controller: UIViewController?
    private var tokens: [CellActionToken] = []
    private var outlines: TouchObservers<OutlineChange>.Observation?
    private var drags: TouchObservers<ObservedDrag>.Observation?
    /// The index of the step that describes the current drag; `nil` if there is none.
    private var dragIndex: Int?
    /// The number of view controllers on the navigation stack after the last step.
    private var screenCount = 0
    /// The lists that were scrolled. Their rows may be off screen when the script is played.
    private var scrolled: Set<ObjectIdentifier> = []
    /// The expectations recorded since the last step. They are stored to avoid duplicates.
    private var expectations: Set<String> = []
    private var typing: Typing?
    private var lastRow: RowLocator?

    /// Text that is being typed into a field.
    private struct Typing {
        let field: Locator
        /// Whether editing of the field has ended.
        let isOver: Bool
        /// The index of the step that types the text.
        var index = 0
    }

    /// Starts recording the user's interactions with a screen that has just been opened.
    ///
    /// - Parameters:
    ///   - screen: The name by which a script opens the screen.
    ///   - controller: The screen's controller, which is not retained.
    ///   - bus: The bus of the screen's directors.
    public init(screen: String, of controller: UIViewController, bus: CellActionBus = .default) {
        steps = ["screen \(ScriptSpelling.name(screen))"]
        self.controller = controller
        tokens = [
            bus.addObserver { [weak self] event in self?.record(event) }.cancelOnDeinit(),
            bus.addObserver(.afterHandlers) { [weak self] event in
                if event.depth == 0 { self?.screenCount = self?.stack?.viewControllers.count ?? 0 }
            }.cancelOnDeinit(),
        ]
        outlines = OutlineChange.observers.add { [weak self] in self?.record($0) }
        drags = ObservedDrag.observers.add { [weak self] in self?.record($0) }
    }

    private var stack: UINavigationController? {
        controller as? UINavigationController ?? controller?.navigationController
    }

    /// The script recorded so far.
    public var script: String { steps.map { $0 + "\n" }.joined() }

    /// Stops recording. Deallocating the recorder also stops it.
    public func stop() {
        tokens = []
        (outlines, drags) = (nil, nil)
    }

    /// Records the expansion or collapse of an outline item, which the bus does not report.
    private func record(_ change: OutlineChange) {
        guard let controller else { return }
        let screen = OpenScreen(shown: controller)
        guard change.list.isDescendant(of: screen.root) else { return }
        let row = screen.row(change.indexPath, change.list)
        write("\(change.isExpanded ? "expand" : "collapse") \(row)", .row(row), change.list)
        steps.append("expect \(row) is \(change.isExpanded ? "expanded" : "collapsed")")
    }

    /// Records a drag when it begins, while its rows are where the user sees them. A drag that is refused is removed.
    private func record(_ drag: ObservedDrag) {
        switch drag.phase {
        case .begins:
            guard let controller else { return }
            let screen = OpenScreen(shown: controller)
            guard drag.source.view.isDescendant(of: screen.root) else { return }
            dragIndex = steps.count
            guard let source = screen.locator(of: drag.source), let place = screen.locator(of: drag.place) else {
                return steps.append("# a drag: the view that is dragged or dropped on is not known")
            }
            write("drag \(source) \(place)\(drag.isGivenUp ? " halfway" : "")", source, drag.source.list)
        case .isOver: break
        case .ended(isRefused: let isRefused):
            if isRefused, let dragIndex { steps.removeSubrange(dragIndex...) }
            dragIndex = nil
        }
    }

    private func record(_ event: CellActionEvent) {
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
        } else if dragIndex != nil {
            if ["drop", "move"].contains(event.name), event.handlerCount > 0 { expect(dispatch, on: screen) }
        } else if event.depth == 0, case .row(let row) = place, let step = Self.step(event, row, list) {
            write(step, place, list)
            if event.handlerCount > 0 { expect(dispatch, on: screen) }
        }
    }

    /// Returns the step for a row's event, or `nil` if the event does not need a step.
    private static func step(_ event: CellActionEvent, _ row: RowLocator, _ list: ListScrollView) -> String? {
        switch event.name {
        case "didSelect": return "tap \(row)"
        case "didDeselect":
            // With single selection, a row is deselected only because another row is selected, so no step is needed.
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

    /// Returns the step for an action that was sent by a control in a row, header or footer. If the control is a field,
    /// also returns the field and whether editing has ended.
    private func touch(of event: CellActionEvent, _ dispatch: Dispatch, _ place: Locator) -> (String, Typing?) {
        guard let view = event.cell?.cell as? UIView, let (control, kind, number) = Self.control(of: view, event)
        else { return ("# \(dispatch): the touched control is not known", nil) }
        let name = Locator.control(.kind(kind, number), in: place)
        switch (kind, event.payload) {
        case (.switch, _): return ("toggle \(name)", nil)
        case (.button, _): return ("tap \(name)", nil)
        case (.field, let text as String):
            // If editing has ended, the user most likely pressed Return.
            let isLeft = (control as? UITextField)?.isEditing == false
            let typed = ScriptSpelling.text(text + (isLeft ? "\n" : ""))
            return ("type \(typed) over \(name)", Typing(field: name, isOver: isLeft))
        case (.slider, _):
            guard case .number(let value)? = control.shownValue else { break }
            return ("slide \(name) to \(ScriptSpelling.number(value))", nil)
        default: break
        }
        return ("# \(dispatch): the change of \(name) is not known", nil)
    }

    /// Returns the control that sent an action, if it is the only enabled control, the only control that sends this
    /// kind of payload, or the only control whose identifier or title equals the action's name.
    private static func control(of view: UIView, _ event: CellActionEvent) -> (UIControl, ViewKind, Int?)? {
        let name = event.name
        let kinds: [ViewKind] =
            switch event.payload {
            case nil: [.button]
            case is Bool: [.switch]
            case is String: [.field]
            default: [.slider, .stepper, .segments]
            }
        let all = [ViewKind.button, .switch, .field, .slider, .stepper, .segments].flatMap {
            kind -> [(UIControl, ViewKind, Int?)] in
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
            $0.0.accessibilityIdentifier == name || $0.0.ownText?.lowercased() == name.lowercased()
        }
        return named.count == 1 ? named[0] : nil
    }

    // MARK: Writing

    private func write(_ step: String, _ place: Locator, _ list: ListScrollView?, _ new: Typing? = nil) {
        expectations = []
        if case .row(let row) = place, let list {
            if row != lastRow { scroll(to: row, list) }
            lastRow = row
        }
        // A field sends an action for each letter, and may send its text again when editing ends, so the previous step
        // is replaced.
        if let typing, typing.field == new?.field, !typing.isOver || steps[typing.index] == step {
            steps.removeSubrange(typing.index...)
        }
        typing = new
        typing?.index = steps.count
        steps.append(step)
    }

    /// Adds a step that scrolls to a row, if the row's list has been scrolled. If the list is inside a row, first adds
    /// such a step for the enclosing row.
    private func scroll(to row: RowLocator, _ list: ListScrollView) {
        if case .row(let outer) = row.list {
            let around = Array(sequence(first: list as UIView, next: \.superview).dropFirst())
            if let around = around.compactMap({ $0 as? ListScrollView }).first { scroll(to: outer, around) }
        }
        let offset = list.contentOffset
        if offset.x + list.adjustedContentInset.left > 0.5 || offset.y + list.restingInset > 0.5 {
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
