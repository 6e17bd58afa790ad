// `NSObject.init()` is isolated to nothing in Foundation on Linux, where UIKit's subclasses isolate it to the main actor.
@preconcurrency import Foundation

/// An object that may hear of what a person does. Mirrors `UIResponder`, UIKit.
@MainActor
open class UIResponder: NSObject {
    public override init() { super.init() }

    /// The responder that hears of what this one does not handle. Mirrors `UIResponder.next`.
    open var next: UIResponder? { nil }
}
