import HeadlessUIKit

/// `slide SLIDER to NUMBER`: slides a slider to a value.
struct Slide {
    var slider: ControlName
    var value: Double

    var description: String { "slide \(slider) to \(ScriptSpelling.number(value))" }
}

extension Slide: Touch {
    init(reading parser: inout StepParser) throws(ScriptError) {
        slider = try parser.control(after: "slide")
        try parser.require("to")
        value = try parser.decimal("a value", after: "to", mayBeNegative: true)
    }

    func touch(_ stage: Stage, with finger: Finger) throws {
        try finger.slide(stage.view(slider, as: UISlider.self, "slider"), to: Float(value))
    }
}
