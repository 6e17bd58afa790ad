// The one file that asks which platform this is. With it, `import CellDirector` is all that a cell needs, on iOS and
// on Linux alike.

@_exported import CellActions
@_exported import Foundation

#if canImport(UIKit)
@_exported import UIKit
import ObjectiveC
#else
@_exported import HeadlessUIKit
#endif

#if canImport(UIKit)
extension UIView {
    /// The row that the view shows, as a director told it.
    var cellBinding: CellBinding? {
        get { objc_getAssociatedObject(self, &cellBindingKey) as? CellBinding }
        set { objc_setAssociatedObject(self, &cellBindingKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

@MainActor private var cellBindingKey: UInt8 = 0
#else
extension UIView {
    /// The row that the view shows, as a director told it. Nobody but this setter writes what this getter reads.
    var cellBinding: CellBinding? {
        get { binding.map { unsafeDowncast($0, to: CellBinding.self) } }
        set { binding = newValue }
    }
}
#endif

/// Stops on a programmer's error: on iOS as UIKit does, headlessly by way of the handler that a test can replace.
@MainActor
func stop(_ reason: String) {
    #if canImport(UIKit)
    NSException(name: .internalInconsistencyException, reason: reason).raise()
    #else
    ListException.handler(ListException(reason))
    #endif
}
