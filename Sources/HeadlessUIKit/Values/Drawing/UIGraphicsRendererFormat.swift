import Foundation

/// The options of a renderer. Mirrors `UIGraphicsRendererFormat` and its members, UIKit.
open class UIGraphicsRendererFormat: NSObject {
    open internal(set) var bounds = CGRect.zero

    open class func preferred() -> Self { self.init() }
    open class func `default`() -> Self { self.init() }
    public required override init() { super.init() }
}
