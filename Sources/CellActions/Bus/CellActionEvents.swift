/// What a bus dispatches, for `for await`. See ``CellActionBus/events``.
///
/// Each iterator is an observer of its own: ending one reader does not end the others. What is dispatched from the moment
/// the sequence was made waits for its first iterator; a further one hears what is dispatched from then on. An observation
/// ends when the reading task is cancelled, or when the iterator is dropped.
public struct CellActionEvents: AsyncSequence, Sendable {
    public typealias Element = CellActionEvent
    /// Which events wait in memory until they are read, and which are dropped.
    public typealias BufferingPolicy = AsyncStream<CellActionEvent>.Continuation.BufferingPolicy

    private let bus: CellActionBus
    private let bufferingPolicy: BufferingPolicy
    private let first: Locked<AsyncStream<CellActionEvent>?>

    init(_ bus: CellActionBus, _ bufferingPolicy: BufferingPolicy) {
        self.bus = bus
        self.bufferingPolicy = bufferingPolicy
        first = Locked(Self.observe(bus, bufferingPolicy))
    }

    private static func observe(_ bus: CellActionBus, _ policy: BufferingPolicy) -> AsyncStream<CellActionEvent> {
        let (stream, continuation) = AsyncStream.makeStream(of: CellActionEvent.self, bufferingPolicy: policy)
        let subscription = bus.addObserver { continuation.yield($0) }
        continuation.onTermination = { _ in subscription.cancel() }
        return stream
    }

    public func makeAsyncIterator() -> AsyncStream<CellActionEvent>.Iterator {
        (first.withLock { $0.take() } ?? Self.observe(bus, bufferingPolicy)).makeAsyncIterator()
    }
}

extension CellActionBus {
    /// Everything that is dispatched from now on, for `for await`. Events wait in memory until they are read.
    public var events: CellActionEvents { events(bufferingPolicy: .unbounded) }

    /// Everything that is dispatched from now on, for `for await`.
    ///
    /// - Parameter bufferingPolicy: Which events wait in memory until they are read: all, the oldest or the newest so many.
    public func events(bufferingPolicy: CellActionEvents.BufferingPolicy) -> CellActionEvents {
        CellActionEvents(self, bufferingPolicy)
    }
}
