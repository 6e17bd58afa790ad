import Foundation

extension RowEvent where Payload == Void {
    /// The row was selected, whether or not a cell shows it.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:didSelectRowAt:)`.
    public static var didSelectRow: Self { Self("didSelectRow") }

    /// The row was deselected, whether or not a cell shows it.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:didDeselectRowAt:)`.
    public static var didDeselectRow: Self { Self("didDeselectRow") }

    /// The person asked to delete the row.
    ///
    /// The row is still there: the handler removes its item and updates the director.
    /// Mirrors `UITableViewDataSource.tableView(_:commit:forRowAt:)` with the style `.delete`.
    public static var delete: Self { Self("delete") }

    /// The person tapped the row's insert control.
    ///
    /// Nothing is inserted yet: the handler adds an item and updates the director.
    /// Mirrors `UITableViewDataSource.tableView(_:commit:forRowAt:)` with the style `.insert`.
    public static var insert: Self { Self("insert") }

    /// The swiped row closed again; it may have been deleted.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:didEndEditingRowAt:)`.
    public static var didEndEditing: Self { Self("didEndEditing") }

    /// A two-finger multiple selection began on the row.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:didBeginMultipleSelectionInteractionAt:)`.
    public static var didBeginMultipleSelection: Self { Self("didBeginMultipleSelection") }

    /// The two-finger multiple selection that began on the row ended.
    ///
    /// Mirrors `UITableViewDelegate.tableViewDidEndMultipleSelectionInteraction(_:)`.
    public static var didEndMultipleSelection: Self { Self("didEndMultipleSelection") }

    /// The row will probably be displayed soon. Its cell is not there yet.
    ///
    /// Headlessly a row is announced once until it was displayed or cancelled: its handler may update or reload it. That UIKit does
    /// not announce a reloaded row again is unverified.
    ///
    /// Mirrors `UITableViewDataSourcePrefetching.tableView(_:prefetchRowsAt:)`, once for each row.
    public static var prefetch: Self { Self("prefetch") }

    /// A row announced by ``prefetch`` will not be displayed after all.
    ///
    /// Mirrors `UITableViewDataSourcePrefetching.tableView(_:cancelPrefetchingForRowsAt:)`, once for each row.
    public static var cancelPrefetch: Self { Self("cancelPrefetch") }
}

extension RowEvent where Payload == IndexPath {
    /// The person dragged the row to the payload's index path. The director's rows have followed already: the handler
    /// changes the model.
    ///
    /// Mirrors `UITableViewDataSource.tableView(_:moveRowAt:to:)`.
    public static var move: Self { Self("move") }
}
