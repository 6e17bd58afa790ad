import Foundation

// MARK: - Selecting

extension RowQuestion where Payload == Void, Answer == Bool {
    /// Whether a touch may highlight the row. A row that can't be highlighted can't be selected by touch. Default: yes.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:shouldHighlightRowAt:)`.
    public static var shouldHighlight: Self { Self("shouldHighlight") }

    /// Whether a touch may select an item in a collection view. Default: yes, unless a handler for ``willSelect``
    /// prevents the selection.
    ///
    /// Mirrors `UICollectionViewDelegate.collectionView(_:shouldSelectItemAt:)`.
    public static var shouldSelect: Self { Self("shouldSelect") }

    /// Whether a touch may deselect an item in a collection view. Default: yes, unless a handler for ``willDeselect``
    /// prevents the deselection.
    ///
    /// Mirrors `UICollectionViewDelegate.collectionView(_:shouldDeselectItemAt:)`.
    public static var shouldDeselect: Self { Self("shouldDeselect") }

    /// Whether a tap may perform the row's primary action. Default: yes, unless the list is in editing mode.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:canPerformPrimaryActionForRowAt:)`.
    public static var canPerformPrimaryAction: Self { Self("canPerformPrimaryAction") }

    /// Whether a two-finger drag that begins on the row may select several rows. Default: no.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:shouldBeginMultipleSelectionInteractionAt:)`.
    public static var shouldBeginMultipleSelection: Self { Self("shouldBeginMultipleSelection") }

    /// Whether the row can receive focus. Default: the list's `allowsFocus`.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:canFocusRowAt:)`.
    public static var canFocus: Self { Self("canFocus") }

    /// Whether the row is selected when it receives focus. Default: the list's `selectionFollowsFocus`.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:selectionFollowsFocusForRowAt:)`.
    public static var selectionFollowsFocus: Self { Self("selectionFollowsFocus") }
}

extension RowQuestion where Payload == Void, Answer == IndexPath? {
    /// The index path of the row to select in place of the touched row; `nil` prevents the selection. Default: the
    /// touched row.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:willSelectRowAt:)`.
    public static var willSelect: Self { Self("willSelect") }

    /// The index path of the row to deselect in place of this row; `nil` prevents the deselection. Default: this row.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:willDeselectRowAt:)`.
    public static var willDeselect: Self { Self("willDeselect") }
}

// MARK: - Editing and moving

extension RowQuestion where Payload == Void, Answer == Bool {
    /// Whether the row can be edited.
    ///
    /// By default, a table row can be edited if a handler is registered for an editing operation, such as
    /// ``RowEvent/delete``, swipe actions or ``RowEvent/move``, or if several rows can be selected in editing mode. An
    /// item of a collection view can be edited unless a handler answers otherwise.
    ///
    /// Mirrors `UITableViewDataSource.tableView(_:canEditRowAt:)`.
    public static var canEdit: Self { Self("canEdit") }

    /// Whether the row is indented while the list is in editing mode. Default: the value set on its cell.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:shouldIndentWhileEditingRowAt:)`.
    public static var shouldIndentWhileEditing: Self { Self("shouldIndentWhileEditing") }

    /// Whether the row can be dragged to a different position. Default: yes if a ``RowEvent/move`` handler is
    /// registered for the row, and no otherwise.
    ///
    /// Mirrors `UITableViewDataSource.tableView(_:canMoveRowAt:)`.
    public static var canMove: Self { Self("canMove") }
}

extension RowQuestion where Payload == Void, Answer == String? {
    /// The title of the row's Delete button. If the answer is `nil` or no handler answers, the title is "Delete" in the
    /// user's language.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:titleForDeleteConfirmationButtonForRowAt:)`.
    public static var deleteTitle: Self { Self("deleteTitle") }
}

extension RowQuestion where Payload == IndexPath, Answer == IndexPath {
    /// The destination of the row that is being dragged. The payload is the index path that the row is currently over.
    /// Default: that index path.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`.
    public static var moveTarget: Self { Self("moveTarget") }
}

// MARK: - Appearance

extension RowQuestion where Payload == Void, Answer == CGFloat {
    /// The height of the row, header or footer, in points. Default: the table's `rowHeight`, `sectionHeaderHeight` or
    /// `sectionFooterHeight`.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:heightForRowAt:)` and its header and footer forms.
    public static var height: Self { Self("height") }

    /// The estimated height of the row, header or footer, in points. Default: the table's `estimatedRowHeight`,
    /// `estimatedSectionHeaderHeight` or `estimatedSectionFooterHeight`.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:estimatedHeightForRowAt:)` and its header and footer forms.
    public static var estimatedHeight: Self { Self("estimatedHeight") }
}

extension RowQuestion where Payload == Void, Answer == Int {
    /// The indentation level of the row's content. Default: the indentation level set on the cell.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:indentationLevelForRowAt:)`.
    public static var indentationLevel: Self { Self("indentationLevel") }
}
