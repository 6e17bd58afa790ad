import CellDirector
import HeadlessUIKit

/// Parses the steps for gestures, accessibility actions, sheets and tabs.
extension Verb {
    /// Parses `swipe CONTROL DIRECTION`.
    ///
    /// Swiping a row reveals its swipe actions. Swiping another view, in contrast, either triggers a swipe gesture
    /// recognizer or turns the page of a page view controller; otherwise, the step fails.
    static func swipe(over control: Locator, _ parser: inout StepParser) throws(ScriptError) -> Touch {
        let direction = try parser.one(of: ["left", "right", "up", "down"])
        return Touch("swipe \(control) \(direction)") { screen, finger in
            let view = try screen.view(control)
            switch direction {
            case "left": try finger.swipe(view, UISwipeGestureRecognizer.Direction.left)
            case "right": try finger.swipe(view, UISwipeGestureRecognizer.Direction.right)
            case "up": try finger.swipe(view, .up)
            default: try finger.swipe(view, .down)
            }
        }
    }

    /// `swipe sheet down`
    static func swipeSheet(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        try parser.require("down", after: "swipe sheet")
        return Touch("swipe sheet down") { screen, _ in
            let front = screen.controller.topmost
            if !front.canBeSwipedAway {
                let what =
                    if front is UIAlertController {
                        "an alert, which has buttons: write one of them, as in `tap \"OK\" in alert`"
                    } else if front === screen.controller {
                        "the screen itself"
                    } else {
                        "a \(Swift.type(of: front)), which fills the screen: tap what closes it"
                    }
                throw StepFailure("no sheet is in front, but \(what)", isRefusal: true)
            }
            front.swipeDown()
        }
    }

    /// `swipe back`, `swipe back halfway`
    static func swipeBack(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let isGivenUp = parser.accept("halfway")
        return Touch("swipe back" + (isGivenUp ? " halfway" : "")) { screen, finger in
            guard let navigation = screen.frontNavigationController else {
                throw StepFailure("the screen has no navigation controller", isRefusal: true)
            }
            try finger.swipeBack(in: navigation, givingUp: isGivenUp)
        }
    }

    static func doubleTap(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let target = try parser.target(after: "double-tap")
        return Touch("double-tap \(target)") { screen, finger in
            try screen.gesture(on: target, expectedBy: { ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired == 2 }) {
                try finger.tap($0, times: 2)
            }
        }
    }

    static func pan(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let target = try parser.target(after: "pan")
        let direction = try parser.one(of: ["left", "right", "up", "down"])
        try parser.require("by")
        let points = try parser.points(after: "by")
        return Touch("pan \(target) \(direction) by \(ScriptSpelling.number(points))") { screen, finger in
            let distance =
                switch direction {
                case "left": CGPoint(x: -points, y: 0)
                case "right": CGPoint(x: points, y: 0)
                case "up": CGPoint(x: 0, y: -points)
                default: CGPoint(x: 0, y: points)
                }
            try screen.gesture(on: target, expectedBy: { $0 is UIPanGestureRecognizer }) {
                try finger.drag($0, by: distance)
            }
        }
    }

    static func perform(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let name = try parser.text("the name of a custom action", after: "perform", upTo: ["of"])
        try parser.require("of")
        let target = try parser.target(after: "of")
        return Touch("perform \(ScriptSpelling.text(name)) of \(target)") { screen, finger in
            try finger.perform(name, of: screen.view(target))
        }
    }

    /// `choose tab "…"`
    static func chooseTab(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let title = try parser.text("a tab's title", after: "tab")
        return Touch("choose tab \(ScriptSpelling.text(title))") { screen, finger in
            guard let bar = Content.all(UITabBar.self, in: screen.root).last(where: { !$0.isHidden }) else {
                throw StepFailure("there is no tab bar on screen", isRefusal: true)
            }
            let tabs = bar.subviews.filter { ($0 as? UIButton)?.currentTitle == title }
            if tabs.count > 1 { throw screen.ambiguous(.text(title), tabs, in: screen.root, .screen) }
            try finger.choose(tab: title, in: bar)
        }
    }
}

extension OpenScreen {
    /// The innermost navigation controller of the page in front; `nil` if there is none.
    fileprivate var frontNavigationController: UINavigationController? {
        var controller: UIViewController? = screenFront
        var found: UINavigationController?
        while let current = controller {
            if let navigation = current as? UINavigationController { found = navigation }
            controller = current.visibleChild ?? (current as? UIPageViewController)?.viewControllers?.first
        }
        return found ?? screenFront.navigationController
    }

    private var screenFront: UIViewController { controller.topmost }

    /// Performs a gesture on a view. If the target is a row on which the gesture is not possible, but exactly one view
    /// in the row has a gesture recognizer that expects the gesture, the error names that view.
    fileprivate func gesture(
        on target: Locator, expectedBy isMeant: (UIGestureRecognizer) -> Bool, _ body: (UIView) throws -> Void
    ) throws {
        let view = try view(target)
        do { try body(view) } catch let refusal as TouchRefusal {
            guard case .cannot = refusal, case .row = target else { throw refusal }
            let found = Content.all(UIView.self, in: view).filter {
                !$0.isHiddenOnScreen && $0.gestureRecognizers?.contains { $0.isEnabled && isMeant($0) } ?? false
            }
            guard found.count == 1, let name = Content.shortName(of: found[0], in: view) else { throw refusal }
            let words = "\(refusal); `\(Locator.control(name, in: target))` expects it"
            throw StepFailure(words, isRefusal: true)
        }
    }
}
