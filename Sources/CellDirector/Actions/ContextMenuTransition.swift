/// A context menu that comes or goes: what a row event about it carries.
@MainActor
public struct ContextMenuTransition: RowPayload, CustomStringConvertible {
    /// The menu, as the answer to the row's question `.contextMenu` described it.
    public let configuration: UIContextMenuConfiguration
    /// Takes what is to happen alongside. Where the preview was tapped it is a `UIContextMenuInteractionCommitAnimating`.
    public let animator: (any UIContextMenuInteractionAnimating)?

    nonisolated public var description: String { "a context menu" }
}

extension RowEvent where Payload == ContextMenuTransition {
    /// The row's context menu is about to open.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:willDisplayContextMenu:animator:)`.
    public static var willDisplayContextMenu: Self { Self("willDisplayContextMenu") }

    /// The row's context menu is about to close.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:willEndContextMenuInteraction:animator:)`.
    public static var willEndContextMenu: Self { Self("willEndContextMenu") }

    /// The preview above the row's context menu was tapped: show what it previews.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:willPerformPreviewActionForMenuWith:animator:)`.
    public static var willPerformPreviewAction: Self { Self("willPerformPreviewAction") }
}
