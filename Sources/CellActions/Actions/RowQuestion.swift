import Foundation

/// Something that the list asks about a row, whose cell may not be there: the handler gets the configurator and the
/// index path, and returns the answer.
///
/// **One rule for several handlers:** the handler registered last answers, alone. When it is cancelled, the one before
/// it answers again. Where no handler is registered, the list behaves as if its delegate did not implement the method.
public struct RowQuestion<Answer>: Hashable, Sendable {
    package let name: ActionName

    package init(list name: String) {
        self.name = ActionName(name, .list)
    }
}

extension RowQuestion: CustomStringConvertible {
    /// The question's name.
    public var description: String { name.text }
}

extension RowQuestion where Answer == Bool {
    /// May a finger highlight the row? A row that may not be highlighted can't be selected by a finger. Default: yes.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:shouldHighlightRowAt:)`.
    public static var shouldHighlight: Self { Self(list: "shouldHighlight") }

    /// May the row be edited? Default: yes where a ``RowEvent/delete`` handler is registered for the row, else no.
    ///
    /// Mirrors `UITableViewDataSource.tableView(_:canEditRowAt:)`.
    public static var canEdit: Self { Self(list: "canEdit") }

    /// May the row be dragged to another place? Default: yes where a ``RowEvent/move`` handler is registered for the row,
    /// else no.
    ///
    /// Mirrors `UITableViewDataSource.tableView(_:canMoveRowAt:)`.
    public static var canMove: Self { Self(list: "canMove") }
}

extension RowQuestion where Answer == IndexPath? {
    /// Which row is to be selected instead of this one? `nil` refuses. Default: this one.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:willSelectRowAt:)`.
    public static var willSelect: Self { Self(list: "willSelect") }

    /// Which row is to be deselected instead of this one? `nil` refuses. Default: this one.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:willDeselectRowAt:)`.
    public static var willDeselect: Self { Self(list: "willDeselect") }
}

extension RowQuestion where Answer == CGFloat {
    /// How high is the row, in points? Default: the list's row height.
    ///
    /// Mirrors `UITableViewDelegate.tableView(_:heightForRowAt:)`.
    public static var height: Self { Self(list: "height") }
}
