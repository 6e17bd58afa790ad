/// Why a step did not do what it says, as a sentence without a place.
struct StepFailure: Error {
    /// Why, for a person.
    let message: String
    /// Whether a finger could not do it, which `expect … refused` waits for.
    var isRefusal = false

    init(_ message: String, isRefusal: Bool = false) {
        self.message = message
        self.isRefusal = isRefusal
    }
}
