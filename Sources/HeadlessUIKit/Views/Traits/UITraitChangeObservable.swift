import Foundation

/// A token for unregistering a handler of trait changes. Mirrors `UITraitChangeRegistration`, UIKit.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object whose trait changes can be observed. Mirrors `UITraitChangeObservable` and its members, UIKit.
@MainActor @preconcurrency
public protocol UITraitChangeObservable {
    /// Mirrors `UITraitChangeObservable.TraitChangeHandler`.
    typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

    /// Registers a handler. When one of the given traits has changed, the handler is called with the previous traits.
    /// The registration ends when the observed object is deallocated.
    @discardableResult
    func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration

    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// The trait change handlers of a view or controller, in the order in which they were registered.
@MainActor
struct TraitChangeHandlers {
    private final class Registration: NSObject, UITraitChangeRegistration {
        let traits: [any SystemTrait.Type]
        let run: @MainActor (AnyObject, UITraitCollection) -> Void

        init(_ traits: [UITrait], _ run: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
            self.traits = traits.compactMap { $0 as? any SystemTrait.Type }
            self.run = run
        }
    }
    private var registrations: [Registration] = []

    mutating func add<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], _ handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = Registration(traits) { environment, previous in
            if let environment = environment as? TraitEnvironment { handler(environment, previous) }
        }
        registrations.append(registration)
        return registration
    }

    mutating func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    func notify(_ environment: AnyObject, _ before: Traits, _ after: Traits, _ previous: UITraitCollection) {
        for registration in registrations where registration.traits.contains(where: { $0.differs(before, after) }) {
            registration.run(environment, previous)
        }
    }
}
