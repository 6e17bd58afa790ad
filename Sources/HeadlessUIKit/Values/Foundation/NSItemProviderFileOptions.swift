import Foundation

#if !canImport(ObjectiveC)
/// Mirrors `NSItemProviderFileOptions`, Foundation.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let openInPlace = Self(rawValue: 1)
}
#endif
