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

    /// An asynchronous handler has begun with a configurator: until it ends, the row is followed through updates and other identities.
    ///
    /// - Parameter latest: What represents the row now.
    func didBeginHandler(_ configurator: any CellConfigurator, _ latest: any CellConfigurator)

    /// An asynchronous handler that began with a configurator has ended.
    func didEndHandler(_ configurator: any CellConfigurator)

    /// What represented a followed row last; another's is its configurator.
    func latest(_ configurator: any CellConfigurator) -> any CellConfigurator

    /// The configurator that represents a configurator's row now; `nil` if the list does not have the row.
    func current(_ configurator: any CellConfigurator) -> (any CellConfigurator)?

    /// Somebody registered a handler: the list may have to ask for what it did not need before.
    func didAddHandler(_ name: ActionName)
}

extension CellActionHost {
    package var hostDirector: AnyObject? { self }

    package func didBeginHandler(_ configurator: any CellConfigurator, _ latest: any CellConfigurator) {}

    package func didEndHandler(_ configurator: any CellConfigurator) {}

    package func latest(_ configurator: any CellConfigurator) -> any CellConfigurator { configurator }

    package func current(_ configurator: any CellConfigurator) -> (any CellConfigurator)? { nil }

    package func didAddHandler(_ name: ActionName) {}
}
