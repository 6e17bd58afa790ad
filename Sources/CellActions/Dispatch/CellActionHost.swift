import Foundation

/// The interface to a list that the dispatch code uses. Each director provides a conforming object.
@MainActor
package protocol CellActionHost: AnyObject {
    /// The list's view.
    var hostView: AnyObject { get }

    /// The list's director, which is the object that the app uses.
    var hostDirector: AnyObject? { get }

    /// Returns the current index path of a binding's row, or `nil` if the row is no longer in the list.
    func indexPath(of binding: CellBinding) -> IndexPath?

    /// Called when an asynchronous handler starts. Until the handler ends, the host tracks the row through updates and
    /// identity changes.
    ///
    /// - Parameter latest: The configurator that represents the row now.
    func didBeginHandler(_ configurator: any CellConfigurator, _ latest: any CellConfigurator)

    /// Called when an asynchronous handler that started with a configurator has ended.
    func didEndHandler(_ configurator: any CellConfigurator)

    /// Returns the configurator that last represented a tracked row, or the given configurator if the row is not
    /// tracked.
    func latest(_ configurator: any CellConfigurator) -> any CellConfigurator

    /// Returns the configurator that represents the same row now, or `nil` if the row is not in the list.
    func current(_ configurator: any CellConfigurator) -> (any CellConfigurator)?

    /// Called when a handler is registered, because the list may now have to call delegate methods that it skipped
    /// before.
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
