/// A weak reference to an object, used only to compare identities. It can be read from any thread.
package final class WeakObject: @unchecked Sendable {
    package private(set) weak var object: AnyObject?
    package init(_ object: AnyObject?) { self.object = object }
}
