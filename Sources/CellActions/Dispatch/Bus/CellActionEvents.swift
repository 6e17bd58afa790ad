/// What a bus dispatches, for `for await`. See ``CellActionBus/events``.
///
/// Each iterator is an observer of its own: ending one reader does not end the others. What is dispatched from the moment
/// the sequence was made waits for its first iterator; a further one gets what is dispatched from then on. An observation
/// ends when the reading task is cancelled, or when the iterator is dropped.
public struct CellActionEvents: AsyncSequence, Sendable {
    public typealias Element = CellActionEvent
    /// Which unread events are kept, and which are dropped.
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
    /// Everything that is dispatched from now on, for `for await`. Events wait in memory until they are read.
    public var events: CellActionEvents { events() }

    /// Everything that is dispatched from now on, for `for await`.
    ///
    /// - Parameters:
    ///   - source: Only what comes from this director, from this list view, or from this cell. It is not retained.
    ///   - bufferingPolicy: Which events wait in memory until they are read: all, the oldest or the newest so many.
    public func events(
        from source: AnyObject? = nil, bufferingPolicy: CellActionEvents.BufferingPolicy = .unbounded
    ) -> CellActionEvents {
        events(nil, source, bufferingPolicy)
    }

    /// One action from now on, for `for await`.
    public func events<Payload>(
        for action: CellAction<Payload>, from source: AnyObject? = nil,
        bufferingPolicy: CellActionEvents.BufferingPolicy = .unbounded
    ) -> CellActionEvents {
        events(ObserverKey(action), source, bufferingPolicy)
    }

    /// One row event from now on, for `for await`.
    public func events<Payload>(
        for event: RowEvent<Payload>, from source: AnyObject? = nil,
        bufferingPolicy: CellActionEvents.BufferingPolicy = .unbounded
    ) -> CellActionEvents {
        events(ObserverKey(event), source, bufferingPolicy)
    }

    /// One question from now on, for `for await`.
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
            // A reader that begins when the source has gone has nothing to read.
            guard let self, !hasSource || object != nil else {
                let ended = CellActionSubscription()
                ended.cancel()
                return ended
            }
            return add(Observer(key, object, .before(body)))
        }
    }
}
