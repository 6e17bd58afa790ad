import HeadlessUIKit

/// `step STEPPER up | down [N times]`: taps one of a stepper's buttons.
struct StepValue {
    var stepper: ControlName
    var button: StepperButton
    var times: Int

    var description: String { "step \(stepper) \(button.rawValue)" + (times == 1 ? "" : " \(times) times") }
}

/// One of a stepper's two buttons.
enum StepperButton: String, CaseIterable, Sendable {
    case up
    case down
}

extension StepValue: Touch {
    init(reading parser: inout StepParser) throws(ScriptError) {
        stepper = try parser.control(after: "step")
        guard let button = parser.acceptOne(of: StepperButton.self) else {
            throw parser.expected("\"up\" or \"down\"", after: nil, among: ["up", "down"])
        }
        self.button = button
        if parser.isNumberNext {
            times = try parser.times()
        } else {
            times = 1
            parser.couldGoOn(with: .times)
        }
    }

    func touch(_ stage: Stage, with finger: Finger) throws {
        for _ in 0..<times {
            // Found anew each time: what a step does may put another in its place.
            try finger.step(stage.view(stepper, as: UIStepper.self, "stepper"), button == .up ? .up : .down)
        }
    }
}
