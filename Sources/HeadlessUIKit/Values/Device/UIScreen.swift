@preconcurrency import Foundation

/// A screen. Mirrors `UIScreen` and its members, UIKit. Headlessly it is that of a telephone, or of the ``UIDevice``
/// that a test has described.
///
/// A test that wants another describes it: the screen made last of a class of its own is the main one, as long as somebody
/// retains it. A phone's screen that is wider than high has a compact vertical size class.
@MainActor
open class UIScreen: NSObject {
    private static let standard = UIScreen()
    private static weak var made: UIScreen?

    open class var main: UIScreen { made ?? standard }

    public override init() {
        super.init()
        guard type(of: self) != UIScreen.self else { return }
        Self.made = self
        UITraitCollection.isAnyChanged = true
    }

    private final var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }

    /// In points: 390 × 844, a pad's 820 × 1180. How large a controller's view is made.
    open var bounds: CGRect {
        isPad ? CGRect(x: 0, y: 0, width: 820, height: 1180) : CGRect(x: 0, y: 0, width: 390, height: 844)
    }
    open var scale: CGFloat { isPad ? 2 : 3 }
    /// In pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    open var nativeScale: CGFloat { scale }
    /// From 0 to 1. Recorded.
    open var brightness: CGFloat = 0.5
    open var maximumFramesPerSecond: Int { 60 }
    open var traitCollection: UITraitCollection { .shared(.ofDevice) }
}
