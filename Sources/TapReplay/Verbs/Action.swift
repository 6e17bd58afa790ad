import HeadlessUIKit

/// The action of a step.
///
/// The enumeration is indirect so that even a million steps need little memory.
indirect enum Action: Sendable, CustomStringConvertible {
    /// `screen NAME`
    case open(String)
    case touch(Touch)
    /// `expect TOUCH not possible [because "…"]`
    case expectRefusal(Touch, because: ComparedText?, isOldWord: Bool)
    /// `expect CONDITION [within N seconds]`
    case expect(Condition, within: Double? = nil)
    /// `expect PLACE | CONTROL matches "NAME"`
    case match(Locator, String)
    /// `expect PLACE | CONTROL looks like "NAME"`
    case look(Locator, String)
    /// `wait until CONDITION [for N seconds]`
    case wait(Condition, seconds: Double?)
    /// `remember CONTROL | ROW as NAME`
    case remember(Locator, as: String)
    /// `run NAME`
    case run(String)
    case show
    /// `style dark`, `style light`
    case style(isDark: Bool)
    /// `text size CATEGORY`
    case textSize(UIContentSizeCategory)
    /// `direction right to left`, `direction left to right`
    case direction(UIUserInterfaceLayoutDirection)
    /// `device "NAME"`
    case device(ScreenDevice)
    /// `rotate landscape`, `rotate portrait`
    case rotate(isSideways: Bool)
    /// `if CONDITION`
    case choose(Condition)
    /// `known to fail "WHY": STEP`
    case knownToFail(Action, because: String)

    /// The step as it is written in a script. Parsing the step results in an equivalent action.
    ///
    /// Values that scripts can't express, such as a negative row or an infinite distance, are printed but can't be
    /// parsed.
    var description: String {
        switch self {
        case .open(let name): return "screen \(ScriptSpelling.name(name))"
        case .touch(let touch): return touch.description
        case .expectRefusal(let touch, because: let reason, isOldWord: _):
            return "expect \(touch) not possible" + (reason.map { " because \($0)" } ?? "")
        case .expect(let condition, within: let seconds):
            return "expect \(condition)" + (seconds.map { " within \(Self.time($0))" } ?? "")
        case .match(let subject, let name): return "expect \(subject) matches \(ScriptSpelling.text(name))"
        case .look(let subject, let name): return "expect \(subject) looks like \(ScriptSpelling.text(name))"
        case .wait(let condition, seconds: nil): return "wait until \(condition)"
        case .wait(let condition, seconds: let seconds?):
            return "wait until \(condition) for \(Self.time(seconds))"
        case .remember(let subject, as: let name): return "remember \(subject) as \(name)"
        case .run(let command): return "run \(ScriptSpelling.name(command))"
        case .show: return "show"
        case .style(isDark: let isDark): return "style \(isDark ? "dark" : "light")"
        case .textSize(let category): return "text size \(category.name)"
        case .direction(let direction):
            return "direction \(direction == .leftToRight ? "left to right" : "right to left")"
        case .device(let device): return "device \(ScriptSpelling.text(device.name))"
        case .rotate(isSideways: let isSideways): return "rotate \(isSideways ? "landscape" : "portrait")"
        case .choose(let condition): return "if \(condition)"
        case .knownToFail(let action, because: let reason):
            return "known to fail \(ScriptSpelling.text(reason)): \(action)"
        }
    }

    private static func time(_ seconds: Double) -> String {
        ScriptSpelling.number(seconds) + (seconds == 1 ? " second" : " seconds")
    }

    /// The condition to wait for and the timeout in seconds; `nil` if the action does not wait.
    var awaited: (condition: Condition, seconds: Double)? {
        switch self {
        case .wait(let condition, seconds: let seconds): (condition, seconds ?? 5)
        case .expect(let condition, within: let seconds?): (condition, seconds)
        default: nil
        }
    }

    /// Whether the action acts on the screen or waits, instead of only inspecting the screen.
    var acts: Bool {
        switch self {
        case .open, .touch, .run, .expectRefusal, .wait, .expect(_, within: .some), .style, .textSize, .direction,
            .device, .rotate:
            true
        case .knownToFail(let action, because: _): action.acts
        case .expect, .match, .look, .remember, .show, .choose: false
        }
    }

    /// Whether the action can be marked as `known to fail`.
    var canFail: Bool {
        switch self {
        case .touch, .run, .expect, .expectRefusal, .match, .look, .wait, .rotate: true
        case .open, .remember, .show, .style, .textSize, .direction, .device, .choose, .knownToFail: false
        }
    }

    /// The action without its `known to fail` mark, and the reason given by the mark, if there is one.
    var withoutMark: (action: Action, reason: String?) {
        if case .knownToFail(let action, because: let reason) = self { (action, reason) } else { (self, nil) }
    }

    /// The file name, without the folder, of the snapshot that the action compares with the screen.
    var snapshotFile: String? {
        switch self {
        case .match(_, let name): Snapshots.Form.drawing.file(name)
        case .look(_, let name): Snapshots.Form.picture.file(name)
        default: nil
        }
    }

    /// Whether the action is `show`.
    var shows: Bool {
        if case .show = self { true } else { false }
    }

    /// Whether the action opens a screen.
    var opensScreen: Bool {
        if case .open = self { true } else { false }
    }

    /// Whether the action changes the device. Such an action is possible even before a screen is opened.
    var isAboutDevice: Bool {
        switch self {
        case .style, .textSize, .direction, .device, .rotate: true
        default: false
        }
    }

    /// The name of the variable that the action sets.
    var rememberedName: String? {
        if case .remember(_, as: let name) = self { name } else { nil }
    }
}
