import CellDirector
import HeadlessUIKit

/// Parses the steps that touch menus, pickers and scroll views.
extension Verb {
    @MainActor private static let keys = [
        "up": UIKeyCommand.inputUpArrow, "down": UIKeyCommand.inputDownArrow, "left": UIKeyCommand.inputLeftArrow,
        "right": UIKeyCommand.inputRightArrow, "tab": "\t", "return": "\r",
    ]

    /// `press down arrow`, `press tab`
    static func press(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let word = try parser.one(of: ["up", "down", "left", "right", "tab", "return"], after: "press")
        let isArrow = word != "tab" && word != "return"
        if isArrow { try parser.require("arrow", after: word) }
        return Touch("press \(word)" + (isArrow ? " arrow" : "")) {
            try Finger().press(keys[word] ?? "", in: $0.root)
        }
    }

    static func choose(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        if parser.accept("tab") { return try chooseTab(&parser) }
        var titles = [try parser.text("a title", after: "choose")]
        while parser.acceptThen() { titles.append(try parser.text("a title", after: ">")) }
        let path = titles
        if parser.accept("in", orGoesOnWith: "\"in …\"") { return try choose(path, &parser) }
        return Touch("choose " + path.map(ScriptSpelling.text).joined(separator: " > ")) { try $0.choose(path) }
    }

    /// `choose "…" in PICKER`
    private static func choose(_ titles: [String], _ parser: inout StepParser) throws(ScriptError) -> Touch {
        let picker = try parser.control(after: "in")
        let words = titles.map(ScriptSpelling.text).joined(separator: " > ")
        return Touch("choose \(words) in \(picker)") { try $0.choose(titles, in: picker) }
    }

    static func dismiss(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        if try parser.one(of: ["menu", "keyboard"], after: "dismiss") == "menu" {
            return Touch("dismiss menu") { try $0.dismissMenu() }
        }
        return Touch("dismiss keyboard") { try Finger().dismissKeyboard(in: $0.root) }
    }

    /// `tap empty place`
    static func emptyPlace(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        try parser.require("place", after: "tap empty")
        return Touch("tap empty place") { try Finger().tapEmptyPlace(in: $0.root) }
    }

    static func scroll(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let directions = ["up", "down", "left", "right"]
        if parser.accept("to") { return try scrollToPlace(&parser) }
        if parser.accept("by") {
            let points = try parser.points(after: "scroll by", mayBeNegative: true)
            let list = try parser.listClause()
            return Touch("scroll by \(ScriptSpelling.number(points))\(list.clause)") { try $0.scroll(list, by: points) }
        }
        if parser.isNext("row") || parser.isNext("list") { throw scrollsLast(parser) }
        let direction = try parser.one(of: ["to", "by"] + directions, after: "scroll")
        try parser.require("by")
        let points = try parser.points(after: "by")
        let (section, name) = try parser.sectionAndList()
        let inSection = section.map { " in section \($0)" } ?? ""
        let words = "scroll \(direction) by \(ScriptSpelling.number(points))\(inSection)\(name.clause)"
        let isSideways = direction == "left" || direction == "right"
        let distance = direction == "up" || direction == "left" ? -points : points
        return Touch(words) { try $0.scroll(name, section: section, by: distance, isSideways: isSideways) }
    }

    /// Returns the error for a step in which a row or a list directly follows `scroll`, such as
    /// `scroll row 1 right by 300` or `scroll row 1`.
    private static func scrollsLast(_ parser: StepParser) -> ScriptError {
        var ahead = parser
        let place = (try? ahead.placeIfNext()).map { "\($0)" } ?? "row 1"
        if ahead.isAtEnd { return parser.error("did you mean `scroll to \(place)`?") }
        let way = ahead.rest.map { ahead.line.text($0.range) }.joined(separator: " ")
        return parser.error("write the scrolled list last: `scroll \(way) in \(place)`")
    }

    static func pull(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        try parser.require("to", after: "pull")
        try parser.require("refresh", after: "pull to")
        let name = try parser.listClause()
        return Touch("pull to refresh\(name.clause)") { try $0.pullToRefresh(name) }
    }

    static func statusBar(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        try parser.require("bar", after: "status")
        let name = try parser.listClause()
        return Touch("tap status bar\(name.clause)") { try $0.tapStatusBar(name) }
    }

    static func preview(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        Touch("tap preview") { try Finger().tapPreview(in: $0.root) }
    }

    private static func scrollToPlace(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        if parser.accept("top") {
            let name = try parser.listClause()
            return Touch("scroll to top\(name.clause)") { try $0.scrollToTop(name) }
        }
        if parser.accept("bottom") {
            let name = try parser.listClause()
            return Touch("scroll to bottom\(name.clause)") { try $0.scrollToBottom(name) }
        }
        let row = try parser.row(after: "scroll to", or: ["top", "bottom"])
        return Touch("scroll to \(row)") { try $0.scroll(to: row) }
    }
}
