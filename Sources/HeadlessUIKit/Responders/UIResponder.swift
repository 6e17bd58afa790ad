// `NSObject.init()` is isolated to nothing in Foundation on Linux, where UIKit's subclasses isolate it to the main actor.
@preconcurrency import Foundation

/// An object that may hear of what a person does. Mirrors `UIResponder`, UIKit.
@MainActor
open class UIResponder: NSObject {
    public override init() { super.init() }

    /// The responder that hears of what this one does not handle. Mirrors `UIResponder.next`.
    open var next: UIResponder? { nil }

    /// What a director keeps here: the row that a view shows.
    @exclusivity(unchecked) package final var binding: AnyObject?

    /// The first responder up the chain, this one included, that shows a row, and the row.
    ///
    /// - Complexity: O(responders passed).
    package final func nearestBound() -> (responder: UIResponder, binding: AnyObject)? {
        var responder = self
        while true {
            if let binding = responder.binding { return (responder, binding) }
            guard let next = responder.next else { return nil }
            responder = next
        }
    }
}
