/// Something the user did in a cell on screen: the handler gets the configurator, the cell and the payload.
///
/// The list sends its own actions, such as ``didSelect``. Cells send custom ones:
///
///     extension CellAction where Payload == Bool {
///         static var toggled: Self { Self("toggled") }
///     }
///
/// Two actions are equal when their names, their payload types and their origins are: ``custom(_:)`` never equals an
/// action of the list, whatever its name.
public struct CellAction<Payload: Sendable>: Hashable, Sendable {
    package let name: ActionName

    /// A custom action with a payload.
    ///
    /// - Parameter name: What tells this action from others with the same payload type.
    public init(_ name: String) {
        self.name = ActionName(name, .custom)
    }

    package init(list name: String) {
        self.name = ActionName(name, .list)
    }
}

extension CellAction: CustomStringConvertible {
    /// The action's name.
    public var description: String { name.text }
}

extension CellAction where Payload == Void {
    /// A custom action without a payload.
    public static func custom(_ name: String) -> Self { Self(name) }

    /// The row was selected; its cell is on screen. See also ``RowEvent/didSelectRow``, which needs no cell.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:didSelectRowAt:)`.
    public static var didSelect: Self { Self(list: "didSelect") }

    /// The row was deselected; its cell is on screen. See also ``RowEvent/didDeselectRow``, which needs no cell.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:didDeselectRowAt:)`.
    public static var didDeselect: Self { Self(list: "didDeselect") }

    /// The cell, header or footer is about to be displayed.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:willDisplay:forRowAt:)` and its header and footer forms.
    public static var willDisplay: Self { Self(list: "willDisplay") }

    /// The cell, header or footer left the screen. The configurator is that of the row which the cell showed.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:didEndDisplaying:forRowAt:)` and its header and footer forms.
    public static var didEndDisplaying: Self { Self(list: "didEndDisplaying") }

    /// A touch highlighted the row.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:didHighlightRowAt:)`.
    public static var didHighlight: Self { Self(list: "didHighlight") }

    /// The touch left the row, or became a scroll.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:didUnhighlightRowAt:)`.
    public static var didUnhighlight: Self { Self(list: "didUnhighlight") }

    /// A tap performed the row's primary action, outside editing: open what it represents. Sent after the selection.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:performPrimaryActionForRowAt:)`.
    public static var primaryAction: Self { Self(list: "primaryAction") }

    /// The detail button in the row was tapped.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:accessoryButtonTappedForRowWith:)`.
    public static var accessoryButtonTapped: Self { Self(list: "accessoryButtonTapped") }

    /// The row is about to be swiped open. See also ``RowEvent/didEndEditing``.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:willBeginEditingRowAt:)`.
    public static var willBeginEditing: Self { Self(list: "willBeginEditing") }
}
