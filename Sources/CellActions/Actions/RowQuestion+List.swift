import Foundation

// MARK: - Selecting

extension RowQuestion where Payload == Void, Answer == Bool {
    /// May a finger highlight the row? A row that may not be highlighted can't be selected by a finger. Default: yes.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:shouldHighlightRowAt:)`.
    public static var shouldHighlight: Self { Self("shouldHighlight") }

    /// May a finger select the item of a collection view? Default: yes, unless a handler of ``willSelect`` refuses.
    ///
    /// Mirrors `UICollectionViewDelegate.collectionView(_:shouldSelectItemAt:)`.
    public static var shouldSelect: Self { Self("shouldSelect") }

    /// May a finger deselect the item of a collection view? Default: yes, unless a handler of ``willDeselect`` refuses.
    ///
    /// Mirrors `UICollectionViewDelegate.collectionView(_:shouldDeselectItemAt:)`.
    public static var shouldDeselect: Self { Self("shouldDeselect") }

    /// May a tap perform the row's primary action? Default: unless the list is being edited.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:canPerformPrimaryActionForRowAt:)`.
    public static var canPerformPrimaryAction: Self { Self("canPerformPrimaryAction") }

    /// May a two-finger drag that begins here select several rows? Default: no.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:shouldBeginMultipleSelectionInteractionAt:)`.
    public static var shouldBeginMultipleSelection: Self { Self("shouldBeginMultipleSelection") }

    /// May the row be focused? Default: what the list's `allowsFocus` says.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:canFocusRowAt:)`.
    public static var canFocus: Self { Self("canFocus") }

    /// Is the row selected when the focus moves to it? Default: what the list's `selectionFollowsFocus` says.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:selectionFollowsFocusForRowAt:)`.
    public static var selectionFollowsFocus: Self { Self("selectionFollowsFocus") }
}

extension RowQuestion where Payload == Void, Answer == IndexPath? {
    /// Which row is to be selected instead of this one? `nil` refuses. Default: this one.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:willSelectRowAt:)`.
    public static var willSelect: Self { Self("willSelect") }

    /// Which row is to be deselected instead of this one? `nil` refuses. Default: this one.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:willDeselectRowAt:)`.
    public static var willDeselect: Self { Self("willDeselect") }
}

// MARK: - Editing and moving

extension RowQuestion where Payload == Void, Answer == Bool {
    /// May the row be edited? Default for a row of a table: yes where a handler is registered for what editing it can do, such
    /// as ``RowEvent/delete``, or where several rows may be selected in editing. For an item of a collection view: yes.
    ///
    /// Mirrors `UITableViewDataSource.tableView(_:canEditRowAt:)`.
    public static var canEdit: Self { Self("canEdit") }

    /// Is the row indented while the list is being edited? Default: what its cell says.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:shouldIndentWhileEditingRowAt:)`.
    public static var shouldIndentWhileEditing: Self { Self("shouldIndentWhileEditing") }

    /// May the row be dragged to another place? Default: yes where a ``RowEvent/move`` handler is registered for the row,
    /// else no.
    ///
    /// Mirrors `UITableViewDataSource.tableView(_:canMoveRowAt:)`.
    public static var canMove: Self { Self("canMove") }
}

extension RowQuestion where Payload == Void, Answer == String? {
    /// What is the title of the row's Delete button? Default, and for `nil`: "Delete", in the user's language.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:titleForDeleteConfirmationButtonForRowAt:)`.
    public static var deleteTitle: Self { Self("deleteTitle") }
}

extension RowQuestion where Payload == IndexPath, Answer == IndexPath {
    /// Where does a row dragged over the payload's index path go? Default: there.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`.
    public static var moveTarget: Self { Self("moveTarget") }
}

// MARK: - Looks

extension RowQuestion where Payload == Void, Answer == CGFloat {
    /// How high is the row, header or footer, in points? Default: the list's row, header or footer height.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:heightForRowAt:)` and its header and footer forms.
    public static var height: Self { Self("height") }

    /// What is the row's, header's or footer's estimated height, in points? Default: the list's estimate.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:estimatedHeightForRowAt:)` and its header and footer forms.
    public static var estimatedHeight: Self { Self("estimatedHeight") }
}

extension RowQuestion where Payload == Void, Answer == Int {
    /// How far is the row's content indented, in levels? Default: the cell's own indentation level.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:indentationLevelForRowAt:)`.
    public static var indentationLevel: Self { Self("indentationLevel") }
}
