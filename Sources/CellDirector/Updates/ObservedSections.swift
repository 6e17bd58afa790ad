/// Sections that are made from models. They are made again when any of the model properties that were read has changed.
@MainActor
final class ObservedSections<Section: DirectedSection> {
    let read: @MainActor () -> [Section]
    let isAnimated: Bool
    let position: ScrollAnchoring
    let subscription = CellActionSubscription()
    /// Whether the models have changed since the list last showed them.
    var isStale = true
    /// Whether an update has been requested that will read the models.
    var isUpdateRequested = false
    /// The sections that were last read from the models, and the time at which they were read, as measured by
    /// `ItemClock`.
    var reading: [Section] = []
    var readAt = 0
    /// How many more times the models may be read again during the current turn of the main actor. They are read when
    /// the list is accessed.
    var checksLeft = 0
    /// Observes the next change to the models.
    var watch: ModelWatch?

    init(_ read: @escaping @MainActor () -> [Section], _ isAnimated: Bool, _ position: ScrollAnchoring) {
        self.read = read
        self.isAnimated = isAnimated
        self.position = position
    }

    deinit { subscription.cancel() }
}
