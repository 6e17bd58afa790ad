import HeadlessUIKit

/// Parses the steps that touch controls.
extension Verb {
    /// Parses a step that toggles a switch: a named switch, or the only switch in a row.
    static func toggle(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let target = try parser.target(after: "toggle")
        return Touch("toggle \(target)") { screen, finger in
            var toggle = target
            if case .row = target { toggle = .control(.kind(.switch, nil), in: target) }
            try finger.toggle(screen.view(toggle, as: UISwitch.self, "switch"))
        }
    }

    static func type(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let (start, isEmpty) = (parser.token, parser.isEmptyTextNext)
        let text = try parser.text("what to type", after: "type", upTo: ["into", "over"])
        let place = try parser.one(of: ["into", "over"])
        let field = try parser.control(after: place)
        if isEmpty, place == "into" {
            throw parser.error("\"\" types nothing; to empty the field, write `clear \(field)`", at: start)
        }
        return Touch("type \(ScriptSpelling.text(text)) \(place) \(field)") { screen, finger in
            switch (try screen.view(field), place) {
            case (let textView as UITextView, "over"): try finger.type(text, over: textView)
            case (let textView as UITextView, _): try finger.type(text, into: textView)
            case (let searchBar as UISearchBar, "over"): try finger.type(text, over: searchBar)
            case (let searchBar as UISearchBar, _): try finger.type(text, into: searchBar)
            case (_, "over"): try finger.type(text, over: screen.view(field, as: UITextField.self, "text field"))
            default: try finger.type(text, into: screen.view(field, as: UITextField.self, "text field"))
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

    static func backspace(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let times = parser.isNumberNext ? try parser.times() : 1
        try parser.require("in")
        let field = try parser.control(after: "in")
        return Touch("backspace \(times == 1 ? "" : "\(times) times ")in \(field)") { screen, finger in
            switch try screen.view(field) {
            case let textView as UITextView: try finger.pressDelete(in: textView, times: times)
            case let searchBar as UISearchBar: try finger.pressDelete(in: searchBar.searchTextField, times: times)
            default: try finger.pressDelete(in: screen.view(field, as: UITextField.self, "text field"), times: times)
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
        parser.addContinuation("\"… times\"")
        return Touch("step \(stepper) \(direction)" + (times == 1 ? "" : " \(times) times")) { screen, finger in
            for _ in 0..<times {
                // Looks up the stepper in each round, because the action of the previous round may have replaced it.
                let stepper = try screen.view(stepper, as: UIStepper.self, "stepper")
                try finger.step(stepper, direction == "up" ? .up : .down)
            }
        }
    }
}
