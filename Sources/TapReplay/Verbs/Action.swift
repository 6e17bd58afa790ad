/// What a step does. It is indirect so that a million steps take little memory.
indirect enum Action: Sendable, CustomStringConvertible {
    /// `screen NAME`
    case open(String)
    case touch(Touch)
    /// `expect TOUCH refused [because "…"]`
    case expectRefusal(Touch, because: String?)
    /// `expect CONDITION`
    case expect(Condition)
    /// `expect PLACE | CONTROL matches "NAME"`
    case match(Locator, String)
    /// `wait until CONDITION [for N seconds]`
    case wait(Condition, seconds: Double?)
    /// `remember CONTROL | ROW as NAME`
    case remember(Locator, as: String)
    /// `run NAME`
    case run(String)
    case show
    /// `if CONDITION`
    case choose(Condition)

    /// The step in the script's own words; reading it gives an equal action.
    ///
    /// Values no script can name, such as a negative row or an infinite distance, print but do not read back.
    var description: String {
        switch self {
        case .open(let name): return "screen \(ScriptSpelling.name(name))"
        case .touch(let touch): return touch.description
        case .expectRefusal(let touch, because: let reason):
            return "expect \(touch) refused" + (reason.map { " because \(ScriptSpelling.text($0))" } ?? "")
        case .expect(let condition): return "expect \(condition)"
        case .match(let subject, let name): return "expect \(subject) matches \(ScriptSpelling.text(name))"
        case .wait(let condition, seconds: nil): return "wait until \(condition)"
        case .wait(let condition, seconds: let seconds?):
            let unit = seconds == 1 ? "second" : "seconds"
            return "wait until \(condition) for \(ScriptSpelling.number(seconds)) \(unit)"
        case .remember(let subject, as: let name): return "remember \(subject) as \(name)"
        case .run(let command): return "run \(ScriptSpelling.name(command))"
        case .show: return "show"
        case .choose(let condition): return "if \(condition)"
        }
    }

    /// Whether it does something with the screen, and does not only look at it.
    var acts: Bool {
        switch self {
        case .open, .touch, .run, .expectRefusal, .wait: true
        case .expect, .match, .remember, .show, .choose: false
        }
    }

    /// Whether it shows the screen by itself.
    var shows: Bool {
        if case .show = self { true } else { false }
    }

    /// Whether it opens a screen.
    var opensScreen: Bool {
        if case .open = self { true } else { false }
    }

    /// The variable that it gives a text.
    var rememberedName: String? {
        if case .remember(_, as: let name) = self { name } else { nil }
    }
}
