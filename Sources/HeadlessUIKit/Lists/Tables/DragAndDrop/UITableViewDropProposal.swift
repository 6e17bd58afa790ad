import Foundation

/// A drop delegate's answer to the question how a drop in a table would be handled. Mirrors `UITableViewDropProposal`
/// and its members, UIKit.
open class UITableViewDropProposal: UIDropProposal {
    /// Mirrors `UITableViewDropProposal.Intent`.
    public enum Intent: Int, Sendable {
        /// No row moves aside for the dropped items.
        case unspecified
        /// The items become rows at the destination.
        case insertAtDestinationIndexPath
        /// The items are added to the row at the destination.
        case insertIntoDestinationIndexPath
        /// The items are inserted or added, depending on the position of the finger in the row.
        case automatic
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
