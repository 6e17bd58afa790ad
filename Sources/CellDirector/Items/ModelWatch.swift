import Observation

/// Observes the properties that are read from `@Observable` models. When one of the properties changes, the watch calls
/// a closure once, on the main actor.
///
/// Observation announces a change before it is made, and starts tracking only after the properties have been read. The
/// values that were read may therefore be outdated without any notification: a change may be in progress, or another
/// thread may make a change before the tracking starts. The values count as current only after they have been read a
/// second time with the tracking in place, in a separate turn of the main actor.
///
/// The models do not retain the watch, and releasing it ends the notifications. For each property that was read, the
/// model keeps an entry until the property changes, even if the property is no longer observed, because Observation
/// provides no way to remove the entry.
@MainActor
final class ModelWatch: WatchedModel {
    /// Whether a property has changed since it was read.
    private(set) var hasChanged = false
    /// Whether the models must be read a second time before the values count as current.
    var isDoubtful = true { didSet { if !isDoubtful { earlier = nil } } }
    /// The watch that this one has replaced. If a change was in progress at that time, only the earlier watch is notified.
    private var earlier: ModelWatch?
    private weak var later: ModelWatch?
    /// How many times in succession reading the models a second time has changed them.
    private(set) var ownChangeCount = 0
    /// The values that were read, if the change that caused the read may still have been in progress.
    var values: ModelValues? { didSet { comparisonsLeft = values == nil ? 0 : 8 } }
    /// How many more times the values may be compared with those of the models.
    private(set) var comparisonsLeft = 0
    private let tell: @MainActor () -> Void

    init(_ tell: @escaping @MainActor () -> Void) { self.tell = tell }

    /// Performs work that reads models, and tracks the properties that the work reads, directly or indirectly. Can be
    /// called repeatedly.
    func read<Result>(_ work: () -> Result) -> Result {
        // The notification is sent before the model changes, in the middle of an assignment, and may be sent on any
        // thread.
        withObservationTracking(work) { [weak self] in
            onMainActor { [weak self] in self?.didChange() }
        }
    }

    /// Compares the values that were read with those of the models, unless the models have been read a second time.
    func isOutdated() -> Bool {
        guard isDoubtful, !hasChanged, comparisonsLeft > 0, let values else {
            self.values = nil
            return false
        }
        comparisonsLeft -= 1
        return !values.areCurrent
    }

    /// Called when the models have been read a second time. If that has changed them, the view will be configured again.
    ///
    /// - Returns: Whether the view keeps changing the models, so that they must not be read a second time after that.
    func didReadAgain() -> Bool {
        ownChangeCount = hasChanged ? ownChangeCount + 1 : 0
        return ownChangeCount == CellActionProblem.roundLimit
    }

    /// Called before the models are first read, if the view has been configured before.
    ///
    /// - Parameter isSameModel: Whether the view has shown the same model.
    func follow(_ earlier: ModelWatch, isSameModel: Bool) {
        isDoubtful = earlier.ownChangeCount < CellActionProblem.roundLimit
        guard isDoubtful else { return }
        ownChangeCount = earlier.ownChangeCount
        let first = earlier.earlier ?? earlier
        if isSameModel, !first.hasChanged { (self.earlier, first.later) = (first, self) }
    }

    private func didChange() {
        guard !hasChanged else { return }
        hasChanged = true
        tell()
        later?.didChange()
    }
}
