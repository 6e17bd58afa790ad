import Foundation

extension RowEvent where Payload == Void {
    /// The row was selected. This event is sent even if the row has no cell.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:didSelectRowAt:)`.
    public static var didSelectRow: Self { Self("didSelectRow") }

    /// The row was deselected. This event is sent even if the row has no cell.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:didDeselectRowAt:)`.
    public static var didDeselectRow: Self { Self("didDeselectRow") }

    /// The user asked to delete the row.
    ///
    /// The row is still in the list: the handler is expected to remove the row's item and update the director. Mirrors
    /// `UITableViewDataSource.tableView(_:commit:forRowAt:)` with the style `.delete`.
    public static var delete: Self { Self("delete") }

    /// The user tapped the row's insert control.
    ///
    /// Nothing has been inserted yet: the handler is expected to add an item and update the director. Mirrors
    /// `UITableViewDataSource.tableView(_:commit:forRowAt:)` with the style `.insert`.
    public static var insert: Self { Self("insert") }

    /// The row that was swiped open has closed again. The row may have been deleted in the meantime.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:didEndEditingRowAt:)`.
    public static var didEndEditing: Self { Self("didEndEditing") }

    /// A two-finger multiple selection began on the row.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:didBeginMultipleSelectionInteractionAt:)`.
    public static var didBeginMultipleSelection: Self { Self("didBeginMultipleSelection") }

    /// The two-finger multiple selection that began on the row has ended.
    ///
    /// Mirrors `UITableViewDelegate.tableViewDidEndMultipleSelectionInteraction(_:)`.
    public static var didEndMultipleSelection: Self { Self("didEndMultipleSelection") }

    /// The row will probably be displayed soon. It has no cell yet.
    ///
    /// After sending this event, a headless list doesn't send it again for the same row until the row has been
    /// displayed or its prefetch has been cancelled. Therefore, the handler may update or reload the row. Whether UIKit
    /// sends the event again for a reloaded row is unverified.
    ///
    /// Mirrors `UITableViewDataSourcePrefetching.tableView(_:prefetchRowsAt:)`, once for each row.
    public static var prefetch: Self { Self("prefetch") }

    /// A row announced by ``prefetch`` probably won't be displayed after all.
    ///
    /// Mirrors `UITableViewDataSourcePrefetching.tableView(_:cancelPrefetchingForRowsAt:)`, once for each row.
    public static var cancelPrefetch: Self { Self("cancelPrefetch") }
}

extension RowEvent where Payload == IndexPath {
    /// The user dragged the row to the index path in the payload.
    ///
    /// The director has already moved the row, so the handler only needs to update the model.
    ///
    /// Mirrors `UITableViewDataSource.tableView(_:moveRowAt:to:)`.
    public static var move: Self { Self("move") }
}
