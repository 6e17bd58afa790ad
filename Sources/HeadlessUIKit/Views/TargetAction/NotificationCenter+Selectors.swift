@preconcurrency import Foundation

// On Apple's platforms all of this is Foundation's, by way of the Objective-C runtime.

extension NotificationCenter {
    /// Calls a method of an observer with each notification. Mirrors `NotificationCenter.addObserver(_:selector:name:object:)`.
    ///
    /// The observer is not retained, and hears nothing any longer once it is gone. A notification that another thread posts
    /// comes to the method on the main thread, soon after; with the Objective-C runtime it comes on that thread.
    ///
    /// - Complexity: O(1).
    @MainActor @preconcurrency
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let observer = observer as AnyObject
        let registration = SelectorObservation(
            observer, name: aName, object: anObject.map { $0 as AnyObject }, center: self)
        registration.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak registration] note in
            nonisolated(unsafe) let note = note
            let work = { @MainActor in
                guard let registration, let observer = registration.observer else { return }
                aSelector.perform(on: observer, with: note)
            }
            if Thread.isMainThread {
                MainActor.assumeIsolated(work)
            } else {
                DispatchQueue.main.async { MainActor.assumeIsolated(work) }
            }
        }
        SelectorObservations.shared.add(registration, of: ObjectIdentifier(observer))
    }

    /// Ends what an observer's methods hear, or what a token of `addObserver(forName:object:queue:using:)` stands for. Mirrors
    /// `NotificationCenter.removeObserver(_:)`, and may be called while the observer is deinitialized.
    public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

    /// Ends what an observer hears by a name, from an object; `nil` is any. Mirrors
    /// `NotificationCenter.removeObserver(_:name:object:)`.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let ended = SelectorObservations.shared.remove(of: ObjectIdentifier(observer)) {
            $0.center === self && (aName == nil || $0.name == aName)
                && (anObject == nil || $0.object.map { $0 == ObjectIdentifier(anObject as AnyObject) } ?? false)
        }
        if ended == nil { removeObserver(observer as Any, name: aName, object: anObject) }
    }
}

/// What an observer's method hears. It ends as it is let go.
private final class SelectorObservation: @unchecked Sendable {
    /// Not retained.
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

/// All that observers' methods hear. An observer is known by where it lies: one that is being deinitialized has no other
/// name, since no weak reference to it can be formed.
private final class SelectorObservations: @unchecked Sendable {
    static let shared = SelectorObservations()

    private let lock = NSLock()
    private var observations: [ObjectIdentifier: [SelectorObservation]] = [:]
    /// How many there may be before those whose observers are gone are looked for.
    private var limit = 64

    func add(_ observation: SelectorObservation, of observer: ObjectIdentifier) {
        var gone: [SelectorObservation] = []
        lock.withLock {
            // Another object may have lain there before.
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

    /// - Returns: What was ended; `nil` if the observer has no such method.
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
