import Foundation

/// A drop delegate's answer to the question how a drop would be handled. Mirrors `UIDropProposal` and its members,
/// UIKit.
@MainActor @preconcurrency
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
    open private(set) var operation: UIDropOperation
    /// Stored, but has no effect.
    open var isPrecise = false
    /// Stored, but not drawn.
    open var prefersFullSizePreview = false

    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    /// Where the items would be dropped, if the proposal is for a list.
    var place: DropIntent { .unspecified }

    /// Returns the proposal itself, because its operation never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The intents of the proposals for tables and collection views, with the same raw values.
enum DropIntent: Int {
    case unspecified, at, into, automatic
}
