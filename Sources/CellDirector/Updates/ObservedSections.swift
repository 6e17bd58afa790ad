/// Sections that are made of models, and made again when something that was read of them has changed.
@MainActor
final class ObservedSections<Section: DirectedSection> {
    let read: @MainActor () -> [Section]
    let isAnimated: Bool
    let position: ScrollAnchoring
    let subscription = CellActionSubscription()
    /// Whether the list shows something else than the models say.
    var isStale = true
    /// What was read last, and when, on the clock that all items share.
    var reading: [Section] = []
    var readAt = 0
    /// How often whoever asks in this turn has the models read again.
    var looksLeft = 0
    /// Whether they are read again at the next layout.
    var looksAtLayout = false
    /// What observes the next change.
    var watch: ModelWatch?

    init(_ read: @escaping @MainActor () -> [Section], _ isAnimated: Bool, _ position: ScrollAnchoring) {
        self.read = read
        self.isAnimated = isAnimated
        self.position = position
    }

    deinit { subscription.cancel() }
}
