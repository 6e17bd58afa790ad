/// The reason that a step failed, as a sentence that does not include the place of the step.
package struct StepFailure: Error, CustomStringConvertible {
    package let description: String
    /// Whether the touch was not possible, so that `expect … not possible` passes.
    let isRefusal: Bool
    /// Whether several elements on the screen match the name.
    let isAmbiguous: Bool

    init(_ description: String, isRefusal: Bool = false, isAmbiguous: Bool = false) {
        self.description = description
        self.isRefusal = isRefusal
        self.isAmbiguous = isAmbiguous
    }
}
