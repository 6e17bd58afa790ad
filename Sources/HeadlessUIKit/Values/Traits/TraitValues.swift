/// Mirrors `UIUserInterfaceStyle`, UIKit.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

/// Whether content is at the level of the window or in front of it, as in a sheet. Mirrors `UIUserInterfaceLevel`,
/// UIKit.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base, elevated
}

/// Mirrors `UIUserInterfaceSizeClass`, UIKit.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

/// Mirrors `UITraitEnvironmentLayoutDirection`, UIKit.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft
}

/// The style of the list that contains a view. Mirrors `UIListEnvironment`, UIKit.
public enum UIListEnvironment: Int, Sendable {
    case unspecified, none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}
