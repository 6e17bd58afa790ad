extension ActionName {
    /// The names of all actions, events and questions that table and collection directors send.
    package static let ofLists: [String] = [
        "accessoryButtonTapped", "canDrop", "canEdit", "canFocus", "canMove", "canPerformPrimaryAction",
        "cancelPrefetch", "contextMenu", "delete", "deleteTitle", "didBeginMultipleSelection", "didDeselect",
        "didDeselectRow", "didEndDisplaying", "didEndEditing", "didEndMultipleSelection", "didHighlight", "didSelect",
        "didSelectRow", "didUnhighlight", "dismissalPreview", "dragItems", "drop", "dropProposal", "editingStyle",
        "estimatedHeight", "height", "highlightPreview", "indentationLevel", "insert", "leadingSwipeActions", "move",
        "moveTarget", "prefetch", "primaryAction", "selectionFollowsFocus", "shouldBeginMultipleSelection",
        "shouldDeselect", "shouldHighlight", "shouldIndentWhileEditing", "shouldSelect", "size", "trailingSwipeActions",
        "willBeginEditing", "willDeselect", "willDisplay", "willDisplayContextMenu", "willEndContextMenu",
        "willPerformPreviewAction", "willSelect",
    ]
}
