/// One of a stepper's two buttons.
package enum StepperButton: String, CaseIterable, Sendable {
    case up
    case down
}
