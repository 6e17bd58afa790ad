import Foundation
import HeadlessUIKit

/// Parses the steps for gestures, accessibility actions, sheets and tabs.
extension Verb {
    /// `swipe CONTROL DIRECTION`
    static func swipe(over control: Locator, _ parser: inout StepParser) throws(ScriptError) -> Touch {
        let direction = try parser.one(of: ["left", "right", "up", "down"])
        return Touch("swipe \(control) \(direction)") {
            let directions: [String: UISwipeGestureRecognizer.Direction] = ["left": .left, "right": .right, "up": .up]
            try $0.swipe(control, directions[direction] ?? .down)
        }
    }

    /// `swipe sheet down`
    static func swipeSheet(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        try parser.require("down", after: "swipe sheet")
        return Touch("swipe sheet down") { try $0.dismissSheet() }
    }

    /// `swipe back`, `swipe back halfway`
    static func swipeBack(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let isGivenUp = parser.accept("halfway")
        return Touch("swipe back" + (isGivenUp ? " halfway" : "")) { try $0.goBack(givingUp: isGivenUp) }
    }

    static func pan(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let target = try parser.target(after: "pan")
        let direction = try parser.one(of: ["left", "right", "up", "down"])
        try parser.require("by")
        let points = try parser.points(after: "by")
        return Touch("pan \(target) \(direction) by \(ScriptSpelling.number(points))") {
            let distance =
                switch direction {
                case "left": CGPoint(x: -points, y: 0)
                case "right": CGPoint(x: points, y: 0)
                case "up": CGPoint(x: 0, y: -points)
                default: CGPoint(x: 0, y: points)
                }
            try $0.pan(target, by: distance)
        }
    }

    static func perform(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let name = try parser.text("the name of a custom action", after: "perform", upTo: ["of"])
        try parser.require("of")
        let target = try parser.target(after: "of")
        return Touch("perform \(ScriptSpelling.text(name)) of \(target)") { try $0.perform(name, of: target) }
    }

    /// `choose tab "…"`
    static func chooseTab(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let title = try parser.text("a tab's title", after: "tab")
        return Touch("choose tab \(ScriptSpelling.text(title))") { try $0.choose(tab: title) }
    }
}
