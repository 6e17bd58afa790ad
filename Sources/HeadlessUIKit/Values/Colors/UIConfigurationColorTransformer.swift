/// A function that turns one color into another. Mirrors `UIConfigurationColorTransformer` and its members, UIKit.
///
/// `monochromeTint` is not supported. Copies of a transformer are equal; transformers created separately are not.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
    private final class Box: Sendable {
        // Called only when the color is displayed, which happens on the main actor.
        nonisolated(unsafe) let transform: (UIColor) -> UIColor
        init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    }
    private let box: Box

    public init(_ transform: @escaping (UIColor) -> UIColor) { box = Box(transform) }

    public var transform: (UIColor) -> UIColor { box.transform }

    public func callAsFunction(_ input: UIColor) -> UIColor { box.transform(input) }

    /// A transformer that converts a color to gray. It does not change a color known only by name.
    public static let grayscale = UIConfigurationColorTransformer { $0.inGray }

    /// A transformer that returns the color unchanged, as on systems without an accent color.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }

    public static func == (a: UIConfigurationColorTransformer, b: UIConfigurationColorTransformer) -> Bool {
        a.box === b.box
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}
