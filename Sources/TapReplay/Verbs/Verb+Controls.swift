import HeadlessUIKit

/// Parses the steps that touch controls.
extension Verb {
    static func type(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let (start, isEmpty) = (parser.token, parser.isEmptyTextNext)
        let text = try parser.text("what to type", after: "type", upTo: ["into", "over"])
        let place = try parser.one(of: ["into", "over"])
        let field = try parser.control(after: place)
        if isEmpty, place == "into" {
            throw parser.error("\"\" types nothing; to empty the field, write `clear \(field)`", at: start)
        }
        return Touch("type \(ScriptSpelling.text(text)) \(place) \(field)") {
            try $0.enter(text, into: field, replacing: place == "over")
        }
    }

    static func clear(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let field = try parser.control(after: "clear")
        return Touch("clear \(field)") { try $0.clear(field) }
    }

    static func backspace(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let times = parser.isNumberNext ? try parser.times() : 1
        try parser.require("in")
        let field = try parser.control(after: "in")
        return Touch("backspace \(times == 1 ? "" : "\(times) times ")in \(field)") {
            try $0.backspace(field, times: times)
        }
    }

    static func slide(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let slider = try parser.control(after: "slide")
        try parser.require("to")
        let value = try parser.decimal("a value", after: "to", mayBeNegative: true)
        return Touch("slide \(slider) to \(ScriptSpelling.number(value))") { try $0.slide(slider, to: value) }
    }

    static func step(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let stepper = try parser.control(after: "step")
        let direction = try parser.one(of: ["up", "down"])
        let times = parser.isNumberNext ? try parser.times() : 1
        parser.addContinuation("\"… times\"")
        return Touch("step \(stepper) \(direction)" + (times == 1 ? "" : " \(times) times")) {
            try $0.step(stepper, isUp: direction == "up", times: times)
        }
    }
}
