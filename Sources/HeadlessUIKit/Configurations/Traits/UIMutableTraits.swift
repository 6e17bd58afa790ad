/// Traits that can be set. Mirrors `UIMutableTraits`, UIKit, as far as configuration states need it: its members mirror
/// UIKit's of the same name.
public protocol UIMutableTraits {
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var listEnvironment: UIListEnvironment { get set }
}

/// Traits as a value.
struct Traits: UIMutableTraits, Hashable, Sendable {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var listEnvironment = UIListEnvironment.unspecified
}
