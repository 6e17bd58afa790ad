import Foundation

/// The simulated device and the user's settings.
struct DeviceSettings: Hashable, Sendable {
    var style = UIUserInterfaceStyle.light
    var textSize = UIContentSizeCategory.large
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    var held = HeldDevice()

    @MainActor static var current: DeviceSettings {
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
