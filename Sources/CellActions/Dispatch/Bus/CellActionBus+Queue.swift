import Synchronization

extension CellActionBus {
    /// Queues a post from another thread.
    package func enqueue(_ post: @escaping @MainActor @Sendable () -> Void) {
        // Counted before it can be taken out, so that the count never falls below what waits.
        let isFirst = queue.withLock { queue in
            queuedCount.add(1, ordering: .releasing)
            return queue.append(post)
        }
        if isFirst { deliverSoon() }
    }

    private func deliverSoon() {
        Task { @MainActor in
            // A handler that runs a nested run loop may let this in before its own dispatch has ended.
            if self.depth > 0 || self.isDelivering { self.deliverSoon() } else { self.deliverQueued() }
        }
    }

    /// Delivers what other threads had posted when this was called, in posting order, unless a dispatch or a delivery is
    /// under way. What they post meanwhile comes later, so that nobody waits for a thread that never ends.
    @MainActor
    package func deliverQueued() {
        guard queuedCount.load(ordering: .acquiring) > 0, depth == 0, !isDelivering else { return }
        // A queued post asks for this too before its own dispatch begins; without a mark it would let the next go first.
        isDelivering = true
        var remaining = queue.withLock { $0.count }
        while remaining > 0, let post = queue.withLock({ $0.popFirst() }) {
            remaining -= 1
            queuedCount.subtract(1, ordering: .relaxed)
            post()
        }
        isDelivering = false
        if queue.withLock({ $0.count }) > 0 { deliverSoon() }
    }
}
