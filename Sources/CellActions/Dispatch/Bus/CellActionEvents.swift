/// An asynchronous sequence of the events that a bus dispatches. See ``CellActionBus/events``.
///
/// Each iterator observes the bus independently: when one iterator ends, the others continue. The first iterator also
/// receives the events that were buffered between the creation of the sequence and the creation of the iterator. Any
/// further iterator receives the events dispatched since that iterator was created. An observation ends when the
/// reading task is cancelled, the iterator is released, or the source to which the sequence is limited is deallocated.
public struct CellActionEvents: AsyncSequence, Sendable {
    public typealias Element = CellActionEvent
    /// The policy that decides which unread events to keep and which to drop.
    public typealias BufferingPolicy = AsyncStream<CellActionEvent>.Continuation.BufferingPolicy

    typealias Observe = @Sendable (@escaping @MainActor @Sendable (CellActionEvent) -> Void) -> CellActionSubscription

    private let makeStream: @Sendable () -> AsyncStream<CellActionEvent>
    private let first: Locked<AsyncStream<CellActionEvent>?>

    init(_ bufferingPolicy: BufferingPolicy, _ observe: @escaping Observe) {
        makeStream = {
            let (stream, continuation) = AsyncStream.makeStream(
                of: CellActionEvent.self, bufferingPolicy: bufferingPolicy)
            let subscription = observe { continuation.yield($0) }
            continuation.onTermination = { _ in subscription.cancel() }
            subscription.whenCancelled { continuation.finish() }
            return stream
        }
        first = Locked(makeStream())
    }

    public func makeAsyncIterator() -> AsyncStream<CellActionEvent>.Iterator {
        (first.withLock { $0.take() } ?? makeStream()).makeAsyncIterator()
    }
}

extension CellActionBus {
    /// An asynchronous sequence of all events dispatched from now on. Unread events are buffered without limit.
    public var events: CellActionEvents { events() }

    /// Returns an asynchronous sequence of all events dispatched from now on.
    ///
    /// - Parameters:
    ///   - source: Limits the sequence to events from this director, list view or cell. The source is not retained. If
    ///     it is deallocated, the sequence ends at the next dispatch.
    ///   - bufferingPolicy: Determines which unread events are buffered: all of them, or only a limited number of the
    ///     oldest or the newest events.
    public func events(
        from source: AnyObject? = nil, bufferingPolicy: CellActionEvents.BufferingPolicy = .unbounded
    ) -> CellActionEvents {
        events(nil, source, bufferingPolicy)
    }

    /// Returns an asynchronous sequence of the events that are dispatched for one action from now on.
    public func events<Payload>(
        for action: CellAction<Payload>, from source: AnyObject? = nil,
        bufferingPolicy: CellActionEvents.BufferingPolicy = .unbounded
    ) -> CellActionEvents {
        events(ObserverKey(action), source, bufferingPolicy)
    }

    /// Returns an asynchronous sequence of the events that are dispatched for one row event from now on.
    public func events<Payload>(
        for event: RowEvent<Payload>, from source: AnyObject? = nil,
        bufferingPolicy: CellActionEvents.BufferingPolicy = .unbounded
    ) -> CellActionEvents {
        events(ObserverKey(event), source, bufferingPolicy)
    }

    /// Returns an asynchronous sequence of the events that are dispatched for one question from now on.
    public func events<Payload, Answer>(
        for question: RowQuestion<Payload, Answer>, from source: AnyObject? = nil,
        bufferingPolicy: CellActionEvents.BufferingPolicy = .unbounded
    ) -> CellActionEvents {
        events(ObserverKey(question), source, bufferingPolicy)
    }

    private func events(
        _ key: ObserverKey?, _ source: AnyObject?, _ policy: CellActionEvents.BufferingPolicy
    ) -> CellActionEvents {
        let hasSource = source != nil
        let source = WeakObject(source)
        return CellActionEvents(policy) { [weak self] body in
            let object = source.object
            // If the source or the bus is deallocated before the iterator is created, the stream ends immediately.
            guard let self, !hasSource || object != nil else {
                let ended = CellActionSubscription()
                ended.cancel()
                return ended
            }
            return add(Observer(key, object, .observer(.beforeHandlers, body)))
        }
    }
}
