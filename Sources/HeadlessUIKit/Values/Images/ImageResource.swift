import Foundation

/// An image in an asset catalog, identified by its name. Mirrors `ImageResource` of Developer Tools Support.
///
/// Xcode generates a member for each image in a catalog, such as `.avatarPlaceholder` for `avatar-placeholder`. The
/// plugin that prepares an app's own sources does the same.
public struct ImageResource: Hashable, Sendable {
    let name: String

    public init(name: String, bundle: Bundle) { self.name = name }
}

/// A color in an asset catalog, identified by its name. Mirrors `ColorResource` of Developer Tools Support; see
/// ``ImageResource``.
public struct ColorResource: Hashable, Sendable {
    let name: String

    public init(name: String, bundle: Bundle) { self.name = name }
}
