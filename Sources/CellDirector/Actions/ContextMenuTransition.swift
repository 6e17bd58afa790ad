/// The payload of a row event that is sent when a context menu opens or closes, or when its preview is tapped.
@MainActor
public struct ContextMenuTransition: CellActionProxy.RowPayload, CustomStringConvertible {
    /// The menu's configuration, as returned by the handler for `.contextMenu`.
    public let configuration: UIContextMenuConfiguration
    /// The animator, which can run additional animations alongside the transition. If the user tapped the preview, the
    /// animator is a `UIContextMenuInteractionCommitAnimating`.
    public let animator: (any UIContextMenuInteractionAnimating)?

    nonisolated public var description: String { "a context menu" }
}

extension RowEvent where Payload == ContextMenuTransition {
    /// The row's context menu is about to open.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:willDisplayContextMenu:animator:)`.
    public static var willDisplayContextMenu: Self { Self("willDisplayContextMenu") }

    /// The row's context menu is about to close. If the row has been removed from the list meanwhile, the row and the
    /// section of its index path are `NSNotFound`.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:willEndContextMenuInteraction:animator:)`.
    public static var willEndContextMenu: Self { Self("willEndContextMenu") }

    /// The user tapped the preview of the row's context menu. The handler is expected to show the previewed content. If
    /// the row has been removed from the list meanwhile, the row and the section of its index path are `NSNotFound`.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:willPerformPreviewActionForMenuWith:animator:)`.
    public static var willPerformPreviewAction: Self { Self("willPerformPreviewAction") }
}
