/// Makes one colour of another. Mirrors `UIConfigurationColorTransformer` and its members, UIKit.
///
/// Left out is `monochromeTint`. Copies of a transformer are equal, two that were made apart are not.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
    private final class Box: Sendable {
        // Called where the color is shown, which is on the main actor.
        nonisolated(unsafe) let transform: (UIColor) -> UIColor
        init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    }
    private let box: Box

    public init(_ transform: @escaping (UIColor) -> UIColor) { box = Box(transform) }

    public var transform: (UIColor) -> UIColor { box.transform }

    public func callAsFunction(_ input: UIColor) -> UIColor { box.transform(input) }

    /// The colour in grey. A colour known by its name alone stays as it is.
    public static let grayscale = UIConfigurationColorTransformer { $0.inGray }

    /// The colour itself, as on systems without an accent colour.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }

    public static func == (a: UIConfigurationColorTransformer, b: UIConfigurationColorTransformer) -> Bool {
        a.box === b.box
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}
