@preconcurrency import Foundation

/// The screen of the device. Mirrors `UIScreen` and its members, UIKit. By default, it is the screen of an iPhone, or
/// of the ``UIDevice`` that a test has created.
///
/// A test that needs a different screen creates an instance of its own subclass. The most recently created instance is
/// the main screen for as long as it is retained. If a phone's screen is wider than it is tall, its vertical size class
/// is compact.
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

    /// The size of the screen, in points, which is also the initial size of a controller's view.
    ///
    /// In portrait orientation, it is 390 × 844 points for a phone and 820 × 1180 points for an iPad, unless a script
    /// has chosen a named device.
    open var bounds: CGRect {
        let held = HeldDevice.current
        let size =
            held.device?.size ?? (isPad ? CGSize(width: 820, height: 1180) : CGSize(width: 390, height: 844))
        return held.isSideways
            ? CGRect(x: 0, y: 0, width: size.height, height: size.width) : CGRect(origin: .zero, size: size)
    }
    open var scale: CGFloat { HeldDevice.current.device?.scale ?? (isPad ? 2 : 3) }
    /// The bounds in pixels, always in portrait orientation.
    open var nativeBounds: CGRect {
        let (width, height) = (bounds.width * scale, bounds.height * scale)
        return HeldDevice.current.isSideways
            ? CGRect(x: 0, y: 0, width: height, height: width) : CGRect(x: 0, y: 0, width: width, height: height)
    }
    open var nativeScale: CGFloat { scale }
    /// The brightness, from 0 to 1. Stored, but has no effect.
    open var brightness: CGFloat = 0.5
    open var maximumFramesPerSecond: Int { 60 }
    open var traitCollection: UITraitCollection { .shared(.ofDevice) }
}
