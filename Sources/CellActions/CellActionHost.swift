import Foundation

/// The list side of a proxy, as far as dispatching needs it: a director.
@MainActor
package protocol CellActionHost: AnyObject {
    /// The list's view.
    var hostView: AnyObject { get }

    /// The list's director, as its user knows it.
    var hostDirector: AnyObject? { get }

    /// Where the row of a binding is now, or `nil` if the list no longer has it.
    func indexPath(of binding: CellBinding) -> IndexPath?

    /// Somebody registered a handler: the list may have to ask for what it did not need before.
    func didAddHandler(_ name: ActionName)

    /// Shows the items that have changed since their views were configured.
    func showChanges()
}

extension CellActionHost {
    package var hostDirector: AnyObject? { self }

    package func didAddHandler(_ name: ActionName) {}

    package func showChanges() {}
}
