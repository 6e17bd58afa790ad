// Reads models again at the end of a turn of the main actor.

extension RowCore {
    /// Whether the list is idle: it is not updating, not displaying or configuring views, and not moving a row.
    var isIdle: Bool { !isUpdating && displayDepth == 0 && !isMoving }

    /// Schedules another read of the models for the end of the current turn of the main actor. At that time, no
    /// assignment to a model is in progress.
    func awaitTurn() {
        guard !awaitsTurn else { return }
        awaitsTurn = true
        Task { @MainActor [weak self] in self?.turnHasEnded() }
    }

    /// Called when a turn of the main actor has ended. If models were read during that turn, reads them again.
    private func turnHasEnded() {
        awaitsTurn = false
        guard isIdle else { return awaitTurn() }
        readModelsAgain()
        guard isAttached else { return }
        isReadingAgain = true
        configureViews { view, _ in view.cellBinding?.watch?.isDoubtful == true }
        isReadingAgain = false
    }
}
