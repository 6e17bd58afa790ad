#if !canImport(Darwin)
import Foundation

/// A lock of a thread. Mirrors `os_unfair_lock`, os.
// swift-format-ignore: AlwaysUseLowerCamelCase
public struct os_unfair_lock {
    fileprivate var mutex = pthread_mutex_t()
    public init() {}
}

/// Mirrors `os_unfair_lock_t`, os.
// swift-format-ignore: AlwaysUseLowerCamelCase
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits for a lock, and takes it. Mirrors `os_unfair_lock_lock(_:)`, os.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(&lock.pointee.mutex) }

/// Takes a lock if it is free, and returns whether it was. Mirrors `os_unfair_lock_trylock(_:)`, os.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(&lock.pointee.mutex) == 0 }

/// Releases a lock. Mirrors `os_unfair_lock_unlock(_:)`, os.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(&lock.pointee.mutex) }

/// A lock with the state that it protects. Mirrors `OSAllocatedUnfairLock`, os.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private var state: State
    private let lockOfState = NSLock()

    public init(initialState: State) where State: Sendable { state = initialState }
    public init(uncheckedState initialState: State) { state = initialState }

    /// Runs a closure while no other thread has access to the state.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try lockOfState.withLock { try body(&state) }
    }
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        try lockOfState.withLock { try body(&state) }
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public convenience init() { self.init(uncheckedState: ()) }
    public func lock() { lockOfState.lock() }
    public func unlock() { lockOfState.unlock() }
    public func lockIfAvailable() -> Bool { lockOfState.try() }
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try lockOfState.withLock(body)
    }
}
#endif
