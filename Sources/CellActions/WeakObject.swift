/// An object to compare with, which is not retained. Weak references may be read from any thread; the object itself is
/// only compared.
final class WeakObject: @unchecked Sendable {
    private(set) weak var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }
}
