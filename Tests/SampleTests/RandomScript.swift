import CellDirector
import HeadlessUIKit
import TestSupport
import XCTest

@testable import TapReplay

/// Writes a script by touching a screen at random. Each step names something visible and does what a finger can do with it, so
/// nearly all steps succeed when the script is played. It does not retain the screen, which would keep observing.
struct RandomScript {
    let text: String
    /// The number of touches that were possible.
    let touchCount: Int
    /// The titles of the screens that were in front.
    let titles: Set<String>
    /// The list exception that a touch raised.
    let exception: ListException?

    /// - Parameter steps: The number of attempted steps; those without a unique name, or that are impossible, are omitted.
    @MainActor
    init(_ screen: ReplayScreen, _ settings: ReplaySettings, steps: Int, seed: UInt64) throws {
        let writer = try RandomScriptWriter(screen, settings, steps: steps, seed: seed)
        text = writer.lines.joined(separator: "\n") + "\n"
        (touchCount, titles, exception) = (writer.touchCount, writer.titles, writer.exception)
    }
}

@MainActor
private final class RandomScriptWriter {
    private(set) var lines: [String]
    private(set) var touchCount = 0
    private(set) var titles: Set<String> = []
    private(set) var exception: ListException?

    private let open: OpenScreen
    private let commands: [String]
    private var generator: SplitMix64

    init(_ screen: ReplayScreen, _ settings: ReplaySettings, steps: Int, seed: UInt64) throws {
        generator = SplitMix64(state: seed)
        commands = screen.commandNames
        lines = ["screen \(screen.name)"]
        open = OpenScreen(screen, try screen.prepare(settings)())
        let handler = ListException.handler
        ListException.handler = { [unowned self] in if exception == nil { exception = $0 } }
        defer { ListException.handler = handler }
        open.root.layoutIfNeeded()
        for _ in 0..<steps where exception == nil {
            titles.insert(open.title ?? "")
            if let touch = touch() { try add(touch) }
        }
        open.close()
    }

    /// Performs a touch and appends it as a step; a touch that is not possible becomes a step that expects this.
    private func add(_ touch: String) throws {
        let script = try Script(.text(touch, name: touch))
        XCTAssertEqual(script.errors.map(\.message), [], touch)
        guard case .action(let action)? = script.steps.first?.content else { return XCTFail("no step: \(touch)") }
        do {
            if case .run(let command) = action { try open.screen.run(command, on: open.controller) }
            if case .touch(let touch) = action { try touch.body(open, Finger()) }
            lines.append(touch)
            touchCount += 1
        } catch let error where error is TouchRefusal || (error as? StepFailure)?.isRefusal == true {
            lines.append("expect \(touch) not possible")
        } catch is StepFailure {
            return
        }
        open.root.layoutIfNeeded()
        if flip() { lines += look() }
    }

    // MARK: Touches

    private func touch() -> String? {
        if let menu = open.root.openMenu {
            let titles = menu.shownElements.map(\.title)
            guard pick(4) > 0, let title = titles.randomElement(using: &generator) else { return "dismiss menu" }
            return "choose \(ScriptSpelling.text(title))"
        }
        switch pick(10) {
        case 0:
            let commands = open.root === open.controller.view ? commands : []
            return commands.randomElement(using: &generator).map { "run \(ScriptSpelling.name($0))" }
        case 1, 2: return scroll()
        case 3, 4, 5: return row()
        default: return control()
        }
    }

    private func scroll() -> String? {
        guard let list = open.lists.randomElement(using: &generator), let name = name(of: list) else { return nil }
        let count = list.rowCount(inSection: 0)
        let points = ScriptSpelling.number(Double(pick(900)))
        switch pick(5) {
        case 0: return "scroll to \(flip() ? "top" : "bottom")\(name.clause)"
        case 1 where count > 0: return "scroll to \(RowLocator(.index(pick(count), section: 0), in: name))"
        case 2 where list.refreshControl != nil: return "pull to refresh\(name.clause)"
        case 3: return "tap status bar\(name.clause)"
        default:
            let directions = list.scrollsSideways ? ["left", "right"] : ["up", "down", "down"]
            return "scroll \(directions[pick(directions.count)]) by \(points)\(name.clause)"
        }
    }

    private func row() -> String? {
        guard let list = open.lists.randomElement(using: &generator), let name = name(of: list),
            let (path, cell) = list.shownCells.randomElement(using: &generator)
        else { return nil }
        let row = RowLocator(.index(path.row, section: path.section), in: name)
        switch pick(12) {
        case 0: return "long-press \(row)"
        case 1: return "swipe \(row) \(flip() ? "left" : "right")" + (flip() ? " fully" : "")
        case 2 where cell.isEditing: return "delete \(row)"
        case 3 where cell.isEditing:
            let target = RowLocator(.index(pick(max(1, list.rowCount(inSection: path.section))), section: path.section))
            return "move \(row) to \(RowLocator(target.key, in: name))"
        case 4 where cell.isEditing: return "insert \(row)"
        case 5 where cell.isSelected: return "deselect \(row)"
        case 6: return "select \(row)"
        case 7 where (cell as? UITableViewCell)?.accessoryType == .detailButton: return "tap accessory of \(row)"
        default: return "tap \(row)"
        }
    }

    private func control() -> String? {
        var all = Content.all(UIControl.self, in: open.root).filter(isShown) as [UIView]
        all += Content.all(UITextView.self, in: open.root).filter(isShown)
        guard let view = all.randomElement(using: &generator), let name = name(of: view) else { return nil }
        switch view {
        case is UISwitch: return "toggle \(name)"
        case let slider as UISlider:
            let part = Float(pick(5)) / 4
            let value = slider.minimumValue + part * (slider.maximumValue - slider.minimumValue)
            return "slide \(name) to \(ScriptSpelling.number(value))"
        case is UIStepper: return "step \(name) \(flip() ? "up" : "down")"
        case is UITextField, is UITextView:
            if pick(4) == 0 { return "clear \(name)" }
            let words = ["a", "an", "x", "Ada", "la", "é "]
            let end = view is UITextField && flip() ? "\n" : ""
            let text = ScriptSpelling.text(words[pick(words.count)] + end)
            return "type \(text) \(flip() ? "into" : "over") \(name)"
        case is UISegmentedControl: return nil
        default: return "tap \(name)"
        }
    }

    private func isShown(_ view: UIView) -> Bool {
        !sequence(first: view, next: \.superview).contains(where: \.isHidden)
    }

    // MARK: Expectations

    /// Returns steps that check what is visible.
    private func look() -> [String] {
        guard let list = open.lists.randomElement(using: &generator), let name = name(of: list) else { return [] }
        let count = list.rowCount
        let rows = "expect \(count) row\(count == 1 ? "" : "s")\(name.clause)"
        guard let (path, cell) = list.shownCells.randomElement(using: &generator) else { return [rows] }
        let row = RowLocator(.index(path.row, section: path.section), in: name)
        switch pick(3) {
        case 0: return [rows]
        case 1: return ["expect \(row) is \(cell.isSelected ? "" : "not ")selected"]
        default:
            let text = Content.texts(of: cell).first
            return text.map { ["expect \(row) shows \(ScriptSpelling.text($0))"] } ?? []
        }
    }

    // MARK: Names

    /// Returns a list's name in a script, or `nil` if no name refers to it alone.
    private func name(of list: ListScrollView) -> ListLocator? {
        if (try? open.list(.main)) === list { return .main }
        if let (path, outer) = rowAround(list), (try? open.list(.main)) === outer {
            return .row(RowLocator(.index(path.row, section: path.section)))
        }
        let name = open.name(of: list)
        return (try? open.list(name)) === list ? name : nil
    }

    private func rowAround(_ view: UIView) -> (IndexPath, ListScrollView)? {
        var (inner, current) = (view, view.superview)
        while let around = current {
            if let list = around as? ListScrollView, let cell = inner as? any ListCell {
                return list.indexPath(ofCell: cell).map { ($0, list) }
            }
            (inner, current) = (around, around.superview)
        }
        return nil
    }

    /// Returns a view's identifier, text or kind as a locator, or `nil` if none refers to it alone.
    private func name(of view: UIView) -> Locator? {
        var place = Locator.screen
        if let (path, list) = rowAround(view) {
            guard let name = name(of: list) else { return nil }
            place = .row(RowLocator(.index(path.row, section: path.section), in: name))
        }
        var names: [Locator.Control] = []
        if let identifier = view.accessibilityIdentifier { names.append(.identifier(identifier)) }
        if let text = Content.text(of: view) { names.append(.text(text)) }
        for kind in [ControlKind.button, .switch, .field, .slider, .stepper] {
            names += [.kind(kind, nil), .kind(kind, 0)]
        }
        return names.map { .control($0, in: place) }.first { (try? open.view($0)) === view }
    }

    private func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    private func flip() -> Bool { pick(2) == 0 }
}
