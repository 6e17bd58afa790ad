/// Why a step did not do what it says, as a sentence without a place.
struct StepFailure: Error, CustomStringConvertible {
    let description: String
    /// Whether a finger could not do it, which `expect … refused` waits for.
    let isRefusal: Bool

    init(_ description: String, isRefusal: Bool = false) {
        self.description = description
        self.isRefusal = isRefusal
    }
}
