import HeadlessUIKit

/// `dismiss menu`: taps beside the open menu.
struct DismissMenu {
    var description: String { "dismiss menu" }
}

extension DismissMenu: Touch {
    init(reading parser: inout StepParser) throws(ScriptError) { try parser.require("menu", after: "dismiss") }

    func touch(_ stage: Stage, with finger: Finger) throws { try finger.dismissMenu(in: stage.root) }
}
