import Foundation

/// A drop delegate's answer to the question how a drop in a collection view would be handled. Mirrors
/// `UICollectionViewDropProposal` and its members, UIKit.
open class UICollectionViewDropProposal: UIDropProposal {
    /// Mirrors `UICollectionViewDropProposal.Intent`.
    public enum Intent: Int, Sendable {
        /// No item moves aside for the dropped items.
        case unspecified
        /// The items become items at the destination.
        case insertAtDestinationIndexPath
        /// The items are added to the item at the destination.
        case insertIntoDestinationIndexPath
    }

    open private(set) var intent: Intent
    final override var place: DropIntent { DropIntent(rawValue: intent.rawValue) ?? .unspecified }

    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Creates a proposal without a specified intent.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}
