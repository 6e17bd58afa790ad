import Synchronization

extension CellActionBus {
    /// Queues a post from another thread.
    package func enqueue(_ post: @escaping @MainActor @Sendable () -> Void) {
        // Increments the count before the post can be dequeued, so that the count is never less than the queue's
        // length.
        let isFirst = queue.withLock { queue in
            queuedCount.add(1, ordering: .releasing)
            queue.append(post)
            return queue.count == 1
        }
        if isFirst { deliverSoon() }
    }

    private func deliverSoon() {
        Task { @MainActor in
            // If a handler runs a nested run loop, this task may run before the handler's dispatch has ended. The
            // delivery is then postponed.
            if self.depth > 0 || self.isDelivering { self.deliverSoon() } else { self.deliverQueued() }
        }
    }

    /// Delivers the posts that other threads queued before this call, in posting order. Does nothing during a dispatch
    /// or a delivery.
    ///
    /// Posts that are queued during the delivery are delivered later, so a thread that never stops posting can't block
    /// the main actor.
    @MainActor
    package func deliverQueued() {
        guard queuedCount.load(ordering: .acquiring) > 0, depth == 0, !isDelivering else { return }
        // This method is called again when a queued post is dispatched, before that dispatch begins. The flag prevents
        // the nested call from delivering the next post too early.
        isDelivering = true
        var posts = queue.withLock { queue in
            defer { queue = [] }
            return Array(queue.reversed())
        }
        // Each post is released after its delivery.
        while let post = posts.popLast() {
            queuedCount.subtract(1, ordering: .relaxed)
            post()
        }
        isDelivering = false
    }
}
