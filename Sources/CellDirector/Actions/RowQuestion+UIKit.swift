// Questions whose answers have UIKit types. These questions are declared here because `CellActions` does not depend on
// UIKit.

extension RowQuestion where Payload == Void, Answer == UITableViewCell.EditingStyle {
    /// The editing control that the row shows: a delete control, an insert control or no control. By default, the row
    /// shows a delete control if a handler for ``RowEvent/delete`` is registered. If not, it shows an insert control if
    /// a handler for ``RowEvent/insert`` is registered, and otherwise no control.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:editingStyleForRowAt:)`.
    public static var editingStyle: Self { Self("editingStyle") }
}

extension RowQuestion where Payload == Void, Answer == UISwipeActionsConfiguration? {
    /// The actions that a swipe from the leading edge reveals. If the answer is `nil` or no handler answers, a table
    /// row reveals no actions. For collection views, see ``CollectionDirector/setListLayout(_:animated:)``.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:leadingSwipeActionsConfigurationForRowAt:)`.
    public static var leadingSwipeActions: Self { Self("leadingSwipeActions") }

    /// The actions that a swipe from the trailing edge reveals. If the answer is `nil` or no handler answers, a table
    /// row reveals a Delete action if a ``RowEvent/delete`` handler is registered for the row, and otherwise no
    /// actions. For collection views, see ``CollectionDirector/setListLayout(_:animated:)``.
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
    /// The size of an item, header or footer in a flow layout. Default: the layout's item size, header size or footer
    /// size.
    ///
    ///     director.actionsProxy.on(.size) { (c: ChipsConfig, indexPath) in
    ///         CGSize(width: collectionView.bounds.width, height: 44)
    ///     }
    ///
    /// Once a handler is registered, it is called for every item each time the layout is prepared. If an item changes,
    /// the layout is prepared again. For headers and footers, it is called on every update. If the size depends on
    /// other state, call the layout's `invalidateLayout()` when that state changes.
    ///
    /// Mirrors `UICollectionViewDelegateFlowLayout.collectionView(_:layout:sizeForItemAt:)` and the reference sizes of
    /// its headers and footers.
    ///
    /// - Complexity: O(*n*) each time the layout is invalidated, where *n* is the number of items. This is also true of
    ///   UIKit.
    public static var size: Self { Self("size") }
}

extension RowQuestion where Payload == CGPoint, Answer == UIContextMenuConfiguration? {
    /// The menu that a long press opens. The payload is the location of the press, in the list's coordinates. If the
    /// answer is `nil` or no handler answers, no menu opens.
    ///
    ///     director.actionsProxy.on(.contextMenu) { (c: UserCellConfig, indexPath, point) in
    ///         UIContextMenuConfiguration(actionProvider: { _ in menu(for: c.item) })
    ///     }
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:contextMenuConfigurationForRowAt:point:)`.
    public static var contextMenu: Self { Self("contextMenu") }
}

extension RowQuestion where Payload == Void, Answer == UITargetedPreview? {
    /// The view that represents the row while its context menu opens. If the answer is `nil` or no handler answers, the
    /// view is the row's cell.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:previewForHighlightingContextMenuWithConfiguration:)`.
    public static var highlightPreview: Self { Self("highlightPreview") }

    /// The view that represents the row while its context menu closes. If the answer is `nil` or no handler answers,
    /// the view is the row's cell.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:previewForDismissingContextMenuWithConfiguration:)`.
    public static var dismissalPreview: Self { Self("dismissalPreview") }
}
