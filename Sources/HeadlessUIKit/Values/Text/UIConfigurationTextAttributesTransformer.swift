import Foundation

/// A function that changes the attributes of text. Mirrors `UIConfigurationTextAttributesTransformer` and its
/// members, UIKit.
///
/// Copies of a transformer are equal; transformers created separately are not.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
    private final class Box: Sendable {
        // Called only when the text is displayed, which happens on the main actor.
        nonisolated(unsafe) let transform: (AttributeContainer) -> AttributeContainer
        init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    }
    private let box: Box

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { box = Box(transform) }

    public var transform: (AttributeContainer) -> AttributeContainer { box.transform }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { box.transform(input) }

    public static func == (
        a: UIConfigurationTextAttributesTransformer, b: UIConfigurationTextAttributesTransformer
    ) -> Bool {
        a.box === b.box
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}
