/// An action in a cell on screen, such as a tap. Its handlers receive the configurator, the cell and the payload.
///
/// The list sends actions such as ``didSelect``. Cells send custom actions:
///
///     extension CellAction where Payload == Bool {
///         static var toggled: Self { Self("toggled") }
///     }
///
/// ``custom(_:)`` creates a custom action without a payload, and ``init(_:)`` creates a custom action whose payload
/// type is inferred from the context.
///
/// Two actions are equal when their names, payload types and origins are equal. A custom action never equals an action
/// that the list sends, even if the two have the same name.
public struct CellAction<Payload: Sendable>: Hashable, Sendable {
    package let name: ActionName

    /// Creates a custom action with a payload.
    ///
    /// - Parameter name: The name that distinguishes this action from others with the same payload type.
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
    /// Creates a custom action without a payload. Equivalent to ``init(_:)`` with the payload type `Void`.
    public static func custom(_ name: String) -> Self { Self(name) }

    /// The row was selected while its cell was on screen. See also ``RowEvent/didSelectRow``, which is sent even if the
    /// row has no cell.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:didSelectRowAt:)`.
    public static var didSelect: Self { Self(list: "didSelect") }

    /// The row was deselected while its cell was on screen. See also ``RowEvent/didDeselectRow``, which is sent even if
    /// the row has no cell.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:didDeselectRowAt:)`.
    public static var didDeselect: Self { Self(list: "didDeselect") }

    /// The cell, header or footer is about to be displayed.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:willDisplay:forRowAt:)` and its header and footer forms.
    public static var willDisplay: Self { Self(list: "willDisplay") }

    /// The cell, header or footer left the screen. The handler receives the configurator of the row that the cell
    /// showed.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:didEndDisplaying:forRowAt:)` and its header and footer forms.
    public static var didEndDisplaying: Self { Self(list: "didEndDisplaying") }

    /// A touch highlighted the row.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:didHighlightRowAt:)`.
    public static var didHighlight: Self { Self(list: "didHighlight") }

    /// The touch that highlighted the row has ended, moved off the row or turned into a scroll.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:didUnhighlightRowAt:)`.
    public static var didUnhighlight: Self { Self(list: "didUnhighlight") }

    /// A tap performed the row's primary action, such as opening the row's content. By default, taps perform the
    /// primary action unless the list is in editing mode; see ``RowQuestion/canPerformPrimaryAction``. This action is
    /// sent after the row is selected.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:performPrimaryActionForRowAt:)`.
    public static var primaryAction: Self { Self(list: "primaryAction") }

    /// The row's detail button was tapped.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:accessoryButtonTappedForRowWith:)`.
    public static var accessoryButtonTapped: Self { Self(list: "accessoryButtonTapped") }

    /// The row is about to be swiped open. See also ``RowEvent/didEndEditing``.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:willBeginEditingRowAt:)`.
    public static var willBeginEditing: Self { Self(list: "willBeginEditing") }
}
