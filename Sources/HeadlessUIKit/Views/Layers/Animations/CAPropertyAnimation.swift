import Foundation

/// Animates a property of a layer. Mirrors `CAPropertyAnimation` and its members, Core Animation.
open class CAPropertyAnimation: CAAnimation {
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false
}
