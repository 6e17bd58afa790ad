/// What a step does.
package enum Action: Hashable, Sendable, CustomStringConvertible {
    /// `screen NAME`: opens a screen.
    case screen(String)
    /// `tap …`, `select …`: one touch of a finger.
    case touch(Touch)
    /// `scroll to …`, `scroll by …`.
    case scroll(Scroll)
    /// `run NAME`: a command of the screen's own.
    case run(String)
    /// `wait until … [for N seconds]`; without the seconds, as long as the player thinks right.
    case wait(Condition, seconds: Double?)
    /// `expect …`: holds now.
    case expect(Condition)
    /// `expect … refused [because "…"]`: the touch cannot be made, as on a disabled button.
    case expectRefusal(Touch, because: String?)
    /// `remember … as NAME`: what a row or control shows, for the variable of that name.
    case remember(Subject, as: String)
    /// `show`: prints the screen.
    case show

    /// The step in the script's own words; reading it gives an equal action.
    ///
    /// Values no script can name, such as a negative row or an infinite distance, print but do not read back.
    package var description: String {
        switch self {
        case .screen(let name): return "screen \(ScriptSpelling.name(name))"
        case .touch(let touch): return touch.description
        case .scroll(let scroll): return scroll.description
        case .run(let name): return "run \(ScriptSpelling.name(name))"
        case .wait(let condition, seconds: nil): return "wait until \(condition)"
        case .wait(let condition, seconds: let seconds?):
            let unit = seconds == 1 ? "second" : "seconds"
            return "wait until \(condition) for \(ScriptSpelling.number(seconds)) \(unit)"
        case .expect(let condition): return "expect \(condition)"
        case .expectRefusal(let touch, because: nil): return "expect \(touch) refused"
        case .expectRefusal(let touch, because: let reason?):
            return "expect \(touch) refused because \(ScriptSpelling.text(reason))"
        case .remember(let subject, as: let name): return "remember \(subject) as \(name)"
        case .show: return "show"
        }
    }
}
