@preconcurrency import Foundation

/// The device that the program runs on. Mirrors `UIDevice` and its members, UIKit. By default, it is an iPhone in
/// portrait orientation.
///
/// A test that needs a different device creates an instance of its own subclass. The most recently created instance is
/// the current device for as long as it is retained. Create the instance before any views or controllers, because
/// existing views and controllers are not notified of the change.
///
///     final class Pad: UIDevice {
///         override var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
///     }
///     let pad = Pad()
@MainActor @preconcurrency
open class UIDevice: NSObject {
    /// Never posted: a change of the device's orientation is not announced.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    private static let standard = UIDevice()
    private static weak var made: UIDevice?

    /// Makes the package's own instance the current device.
    static func reset() { made = nil }

    open class var current: UIDevice { made ?? standard }

    public override init() {
        super.init()
        guard type(of: self) != UIDevice.self else { return }
        Self.made = self
        UITraitCollection.isAnyChanged = true
    }

    private final var isPad: Bool { userInterfaceIdiom == .pad }

    open var name: String { model }
    open var model: String { isPad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    open var systemName: String { isPad ? "iPadOS" : "iOS" }
    /// The oldest system version that the package supports. Mirrors `UIDevice.systemVersion`.
    open var systemVersion: String { "18.0" }
    /// A constant identifier, which is the same in every program.
    open var identifierForVendor: UUID? {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
    }
    /// The kind of device. On an iPad, both size classes are regular.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { HeldDevice.current.device?.idiom ?? .phone }
    open var orientation: UIDeviceOrientation { HeldDevice.current.isSideways ? .landscapeLeft : .portrait }
}
