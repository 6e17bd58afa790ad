import Foundation

/// A picture of an asset catalogue, by its name. Mirrors `ImageResource` of Developer Tools Support.
///
/// Xcode makes a member for each picture of a catalogue (`.avatarPlaceholder` for `avatar-placeholder`), and so does the plugin that
/// prepares an app's own sources.
public struct ImageResource: Hashable, Sendable {
    let name: String

    public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour of an asset catalogue, by its name. Mirrors `ColorResource` of Developer Tools Support; see ``ImageResource``.
public struct ColorResource: Hashable, Sendable {
    let name: String

    public init(name: String, bundle: Bundle) { self.name = name }
}
