/// A weak reference that can be read from any thread.
package final class WeakObject: @unchecked Sendable {
    package private(set) weak var object: AnyObject?
    package init(_ object: AnyObject?) { self.object = object }
}
