/// A weak reference to an object.
package struct Weak {
    package private(set) weak var object: AnyObject?

    package init(_ object: AnyObject?) { self.object = object }
}
