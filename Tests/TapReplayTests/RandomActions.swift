import TestSupport

@testable import TapReplay

/// Makes random actions, every form and awkward names and texts among them.
struct RandomActions {
    var generator: SplitMix64

    init(seed: UInt64) { generator = SplitMix64(state: seed) }

    mutating func action() -> any Action {
        switch pick(9) {
        case 8: return Remember(subject: subject(), name: ["who", "n", "a.b", "first-row"][pick(4)])
        case 0: return OpenScreen(name: name())
        case 1: return touch()
        case 2: return scroll()
        case 3: return RunCommand(name: name())
        case 4:
            return Wait(condition: condition(), seconds: flip() ? nil : flip() ? Double(pick(3)) : abs(distance()))
        case 5: return Expect(condition: condition())
        case 6: return refusal(of: touch(), because: flip() ? nil : text())
        default: return Show()
        }
    }

    /// A step, the making of a variable and its use, or a block of either, as text.
    mutating func lines(_ depth: Int = 0) -> String {
        switch pick(8) {
        case 0 where depth < 3: "repeat \(1 + pick(3)) times\n\(lines(depth + 1))\nend"
        case 1 where depth < 3:
            "repeat for n\(depth) from \(pick(4)) to \(pick(4))\n\(lines(depth + 1))\ntap row $n\(depth)\nend"
        case 2: "let v be \(pick(9))\ntap row $v\nexpect row 0 shows \"\\(v)\""
        case 3: "let t be \(ScriptSpelling.text(text()))\ntype $t into field"
        default: action().description
        }
    }

    mutating func touch() -> any Touch {
        switch pick(16) {
        case 0: return Tap(target: target())
        case 1: return LongPress(target: target())
        case 2: return Toggle(target: target())
        case 3: return Select(row: row())
        case 4: return Deselect(row: row())
        case 5: return TypeText(text: text(), field: control(), isOver: flip())
        case 6: return ClearField(field: control())
        case 7: return Swipe(row: row(), direction: SwipeDirection.allCases[pick(2)], fully: flip())
        case 8: return Insert(row: row())
        case 9: return Move(row: row(), destination: row())
        case 10: return TapAccessory(row: row())
        case 11: return TapIndex(title: text(), list: list())
        case 12: return Choose(titles: (0...pick(3)).map { _ in text() })
        case 13: return flip() ? DismissMenu() : Delete(row: row())
        case 14: return Slide(slider: control(), value: distance())
        default:
            return StepValue(stepper: control(), button: StepperButton.allCases[pick(2)], times: max(1, number()))
        }
    }

    mutating func scroll() -> Scroll {
        switch pick(4) {
        case 0: .toRow(row())
        case 1: .toTop(list())
        case 2: .toBottom(list())
        default: .by(distance(), isSideways: flip(), list())
        }
    }

    /// A row, in a list of another row no deeper than a script may go.
    mutating func row(_ depth: Int = 0) -> RowName {
        let key: RowName.Key =
            switch pick(5) {
            case 0: .index(number(), section: number())
            case 1: .first(section: flip() ? nil : number())
            case 2: .last(section: flip() ? nil : number())
            case 3: .text(text())
            default: .identifier(text())
            }
        return RowName(key, in: list(depth))
    }

    mutating func list(_ depth: Int = 0) -> ListName {
        switch pick(6) {
        case 0: .number(number())
        case 1: .identifier(text())
        case 2 where depth < 8: .row(row(depth + 1))
        default: .main
        }
    }

    mutating func place() -> PlaceName {
        switch pick(7) {
        case 0: return .row(row())
        case 1: return .header(section: number(), list: list())
        case 2: return .footer(section: number(), list: list())
        case 3: return .menu
        case 4: return .alert
        case 5:
            // The list of a row is written as the row.
            let list = list()
            if case .row(let row) = list { return .row(row) }
            return .list(list)
        default: return .screen
        }
    }

    mutating func control() -> ControlName {
        let key: ControlName.Key =
            switch pick(3) {
            case 0: .text(text())
            case 1: .identifier(text())
            default: .kind(ControlKind.allCases[pick(ControlKind.allCases.count)], number())
            }
        return ControlName(key: key, place: place())
    }

    mutating func subject() -> Subject { flip() ? .place(place()) : .control(control()) }

    mutating func target() -> Target {
        flip() ? .row(row()) : .control(control())
    }

    mutating func condition() -> Condition {
        switch pick(11) {
        case 0: return .rowCount(number(), section: flip() ? nil : number(), list: list())
        case 1: return .sectionCount(number(), list: list())
        case 2: return .dispatched(pattern())
        case 3: return .notDispatched(pattern())
        case 4: return .nothingDispatched
        case 5: return .noSelection
        case 6:
            let count = 1 + pick(3)
            return .selection((0..<count).map { _ in row() })
        case 7:
            let ends = [number(), number()].sorted()
            return .visibleRows(ends[0]...ends[1], section: number(), list: list())
        case 8: return .shows(subject(), text(), isExact: flip(), isNegated: flip())
        case 9: return .title(text(), isNegated: flip())
        default:
            var subject = subject()
            if subject == .place(.screen) { subject = .control(control()) }
            return .state(subject, SubjectState.allCases[pick(SubjectState.allCases.count)], isNegated: flip())
        }
    }

    mutating func pattern() -> DispatchPattern {
        let places: [PlaceName] = [
            .row(row()), .header(section: number(), list: list()), .footer(section: number(), list: list()), .screen,
        ]
        return DispatchPattern(
            name: name(), place: flip() ? nil : places[pick(4)], value: flip() ? nil : flip() ? text() : "\(pick(50))",
            times: flip() ? nil : number())
    }

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

    mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    mutating func flip() -> Bool { pick(2) == 0 }
}

/// The expectation that a touch is refused.
func refusal(of touch: some Touch, because reason: String? = nil) -> any Action {
    ExpectRefusal(touch: touch, reason: reason)
}
