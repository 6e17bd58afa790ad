/// Sections that are made of models, and made again when something that was read of them has changed.
@MainActor
final class ObservedSections<Section: DirectedSection> {
    let read: @MainActor () -> [Section]
    let isAnimated: Bool
    let position: KeptPosition
    let subscription = CellActionSubscription()
    /// Whether the list shows something else than the models say.
    var isStale = true
    /// What observes the next change.
    var watch: ModelWatch?

    init(_ read: @escaping @MainActor () -> [Section], _ isAnimated: Bool, _ position: KeptPosition) {
        self.read = read
        self.isAnimated = isAnimated
        self.position = position
    }

    deinit { subscription.cancel() }
}
