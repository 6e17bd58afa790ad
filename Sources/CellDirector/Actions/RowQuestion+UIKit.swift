// Questions whose answers are UIKit's, which `CellActions` does not know.

extension RowQuestion where Payload == Void, Answer == UITableViewCell.EditingStyle {
    /// Does the row show a delete control, an insert control or neither? Default: what there is a handler for,
    /// ``RowEvent/delete`` or ``RowEvent/insert``, else neither.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:editingStyleForRowAt:)`.
    public static var editingStyle: Self { Self("editingStyle") }
}

extension RowQuestion where Payload == Void, Answer == UISwipeActionsConfiguration? {
    /// Which actions does a swipe from the leading edge reveal? Default, and for `nil`: nothing.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:leadingSwipeActionsConfigurationForRowAt:)`.
    public static var leadingSwipeActions: Self { Self("leadingSwipeActions") }

    /// Which actions does a swipe from the trailing edge reveal? Default, and for `nil`: Delete where a
    /// ``RowEvent/delete`` handler is registered for the row of a table, else nothing.
    ///
    ///     director.actionsProxy.on(.trailingSwipeActions) { (c: UserCellConfig, indexPath) in
    ///         UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, done in
    ///             flag(c.item)
    ///             done(true)
    ///         }])
    ///     }
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
    public static var trailingSwipeActions: Self { Self("trailingSwipeActions") }
}

extension RowQuestion where Payload == Void, Answer == CGSize {
    /// What is the size of a flow layout's item, header or footer? Default: what the layout says of all.
    ///
    ///     director.actionsProxy.on(.size) { (c: ChipsConfig, indexPath) in
    ///         CGSize(width: collectionView.bounds.width, height: 44)
    ///     }
    ///
    /// Once somebody answers, every item is asked about when the layout needs its places, and again when an item changes; a
    /// header or footer at each update. Where the answer hangs on anything else, call the layout's `invalidateLayout()`.
    ///
    /// Mirrors `UICollectionViewDelegateFlowLayout.collectionView(_:layout:sizeForItemAt:)` and the reference sizes of its
    /// headers and footers.
    ///
    /// - Complexity: O(items) each time the layout is invalidated, as in UIKit.
    public static var size: Self { Self("size") }
}

extension RowQuestion where Payload == CGPoint, Answer == UIContextMenuConfiguration? {
    /// Which menu does a long press open? The payload is the point that was pressed, in the list's coordinates. Default, and
    /// for `nil`: none.
    ///
    ///     director.actionsProxy.on(.contextMenu) { (c: UserCellConfig, indexPath, point) in
    ///         UIContextMenuConfiguration(actionProvider: { _ in menu(for: c.item) })
    ///     }
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:contextMenuConfigurationForRowAt:point:)`.
    public static var contextMenu: Self { Self("contextMenu") }
}

extension RowQuestion where Payload == Void, Answer == UITargetedPreview? {
    /// Which view represents the row as its context menu opens? Default, and for `nil`: its cell.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:previewForHighlightingContextMenuWithConfiguration:)`.
    public static var highlightPreview: Self { Self("highlightPreview") }

    /// Which view represents the row as its context menu closes? Default, and for `nil`: its cell.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:previewForDismissingContextMenuWithConfiguration:)`.
    public static var dismissalPreview: Self { Self("dismissalPreview") }
}
