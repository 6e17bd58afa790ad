import Synchronization

extension CellActionBus {
    /// Queues a post from another thread.
    package func enqueue(_ post: @escaping @MainActor @Sendable () -> Void) {
        let isFirst = queue.withLock { $0.append(post) }
        queuedCount.add(1, ordering: .releasing)
        if isFirst { deliverSoon() }
    }

    private func deliverSoon() {
        Task { @MainActor in
            // A handler that runs a nested run loop may let this in before its own dispatch has ended.
            if self.depth > 0 { self.deliverSoon() } else { self.deliverQueued() }
        }
    }

    /// Delivers what other threads have posted, in posting order, unless a dispatch is under way.
    @MainActor
    func deliverQueued() {
        guard queuedCount.load(ordering: .acquiring) > 0, depth == 0 else { return }
        while let post = queue.withLock({ $0.popFirst() }) {
            queuedCount.subtract(1, ordering: .relaxed)
            post()
        }
    }
}
