import Foundation

/// The simulated device and the user's settings.
package struct DeviceSettings: Hashable, Sendable {
    package internal(set) var style = UIUserInterfaceStyle.light
    package internal(set) var textSize = UIContentSizeCategory.large
    package internal(set) var direction = UIUserInterfaceLayoutDirection.leftToRight
    package internal(set) var held = HeldDevice()

    @MainActor package internal(set) static var current: DeviceSettings {
        get { known[number] }
        set {
            number = known.firstIndex(of: newValue) ?? known.count
            if number == known.count { known.append(newValue) }
            UIContentSizeCategory.ofDevice = newValue.textSize
            TextMeasurer.pixelsPerPoint = newValue.held.device?.scale ?? 3
        }
    }

    /// The index of the current settings in ``known``.
    @MainActor @exclusivity(unchecked) private(set) static var number = 0
    @MainActor private(set) static var known = [DeviceSettings()]
}
