import HeadlessUIKit

/// What a finger does with rows and controls alike, and with controls that have a value.
extension Verb {
    static func tap(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let target = try parser.target(after: "tap")
        return Touch("tap \(target)") { screen, finger in
            if case .row(let row) = target {
                try screen.touch(row) { path, list in try finger.tap(rowAt: path, in: list) }
            } else {
                try finger.tap(screen.view(target))
            }
        }
    }

    static func longPress(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let target = try parser.target(after: "long-press")
        return Touch("long-press \(target)") { screen, finger in
            if case .row(let row) = target {
                try screen.touch(row) { path, list in try finger.longPress(rowAt: path, in: list) }
            } else {
                try finger.longPress(screen.view(target))
            }
        }
    }

    /// Turns a switch over, the one that is named or the first of a row.
    static func toggle(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let target = try parser.target(after: "toggle")
        return Touch("toggle \(target)") { screen, finger in
            var toggle = target
            if case .row = target { toggle = .control(.kind(.switch, 0), in: target) }
            try finger.toggle(screen.view(toggle, as: UISwitch.self, "switch"))
        }
    }

    static func type(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let text = try parser.text("what to type", after: "type")
        let place = try parser.one(of: ["into", "over"])
        let field = try parser.control(after: place)
        return Touch("type \(ScriptSpelling.text(text)) \(place) \(field)") { screen, finger in
            let isOver = place == "over"
            switch try screen.view(field) {
            case let textView as UITextView:
                if isOver { try finger.type(text, over: textView) } else { try finger.type(text, into: textView) }
            case let searchBar as UISearchBar:
                if isOver { try finger.type(text, over: searchBar) } else { try finger.type(text, into: searchBar) }
            default:
                let field = try screen.view(field, as: UITextField.self, "text field")
                if isOver { try finger.type(text, over: field) } else { try finger.type(text, into: field) }
            }
        }
    }

    static func clear(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let field = try parser.control(after: "clear")
        return Touch("clear \(field)") { screen, finger in
            switch try screen.view(field) {
            case let textView as UITextView: try finger.clear(textView)
            case let searchBar as UISearchBar: try finger.clear(searchBar)
            default: try finger.clear(screen.view(field, as: UITextField.self, "text field"))
            }
        }
    }

    static func slide(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let slider = try parser.control(after: "slide")
        try parser.require("to")
        let value = try parser.decimal("a value", after: "to", mayBeNegative: true)
        return Touch("slide \(slider) to \(ScriptSpelling.number(value))") { screen, finger in
            try finger.slide(screen.view(slider, as: UISlider.self, "slider"), to: Float(value))
        }
    }

    static func step(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let stepper = try parser.control(after: "step")
        let direction = try parser.one(of: ["up", "down"])
        let times = parser.isNumberNext ? try parser.times() : 1
        parser.couldGoOn(with: "\"… times\"")
        return Touch("step \(stepper) \(direction)" + (times == 1 ? "" : " \(times) times")) { screen, finger in
            for _ in 0..<times {
                // Found anew each time: what a step does may put another in its place.
                let stepper = try screen.view(stepper, as: UIStepper.self, "stepper")
                try finger.step(stepper, direction == "up" ? .up : .down)
            }
        }
    }
}
