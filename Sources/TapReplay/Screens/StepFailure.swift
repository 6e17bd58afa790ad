/// The reason that a step failed, as a sentence that does not include the place of the step.
package struct StepFailure: Error, CustomStringConvertible {
    package let description: String
    /// Whether the touch was not possible, so that `expect … not possible` passes.
    let isRefusal: Bool
    /// Whether the step refers to a row or section by a number that the list does not have. In that case, `expect … not
    /// possible` passes only if it states this reason. Without a stated reason, the number could be a mistake.
    let isMissingNumber: Bool
    /// Whether several elements on the screen match the name in the step.
    let isAmbiguous: Bool

    init(
        _ description: String, isRefusal: Bool = false, isMissingNumber: Bool = false, isAmbiguous: Bool = false
    ) {
        self.description = description
        self.isRefusal = isRefusal || isMissingNumber
        self.isMissingNumber = isMissingNumber
        self.isAmbiguous = isAmbiguous
    }
}
