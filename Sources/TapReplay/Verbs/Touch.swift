import HeadlessUIKit

/// What a finger does.
protocol Touch: Action {
    /// Touches the screen.
    ///
    /// - Throws: ``TouchRefusal`` or ``StepFailure`` if it can't be done.
    @MainActor
    func touch(_ stage: Stage, with finger: Finger) throws
}

extension Touch {
    @MainActor
    func perform(in replay: Replay) throws(StepFailure) {
        try replay.act { stage in try touch(stage, with: Finger()) }
    }
}
