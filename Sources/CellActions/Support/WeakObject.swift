/// An object to compare with, which is not retained. Weak references may be read from any thread; the object itself is
/// only compared.
package final class WeakObject: @unchecked Sendable {
    package private(set) weak var object: AnyObject?
    package init(_ object: AnyObject?) { self.object = object }
}
