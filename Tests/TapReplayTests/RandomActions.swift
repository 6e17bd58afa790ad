import HeadlessUIKit

@testable import TapReplay

/// Generates random steps of many forms, with unusual names and strings.
struct RandomActions {
    var generator: SplitMix64

    init(seed: UInt64) { generator = SplitMix64(state: seed) }

    /// Returns a random step in the canonical form of the script language.
    mutating func step() -> String {
        switch pick(10) {
        case 9: return "known to fail \(quoted(isEmpty: false)): \(failing())"
        case 0: return "remember \(subject()) as \(["who", "n", "a.b", "first-row"][pick(4)])"
        case 1: return "screen \(ScriptSpelling.name(name()))"
        case 2: return touch()
        case 3: return "run \(ScriptSpelling.name(name()))"
        case 4:
            if flip() { return "wait until \(condition())" }
            let seconds = flip() ? Double(pick(3)) : min(abs(distance()), 86_400)
            return "wait until \(condition()) for \(number(seconds)) second" + (seconds == 1 ? "" : "s")
        case 5: return "expect \(condition())" + (flip() ? "" : " within \(2 + pick(9)) seconds")
        case 6: return "expect \(touch()) not possible" + (flip() ? "" : " because \(compared())")
        case 7:
            let subject = subject()
            let name = ["paid", "cart 2", "é", "\\\"", "a.b"][pick(5)]
            let verb = flip() ? "matches" : "looks like"
            return "expect \(subject == .menu ? .screen : subject) \(verb) \(ScriptSpelling.text(name))"
        default: return "show"
        }
    }

    /// Returns a random step of a kind that can be marked as known to fail.
    mutating func failing() -> String {
        switch pick(4) {
        case 0: touch()
        case 1: "run \(ScriptSpelling.name(name()))"
        case 2: "expect \(touch()) not possible"
        default: "expect \(condition())"
        }
    }

    /// Returns random lines of a script. The lines are a single step, a variable followed by steps that use the
    /// variable, or a block of such lines.
    mutating func lines(_ depth: Int = 0) -> String {
        switch pick(8) {
        case 0 where depth < 3: "repeat \(1 + pick(3)) times\n\(lines(depth + 1))\nend"
        case 1 where depth < 3:
            "repeat for n\(depth) from \(pick(4)) to \(pick(4))\n\(lines(depth + 1))\ntap row $n\(depth)\nend"
        case 2: "let v be \(pick(9))\ntap row $v\nexpect row 0 shows \"\\(v)\""
        case 3: "let t be \(quoted())\ntype $t into field"
        case 4 where depth < 3:
            "if \(condition())\n\(lines(depth + 1))" + (flip() ? "\nend" : "\nelse\n\(lines(depth + 1))\nend")
        default: step()
        }
    }

    mutating func touch() -> String {
        switch pick(24) {
        case 22:
            let times = max(1, number())
            return "backspace \(times == 1 ? "" : "\(times) times ")in \(control())"
        case 23: return ["dismiss keyboard", "tap empty place", "swipe back", "swipe back halfway"][pick(4)]
        case 18: return "double-tap \(target())"
        case 19: return flip() ? "swipe \(control()) \(direction())" : "choose tab \(quoted())"
        case 20: return "pan \(target()) \(direction()) by \(points())"
        case 21: return "perform \(quoted()) of \(target())"
        case 0: return "tap \(target())"
        case 1: return "long-press \(target())"
        case 2: return "toggle \(target())"
        case 3: return "select \(row())"
        case 4: return "\(["deselect", "expand", "collapse"][pick(3)]) \(row())"
        case 5:
            let isInto = flip()
            return "type \(quoted(isEmpty: !isInto)) \(isInto ? "into" : "over") \(control())"
        case 6: return "clear \(control())"
        case 7: return "swipe \(row()) \(flip() ? "left" : "right")" + (flip() ? " fully" : "")
        case 8: return "insert \(row())"
        case 9:
            if flip() { return "move \(row()) to \(row())" }
            let place = ["to \(row())", "into \(row())", "to empty place\(list().clause)"][pick(3)]
            return "drag \(row()) \(place)" + (flip() ? " halfway" : "")
        case 10: return "tap accessory of \(row())"
        case 11: return "tap index \(quoted())\(list().clause)"
        case 12: return "choose " + (0...pick(3)).map { _ in quoted() }.joined(separator: " > ")
        case 13: return flip() ? "dismiss menu" : "delete \(row())"
        case 14: return "slide \(control()) to \(number(distance()))"
        case 15: return "scroll to \(row())"
        case 16:
            if flip() { return "scroll to \(flip() ? "top" : "bottom")\(list().clause)" }
            if flip() { return "scroll by \(flip() ? "-" : "")\(points())\(list().clause)" }
            return "scroll \(direction()) by \(points())\(list().clause)"
        default:
            let times = max(1, number())
            return "step \(control()) \(flip() ? "up" : "down")" + (times == 1 ? "" : " \(times) times")
        }
    }

    mutating func direction() -> String { ["up", "down", "left", "right"][pick(4)] }

    /// Returns a random row, possibly in a nested list, within the nesting depth that scripts allow.
    mutating func row(_ depth: Int = 0) -> RowLocator {
        let key: RowLocator.Key =
            switch pick(6) {
            case 5: .content(.match(TextMatch(.text(key()), isPart: true)), section: flip() ? nil : number())
            case 0: .index(number(), section: number())
            case 1: .first(section: flip() ? nil : number())
            case 2: .last(section: flip() ? nil : number())
            case 3: .content(.text(key()), section: flip() ? nil : number())
            default: .content(.identifier(key()), section: flip() ? nil : number())
            }
        return RowLocator(key, in: list(depth))
    }

    mutating func list(_ depth: Int = 0) -> ListLocator {
        switch pick(6) {
        case 0: .number(number())
        case 1: .identifier(key())
        case 2 where depth < 8: .row(row(depth + 1))
        default: .main
        }
    }

    mutating func place() -> Locator {
        switch pick(8) {
        case 0: return .row(row())
        case 6: return .bar(Locator.Bar.allCases[pick(3)])
        case 1: return .header(section: number(), list: list())
        case 2: return .footer(section: number(), list: list())
        case 3: return .menu
        case 4: return .alert
        case 5:
            // The locator of a nested list is the locator of the row that contains the list.
            let list = list()
            if case .row(let row) = list { return .row(row) }
            return .list(list)
        default: return .screen
        }
    }

    mutating func control() -> Locator {
        let control: Locator.Control =
            switch pick(3) {
            case 0: .text(key())
            case 1: .identifier(key())
            default: .kind(ViewKind.controls[pick(ViewKind.controls.count)], flip() ? nil : number())
            }
        return .control(control, in: place())
    }

    mutating func subject() -> Locator { flip() ? place() : control() }

    mutating func target() -> Locator { flip() ? .row(row()) : control() }

    mutating func condition() -> String {
        switch pick(10) {
        case 0:
            let count = number()
            return "\(count) row\(count == 1 ? "" : "s")" + (flip() ? "" : " in section \(number())") + list().clause
        case 1:
            let count = number()
            return "\(count) section\(count == 1 ? "" : "s")\(list().clause)"
        case 2: return (flip() ? "not " : "") + "dispatched \(pattern())"
        case 3: return "nothing dispatched"
        case 4: return "no selection"
        case 5: return "selection is " + (0...pick(3)).map { _ in "\(row())" }.joined(separator: ", ")
        case 6:
            let ends = [number(), number()].sorted()
            return "rows \(ends[0]) to \(ends[1])\(Locator.clause(number()))\(list().clause) are visible"
        case 7:
            let isExact = flip()
            let verb = isExact ? ["shows", "does not show"][pick(2)] : ["contains", "does not contain"][pick(2)]
            return "\(subject()) \(verb) \(compared(isEmpty: isExact))"
        case 8: return "title is \(flip() ? "not " : "")\(compared())"
        default:
            var subject = subject()
            if subject == .screen { subject = control() }
            let state = ViewState.allCases[pick(ViewState.allCases.count)].rawValue
            return "\(subject) is \(flip() ? "not " : "")\(state)"
        }
    }

    mutating func pattern() -> String {
        let places: [Locator] = [
            .row(row()), .header(section: number(), list: list()), .footer(section: number(), list: list()), .screen,
        ]
        var words = ScriptSpelling.name(name())
        if flip() { words += " on \(places[pick(4)])" }
        if flip() { words += " with \(ScriptSpelling.value(flip() ? text() : "\(pick(50))"))" }
        let times = number()
        return flip() ? words : words + " \(times) time" + (times == 1 ? "" : "s")
    }

    /// Returns a random string in the quoted form that scripts use.
    mutating func quoted(isEmpty: Bool = true) -> String {
        ScriptSpelling.text(isEmpty ? text() : key())
    }

    /// Returns a random string that is not empty.
    mutating func key() -> String { ["x", "\"", "\n", "é", " "][pick(5)] + text() }

    /// Returns a string or a pattern for a comparison.
    mutating func compared(isEmpty: Bool = true) -> String {
        let patterns = [#"/Order \d+/"#, "/a\\/b/", "/^(?i)é[#\"]*$/", "/日+|./", "/ /"]
        return flip() ? quoted(isEmpty: isEmpty) : patterns[pick(patterns.count)]
    }

    func number(_ value: Double) -> String { ScriptSpelling.number(value) }

    mutating func name() -> String {
        let names = ["feed", "on", "with", "3", "3 times", "-", "load.more", "é", "Feed_2", "a b", "\"", "#x", "row"]
        return names[pick(names.count)]
    }

    mutating func text() -> String {
        let pieces = [
            "Ada", " ", "\"", "\\", "\n", "\t", "\r", "\0", "\u{1b}", "é", "e\u{301}", "\u{301}", "👩‍👩‍👧", "#", ",",
            "\u{2028}", "\u{FEFF}", "true", "-1.5", "\\n", "\u{85}", "日本",
        ]
        return (0..<pick(5)).map { _ in pieces[pick(pieces.count)] }.joined()
    }

    mutating func number() -> Int {
        [0, 0, 1, 2, pick(1000), .max][pick(6)]
    }

    mutating func distance() -> Double {
        let plain = Double(pick(100_000)) / 64 - 500
        return [plain, plain, 0, 1e300, .leastNonzeroMagnitude, -1.5e-7, 1.234e21, 123_456_789_012_345_680][pick(8)]
    }

    /// Returns a random distance other than 0.
    mutating func points() -> String {
        let distance = abs(distance())
        return number(distance == 0 ? 0.5 : distance)
    }

    mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    mutating func flip() -> Bool { pick(2) == 0 }
}
