@preconcurrency import Foundation

/// A screen. Mirrors `UIScreen` and its members, UIKit. Headlessly it is that of a telephone, or of the ``UIDevice``
/// that a test has described.
///
/// A test that wants another describes it: the screen made last of a class of its own is the main one, as long as somebody
/// retains it. A phone's screen that is wider than high has a compact vertical size class.
@MainActor @preconcurrency
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

    /// In points: 390 × 844, a pad's 820 × 1180, and those of a device that a script has named. How large a controller's view is
    /// made.
    open var bounds: CGRect {
        let held = HeldDevice.current
        let size =
            held.device?.size ?? (isPad ? CGSize(width: 820, height: 1180) : CGSize(width: 390, height: 844))
        return held.isSideways
            ? CGRect(x: 0, y: 0, width: size.height, height: size.width) : CGRect(origin: .zero, size: size)
    }
    open var scale: CGFloat { HeldDevice.current.device?.scale ?? (isPad ? 2 : 3) }
    /// In pixels, and upright however the device is held.
    open var nativeBounds: CGRect {
        let (width, height) = (bounds.width * scale, bounds.height * scale)
        return HeldDevice.current.isSideways
            ? CGRect(x: 0, y: 0, width: height, height: width) : CGRect(x: 0, y: 0, width: width, height: height)
    }
    open var nativeScale: CGFloat { scale }
    /// From 0 to 1. Recorded.
    open var brightness: CGFloat = 0.5
    open var maximumFramesPerSecond: Int { 60 }
    open var traitCollection: UITraitCollection { .shared(.ofDevice) }
}
