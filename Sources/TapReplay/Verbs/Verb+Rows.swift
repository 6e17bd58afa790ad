import HeadlessUIKit

/// Parses the steps that touch rows and section indexes.
extension Verb {
    static func swipe(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        if parser.accept("sheet") { return try swipeSheet(&parser) }
        if parser.accept("back") { return try swipeBack(&parser) }
        if let control = try parser.controlIfNext() { return try swipe(over: control, &parser) }
        let row = try parser.row(after: "swipe")
        let direction = try parser.one(of: ["left", "right"])
        let isFull = parser.accept("fully", orGoesOnWith: "\"fully\"")
        return Touch("swipe \(row) \(direction)" + (isFull ? " fully" : "")) {
            try $0.swipe(row, direction == "left" ? .left : .right, fully: isFull)
        }
    }

    static func move(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let row = try parser.row(after: "move")
        try parser.require("to")
        let destination = try parser.row(after: "to")
        return Touch("move \(row) to \(destination)") { try $0.move(row, to: destination) }
    }

    /// `drag ROW | CONTROL to ROW | CONTROL`, `drag … into ROW`, `drag … to empty place`
    static func drag(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let source = try parser.target(after: "drag")
        let isInto = try parser.one(of: ["to", "into"]) == "into"
        let place: DropLocator
        if isInto {
            place = .into(try parser.row(after: "into"))
        } else if parser.accept("empty") {
            try parser.require("place", after: "empty")
            place = .emptyPlace(try parser.listClause())
        } else {
            let target = try parser.target(after: "to", or: ["empty"])
            if case .row(let row) = target { place = .row(row) } else { place = .view(target) }
        }
        let isGivenUp = parser.accept("halfway", orGoesOnWith: "\"halfway\"")
        return Touch("drag \(source) \(place)" + (isGivenUp ? " halfway" : "")) {
            try $0.drag(source, place, givingUp: isGivenUp)
        }
    }

    static func accessory(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        try parser.require("of", after: "accessory")
        let row = try parser.row(after: "accessory of")
        return Touch("tap accessory of \(row)") { try $0.tapAccessory(of: row) }
    }

    static func index(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let title = try parser.text("a title of the index", after: "index", upTo: ["in"])
        let name = try parser.listClause()
        return Touch("tap index \(ScriptSpelling.text(title))\(name.clause)") { try $0.tapIndex(title, in: name) }
    }
}
