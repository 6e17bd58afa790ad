import Foundation

/// A property of a view that depends on something outside the view. Mirrors `DynamicProperty`, SwiftUI.
public protocol DynamicProperty {
    /// Called before each evaluation of the body.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property of this module.
protocol ConnectedProperty: DynamicProperty {
    /// Connects the property to what outlives the view's value.
    mutating func connect(to owner: PropertyOwner, slot: Int)
}

/// Holds what the properties of one view refer to, for as long as the view is in the tree.
final class PropertyOwner {
    /// The stored objects, in the order of the view's properties.
    private var objects: [Int: AnyObject] = [:]
    /// The environment in which the body is evaluated.
    var environment = EnvironmentValues()
    /// Requests an evaluation of the body.
    let changed: @MainActor () -> Void

    init(changed: @escaping @MainActor () -> Void) { self.changed = changed }

    /// Returns the object of a property, which is made when it is first needed.
    func object<Object: AnyObject>(_ slot: Int, make: () -> Object) -> Object {
        if let known = objects[slot] as? Object { return known }
        let made = make()
        objects[slot] = made
        return made
    }
}

/// Performs work on the main thread: at once if this is the main thread.
func onMainThread(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isOnMainActor { MainActor.assumeIsolated(work) } else { Task { @MainActor in work() } }
}
