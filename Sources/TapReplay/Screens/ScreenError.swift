/// The reason that something was not found on a screen, or that a touch or a step was not possible.
public struct ScreenError: Error, CustomStringConvertible {
    /// The reason as a sentence, without the place of a step.
    public let description: String
    /// Whether the touch was not possible, so that `expect … not possible` passes.
    let isRefusal: Bool
    /// Whether the step refers to a row or section by a number that the list does not have. In that case, `expect … not
    /// possible` passes only if it states this reason. Without a stated reason, the number could be a mistake.
    let isMissingNumber: Bool
    /// Whether several elements on the screen match the name.
    public let isAmbiguous: Bool

    init(
        _ description: String, isRefusal: Bool = false, isMissingNumber: Bool = false, isAmbiguous: Bool = false
    ) {
        self.description = description
        self.isRefusal = isRefusal || isMissingNumber
        self.isMissingNumber = isMissingNumber
        self.isAmbiguous = isAmbiguous
    }
}
