@preconcurrency import Foundation

/// What a program runs on. Mirrors `UIDevice`, UIKit. Headlessly it is a telephone held upright.
@MainActor
public final class UIDevice: NSObject {
    /// Mirrors `UIDevice.current`.
    public static let current = UIDevice()

    private override init() { super.init() }

    /// Mirrors `UIDevice.name`.
    public var name: String { "iPhone" }
    /// Mirrors `UIDevice.model`.
    public var model: String { "iPhone" }
    /// Mirrors `UIDevice.localizedModel`.
    public var localizedModel: String { "iPhone" }
    /// Mirrors `UIDevice.systemName`.
    public var systemName: String { "iOS" }
    /// Mirrors `UIDevice.systemVersion`; the oldest that the package supports.
    public var systemVersion: String { "18.0" }
    /// The same in every program. Mirrors `UIDevice.identifierForVendor`.
    public var identifierForVendor: UUID? {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
    }
    /// Mirrors `UIDevice.userInterfaceIdiom`.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// Mirrors `UIDevice.orientation`.
    public var orientation: UIDeviceOrientation { .portrait }
}

/// A kind of device. Mirrors `UIUserInterfaceIdiom`, UIKit; each member mirrors UIKit's of the same name and value.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// How a device is held. Mirrors `UIDeviceOrientation`, UIKit; each member mirrors UIKit's of the same name and value.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
