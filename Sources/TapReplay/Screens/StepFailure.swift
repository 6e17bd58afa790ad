/// Why a step did not do what it says, as a sentence without a place.
package struct StepFailure: Error, CustomStringConvertible {
    package let description: String
    /// Whether a finger could not do it, which `expect … refused` waits for.
    let isRefusal: Bool
    /// Whether more than one thing on the screen has that name.
    let isAmbiguous: Bool

    init(_ description: String, isRefusal: Bool = false, isAmbiguous: Bool = false) {
        self.description = description
        self.isRefusal = isRefusal
        self.isAmbiguous = isAmbiguous
    }
}
