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
            if self.depth > 0 { self.deliverSoon() } else { self.deliverQueued() }
        }
    }

    /// Delivers what other threads have posted, in posting order, unless a dispatch or a delivery is under way.
    @MainActor
    func deliverQueued() {
        guard queuedCount.load(ordering: .acquiring) > 0, depth == 0, !isDelivering else { return }
        // A queued post asks for this too before its own dispatch begins; without a mark it would let the next go first.
        isDelivering = true
        defer { isDelivering = false }
        while let post = queue.withLock({ $0.popFirst() }) {
            queuedCount.subtract(1, ordering: .relaxed)
            post()
        }
    }
}
