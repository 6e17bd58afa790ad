import Foundation

/// A named device, which a script can choose for its screens.
///
/// Sizes and scales are from Apple's Human Interface Guidelines, *Layout*, "iOS, iPadOS device screen dimensions". The
/// guidelines also say which phones have a regular width in landscape. Apple does not publish safe areas; the safe
/// areas here are values that developers measured on iOS 18 (unverified).
package struct ScreenDevice: Hashable, Sendable {
    package let name: String
    /// The size in portrait orientation, in points.
    package let size: CGSize
    package let scale: CGFloat
    package let idiom: UIUserInterfaceIdiom
    /// The safe area's insets in portrait, in points.
    let uprightInsets: UIEdgeInsets
    /// The safe area's insets in landscape, in points.
    let sidewaysInsets: UIEdgeInsets
    /// Whether a phone has a regular horizontal size class in landscape.
    let isWideSideways: Bool

    private init(phone name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, isWideSideways: Bool = false) {
        self.init(
            name, width, height, 3, .phone, UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
            UIEdgeInsets(top: 0, left: top, bottom: 21, right: top), isWideSideways: isWideSideways)
    }

    private init(pad name: String, _ width: CGFloat, _ height: CGFloat) {
        let insets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        self.init(name, width, height, 2, .pad, insets, insets)
    }

    private init(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ idiom: UIUserInterfaceIdiom,
        _ uprightInsets: UIEdgeInsets, _ sidewaysInsets: UIEdgeInsets, isWideSideways: Bool = false
    ) {
        self.name = name
        size = CGSize(width: width, height: height)
        self.scale = scale
        self.idiom = idiom
        self.uprightInsets = uprightInsets
        self.sidewaysInsets = sidewaysInsets
        self.isWideSideways = isWideSideways
    }

    /// All devices: first the phones and then the iPads, each group sorted from smallest to largest.
    package static let all = [
        ScreenDevice(
            "iPhone SE", 375, 667, 2, .phone, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), .zero),
        ScreenDevice(phone: "iPhone 13 mini", 375, 812, top: 50),
        ScreenDevice(phone: "iPhone 16", 393, 852, top: 59),
        ScreenDevice(phone: "iPhone 16 Pro", 402, 874, top: 62),
        ScreenDevice(phone: "iPhone 16 Pro Max", 440, 956, top: 62, isWideSideways: true),
        ScreenDevice(pad: "iPad mini", 744, 1133),
        ScreenDevice(pad: "iPad Pro 11-inch", 834, 1210),
        ScreenDevice(pad: "iPad Pro 13-inch", 1032, 1376),
    ]

    package static func == (a: ScreenDevice, b: ScreenDevice) -> Bool { a.name == b.name }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }

    package static func named(_ name: String) -> ScreenDevice? { all.first { $0.name == name } }
}

/// The simulated device and its orientation.
package struct HeldDevice: Hashable, Sendable {
    /// The named device; `nil` if ``UIDevice`` and ``UIScreen`` describe the device.
    package var device: ScreenDevice?
    package var isSideways = false

    package init(_ device: ScreenDevice? = nil, isSideways: Bool = false) {
        self.device = device
        self.isSideways = isSideways
    }

    /// The device that the program runs on. Set by ``UIViewController/hold(_:showing:)``.
    @MainActor package internal(set) static var current: HeldDevice {
        get { DeviceSettings.current.held }
        set { DeviceSettings.current.held = newValue }
    }

    /// Whether the device has a home button instead of a home indicator.
    var hasHomeButton: Bool { device?.uprightInsets.bottom == 0 }

    /// The insets of the safe area, in points; zero if ``device`` is `nil`.
    var safeArea: UIEdgeInsets { (isSideways ? device?.sidewaysInsets : device?.uprightInsets) ?? .zero }
}
