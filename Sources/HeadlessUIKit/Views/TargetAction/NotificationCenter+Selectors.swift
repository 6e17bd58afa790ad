@preconcurrency import Foundation

// On Apple's platforms, Foundation provides all of these methods, based on the Objective-C runtime.

extension NotificationCenter {
    /// Registers a method of an observer, to be called for each matching notification. Mirrors
    /// `NotificationCenter.addObserver(_:selector:name:object:)`.
    ///
    /// The observer is not retained, and is not called after it has been deallocated. If a notification is posted on
    /// another thread, the method is called a little later on the main thread. The Objective-C runtime, in contrast,
    /// calls it on the posting thread.
    ///
    /// - Complexity: O(*n*) on average, where *n* is the number of the observer's registrations.
    @MainActor @preconcurrency
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let observer = TypeTarget.object(observer)
        let registration = SelectorObservation(
            observer, name: aName, object: anObject.map { $0 as AnyObject }, center: self)
        registration.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak registration] note in
            nonisolated(unsafe) let note = note
            let work = { @MainActor in
                guard let registration, let observer = registration.observer else { return }
                aSelector.perform(on: observer, with: note)
            }
            if isOnMainActor {
                MainActor.assumeIsolated(work)
            } else {
                DispatchQueue.main.async { MainActor.assumeIsolated(work) }
            }
        }
        SelectorObservations.shared.add(registration, of: ObjectIdentifier(observer))
    }

    /// Unregisters all methods of an observer, or removes a token returned by
    /// `addObserver(forName:object:queue:using:)`. Mirrors `NotificationCenter.removeObserver(_:)`. May be called while
    /// the observer is being deinitialized.
    public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

    /// Removes an observer's registrations for a notification name and a sender; `nil` matches any name or sender.
    /// Mirrors `NotificationCenter.removeObserver(_:name:object:)`.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let ended = SelectorObservations.shared.remove(of: ObjectIdentifier(observer)) {
            $0.center === self && (aName == nil || $0.name == aName)
                && (anObject == nil || $0.object.map { $0 == ObjectIdentifier(anObject as AnyObject) } ?? false)
        }
        if ended == nil { removeObserver(observer as Any, name: aName, object: anObject) }
    }
}

/// The registration of an observer's method. Deallocating this object ends the registration.
private final class SelectorObservation: @unchecked Sendable {
    /// The observer, which is not retained.
    private(set) weak var observer: AnyObject?
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
    let center: NotificationCenter
    var token: (any NSObjectProtocol)?

    init(_ observer: AnyObject, name: NSNotification.Name?, object: AnyObject?, center: NotificationCenter) {
        self.observer = observer
        self.name = name
        self.object = object.map { ObjectIdentifier($0) }
        self.center = center
    }

    deinit { if let token { center.removeObserver(token as Any) } }
}

/// All registrations of observers' methods.
///
/// Observers are identified by address, because an object that is being deinitialized can't be referenced weakly.
private final class SelectorObservations: @unchecked Sendable {
    static let shared = SelectorObservations()

    private let lock = NSLock()
    private var observations: [ObjectIdentifier: [SelectorObservation]] = [:]
    /// If there are more observers than this number, the registrations of deallocated observers are removed.
    private var limit = 64

    func add(_ observation: SelectorObservation, of observer: ObjectIdentifier) {
        var gone: [SelectorObservation] = []
        lock.withLock {
            // A deallocated observer may have had the same address. Its registrations are removed.
            let known = observations[observer, default: []]
            gone = known.filter { $0.observer == nil }
            observations[observer] = known.filter { $0.observer != nil } + [observation]
            guard observations.count > limit else { return }
            for (key, all) in observations where all.allSatisfy({ $0.observer == nil }) {
                gone += all
                observations[key] = nil
            }
            limit = max(64, observations.count * 2)
        }
        withExtendedLifetime(gone) {}
    }

    /// Removes the matching registrations of an observer.
    ///
    /// - Returns: The removed registrations; `nil` if the observer has no registrations at all.
    func remove(
        of observer: ObjectIdentifier, where isMeant: (SelectorObservation) -> Bool
    ) -> [SelectorObservation]? {
        lock.withLock {
            guard let known = observations[observer] else { return nil }
            let rest = known.filter { !isMeant($0) }
            observations[observer] = rest.isEmpty ? nil : rest
            return known.filter(isMeant)
        }
    }
}
