import HeadlessUIKit

/// Parses the steps that are not touches.
extension Verb {
    static func open(_ parser: inout StepParser) throws(ScriptError) -> Action {
        .open(try parser.name(of: "a screen's name", after: "screen"))
    }

    /// `style dark | light`
    static func style(_ parser: inout StepParser) throws(ScriptError) -> Action {
        .style(isDark: try parser.one(of: ["dark", "light"]) == "dark")
    }

    /// `text size CATEGORY`
    static func textSize(_ parser: inout StepParser) throws(ScriptError) -> Action {
        let sizes = UIContentSizeCategory.names
        guard let size = sizes.first(where: { parser.accept($0.name) }) else {
            throw parser.expected(
                "a size: \(Suggestion.list(sizes.map(\.name)))", after: "text size", among: sizes.map(\.name))
        }
        return .textSize(size.category)
    }

    /// `direction right to left`, `direction left to right`
    static func direction(_ parser: inout StepParser) throws(ScriptError) -> Action {
        let sides = ["left", "right"]
        let start = try parser.one(of: sides, after: "direction")
        try parser.require("to", after: start)
        let end = start == "left" ? "right" : "left"
        try parser.require(end, after: "\(start) to")
        return .direction(start == "left" ? .leftToRight : .rightToLeft)
    }

    /// `device "NAME"`
    static func device(_ parser: inout StepParser) throws(ScriptError) -> Action {
        let start = parser.token
        let name = try parser.text("a device's name", after: "device")
        let names = ScreenDevice.all.map(\.name)
        guard let device = ScreenDevice.named(name) else {
            let meant = Suggestion.clause(for: name, among: names)
            let all = meant.isEmpty ? "; the devices are \(Suggestion.list(names, and: "and"))" : meant
            throw parser.error("there is no device \(ScriptSpelling.text(name))\(all)", at: start)
        }
        return .device(device)
    }

    /// `rotate landscape | portrait`
    static func rotate(_ parser: inout StepParser) throws(ScriptError) -> Action {
        .rotate(isSideways: try parser.one(of: ["landscape", "portrait"]) == "landscape")
    }

    static func run(_ parser: inout StepParser) throws(ScriptError) -> Action {
        .run(try parser.name(of: "a command's name", after: "run"))
    }

    /// Parses what follows `expect`: a condition, a snapshot comparison, or a touch that is expected not to be
    /// possible.
    static func expect(_ parser: inout StepParser) throws(ScriptError) -> Action {
        var ahead = parser
        guard case .touch(let read)? = ahead.acceptVerb()?.reading else {
            if let match = try match(&parser) { return match }
            let condition = try parser.condition(after: "expect")
            return .expect(condition, within: try time(after: "within", &parser))
        }
        parser = ahead
        let touch = try read(&parser)
        // In version 1, the keyword was "refused".
        let isOldWord = parser.accept("refused")
        if !isOldWord {
            guard parser.accept("not") else {
                let what = "\"not possible\" (nothing else is expected of a touch)"
                throw parser.expected(what, after: nil, among: ["not"])
            }
            try parser.require("possible", after: "not")
        }
        let hasReason = parser.accept("because", orGoesOnWith: "\"because …\"")
        let reason = hasReason ? try parser.comparedText("the reason", after: "because") : nil
        return .expectRefusal(touch, because: reason, isOldWord: isOldWord)
    }

    /// Parses `PLACE | CONTROL matches "NAME"` or `PLACE | CONTROL looks like "NAME"`; returns `nil` if the step has
    /// neither form.
    private static func match(_ parser: inout StepParser) throws(ScriptError) -> Action? {
        var ahead = parser
        guard let subject = try? ahead.locatorIfNext(), ahead.isNext("matches") || ahead.isNext("looks") else {
            return nil
        }
        let isPicture = ahead.accept("looks")
        if isPicture { try ahead.require("like", after: "looks") } else { ahead.advance() }
        let verb = isPicture ? "looks like" : "matches"
        if subject == .menu { throw parser.error("a menu is drawn with its screen; write `screen \(verb) \"…\"`") }
        parser = ahead
        let start = parser.token
        let name = try parser.text(isPicture ? "a picture's name" : "a snapshot's name", after: verb)
        if let fault = Snapshots.fault(of: name) { throw parser.error(fault, at: start) }
        return isPicture ? .look(subject, name) : .match(subject, name)
    }

    static func wait(_ parser: inout StepParser) throws(ScriptError) -> Action {
        if parser.isNumberNext || parser.isNext("for") {
            throw parser.error(
                "a script does not wait for a fixed time, because it takes no time to play a step; write what it waits "
                    + "for, as in `wait until row 1 is visible`")
        }
        try parser.require("until", after: "wait")
        let condition = try parser.condition(after: "wait until")
        if parser.isNext("within") { throw parser.error("write the time limit as `for … seconds`") }
        return .wait(condition, seconds: try time(after: "for", &parser))
    }

    /// The maximum time to wait, in seconds: one day.
    private static let longestWait = 86_400.0

    /// Parses the optional clause `for N seconds` or `within N seconds`.
    private static func time(after word: String, _ parser: inout StepParser) throws(ScriptError) -> Double? {
        guard parser.accept(word, orGoesOnWith: "\"\(word) … seconds\"") else { return nil }
        let start = parser.token
        let seconds = try parser.decimal("a number of seconds", after: word, mayBeNegative: false)
        if seconds > longestWait {
            throw parser.error("a step waits for at most \(Int(longestWait)) seconds", at: start)
        }
        guard parser.accept("seconds") || parser.accept("second") else {
            throw parser.expected("\"seconds\"", after: nil, among: ["seconds", "second"])
        }
        return seconds
    }

    /// `known to fail "WHY": STEP`
    static func known(_ parser: inout StepParser) throws(ScriptError) -> Action {
        try parser.require("to", after: "known")
        try parser.require("fail", after: "known to")
        let start = parser.token
        let reason = try parser.text("why it fails", after: "known to fail")
        if reason.isEmpty { throw parser.error("say why it fails, as in \"issue 12\"", at: start) }
        try parser.requireColon(after: nil)
        let step = parser.token
        guard let verb = parser.acceptVerb() else { throw parser.unknownStep() }
        parser.verb = verb.words
        switch verb.reading {
        case .touch(let read): return .knownToFail(.touch(try read(&parser)), because: reason)
        case .action(let read):
            let action = try read(&parser)
            if action.canFail { return .knownToFail(action, because: reason) }
        default: break
        }
        throw parser.error("only touches, `run`, `wait` and `expect` can be known to fail", at: step)
    }

    static func remember(_ parser: inout StepParser) throws(ScriptError) -> Action {
        guard let subject = try parser.locatorIfNext() else {
            throw parser.expectedControl(
                "a row or a control, such as `label in row 3`", after: "remember",
                among: ["row", "header", "footer", "id"] + ViewKind.controls.map(\.rawValue))
        }
        try parser.require("as")
        return .remember(subject, as: try parser.variableName(after: "as"))
    }
}
