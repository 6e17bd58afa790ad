/// The device that programs run on, and what its user has chosen.
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
        }
    }

    /// The place of the current ones among those that there have been.
    @MainActor @exclusivity(unchecked) private(set) static var number = 0
    @MainActor private(set) static var known = [DeviceSettings()]
}
