import Foundation

/// Mutable traits. Mirrors `UIMutableTraits`, UIKit, limited to what configuration states need: its members mirror
/// UIKit's of the same name.
public protocol UIMutableTraits {
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var listEnvironment: UIListEnvironment { get set }
    var displayScale: CGFloat { get set }
}

/// The traits of a trait collection.
struct Traits: UIMutableTraits, Hashable, Sendable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var listEnvironment = UIListEnvironment.unspecified
    var displayScale: CGFloat = 0

    /// Returns these traits with their values overridden by those that `others` specifies.
    func merged(_ others: Traits) -> Traits {
        var merged = self
        for trait in UITraitCollection.systemTraits { trait.copy(from: others, to: &merged, ifSpecified: true) }
        return merged
    }

    /// The traits of the device's screen, without overrides.
    @MainActor static var ofDevice: Traits { ofDevice(with: .current) }

    /// Returns the traits of the device's screen under the given settings.
    @MainActor static func ofDevice(with settings: DeviceSettings) -> Traits {
        let current = DeviceSettings.current
        if settings.held != current.held { DeviceSettings.current = settings }
        defer { if settings.held != current.held { DeviceSettings.current = current } }
        let (idiom, bounds) = (UIDevice.current.userInterfaceIdiom, UIScreen.main.bounds)
        let isPhone = idiom == .phone
        let isLow = isPhone && bounds.width > bounds.height
        let isNarrow = isPhone && !(isLow && HeldDevice.current.device?.isWideSideways ?? false)
        return Traits(
            userInterfaceIdiom: idiom, userInterfaceStyle: settings.style, userInterfaceLevel: .base,
            horizontalSizeClass: isNarrow ? .compact : .regular, verticalSizeClass: isLow ? .compact : .regular,
            layoutDirection: settings.direction == .leftToRight ? .leftToRight : .rightToLeft,
            preferredContentSizeCategory: settings.textSize, listEnvironment: .none,
            displayScale: UIScreen.main.scale)
    }
}
