import HeadlessUIKit

/// `expect … refused [because "…"]`: the touch cannot be made, as on a disabled button.
struct ExpectRefusal<Refused: Touch> {
    var touch: Refused
    var reason: String?

    var description: String {
        "expect \(touch) refused" + (reason.map { " because \(ScriptSpelling.text($0))" } ?? "")
    }
}

extension ExpectRefusal: Action {
    /// Reads what follows the touch.
    init(of touch: Refused, reading parser: inout StepParser) throws(ScriptError) {
        self.touch = touch
        guard parser.accept("refused") else {
            throw parser.expected(
                "\"refused\" (nothing else is expected of a touch)", after: nil, among: ["refused"])
        }
        guard parser.accept("because", .because) else { return }
        reason = try parser.text("the reason", after: "because")
    }

    func perform(in replay: Replay) throws(StepFailure) {
        do throws(StepFailure) {
            try touch.perform(in: replay)
        } catch {
            guard error.isRefusal else { throw error }
            guard let reason, !error.message.contains(reason) else { return }
            throw StepFailure("it is refused because \(error.message)")
        }
        throw StepFailure("it was not refused")
    }
}
