/// What a step does.
///
/// Each is a type of its own: what it is made of, how a line is read as it, how it is written, and what it does.
protocol Action: Equatable, Sendable, CustomStringConvertible {
    /// The step in the script's own words; reading it gives an equal action.
    ///
    /// Values no script can name, such as a negative row or an infinite distance, print but do not read back.
    var description: String { get }

    /// Does it.
    ///
    /// - Throws: ``StepFailure`` if it does not hold.
    @MainActor
    func perform(in replay: Replay) throws(StepFailure)

    /// How long, in seconds, it is tried again and again until it holds; `nil` if it holds at once or not at all.
    var patience: Double? { get }

    /// Whether it does something with the screen, and does not only look at it.
    var acts: Bool { get }

    /// Whether it opens a screen.
    var opensScreen: Bool { get }

    /// The variable that it gives a text.
    var rememberedName: String? { get }

    /// Says what it needs, before anything is played.
    func check(_ check: inout ScriptCheck)
}

extension Action {
    var patience: Double? { nil }
    var acts: Bool { true }
    var opensScreen: Bool { false }
    var rememberedName: String? { nil }
    func check(_ check: inout ScriptCheck) {}
}
