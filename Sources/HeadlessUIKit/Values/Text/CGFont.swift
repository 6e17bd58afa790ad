import Foundation

#if !canImport(CoreGraphics)
/// A font by its name. Mirrors `CGFont`, Core Graphics, which Linux does not have.
public final class CGFont: Hashable, Sendable {
    private let name: String

    /// Creates a font. Every name is accepted.
    public init?(_ name: CFString) { self.name = name as String }

    public var postScriptName: CFString? { name as NSString }

    public static func == (a: CGFont, b: CGFont) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
#endif
