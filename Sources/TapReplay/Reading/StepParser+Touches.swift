/// Reads what a finger does, what is waited for and what is expected.
extension StepParser {
    mutating func touch(_ word: StepWord) throws(ScriptError) -> Touch {
        switch word {
        case .tap: return try tap()
        case .longPress: return .longPress(try target(after: "long-press"))
        case .toggle: return .toggle(try target(after: "toggle"))
        case .select: return .select(try row(after: "select"))
        case .deselect: return .deselect(try row(after: "deselect"))
        case .swipe: return try swipe()
        case .delete: return .delete(try row(after: "delete"))
        case .insert: return .insert(try row(after: "insert"))
        case .move:
            let row = try row(after: "move")
            try require("to", after: nil)
            return .move(row, to: try self.row(after: "to"))
        case .choose: return .choose(try titles())
        case .dismiss:
            try require("menu", after: "dismiss")
            return .dismissMenu
        case .type: return try typing()
        case .clear: return .clear(try control(after: "clear"))
        case .slide:
            let slider = try control(after: "slide")
            try require("to", after: nil)
            return .slide(slider, to: try decimal("a value", after: "to", mayBeNegative: true))
        case .step: return try stepping()
        case .screen, .scroll, .run, .wait, .expect, .remember, .show, .let, .repeat, .end: throw unknownStep()
        }
    }

    mutating func tap() throws(ScriptError) -> Touch {
        if try accept("accessory") {
            try require("of", after: "accessory")
            return .tapAccessory(try row(after: "accessory of"))
        }
        guard try accept("index") else { return .tap(try target(after: "tap")) }
        let title = try text("a title of the index", after: "index")
        return .tapIndex(title, try listClause())
    }

    mutating func swipe() throws(ScriptError) -> Touch {
        let row = try row(after: "swipe")
        guard isNext("left") || isNext("right") else {
            throw expected("\"left\" or \"right\"", after: nil, among: SwipeDirection.allCases.map(\.rawValue))
        }
        let direction: SwipeDirection = isNext("left") ? .left : .right
        try advance()
        return .swipe(row, direction, fully: try accept(.fully, "fully"))
    }

    mutating func titles() throws(ScriptError) -> [String] {
        var titles = [try text("a title", after: "choose")]
        while token.kind == .then {
            try advance()
            titles.append(try text("a title", after: ">"))
        }
        couldGoOn(with: .then)
        return titles
    }

    mutating func typing() throws(ScriptError) -> Touch {
        let typed = try text("what to type", after: "type")
        if try accept("over") { return .type(typed, into: try control(after: "over"), isOver: true) }
        guard try accept("into") else { throw expected("\"into\" or \"over\"", after: nil, among: ["into", "over"]) }
        return .type(typed, into: try control(after: "into"))
    }

    mutating func stepping() throws(ScriptError) -> Touch {
        let stepper = try control(after: "step")
        guard isNext("up") || isNext("down") else {
            throw expected("\"up\" or \"down\"", after: nil, among: StepperButton.allCases.map(\.rawValue))
        }
        let button: StepperButton = isNext("up") ? .up : .down
        try advance()
        guard isNumberNext else {
            couldGoOn(with: .times)
            return .step(stepper, button, times: 1)
        }
        return .step(stepper, button, times: try times())
    }

    /// `N times`, at least once.
    mutating func times() throws(ScriptError) -> Int {
        let start = token.start
        let times = try whole("a number of times", after: nil)
        guard isNext("times") || isNext("time") else {
            throw expected("\"times\"", after: nil, among: ["times", "time"])
        }
        try advance()
        guard times > 0 else { throw lexer.error(at: start, "0 times is never; leave the line out") }
        return times
    }

    mutating func scroll() throws(ScriptError) -> Scroll {
        if try accept("to") {
            if try accept("top") { return .toTop(try listClause()) }
            if try accept("bottom") { return .toBottom(try listClause()) }
            return .toRow(try row(after: "scroll to", or: ["top", "bottom"]))
        }
        if try accept("by") {
            let points = try decimal("a number of points", after: "scroll by", mayBeNegative: true)
            return .by(points, try listClause())
        }
        let isBack = isNext("up") || isNext("left")
        guard isBack || isNext("down") || isNext("right") else {
            throw expected(
                "\"to\", \"by\", \"up\", \"down\", \"left\" or \"right\"", after: "scroll",
                among: ["to", "by", "up", "down", "left", "right"])
        }
        let isSideways = isNext("left") || isNext("right")
        try advance()
        try require("by", after: nil)
        let points = try decimal("a number of points", after: "by", mayBeNegative: false)
        return .by(isBack ? -points : points, isSideways: isSideways, try listClause())
    }

    mutating func expectation() throws(ScriptError) -> Action {
        guard let word = StepWord(token, in: lexer), word.isTouch else {
            return .expect(try condition(after: "expect"))
        }
        try advance()
        let touch = try touch(word)
        guard try accept("refused") else {
            throw expected("\"refused\" (nothing else is expected of a touch)", after: nil, among: ["refused"])
        }
        guard try accept(.because, "because") else { return .expectRefusal(touch, because: nil) }
        return .expectRefusal(touch, because: try text("the reason", after: "because"))
    }

    mutating func seconds() throws(ScriptError) -> Double? {
        guard try accept(.for, "for") else { return nil }
        let seconds = try decimal("a number of seconds", after: "for", mayBeNegative: false)
        if try accept("seconds") { return seconds }
        if try accept("second") { return seconds }
        throw expected("\"seconds\"", after: nil, among: ["seconds", "second"])
    }
}
